"""All addresses. Each app has its own file."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path

from tarock.web.common.views import set_language
from tarock.web.cups.office.founding import new as new_cup
from tarock.web.privacy.views import statement
from tarock.web.table.pages import home

handler400 = "tarock.web.common.views.unusable"

urlpatterns = [
    path("", home, name="home"),
    path("sprache/", set_language, name="set-language"),
    path("regeln/", include("tarock.web.paper.rules_urls")),
    path("regeln/", include("tarock.web.rulebook.urls")),
    path("liste/", include("tarock.web.paper.list_urls")),
    path("liste/", include("tarock.web.privacy.list_urls")),
    path("liste/", include("tarock.web.sheets.urls")),
    path("konto/", include("tarock.web.people.urls")),
    path("runden/", include("tarock.web.groups.urls")),
    path("runden/", include("tarock.web.paper.group_urls")),
    path("runden/", include("tarock.web.rulebook.group_urls")),
    path("tisch/", include("tarock.web.table.urls")),
    path("spiele/", include("tarock.web.deals.urls")),
    path("lernen/", include("tarock.web.lessons.urls")),
    path("api/", include("tarock.web.cups.api_urls")),
    path("cups/neu/", new_cup, name="cup-new"),
    path("amt/", include("tarock.web.cups.office_urls")),
    path("platz/", include("tarock.web.cups.table_urls")),
    path("verwaltung/", admin.site.urls),
    path("datenschutz/", statement, name="privacy"),
    path("", include("tarock.web.cups.public_urls")),
]
