"""Addresses of the tables."""

from __future__ import annotations

from django.urls import path

from tarock.web.table import books, home_screen, pages

urlpatterns = [
    path("neu/", pages.new, name="table-new"),
    path("spielen/", pages.play, name="table-play"),
    path("start.webmanifest", home_screen.home_manifest, name="home-manifest"),
    path("icon-<int:size>.png", home_screen.icon, name="icon"),
    path("sw.js", pages.worker, name="table-worker"),
    path("<str:token>/", pages.table_page, name="table"),
    path("<str:token>/qr.svg", pages.qr, name="table-qr"),
    path("<str:token>/manifest.json", pages.manifest, name="table-manifest"),
    path("<str:token>/regeln/", books.rules, name="table-rules"),
    path("<str:token>/regeln/gegen/<slug:base>/", books.against, name="table-deviations"),
]
