"""Records that somebody brings, as a file or pasted: read, replayed, and refused with everything that is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest

from tarock.notation.record import Record, read_records
from tarock.rules import Problems, RuleSet, builtin_ids, load, load_text, refuse
from tarock.web.sheets.chosen import text_of

LARGEST: Final = 64 * 1024
"""Bytes of a file or text: some twenty deals."""


@dataclass(frozen=True)
class Brought:
    """All deals of an upload, each a record or its problems; `rules_text` is the own rule set that came with it."""

    text: str
    rules_text: str
    deals: list[Record | Problems]


def read_upload(request: HttpRequest) -> Brought:
    """What a form brings: `record_file` or `record`, with `rules_file` or `rules_text` where the set is one's own.

    Raises `Problems` where nothing of it can be read.
    """
    text, rules_text = _record_text(request), text_of(request)
    deals = read_text(text, rules_text, ignore_digest=bool(request.POST.get("ignore_digest")))
    return Brought(text, rules_text, deals)


def read_text(text: str, rules_text: str = "", *, ignore_digest: bool = False) -> list[Record | Problems]:
    """The deals of a text, by the sets that come along and, where it is given, one's own. Raises `Problems`."""
    own = load_text(rules_text) if rules_text.strip() else None

    def find(rules_id: str) -> RuleSet:
        return own if own is not None and own.id == rules_id and rules_id not in builtin_ids() else load(rules_id)

    return read_records(text, find, ignore_digest=ignore_digest)


def _record_text(request: HttpRequest) -> str:
    file = request.FILES.get("record_file")
    if isinstance(file, UploadedFile) and file.name:
        if (file.size or 0) > LARGEST:
            raise refuse("record_file", "deals-large")
        try:
            text = str(file.read().decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise refuse("record_file", "deals-no-text") from None
    else:
        text = request.POST.get("record", "").replace("\r\n", "\n")
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise refuse("record", "deals-large")
    if not text.strip():
        raise refuse("record", "deals-missing")
    if "\x00" in text:
        raise refuse("record", "deals-no-text")
    return text
