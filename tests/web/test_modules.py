"""Every name that a browser module imports is exported by the module that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

STATIC = Path(__file__).parents[2] / "src" / "tarock" / "web" / "static" / "tarock"
MODULES = sorted(STATIC.rglob("*.js"))
IMPORT = re.compile(r'^import\s+(?:\{([^}]*)\}|\*\s+as\s+\w+|\w+)?\s*(?:from\s+)?"([^"]+)"', re.MULTILINE)
EXPORT = re.compile(r"^export\s+(?:default\s+)?(?:async\s+)?(?:function\*?|class|const|let)\s+(\w+)", re.MULTILINE)
LISTED = re.compile(r"^export\s*\{([^}]*)\}", re.MULTILINE)


def exports(text: str) -> set[str]:
    listed = (part.split(" as ")[-1].strip() for found in LISTED.findall(text) for part in found.split(","))
    return set(EXPORT.findall(text)) | set(listed)


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(STATIC)))
def test_imports_exist(module: Path) -> None:
    for names, source in IMPORT.findall(module.read_text(encoding="utf-8")):
        target = (module.parent / source).resolve()
        assert target.is_file(), source
        wanted = {name.split(" as ")[0].strip() for name in names.split(",") if name.strip()}
        assert wanted <= exports(target.read_text(encoding="utf-8")), source


def test_there_is_something_to_look_at() -> None:
    assert sum(len(IMPORT.findall(module.read_text(encoding="utf-8"))) for module in MODULES) > 100
