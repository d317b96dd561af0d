"""The list's pages: begin one, and the page on which it is written."""

from __future__ import annotations

from uuid import UUID, uuid4

import segno
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods

from tarock.rules import Problems, builtin_ids, load
from tarock.web.common.language import language_of
from tarock.web.sheets.api import with_link
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import begin, load_sheet
from tarock.web.sheets.shape import problems_json, rules_json, sheet_json

MOST = 6


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Rule set, names, first dealer, cents, games."""
    lang = language_of(request)
    said = request.POST if request.method == "POST" else request.GET
    names = [said.get(f"name{n}", "").strip() for n in range(MOST)]
    context = {
        "rules": [(i, load(i).name.in_language(lang)) for i in builtin_ids()],
        "names": names,
        "said": {key: said.get(key, "") for key in ("rules", "dealer", "cents", "games", "form")},
        "form": said.get("form") or str(uuid4()),
    }
    if request.method == "POST":
        try:
            links = begin(
                UUID(said.get("form", "")),
                next((name for name in names if name), "?"),
                rules=said.get("rules", "steirisch"),
                players=tuple(name for name in names if name),
                dealer=_dealer(said.get("dealer", ""), [name for name in names if name]),
                cents=said.get("cents", "").replace(",", ".") or None,
                games=int(said.get("games") or 0),
            )
        except Problems as found:
            return render(request, "sheets/new.html", context | {"problems": problems_json(found.problems, lang)}, status=422)
        except ValueError:
            return render(request, "sheets/new.html", context, status=422)
        return HttpResponseRedirect(reverse("sheet", args=[links[SheetLink.DIRECT].token]))
    return render(request, "sheets/new.html", context)


def _dealer(name: str, names: list[str]) -> int:
    return names.index(name) if name in names else -1


@require_GET
@with_link
def sheet(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The list itself: a shell with the state, drawn by the page's own script."""
    lang = language_of(request)
    current = load_sheet(link.stream)
    links = {other.role: other.token for other in SheetLink.objects.filter(stream=link.stream)}
    visible = {SheetLink.READ: links[SheetLink.READ]}
    if link.may_write:
        visible[SheetLink.WRITE] = links[SheetLink.WRITE]
    context = {
        "link": link,
        "data": {
            "lang": lang,
            "token": link.token,
            "role": link.role,
            "links": {role: request.build_absolute_uri(reverse("sheet", args=[token])) for role, token in visible.items()},
            "sheet": sheet_json(current, lang),
            "rules": rules_json(current.rules, lang),
        },
        "title": " · ".join(current.players),
    }
    response = render(request, "sheets/sheet.html", context)
    response["Cache-Control"] = "no-store"
    return response


@require_GET
@with_link
def qr(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The QR code of this very link as SVG."""
    address = request.build_absolute_uri(reverse("sheet", args=[link.token]))
    return HttpResponse(segno.make(address).svg_inline(scale=6, border=2), content_type="image/svg+xml")
