"""Addresses of the rulebook pages."""

from __future__ import annotations

from django.urls import path

from tarock.web.rulebook import views

urlpatterns = [path("", views.listing, name="rulebook-list")]
