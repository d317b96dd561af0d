"""Addresses of a table's own page."""

from __future__ import annotations

from django.urls import path

from tarock.web.cups.office import place

urlpatterns = [
    path("<str:token>/", place.place, name="place"),
    path("<str:token>/liste", place.open_table_list, name="place-list"),
    path("<str:token>/stand", place.version, name="place-version"),
]
