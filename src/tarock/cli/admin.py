"""`tarock admin`: who may enter the administration of the web application."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from tarock.cli.site import CONFIG, migrate, read_settings, refuse
from tarock.cli.terminal import LANG, Lang, answer, complain, say

if TYPE_CHECKING:
    from tarock.web.people.models import Account

NAME = typer.Argument("", metavar="[NAME]", help=say("Name des Kontos.", "Name of the account."))
REMOVE = typer.Option(False, "--remove", help=say("Das Recht nehmen.", "Take the right away."))


def admin(name: str = NAME, remove: bool = REMOVE, config: str = CONFIG, lang: Lang = LANG) -> None:
    """Give the right to an account; begin the account, with a password asked for, where there is none.

    Without a name: who has the right.
    """
    read_settings(config, lang)
    migrate(lang)
    from tarock.web.people.models import Account, as_login

    if not name.strip():
        known = list(Account.objects.filter(is_staff=True).order_by("login").values_list("person__name", flat=True))
        if known:
            answer("\n".join(known))
        else:
            complain(say("Noch niemand darf in die Verwaltung.", "Nobody may enter the administration yet.", lang))
        return
    account = Account.objects.filter(login=as_login(name)).first()
    if account is None and remove:
        refuse(say(f"Ein Konto „{name}“ gibt es nicht.", f"There is no account “{name}”.", lang))
    account = account or _register(name, lang)
    account.is_staff = not remove
    account.save(update_fields=["is_staff"])
    if remove:
        answer(say(f"{name} ist nicht mehr in der Verwaltung.", f"{name} is no administrator any more.", lang))
    else:
        answer(say(f"{name} kommt unter /verwaltung/ hinein.", f"{name} can enter under /verwaltung/.", lang))


def _register(name: str, lang: str) -> Account:
    """A new account; the same rules for name and password as on the page."""
    from tarock.web.people.forms import Register
    from tarock.web.people.models import Account

    prompt = say("Passwort für das neue Konto", "Password of the new account", lang)
    again = say("Noch einmal", "Once more", lang)
    password = typer.prompt(prompt, hide_input=True, confirmation_prompt=again)
    form = Register(lang, {"name": name, "password": password})
    if not form.is_valid():
        refuse("\n".join(str(problem) for problems in form.errors.values() for problem in problems))
    return Account.objects.register(form.cleaned_data["name"], form.cleaned_data["password"])
