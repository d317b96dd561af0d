"""Addresses after the deal."""

from __future__ import annotations

from django.urls import path

from tarock.web.deals import bring, checking, guest, mine, pages, playing_on

urlpatterns = [
    path("", mine.listing, name="deal-list"),
    path("statistik/", mine.statistics, name="deal-statistics"),
    path("uebernehmen/", guest.adopt, name="deal-adopt"),
    path("spuren/", guest.forget, name="guest-forget"),
    path("spuren/daten.json", guest.data, name="guest-data"),
    path("ansehen/", bring.bring, name="deal-bring"),
    path("pruefen/", checking.checking, name="deal-verify"),
    *(
        path(f"{where}{end}", page, name=f"{kind}-deal{name}")
        for kind, where in (("table", "tisch/<uuid:table>/<int:number>/"), ("shared", "geteilt/<str:token>/"))
        for end, page, name in (
            ("", pages.replay, ""),
            ("spiel.record", pages.record_text, "-text"),
            ("spiel.json", pages.record_json, "-json"),
            ("regeln/", pages.rules, "-rules"),
            ("weiterspielen/", playing_on.play_on, "-what-if"),
        )
    ),
    path("tisch/<uuid:table>/<int:number>/teilen/", pages.share, name="table-deal-share"),
]
