"""Forms of the groups."""

from __future__ import annotations

from typing import Any, ClassVar

from django import forms

from tarock.rules import Problems, RuleSet, Text, builtin_ids, load, load_text
from tarock.web.groups.models import RULES_LENGTH, Group
from tarock.web.people.forms import BilingualForm
from tarock.web.people.models import NAME_LENGTH

OWN = "own"
MOST_TEXT = 200_000
MOST_PLAYERS = 6


def rule_set_choices(lang: str) -> list[tuple[str, str]]:
    """The sets that come along."""
    return [(i, load(i).name.in_language(lang)) for i in builtin_ids()]


class Found(BilingualForm):
    """A new group."""

    words: ClassVar = {"name": Text("Name der Runde", "Name of the group"), "rules": Text("Regelsatz", "Rule set")}
    name = forms.CharField(max_length=80)
    rules = forms.ChoiceField()

    def __init__(self, lang: str, *args: Any, **kwargs: Any) -> None:
        super().__init__(lang, *args, **kwargs)
        _choices(self.fields["rules"], rule_set_choices(lang))


def _choices(field: forms.Field, choices: list[tuple[str, str]]) -> None:
    assert isinstance(field, forms.ChoiceField)
    field.choices = choices


class Settings(BilingualForm):
    """Name and what the public link shows."""

    words: ClassVar = {
        "name": Text("Name der Runde", "Name of the group"),
        "public": Text("Öffentlicher Link", "Public link"),
    }
    name = forms.CharField(max_length=80)
    public = forms.ChoiceField()

    def __init__(self, lang: str, *args: Any, **kwargs: Any) -> None:
        super().__init__(lang, *args, **kwargs)
        said = {
            Group.CLOSED: Text("zeigt nichts", "shows nothing"),
            Group.TABLE: Text("zeigt die Tabelle ohne Namen", "shows the table without names"),
            Group.NAMES: Text("zeigt die Tabelle mit Namen", "shows the table with names"),
        }
        _choices(self.fields["public"], [(key, text.in_language(lang)) for key, text in said.items()])


class Rules(BilingualForm):
    """The rule set of a group: one that comes along, or a TOML text of its own, typed or as a file.

    After validation `chosen` is the rule set and `text` its TOML (empty for one that comes along). Problems of the text
    are in `problems`, all of them, with key and line.
    """

    words: ClassVar = {
        "rules": Text("Regelsatz", "Rule set"),
        "file": Text("Eigener Regelsatz als Datei (TOML)", "Rule set of one’s own as a file (TOML)"),
        "text": Text("… oder als Text", "… or as text"),
    }
    rules = forms.ChoiceField()
    file = forms.FileField(required=False, widget=forms.FileInput(attrs={"accept": ".toml"}))
    text = forms.CharField(
        required=False,
        strip=False,
        max_length=MOST_TEXT,
        widget=forms.Textarea(attrs={"rows": 12, "spellcheck": "false"}),
    )

    def __init__(self, lang: str, *args: Any, **kwargs: Any) -> None:
        super().__init__(lang, *args, **kwargs)
        own = Text("Eigener (Datei oder Text)", "One’s own (file or text)").in_language(lang)
        _choices(self.fields["rules"], [*rule_set_choices(lang), (OWN, own)])
        self.chosen: RuleSet | None = None
        self.problems: list[dict[str, object]] = []

    def clean(self) -> dict[str, Any]:
        """Read the set."""
        found = super().clean() or {}
        choice = found.get("rules")
        if choice and choice != OWN:
            self.chosen, found["text"] = load(choice), ""
        elif choice == OWN:
            text = self._text(found)
            if text.strip():
                self._read(text)
                found["text"] = text
            elif not self.errors:
                self.refuse("file", "Hier fehlt der Regelsatz.", "The rule set is missing here.")
        return found

    def _text(self, found: dict[str, Any]) -> str:
        file = found.get("file")
        if file is None:
            return str(found.get("text", ""))
        if file.size > MOST_TEXT:
            self.refuse("file", "Die Datei ist zu groß.", "The file is too large.")
            return ""
        try:
            return str(file.read().decode("utf-8"))
        except UnicodeDecodeError:
            self.refuse("file", "Die Datei ist kein Text (UTF-8).", "The file is not text (UTF-8).")
            return ""

    def _read(self, text: str) -> None:
        try:
            self.chosen = load_text(text)
        except Problems as found:
            self.problems = [problem.json(self.lang) for problem in found.problems]
            self.refuse(None, "Der Regelsatz geht so nicht.", "The rule set does not work like this.")
            return
        if len(self.chosen.id) > RULES_LENGTH:
            self.chosen = None
            self.refuse(
                None,
                f"Die Kennung hat mehr als {RULES_LENGTH} Zeichen.",
                f"The id has more than {RULES_LENGTH} letters.",
            )


class EditEvening(BilingualForm):
    """Day and note of an evening."""

    words: ClassVar = {"day": Text("Tag", "Day"), "note": Text("Anmerkung", "Note")}
    day = forms.DateField(widget=forms.DateInput(format="%Y-%m-%d", attrs={"type": "date"}))
    note = forms.CharField(max_length=80, required=False)


class BeginList(BilingualForm):
    """A new list: four to six names in playing order, the first is Vorhand unless somebody else deals first."""

    words: ClassVar = {
        "dealer": Text("Erster Geber", "First dealer"),
        "cents": Text("Cent je Punkt", "Cents per point"),
        "games": Text("Spiele", "Games"),
    }
    dealer = forms.TypedChoiceField(coerce=int, required=False)
    cents = forms.CharField(max_length=10, required=False, widget=forms.TextInput(attrs={"inputmode": "decimal"}))
    games = forms.IntegerField(required=False, min_value=0, max_value=500)

    def __init__(self, lang: str, cents: int | None, *args: Any, **kwargs: Any) -> None:
        super().__init__(lang, *args, **kwargs)
        self.fields["cents"].widget.attrs["placeholder"] = "" if cents is None else str(cents)
        self.fields["games"].widget.attrs["placeholder"] = Text("offen", "open").in_language(lang)
        place = Text("Platz", "Place").in_language(lang)
        last = Text("der Letzte", "the last one").in_language(lang)
        _choices(self.fields["dealer"], [("", last), *((str(n), f"{place} {n + 1}") for n in range(MOST_PLAYERS))])

    def names(self) -> list[str]:
        """The names in their order, without empty places."""
        return [name for n in range(MOST_PLAYERS) if (name := str(self.data.get(f"name{n}", "")).strip()[:NAME_LENGTH])]
