"""A cup and its days as one document: along to the laptop in the inn, and home again. Twice is harmless."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

from django.db import transaction

from tarock.rules import Problem, Problems, Reason, refuse
from tarock.tournament.cup.bundle import Stream, additions, from_bundle, to_bundle
from tarock.tournament.event import from_archive
from tarock.tournament.event.archive import FORMAT as DAY_FORMAT
from tarock.web.cups.models import Cup, Day
from tarock.web.cups.service import SLUG, TAKEN
from tarock.web.cups.streams import CUPS, DAYS, lock
from tarock.web.people.models import Person

SECRETS = "secrets"
"""Beside the streams: our halves of the seeds of days that are not drawn yet, by the days' ids."""


def bundle_of(cup: Cup, days: Iterable[Day] | None = None) -> dict[str, Any]:
    """The document of a cup with some of its days (all by default). Only for the organiser: it holds all names."""
    taken = list(cup.days.all() if days is None else days)
    streams = [Stream("cup", str(cup.pk), tuple(CUPS.events(cup.pk)))]
    streams += [Stream("day", str(day.pk), tuple(DAYS.events(day.pk))) for day in taken]
    secrets = {str(day.pk): day.secret for day in taken if day.secret}
    return {**to_bundle(streams), SECRETS: secrets}


def take_bundle(cup: Cup, raw: object) -> int:
    """How many events a document added to the cup and its days. Raises `Problems`; then nothing was taken."""
    imported = _streams(cup, raw)
    with transaction.atomic():
        lock(cup.pk)
        _must_be_ours(cup, imported)
        known = {str(cup.pk): Stream("cup", str(cup.pk), tuple(CUPS.events(cup.pk)))}
        for day in cup.days.all():
            lock(day.pk)
            known[str(day.pk)] = Stream("day", str(day.pk), tuple(DAYS.events(day.pk)))
        added = additions(known, imported)
        for stream in added:
            _append(cup, stream, raw)
    return sum(len(stream.events) for stream in added)


def found_by_bundle(slug: str, raw: object, owner: Person | None = None) -> Cup:
    """A cup that was brought along, with its days, under the id that it has at home. Raises `Problems`."""
    imported = from_bundle(raw)
    cups = [stream for stream in imported if stream.kind == "cup"]
    if len(cups) != 1:
        raise refuse("", "cups-no-cup")
    if not SLUG.fullmatch(slug):
        raise refuse("slug", "cups-slug", slug=slug[:60])
    with transaction.atomic():
        id = _uuid(cups[0].id)
        if Cup.objects.filter(pk=id).exists():
            raise refuse("", "cups-here-already")
        if slug in TAKEN or Cup.objects.filter(slug=slug).exists():
            raise refuse("slug", "cups-slug-taken", slug=slug)
        cup = Cup.objects.create(pk=id, slug=slug, owner=owner, listed=False)
        take_bundle(cup, raw)
    return cup


def _streams(cup: Cup, raw: object) -> Sequence[Stream]:
    """The streams of a document; that of a single day belongs to the day that it begins like."""
    if not isinstance(raw, Mapping) or raw.get("format") != DAY_FORMAT:
        return from_bundle(raw)
    events = from_archive(raw)
    day = next((day for day in cup.days.all() if DAYS.events(day.pk)[:1] == list(events[:1])), None)
    if day is None:
        raise refuse("", "cups-unknown-day")
    return (Stream("day", str(day.pk), events),)


def _must_be_ours(cup: Cup, imported: Iterable[Stream]) -> None:
    """No stream of another cup of this installation, and no other cup."""
    wrong = [
        Problem("streams", Reason("cups-foreign-stream", {"stream": stream.id}, "ALLG"))
        for stream in imported
        if (stream.kind == "cup" and stream.id != str(cup.pk))
        or (stream.kind == "day" and Day.objects.filter(pk=_uuid(stream.id)).exclude(cup=cup).exists())
    ]
    if wrong:
        raise Problems(wrong)


def _append(cup: Cup, stream: Stream, raw: object) -> None:
    id = _uuid(stream.id)
    if stream.kind == "cup":
        CUPS.append(id, stream.events)
        return
    secrets = raw.get(SECRETS) if isinstance(raw, Mapping) else None
    secret = secrets.get(stream.id) if isinstance(secrets, Mapping) else None
    Day.objects.get_or_create(
        pk=id, defaults={"cup": cup, "secret": secret if isinstance(secret, str) and len(secret) <= 64 else ""}
    )
    DAYS.append(id, stream.events)


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        raise refuse("id", "cups-id") from None
