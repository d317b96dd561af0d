"""Who is asking: the person of a request, and pages for people who are logged in."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse

from tarock.web.people.models import Account, Person

P = ParamSpec("P")
View = Callable[Concatenate[HttpRequest, P], HttpResponse]


def account_of(request: HttpRequest) -> Account | None:
    """The account, or None for visitors."""
    return request.user if isinstance(request.user, Account) else None


def person_of(request: HttpRequest) -> Person | None:
    """The person, or None for visitors."""
    account = account_of(request)
    return account.person if account else None


def signed_in(view: Callable[Concatenate[HttpRequest, Account, P], HttpResponse]) -> View[P]:
    """A page for people with an account: visitors are asked to log in and come back. Never kept in a cache."""

    @wraps(view)
    def asked(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        account = account_of(request)
        if account is None:
            return redirect_to_login(request.get_full_path())
        response = view(request, account, *args, **kwargs)
        response["Cache-Control"] = "no-store"
        return response

    return asked
