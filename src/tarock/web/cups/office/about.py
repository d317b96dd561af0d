"""The cup itself: its seasons, what its file says, its keys."""

from __future__ import annotations

from typing import Any

from django.http import QueryDict
from django.urls import reverse

from tarock.rules import Text, refuse
from tarock.tournament.cup import facts as cf
from tarock.tournament.cups import builtin_cups, cup_name, describe
from tarock.web.cups.keys import ROLE_NAMES, cup_keys
from tarock.web.cups.office.access import CupOffice
from tarock.web.cups.office.forms import form_id
from tarock.web.cups.office.pages import cup_page


@cup_page("seasons", "season-begun")
def seasons(office: CupOffice) -> dict[str, Any]:
    """Seasons begin and end; ranks that players bring from other cups."""
    state = office.state
    brought = []
    if state.season:
        for number, ranks in sorted(state.brought.get(state.season.name, {}).items()):
            player = state.player(number)
            brought += [(player, cup, cup_name(cup), rank) for cup, rank in sorted(ranks.items()) if rank and player]
    return {
        "seasons": list(state.seasons.values())[::-1],
        "brought": brought,
        "cups": [(cup, cup_name(cup)) for cup in builtin_cups()],
        "takes_ranks": bool(state.cup.season.preliminary),
        "public": reverse("cup-season", args=[office.cup.slug]),
    }


def text_of(data: QueryDict, files: Any, name: str) -> str:
    """A text from a file that was chosen, else from the field. Raises `Problems` for what is no text."""
    file = files.get(f"{name}_file")
    if file is None:
        return str(data.get(name, ""))
    try:
        return str(file.read().decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise refuse(name, "cups-not-text") from None


def change(office: CupOffice, data: QueryDict) -> Text:
    """Another cup file from now on."""
    files = office.request.FILES
    wish = {"kind": cf.Changed.kind, "id": form_id(data), "reason": str(data.get("reason", ""))}
    texts = {"cup_text": text_of(data, files, "cup_text"), "rules_text": text_of(data, files, "rules_text")}
    office.wish({**wish, **texts})
    return Text("Die neue Ausschreibung gilt ab jetzt.", "The new cup file holds from now on.")


@cup_page("about", "cup-changed", actions={"cup-changed": change})
def about(office: CupOffice) -> dict[str, Any]:
    """Everything that the cup's file says, with sources and assumptions; and the file."""
    state = office.state
    return {"chapters": describe(state.cup), "cup_text": state.cup_text, "rules_text": state.cup.rules_text}


@cup_page("keys", "cup-changed")
def keys(office: CupOffice) -> dict[str, Any]:
    """The links of those who run the cup."""
    found = [
        (ROLE_NAMES[role], key, office.request.build_absolute_uri(reverse("office", args=[key.token])))
        for role, key in cup_keys(office.cup).items()
    ]
    return {"keys": found, "public": reverse("cup", args=[office.cup.slug]), "new": "neu" in office.request.GET}
