"""Addresses of the account."""

from __future__ import annotations

from django.urls import path

from tarock.web.people import views

urlpatterns = [
    path("", views.account, name="account"),
    path("neu/", views.register, name="register"),
    path("anmelden/", views.enter, name="login"),
    path("abmelden/", views.leave, name="logout"),
    path("ueberall-abmelden/", views.leave_everywhere, name="logout-everywhere"),
    path("passwort/", views.password, name="password"),
    path("zusammenlegen/", views.join, name="account-join"),
    path("daten.json", views.data, name="account-data"),
    path("loeschen/", views.delete, name="account-delete"),
]
