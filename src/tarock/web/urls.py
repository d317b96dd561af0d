"""All addresses. Each app has its own file."""

from __future__ import annotations

from django.urls import include, path

from tarock.web.common.views import home, set_language

urlpatterns = [
    path("", home, name="home"),
    path("sprache/", set_language, name="set-language"),
    path("regeln/", include("tarock.web.rulebook.urls")),
    path("liste/", include("tarock.web.sheets.urls")),
]
