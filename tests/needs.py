"""What some tests need beside Python: left out with a reason where it is missing, a failure where it is required."""

import os
from typing import NoReturn

import pytest


def leave_out(what: str, why: str) -> NoReturn:
    """Skip, or fail where `TAROCK_TESTS_REQUIRE` names `what` (as `.ci/run` does)."""
    if what in os.environ.get("TAROCK_TESTS_REQUIRE", "").split(","):
        pytest.fail(why)
    pytest.skip(why)
