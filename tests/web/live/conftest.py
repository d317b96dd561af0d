"""A real server with a store that tests can look into."""

from collections.abc import Iterator

import pytest

from tests.server import Server
from tests.web.live.maker import Maker


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Started once for the tests of a file."""
    running = Server(tmp_path_factory.mktemp("live"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def maker(server: Server) -> Iterator[Maker]:
    found = Maker(server)
    yield found
    found.stop()
