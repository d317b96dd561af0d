"""Addresses of the score lists."""

from __future__ import annotations

from django.urls import path

from tarock.web.sheets import api, pages

urlpatterns = [
    path("neu/", pages.new, name="sheet-new"),
    path("sw.js", pages.worker, name="sheet-worker"),
    path("<str:token>/", pages.sheet, name="sheet"),
    path("<str:token>/qr.svg", pages.qr, name="sheet-qr"),
    path("<str:token>/manifest.json", pages.manifest, name="sheet-manifest"),
    path("<str:token>/state", api.state, name="sheet-state"),
    path("<str:token>/rules", api.rules, name="sheet-rules"),
    path("<str:token>/stats", api.stats, name="sheet-stats"),
    path("<str:token>/preview", api.preview, name="sheet-preview"),
    path("<str:token>/events", api.events, name="sheet-events"),
]
