"""Addresses of the rulebook pages."""

from __future__ import annotations

from django.urls import path

from tarock.web.rulebook import views

urlpatterns = [
    path("", views.listing, name="rulebook-list"),
    path("vergleich/", views.compare, name="rulebook-compare"),
    path("eigene/", views.own_set, name="rulebook-own"),
    path("<slug:rules>/", views.book, name="rulebook"),
    path("<slug:rules>/gegen/<slug:base>/", views.differences, name="deviations"),
]
