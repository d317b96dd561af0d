"""Addresses of the JSON interface."""

from __future__ import annotations

from django.urls import path

from tarock.web.cups import api

urlpatterns = [
    path("cups/", api.cups, name="api-cups"),
    path("cups/<slug:slug>/", api.cup, name="api-cup"),
    path("cups/<slug:slug>/season", api.season, name="api-season"),
    path("cups/<slug:slug>/wishes", api.cup_wishes, name="api-cup-wishes"),
    path("cups/<slug:slug>/dates/<str:date>/open", api.open_date, name="api-open"),
    path("days/<uuid:day>/", api.day, name="api-day"),
    path("days/<uuid:day>/standings", api.standings, name="api-standings"),
    path("days/<uuid:day>/rounds/<int:number>", api.round_of, name="api-round"),
    path("days/<uuid:day>/rounds/<int:number>/keys", api.round_keys, name="api-round-keys"),
    path("days/<uuid:day>/registrations", api.registration, name="api-registration"),
    path("days/<uuid:day>/wishes", api.day_wishes, name="api-day-wishes"),
    path("days/<uuid:day>/rounds/<int:number>/tables/<int:table>/list", api.table_list, name="api-table-list"),
    path("days/<uuid:day>/export", api.export, name="api-export"),
]
