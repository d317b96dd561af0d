"""Files of a group's rule set, below its address."""

from __future__ import annotations

from django.urls import path

from tarock.web.paper import views

urlpatterns = [path("<uuid:group>/<slug:what>.pdf", views.group_pdf, name="group-pdf")]
