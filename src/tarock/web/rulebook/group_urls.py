"""The rulebook of a group, below its address."""

from __future__ import annotations

from django.urls import path

from tarock.web.rulebook import views

urlpatterns = [path("<uuid:group>/regelbuch/", views.group_book, name="group-book")]
