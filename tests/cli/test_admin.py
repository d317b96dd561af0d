"""`tarock admin`: who may enter the administration, in the data folder that `tarock serve` uses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PASSWORD = "Sechserdreier mit Uhu"


def admin(data: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"TAROCK_DATA": str(data), "TAROCK_LANG": "de"}
    environment.pop("DJANGO_SETTINGS_MODULE", None)
    environment.pop("DATABASE_URL", None)
    command = [sys.executable, "-W", "ignore", "-c", "from tarock.cli import main; main()", "admin", *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", env=environment, check=False
    )


def test_from_nobody_to_an_administrator_and_back(tmp_path: Path) -> None:
    assert "Noch niemand" in admin(tmp_path).stderr
    made = admin(tmp_path, "Chefin", typed=f"{PASSWORD}\n{PASSWORD}\n")
    assert made.returncode == 0
    assert "/verwaltung/" in made.stdout
    assert admin(tmp_path).stdout == "Chefin\n"
    again = admin(tmp_path, "CHEFIN", "--lang", "en")  # known already: no password is asked for
    assert again.returncode == 0
    assert admin(tmp_path, "chefin", "--remove").returncode == 0
    assert admin(tmp_path).stdout == ""


def test_what_is_no_name_or_password_makes_no_account(tmp_path: Path) -> None:
    for name, typed in (("Zwei", "kurz\nkurz\n"), ("x" * 200, f"{PASSWORD}\n{PASSWORD}\n")):
        refused = admin(tmp_path, name, typed=typed)
        assert refused.returncode == 2
        assert "Traceback" not in refused.stderr
    unknown = admin(tmp_path, "Niemand", "--remove")
    assert unknown.returncode == 2
    assert "gibt es nicht" in unknown.stderr
    assert "Noch niemand" in admin(tmp_path).stderr


def test_a_postgresql_without_its_driver_says_how_to_bring_it(tmp_path: Path) -> None:
    for name in ("psycopg", "psycopg2"):
        (tmp_path / f"{name}.py").write_text("raise ImportError(__name__)\n")
    environment = os.environ | {
        "TAROCK_DATA": str(tmp_path / "data"),
        "DATABASE_URL": "postgresql://a@127.0.0.1:1/x",
        "PYTHONPATH": str(tmp_path),
    }
    command = [sys.executable, "-c", "from tarock.cli import main; main()", "admin", "--lang", "en"]
    refused = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "--extra postgres" in refused.stderr


def test_the_data_folder_is_for_its_owner_only(tmp_path: Path) -> None:
    admin(tmp_path / "data")
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
