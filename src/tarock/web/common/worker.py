"""Service workers: one script, told which part of the program it keeps on the device.

With it the pages of that part open without a connection.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import HttpResponse

STATIC: Final = Path(__file__).parent.parent / "static" / "tarock"
_KEPT: Final = (".js", ".css", ".svg")


def worker_response(name: str, parts: Sequence[str]) -> HttpResponse:
    """The worker `name` with its list of files: `parts` are folders and files below `static/tarock`.

    It must be served from where it works. New files make a new version of it.
    """
    script = _script(name, tuple(parts))
    return HttpResponse(script, content_type="text/javascript", headers={"Cache-Control": "no-cache"})


@cache
def _script(name: str, parts: tuple[str, ...]) -> str:
    files = sorted({file for part in parts for file in _files(STATIC / part)})
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.relative_to(STATIC)).encode())
        digest.update(file.read_bytes())
    addresses = [f"{settings.STATIC_URL}tarock/{file.relative_to(STATIC).as_posix()}" for file in files]
    told = {"NAME": name, "VERSION": digest.hexdigest()[:16], "FILES": addresses}
    head = "".join(f"const {key} = {json.dumps(value)};\n" for key, value in told.items())
    return head + (STATIC / "common" / "sw.js").read_text(encoding="utf-8")


def modules(part: str, *, but: Sequence[str] = ()) -> list[str]:
    """The scripts of a part of the program and the shared ones, to be named in its page so that they load at once."""
    found = (file for folder in ("common", part) for file in (STATIC / folder).glob("*.js"))
    return sorted(file.relative_to(STATIC).as_posix() for file in found if file.name not in (*but, "sw.js"))


def _files(part: Path) -> list[Path]:
    if part.is_file():
        return [part]
    return [file for file in part.rglob("*") if file.suffix in _KEPT and file.name != "sw.js"]
