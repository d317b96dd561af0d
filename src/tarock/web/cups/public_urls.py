"""Addresses of the public pages of cups and days, and of a player's own page."""

from __future__ import annotations

from django.urls import path

from tarock.web.cups.public import cups, day, files, me, register, season

urlpatterns = [
    path("cups/", cups.cup_list, name="cup-list"),
    path("cups/<slug:slug>/", cups.cup_page, name="cup"),
    path("cups/<slug:slug>/kalender.ics", cups.calendar_file, name="cup-calendar"),
    path("cups/<slug:slug>/regeln/", cups.rules_page, name="cup-rules"),
    path("cups/<slug:slug>/regeln/<slug:what>.pdf", cups.rules_pdf, name="cup-rules-pdf"),
    path("cups/<slug:slug>/tabelle/", season.season_page, name="cup-season"),
    path("cups/<slug:slug>/tabelle.<slug:kind>", files.season_file, name="cup-season-file"),
    path("cups/<slug:slug>/anmeldung.pdf", files.form, name="cup-form"),
    path("cups/<slug:slug>/ruhmeshalle/", season.fame_page, name="cup-fame"),
    path("cups/<slug:slug>/spieler/<int:number>/", season.player, name="cup-player"),
    path("turnier/<uuid:day>/", day.day_page, name="day"),
    path("turnier/<uuid:day>/anmelden/", register.register_page, name="day-register"),
    path("turnier/<uuid:day>/stand/", day.standings_page, name="day-standings"),
    path("turnier/<uuid:day>/runde/<int:number>/", day.round_page, name="day-round"),
    path("turnier/<uuid:day>/auslosung/", day.draw_page, name="day-draw"),
    path("turnier/<uuid:day>/<slug:name>.<slug:kind>", files.day_file, name="day-file"),
    path("turnier/<uuid:day>/runde/<int:number>/<slug:name>.<slug:kind>", files.round_file, name="day-round-file"),
    path("turnier/<uuid:day>/leinwand/", day.screen, name="day-screen"),
    path("turnier/<uuid:day>/teil/<slug:name>/", day.part, name="day-part"),
    path("ich/<str:token>/", me.page, name="me"),
    path("ich/<str:token>/jetzt/", me.fresh, name="me-fresh"),
    path("ich/<str:token>/qr.svg", me.qr, name="me-qr"),
]
