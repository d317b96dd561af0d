"""Files of a rule set, below its address."""

from __future__ import annotations

from django.urls import path

from tarock.web.paper import views

urlpatterns = [
    path("<slug:rules>/gegen/<slug:base>/abweichungen.pdf", views.deviations_pdf, name="deviations-pdf"),
    path("<slug:rules>/<slug:what>.pdf", views.rules_pdf, name="rules-pdf"),
]
