"""What a browser played as a guest: take it into an account, take it along, or have it deleted."""

from __future__ import annotations

import json

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tarock.web.common.language import language_of
from tarock.web.deals.holding import own_data
from tarock.web.deals.models import PlayedSeat
from tarock.web.deals.traces import take_out
from tarock.web.paper.answers import JSON, file_answer
from tarock.web.people.access import account_of
from tarock.web.people.guests import COOKIE, guest_of, guest_who
from tarock.web.people.models import Alias


def adoptable(request: HttpRequest) -> bool:
    """Whether somebody is logged in whose browser has games of a guest."""
    guest = guest_of(request.COOKIES)
    return guest is not None and account_of(request) is not None and _games_of(guest_who(guest))


def _games_of(who: str) -> bool:
    return PlayedSeat.objects.filter(who=who).exists() and not Alias.objects.filter(who=who).exists()


@require_POST
def adopt(request: HttpRequest) -> HttpResponse:
    """The games that this browser played as a guest become the account's; the next guest here is another one."""
    account, guest = account_of(request), guest_of(request.COOKIES)
    response = HttpResponseRedirect(reverse("deal-list"))
    if account is not None and guest is not None:
        Alias.objects.get_or_create(who=guest_who(guest), defaults={"person": account.person})
        response.delete_cookie(COOKIE)
        _say(request, "Die Spiele gehören jetzt zum Konto.", "The games belong to the account now.")
    return response


@require_safe
def data(request: HttpRequest) -> HttpResponse:
    """Everything stored about this browser's guest, as a JSON file."""
    guest = guest_of(request.COOKIES)
    if guest is None:
        raise Http404
    text = json.dumps(own_data([guest_who(guest)]), ensure_ascii=False, indent=2)
    return file_answer(text, JSON, "tarock-daten.json")


@require_http_methods(["GET", "HEAD", "POST"])
def forget(request: HttpRequest) -> HttpResponse:
    """Delete what this browser's guest left at tables; the games of the others stay, with “Gast” for the name."""
    guest = guest_of(request.COOKIES)
    if request.method != "POST" or not request.POST.get("sure"):
        status = 422 if request.method == "POST" else 200
        response = render(request, "deals/forget.html", {"guest": guest}, status=status)
        response["Cache-Control"] = "no-store"
        return response
    response = HttpResponseRedirect(reverse("home"))
    if guest is not None:
        take_out([guest_who(guest)])
        response.delete_cookie(COOKIE)
        _say(request, "Alle Spuren sind gelöscht.", "All traces are deleted.")
    return response


def _say(request: HttpRequest, de: str, en: str) -> None:
    messages.success(request, en if language_of(request) == "en" else de)
