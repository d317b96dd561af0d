"""Pages of the account: begin one, log in and out, change it, take one's data, delete it."""

from __future__ import annotations

import json
from typing import Any

from django.contrib import messages
from django.contrib.auth import authenticate, login, logout, update_session_auth_hash
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tarock.web.common.language import language_of
from tarock.web.people import forms, holdings, throttle
from tarock.web.people.access import signed_in
from tarock.web.people.models import Account, as_login

_HIDDEN = sensitive_post_parameters("password", "new")
_FORM = require_http_methods(["GET", "HEAD", "POST"])


def _back(request: HttpRequest) -> str:
    """Where to go afterwards: only within this site."""
    wanted = request.POST.get("next") or request.GET.get("next") or ""
    good = url_has_allowed_host_and_scheme(wanted, {request.get_host()}, require_https=request.is_secure())
    return wanted if good else reverse("group-list")


def _say(request: HttpRequest, de: str, en: str) -> str:
    return en if language_of(request) == "en" else de


def _refuse_often(form: forms.BilingualForm, field: str | None, minutes: int) -> None:
    form.refuse(
        field,
        f"Zu viele Versuche. In {minutes} Minuten geht es wieder.",
        f"Too many attempts. Try again in {minutes} minutes.",
    )


def _address(request: HttpRequest) -> str:
    return str(request.META.get("REMOTE_ADDR", ""))


def _page(request: HttpRequest, template: str, status: int = 200, **context: Any) -> HttpResponse:
    response = render(request, f"people/{template}.html", context, status=status)
    response["Cache-Control"] = "no-store"
    return response


@_HIDDEN
@_FORM
def register(request: HttpRequest) -> HttpResponse:
    """A new account; then one is logged in."""
    form = forms.Register(language_of(request), request.POST or None)
    if form.is_valid():
        said = form.cleaned_data
        if not throttle.may_register(_address(request)):
            _refuse_often(form, None, int(throttle.WINDOW.total_seconds() // 60))
            return _page(request, "register", 429, form=form, next=_back(request))
        with transaction.atomic():
            account = Account.objects.register(said["name"], said["password"], said["email"])
        login(request, account)
        return HttpResponseRedirect(_back(request))
    return _page(request, "register", 422 if form.is_bound else 200, form=form, next=_back(request))


@_HIDDEN
@_FORM
def enter(request: HttpRequest) -> HttpResponse:
    """Log in. A wrong name and a wrong password give the same answer."""
    form = forms.Login(language_of(request), request.POST or None)
    if form.is_valid():
        name, password = form.cleaned_data["name"], form.cleaned_data["password"]
        minutes = throttle.wait_minutes(name, _address(request))
        account = None if minutes else authenticate(request, username=as_login(name), password=password)
        if account is not None:
            throttle.forgive(name, _address(request))
            login(request, account)
            return HttpResponseRedirect(_back(request))
        if minutes:
            _refuse_often(form, None, minutes)
            return _page(request, "login", 429, form=form, next=_back(request))
        throttle.note(name, _address(request))
        form.refuse(None, "Name oder Passwort stimmt nicht.", "Name or password is wrong.")
    return _page(request, "login", 422 if form.is_bound else 200, form=form, next=_back(request))


@require_POST
def leave(request: HttpRequest) -> HttpResponse:
    """Log out here."""
    logout(request)
    return HttpResponseRedirect(reverse("home"))


@_FORM
@signed_in
def account(request: HttpRequest, account: Account) -> HttpResponse:
    """Name and e-mail, and the ways to everything else."""
    start = {"name": account.person.name, "email": account.email}
    form = forms.Profile(language_of(request), account, request.POST or None, initial=start)
    if form.is_valid():
        said = form.cleaned_data
        with transaction.atomic():
            account.person.name, account.login, account.email = said["name"], as_login(said["name"]), said["email"]
            account.person.save(update_fields=["name"])
            account.save(update_fields=["login", "email"])
        messages.success(request, _say(request, "Gespeichert.", "Saved."))
        return HttpResponseRedirect(reverse("account"))
    return _page(request, "account", 422 if form.is_bound else 200, form=form)


def _confirmed(request: HttpRequest, account: Account, form: forms.WithPassword) -> bool:
    """Whether the password is right; wrong ones count here as at the door."""
    if not form.is_valid():
        return False
    minutes = throttle.wait_minutes(account.login, _address(request))
    if minutes:
        _refuse_often(form, "password", minutes)
        return False
    if not account.check_password(form.cleaned_data["password"]):
        throttle.note(account.login, _address(request))
        form.refuse("password", "Das Passwort stimmt nicht.", "The password is wrong.")
        return False
    return True


@_HIDDEN
@_FORM
@signed_in
def password(request: HttpRequest, account: Account) -> HttpResponse:
    """Another password; all other sessions end."""
    form = forms.ChangePassword(language_of(request), account, request.POST or None)
    if _confirmed(request, account, form):
        account.set_password(form.cleaned_data["new"])
        account.save(update_fields=["password"])
        update_session_auth_hash(request, account)
        messages.success(
            request,
            _say(
                request, "Passwort geändert; überall sonst abgemeldet.", "Password changed; logged out everywhere else."
            ),
        )
        return HttpResponseRedirect(reverse("account"))
    return _page(request, "password", 422 if form.is_bound else 200, form=form)


@_HIDDEN
@_FORM
@signed_in
def join(request: HttpRequest, account: Account) -> HttpResponse:
    """Two accounts of one human become one; whoever asks must know the other's password."""
    form = forms.Login(language_of(request), request.POST or None)
    if form.is_valid():
        name, said = form.cleaned_data["name"], form.cleaned_data["password"]
        minutes = throttle.wait_minutes(name, _address(request))
        other = None if minutes else authenticate(request, username=as_login(name), password=said)
        if isinstance(other, Account) and other.pk != account.pk:
            throttle.forgive(name, _address(request))
            holdings.join_accounts(account.person, other)
            messages.success(request, _say(request, "Zusammengelegt.", "Merged."))
            return HttpResponseRedirect(reverse("account"))
        if other is None and not minutes:
            throttle.note(name, _address(request))
        if minutes:
            _refuse_often(form, None, minutes)
        else:
            form.refuse(None, "Name oder Passwort stimmt nicht.", "Name or password is wrong.")
    return _page(request, "join", 422 if form.is_bound else 200, form=form)


@require_POST
@signed_in
def leave_everywhere(request: HttpRequest, account: Account) -> HttpResponse:
    """End all sessions but this one."""
    account.epoch += 1
    account.save(update_fields=["epoch"])
    update_session_auth_hash(request, account)
    messages.success(request, _say(request, "Überall sonst abgemeldet.", "Logged out everywhere else."))
    return HttpResponseRedirect(reverse("account"))


@require_safe
@signed_in
def data(request: HttpRequest, account: Account) -> HttpResponse:
    """Everything stored about oneself, as a JSON file."""
    text = json.dumps(holdings.export(account.person), ensure_ascii=False, indent=2)
    response = HttpResponse(text, content_type="application/json; charset=utf-8")
    response["Content-Disposition"] = 'attachment; filename="tarock-daten.json"'
    return response


@_HIDDEN
@_FORM
@signed_in
def delete(request: HttpRequest, account: Account) -> HttpResponse:
    """Delete account and name; the games of others stay as they are, with an anonymous name."""
    lang = language_of(request)
    form = forms.WithPassword(lang, account, request.POST or None)
    against = [text.in_language(lang) for text in holdings.obstacles(account.person)]
    if not against and _confirmed(request, account, form):
        person = account.person
        logout(request)
        holdings.forget(person)
        messages.success(request, _say(request, "Das Konto ist gelöscht.", "The account is deleted."))
        return HttpResponseRedirect(reverse("home"))
    return _page(request, "delete", 422 if form.is_bound else 200, form=form, against=against)
