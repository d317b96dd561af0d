"""The worked settlements of scoring.toml, each case a test: in this process, and a few through the real command."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tarock.notation.entry import read_entries, read_entry, result_json
from tarock.rules import Problems

CASES = tomllib.loads((Path(__file__).parent / "scoring.toml").read_text("utf-8"))["case"]
GOOD = [pytest.param(case, id=case["id"]) for case in CASES if "refused" not in case["expect"]]
BAD = [pytest.param(case, id=case["id"]) for case in CASES if "refused" in case["expect"]]


@pytest.mark.parametrize("case", GOOD)
def test_settled(case):
    (raw,) = read_entries(case["entry"])
    for lang in ("de", "en"):
        result = result_json(read_entry(raw), lang)
        for ledger in ("points", "cash"):
            assert result[ledger] == case["expect"][ledger]
            assert sum(result[ledger]) == 0
            rows = [item[ledger] for item in result["items"]]
            assert [sum(column) for column in zip(*rows, strict=True)] == result[ledger]
        assert all(item["clause"] and item["why"] for item in result["items"])


@pytest.mark.parametrize("case", BAD)
def test_refused(case):
    (raw,) = read_entries(case["entry"])
    with pytest.raises(Problems) as found:
        read_entry(raw)
    keys = [problem.key for problem in found.value.problems]
    for wanted in case["expect"]["refused"]:
        assert any(key.partition(".")[0].partition("[")[0] == wanted or key.endswith(f".{wanted}") for key in keys)


def tarock(text, *args):
    command = [sys.executable, "-c", "from tarock.cli import main; main()", "score", "-", *args]
    return subprocess.run(command, input=text, text=True, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("case", [*GOOD[::23], *BAD[::7]])
def test_through_the_command(case):
    run = tarock(case["entry"], "--json")
    assert "Traceback" not in run.stderr
    if "refused" in case["expect"]:
        assert run.returncode == 2
        assert not run.stdout
        found = [problem["key"] for problem in json.loads(run.stderr)["problems"]]
        assert all(any(wanted in key for key in found) for wanted in case["expect"]["refused"])
    else:
        assert run.returncode == 0
        result = json.loads(run.stdout)
        assert {ledger: result[ledger] for ledger in ("points", "cash")} == case["expect"]
