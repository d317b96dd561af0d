"""For the home screen: what the start page and a table are called there, and their icon as a picture."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from tarock.web.common.language import language_of
from tarock.web.paper.answers import needs

FELT: Final = "#174634"
SIZES: Final = (180, 192, 512)
"""Pixels: what iOS wants, and what Android wants."""
_DRAWN: Final = """#set page(width: {size}pt, height: {size}pt, margin: 0pt, fill: rgb("{felt}"))
#align(center + horizon, image("icon.svg", height: 76%))"""


@require_safe
def home_manifest(request: HttpRequest) -> HttpResponse:
    """Opens the start page."""
    return manifest_response(reverse("home"), language_of(request))


def manifest_response(here: str, lang: str) -> HttpResponse:
    """The manifest of the page at `here` and of all below it."""
    body = {
        "id": here,
        "start_url": here,
        "scope": here,
        "display": "standalone",
        "orientation": "any",
        "name": "tarock",
        "short_name": "tarock",
        "lang": lang,
        "background_color": FELT,
        "theme_color": FELT,
        "icons": [
            {"src": f"{settings.STATIC_URL}tarock/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            *({"src": reverse("icon", args=[size]), "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES),
        ],
    }
    return JsonResponse(body, content_type="application/manifest+json")


@require_safe
@needs("print")
def icon(_request: HttpRequest, size: int) -> HttpResponse:
    """The icon on felt, `size` × `size` pixels: iOS takes no SVG."""
    if size not in SIZES:
        raise Http404
    return HttpResponse(picture(size), content_type="image/png", headers={"Cache-Control": "public, max-age=86400"})


@cache
def picture(size: int) -> bytes:
    """The PNG of the icon."""
    drawing = resources.files("tarock.web") / "static/tarock/icon.svg"
    page = _DRAWN.format(size=size, felt=FELT).encode()
    import typst

    compile_: Any = typst.compile  # its stub does not know that several files may be given
    return bytes(compile_({"main": page, "icon.svg": drawing.read_bytes()}, format="png", ppi=72))
