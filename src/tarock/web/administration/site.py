"""The administration's door: who may not enter is sent to log in, or told that there is nothing here."""

from __future__ import annotations

from typing import Any

from django.contrib.admin import AdminSite
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from tarock.web.administration.words import say
from tarock.web.people.access import account_of


class Office(AdminSite):
    """Django's administration behind our own log-in, which slows down whoever guesses passwords."""

    site_title = "tarock"
    site_header = say("tarock – Verwaltung", "tarock – administration")
    index_title = say("Verwaltung", "Administration")
    enable_nav_sidebar = False

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """Visitors log in as everywhere; for an account without the right there is nothing here."""
        if account_of(request) is not None and not self.has_permission(request):
            raise Http404
        return redirect_to_login(request.GET.get("next") or reverse("admin:index"))

    def password_change(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> Any:
        """Passwords are changed under the account."""
        return HttpResponseRedirect(reverse("password"))
