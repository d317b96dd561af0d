"""Export and deletion of a list, below its address."""

from __future__ import annotations

from django.urls import path

from tarock.web.privacy import views

urlpatterns = [
    path("<str:token>/liste.json", views.list_json, name="sheet-json"),
    path("<str:token>/loeschen/", views.list_delete, name="sheet-delete"),
]
