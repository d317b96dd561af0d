"""QR codes of addresses."""

from __future__ import annotations

import io

import segno
from django.http import HttpResponse


def qr_response(address: str) -> HttpResponse:
    """The code as SVG, dark on light in every colour scheme: cameras want it so."""
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", scale=6, border=3, dark="#1d2420", light="#fffdf8"
    )
    return HttpResponse(drawn.getvalue(), content_type="image/svg+xml")
