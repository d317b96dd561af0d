"""Taking the cup along as a file and reading it in again; both may be done twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.core.exceptions import RequestDataTooBig
from django.core.files.uploadhandler import MemoryFileUploadHandler
from django.http import HttpRequest, HttpResponse, QueryDict
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_safe

from tarock.rules import Text, refuse
from tarock.web.cups.office.access import CupOffice, cup_office
from tarock.web.cups.office.pages import cup_page
from tarock.web.cups.transfer import bundle_of, take_bundle
from tarock.web.paper.answers import JSON, file_answer

LARGEST = 24_000_000
"""Bytes of a file: a cup of ten seasons."""


class WholeCup(MemoryFileUploadHandler):
    """A large file, in memory all the same; refused before it is read where it is larger than any cup."""

    def handle_raw_input(
        self,
        input_data: Any,
        META: Any,  # noqa: N803 - so Django calls it
        content_length: int,
        boundary: Any,
        encoding: Any = None,
    ) -> Any:
        """Look at the length."""
        if content_length > LARGEST:
            raise RequestDataTooBig("upload too large")
        self.activated = True


def large_uploads(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Let a page take a whole cup; the check of the form's token comes after the handler is set, as Django wants it."""
    protected = csrf_protect(view)

    @csrf_exempt
    @wraps(view)
    def shown(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        request.upload_handlers = [WholeCup(request)]
        return protected(request, *args, **kwargs)

    return shown


def read_file(request: HttpRequest) -> object:
    """The JSON of the file that was sent. Raises `Problems`."""
    file = request.FILES.get("file")
    try:
        return json.loads(file.read().decode("utf-8-sig")) if file else None
    except (ValueError, RecursionError):
        raise refuse("file", "cups-not-json") from None


def take(office: CupOffice, data: QueryDict) -> Text:
    """Read a file in."""
    office.must("cup-changed")
    added = take_bundle(office.cup, read_file(office.request))
    if not added:
        return Text("Alles war schon da; nichts hat sich geändert.", "All was here already; nothing has changed.")
    return Text(f"Eingelesen: {added} neue Einträge.", f"Read in: {added} new entries.")


@large_uploads
@cup_page("exchange", "cup-changed", actions={"take": take})
def exchange(office: CupOffice) -> dict[str, Any]:
    """Both ways."""
    return {"days": office.cup.days.count()}


@require_safe
def file(request: HttpRequest, token: str) -> HttpResponse:
    """The whole cup."""
    office = cup_office(request, token)
    office.must("cup-changed")
    text = json.dumps(bundle_of(office.cup), ensure_ascii=False, indent=1)
    return file_answer(text, JSON, f"{office.cup.slug}.json")
