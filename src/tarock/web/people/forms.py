"""Forms of accounts, in both languages."""

from __future__ import annotations

from typing import Any, ClassVar

from django import forms
from django.contrib.auth.password_validation import validate_password

from tarock.rules import Text
from tarock.web.people.models import NAME_LENGTH, Account, Person, as_login

_NAME, _PASSWORD = Text("Name", "Name"), Text("Passwort", "Password")
_EMAIL = Text("E-Mail (freiwillig)", "E-mail (optional)")


class BilingualForm(forms.Form):
    """A form whose labels and helps are `Text`s of the class: `words[field]`, `helps[field]`."""

    words: ClassVar[dict[str, Text]] = {}
    helps: ClassVar[dict[str, Text]] = {}

    def __init__(self, lang: str, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.label_suffix = ""
        self.lang = lang
        for name, text in self.words.items():
            self.fields[name].label = text.in_language(lang)
        for name, text in self.helps.items():
            self.fields[name].help_text = text.in_language(lang)

    def refuse(self, field: str | None, de: str, en: str) -> None:
        """Add a problem."""
        self.add_error(field, en if self.lang == "en" else de)


def _password(autocomplete: str) -> forms.CharField:
    return forms.CharField(
        max_length=200, strip=False, widget=forms.PasswordInput(attrs={"autocomplete": autocomplete})
    )


def _name(autocomplete: str) -> forms.CharField:
    return forms.CharField(max_length=NAME_LENGTH, widget=forms.TextInput(attrs={"autocomplete": autocomplete}))


def _readable(form: BilingualForm, name: str) -> None:
    """Refuse a name with characters that nobody sees: two names could look alike, or a line run backwards."""
    if not name.isprintable():
        form.refuse("name", "Der Name hat unsichtbare Zeichen.", "The name has invisible characters.")


class Register(BilingualForm):
    """A new account."""

    words: ClassVar = {"name": _NAME, "password": _PASSWORD, "email": _EMAIL}
    helps: ClassVar = {
        "name": Text(
            "So heißt man auch in der Runde; lässt sich später ändern.",
            "Also the name in a group; it can be changed later.",
        ),
        "password": Text("Mindestens zehn Zeichen.", "At least ten characters."),
        "email": Text("Wird nur gespeichert, nie weitergegeben.", "Only stored, never passed on."),
    }
    name = _name("username")
    password = _password("new-password")
    email = forms.EmailField(required=False, widget=forms.EmailInput(attrs={"autocomplete": "email"}))

    def clean(self) -> dict[str, Any]:
        """The name is free, the password is good enough."""
        found = super().clean() or {}
        name = found.get("name", "")
        _readable(self, name)
        if name and Account.objects.filter(login=as_login(name)).exists():
            self.refuse("name", "Dieser Name ist vergeben.", "This name is taken.")
        if found.get("password"):
            _check(self, "password", found["password"], name)
        return found


class Login(BilingualForm):
    """Name and password."""

    words: ClassVar = {"name": _NAME, "password": _PASSWORD}
    name = _name("username")
    password = _password("current-password")


class WithPassword(BilingualForm):
    """A step that asks for the password once more."""

    words: ClassVar = {"password": Text("Passwort zur Bestätigung", "Password to confirm")}
    password = _password("current-password")

    def __init__(self, lang: str, account: Account, *args: Any, **kwargs: Any) -> None:
        super().__init__(lang, *args, **kwargs)
        self.account = account


class ChangePassword(WithPassword):
    """Old and new password."""

    words: ClassVar = {
        "password": Text("Bisheriges Passwort", "Current password"),
        "new": Text("Neues Passwort", "New password"),
    }
    helps: ClassVar = {"new": Text("Mindestens zehn Zeichen.", "At least ten characters.")}
    new = _password("new-password")

    def clean(self) -> dict[str, Any]:
        """The new one is good enough."""
        found = super().clean() or {}
        if found.get("new"):
            _check(self, "new", found["new"], self.account.login)
        return found


class Profile(BilingualForm):
    """Name and e-mail."""

    words: ClassVar = {"name": _NAME, "email": _EMAIL}
    helps: ClassVar = {"name": Text("Auch der Name zum Anmelden.", "Also the name to log in with.")}
    name = _name("name")
    email = forms.EmailField(required=False, widget=forms.EmailInput(attrs={"autocomplete": "email"}))

    def __init__(self, lang: str, account: Account, *args: Any, **kwargs: Any) -> None:
        super().__init__(lang, *args, **kwargs)
        self.account = account

    def clean(self) -> dict[str, Any]:
        """The name is free or one's own."""
        found = super().clean() or {}
        _readable(self, found.get("name", ""))
        others = Account.objects.exclude(pk=self.account.pk)
        if found.get("name") and others.filter(login=as_login(found["name"])).exists():
            self.refuse("name", "Dieser Name ist vergeben.", "This name is taken.")
        return found


def _check(form: forms.Form, field: str, password: str, name: str) -> None:
    try:
        validate_password(password, Account(login=as_login(name), person=Person(name=name)))
    except forms.ValidationError as error:
        form.add_error(field, error)
