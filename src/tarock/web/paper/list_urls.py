"""Files of a list, below its address."""

from __future__ import annotations

from django.urls import path

from tarock.web.paper import views

urlpatterns = [
    path("<str:token>/liste.csv", views.sheet_csv, name="sheet-csv"),
    path("<str:token>/liste.xlsx", views.sheet_xlsx, name="sheet-xlsx"),
    path("<str:token>/liste.pdf", views.sheet_pdf, name="sheet-pdf"),
]
