"""Addresses of the lessons."""

from __future__ import annotations

from django.urls import path

from tarock.web.lessons import views

urlpatterns = [
    path("", views.listing, name="lesson-list"),
    path("<slug:slug>/", views.lesson, name="lesson"),
    path("<slug:slug>/<int:number>/", views.judge, name="lesson-judge"),
]
