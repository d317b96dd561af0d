"""From a template and data to the bytes of a PDF.

Data reach a template as JSON only: a name is a string there and is set as it stands, whatever markup it may look like.
Templates are files of this package; nothing is read but them, no font but those that Typst carries.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final

import typst

FORMATS: Final = ("a4", "a5")

_TEMPLATES = resources.files("tarock.print") / "templates"


@cache
def _files() -> dict[str, bytes]:
    """All templates by name."""
    return {file.name: file.read_bytes() for file in _TEMPLATES.iterdir() if file.name.endswith(".typ")}


def typeset(template: str, data: dict[str, Any]) -> bytes:
    """The PDF that the template `template` (without `.typ`) makes of `data`: tagged, and the same bytes every time."""
    files = _files()
    sources = {**files, "main": files[f"{template}.typ"]}
    compile_: Any = typst.compile  # its stub does not know that several files may be given
    made = compile_(
        sources,
        format="pdf",
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
        timestamp=0,
    )
    return bytes(made)
