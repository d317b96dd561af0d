"""Which rule set a new list is begun with: one that comes along, that of a group, or a file of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from uuid import UUID

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest

from tarock.rules import DEFAULT_RULES, RuleSet, builtin_ids, load, load_text, refuse
from tarock.web.groups.models import Group, Membership
from tarock.web.people.access import person_of

OWN: Final = "own"
"""The word in the form for a file or text of one's own."""
GROUP: Final = "group:"
LARGEST: Final = 64 * 1024
"""Bytes of a file or text of one's own."""


@dataclass(frozen=True)
class Chosen:
    """A rule set as a list keeps it: its id, and its TOML where it does not come along."""

    rules: str
    rules_text: str = ""


@dataclass(frozen=True)
class Offer:
    """One line of the choice; `value` goes into the form."""

    value: str
    rules: RuleSet
    group: str = ""


def offers(request: HttpRequest) -> list[Offer]:
    """The sets that come along, and those of one's groups that still fit the program."""
    found = [Offer(rules_id, load(rules_id)) for rules_id in builtin_ids()]
    for group in _groups(request):
        rules = group.good_rule_set()
        if rules is not None:
            found.append(Offer(f"{GROUP}{group.pk}", rules, group.name))
    return found


def _groups(request: HttpRequest) -> list[Group]:
    """The groups of whoever is logged in, but for those that know him only as a guest."""
    person = person_of(request)
    if person is None:
        return []
    mine = person.memberships.exclude(role=Membership.GUEST).select_related("group").order_by("group__name")
    return [membership.group for membership in mine]


def choose(request: HttpRequest, said: Mapping[str, str]) -> Chosen:
    """The set of a filled form. Raises `Problems`: of a text of one's own all, each with key and line."""
    wanted = said.get("rules", DEFAULT_RULES)
    if wanted == OWN:
        text = text_of(request)
        return Chosen(checked(text).id, text)
    if wanted.startswith(GROUP):
        group = next((group for group in _groups(request) if str(group.pk) == _plain(wanted)), None)
        if group is None:
            raise refuse("rules", "web-field", name="rules")
        return Chosen(group.rule_set().id, group.rules_text)
    if wanted not in builtin_ids():
        raise refuse("rules", "web-field", name="rules")
    return Chosen(wanted)


def _plain(wanted: str) -> str:
    try:
        return str(UUID(wanted.removeprefix(GROUP)))
    except ValueError:
        return ""


def text_of(request: HttpRequest) -> str:
    """The TOML of a form: of its file where there is one, else as it was pasted. Raises `Problems`."""
    file = request.FILES.get("rules_file")
    if not isinstance(file, UploadedFile) or not file.name:
        text = request.POST.get("rules_text", "").replace("\r\n", "\n")
        if len(text.encode("utf-8", "replace")) > LARGEST:
            raise refuse("rules_text", "web-rules-large")
        return text
    if (file.size or 0) > LARGEST:
        raise refuse("rules_file", "web-rules-large")
    file.seek(0)  # it may be read twice, once more to be shown beside its problems
    try:
        return str(file.read().decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise refuse("rules_file", "web-rules-no-text") from None


def checked(text: str) -> RuleSet:
    """The rule set of a text. Raises `Problems`."""
    if not text.strip():
        raise refuse("rules_text", "web-rules-missing")
    if "\x00" in text:
        raise refuse("rules_file", "web-rules-no-text")
    return load_text(text)
