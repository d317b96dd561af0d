"""Who is asking: the person of a request, and pages for people who are logged in."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse

from tarock.web.people.guests import guest_of, guest_who, person_who
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


def holders(request: HttpRequest) -> frozenset[str]:
    """Whom the request speaks for, as holders of seats at tables: the person with an account, the browser's guest."""
    person, guest = person_of(request), guest_of(request.COOKIES)
    found = holders_of(person) if person else frozenset()
    return found | ({guest_who(guest)} if guest else set())


def holders_of(person: Person) -> frozenset[str]:
    """All holders of seats that are this person: by the account, and what became hers later."""
    return frozenset({person_who(person.pk), *person.aliases.values_list("who", flat=True)})


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
