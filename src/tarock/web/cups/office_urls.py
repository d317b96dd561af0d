"""Addresses of the office."""

from __future__ import annotations

from django.urls import path

from tarock.web.cups.office import (
    about,
    dates,
    door,
    draw,
    entrance,
    exchange,
    incoming,
    money,
    papers,
    ranking,
    referee,
    register,
    rounds,
    setup,
)

urlpatterns = [
    path("da/<str:player>/", entrance.arrive, name="office-arrive"),
    path("<str:token>/", entrance.office, name="office"),
    path("<str:token>/name", entrance.name, name="office-name"),
    path("<str:token>/qr/<str:other>.svg", entrance.qr, name="office-qr"),
    path("<str:token>/tuer/", door.door, name="office-door"),
    path("<str:token>/tuer/suche", door.search, name="office-search"),
    path("<str:token>/tuer/einlesen/", incoming.incoming, name="office-incoming"),
    path("<str:token>/tuer/<int:number>/", door.entrant, name="office-entrant"),
    path("<str:token>/auslosung/", draw.draw, name="office-draw"),
    path("<str:token>/runde/<int:number>/", rounds.round_page, name="office-round"),
    path("<str:token>/runde/<int:number>/stand", rounds.live, name="office-live"),
    path("<str:token>/runde/<int:number>/links/", rounds.links, name="office-links"),
    path("<str:token>/runde/<int:number>/tisch/<int:table>/", rounds.table, name="office-table"),
    path("<str:token>/stand/", ranking.ranking, name="office-ranking"),
    path("<str:token>/schiedsrichter/", referee.referee, name="office-referee"),
    path("<str:token>/kassa/", money.money, name="office-money"),
    path("<str:token>/papier/", papers.papers, name="office-papers"),
    path("<str:token>/papier/<slug:name>.csv", papers.csv, name="office-csv"),
    path("<str:token>/papier/<slug:name>/<int:number>.pdf", papers.pdf, name="office-pdf"),
    path("<str:token>/papier/<slug:name>/<int:number>.xlsx", papers.xlsx, name="office-xlsx"),
    path("<str:token>/turnier/", setup.setup, name="office-setup"),
    path("<str:token>/turnier/datei", setup.export, name="office-export"),
    path("<str:token>/termine/", dates.dates, name="office-dates"),
    path("<str:token>/termine/<str:date>/", dates.date, name="office-date"),
    path("<str:token>/termine/<str:date>/ergebnis/", dates.results, name="office-record"),
    path("<str:token>/spieler/", register.players, name="office-players"),
    path("<str:token>/spieler/<int:number>/", register.player, name="office-player"),
    path("<str:token>/sperren/", register.bans, name="office-bans"),
    path("<str:token>/saisonen/", about.seasons, name="office-seasons"),
    path("<str:token>/ausschreibung/", about.about, name="office-about"),
    path("<str:token>/schluessel/", about.keys, name="office-keys"),
    path("<str:token>/austausch/", exchange.exchange, name="office-exchange"),
    path("<str:token>/austausch/datei", exchange.file, name="office-bundle"),
]
