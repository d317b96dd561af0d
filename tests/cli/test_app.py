"""The command line as a whole: light to start, quiet when it is interrupted, and in the asked language."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from tarock import __version__
from tarock.cli.app import COMMANDS, _root

HEAVY = ("rich", "tomlkit", "tarock.rules", "tarock.cards", "tarock.deal", "tarock.scoring", "numpy", "json", "asyncio")


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", env={**os.environ, **environment}, check=False
    )


def test_the_help_imports_nothing_that_it_does_not_need() -> None:
    code = f"""
import sys
sys.argv = ["tarock", "--help"]
from tarock.cli import main
try:
    main()
finally:
    print([m for m in {HEAVY!r} if m in sys.modules], file=sys.stderr)
"""
    result = python(code)
    assert "rules" in result.stdout
    assert result.stderr.strip() == "[]"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_of_the_table_exists(name: str) -> None:
    module, _, attribute = COMMANDS[name].target.partition(":")
    target = getattr(import_module(module), attribute)
    assert isinstance(target, typer.Typer) or callable(target)
    result = CliRunner().invoke(_root(), [name, "--help"])
    assert result.exit_code == 0
    assert name in result.stdout


def test_version() -> None:
    assert CliRunner().invoke(_root(), ["--version"]).stdout == f"tarock {__version__}\n"


def test_help_in_both_languages() -> None:
    code = "import sys; sys.argv = ['tarock', '--help']; from tarock.cli import main; main()"
    assert "Regelsätze zeigen" in python(code, TAROCK_LANG="de").stdout
    assert "Show, compare, check" in python(code, TAROCK_LANG="en").stdout
    assert "Regelsätze zeigen" in python(code, TAROCK_LANG="fr").stdout


def test_an_unknown_command_is_status_two() -> None:
    result = CliRunner().invoke(_root(), ["rulez"])
    assert result.exit_code == 2
    assert "rulez" in result.stderr


START = "import sys; sys.argv = ['tarock', *{args}]; from tarock.cli import main; "


@pytest.mark.skipif(not hasattr(__import__("signal"), "SIGPIPE"), reason="no SIGPIPE here")
def test_a_closed_pipe_is_no_error() -> None:
    code = START.format(args=["rules", "show", "mostviertel"]) + "main()"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) not in (0, 1, 2)


def test_ctrl_c_is_quiet() -> None:
    code = START.format(args=["rules", "list"])
    code += "import tarock.cli.app as app\ndef stop():\n    raise KeyboardInterrupt\napp._root = stop\nmain()"
    result = python(code)
    assert (result.returncode, result.stderr) == (130, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_a_sentence() -> None:
    code = START.format(args=["rules", "list"]) + "main()"
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            [sys.executable, "-c", code], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert result.returncode == 2
    assert result.stderr.startswith("Die Ausgabe ging nicht")
    assert "Traceback" not in result.stderr


def test_a_terminal_without_umlauts_gets_question_marks() -> None:
    code = START.format(args=["rules", "list"]) + "main()"
    result = python(code, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.returncode == 0
    assert "Ober?sterreichische" in result.stdout


def test_closed_output_is_no_traceback() -> None:
    code = START.format(args=["rules", "list"]) + "main()"
    result = subprocess.run(
        ["/bin/sh", "-c", '"$0" -c "$1" >&-', sys.executable, code], capture_output=True, text=True, check=False
    )
    assert "Traceback" not in result.stderr
