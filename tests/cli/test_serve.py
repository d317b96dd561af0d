"""`tarock serve` beside another one."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from tarock.cli.site import hold


def test_one_server_a_data_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    hold(tmp_path / "here", "de")
    with pytest.raises(typer.Exit) as ended:
        hold(tmp_path / "here", "de")
    assert ended.value.exit_code == 2
    assert "läuft schon ein tarock serve" in capsys.readouterr().err
    hold(tmp_path / "elsewhere", "de")


def test_several_servers_share_a_postgresql(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://tarock@localhost/tarock")
    hold(tmp_path, "de")
    hold(tmp_path, "de")
