"""The registration form as a PDF that can be filled in: it lies at the venue, or is brought along filled in (MV-02).

Typst makes no form fields, so this page is drawn by reportlab with the fonts every reader has. Letters that those lack
lose their accents.
"""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from reportlab.lib.colors import HexColor, white
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfgen.canvas import Canvas

from tarock.rules import Text

MOST_DATES: Final = 10
"""Dates that have room on the page; later ones are left out."""

_INK, _MUTED, _LINE, _ACCENT = (HexColor(text) for text in ("#1d2420", "#565f59", "#b9b19d", "#1f5a41"))
_LEFT, _RIGHT = 20 * mm, A4[0] - 20 * mm
_PLAIN, _BOLD = "Times-Roman", "Times-Bold"

_WORDS: Final = {
    "form": Text("Anmeldung", "Registration"),
    "dates": Text("Turniere", "Tournaments"),
    "fee": Text("Nenngeld {fee}", "fee {fee}"),
    "name": Text("Name", "Name"),
    "number": Text("Nummer im Cup, falls bekannt", "Number in the cup, if known"),
    "club": Text("Verein (leer: keiner)", "Club (empty: none)"),
    "mail": Text("E-Mail oder Telefon (nur für die Turnierleitung)", "E-mail or phone (for the organiser only)"),
    "apart": Text("Nicht an einem Tisch mit (Name)", "Not at one table with (name)"),
    "fixed": Text("Fester Tisch für den ganzen Tag (Gehbehinderung)", "The same table all day (walking is difficult)"),
    "public": Text("In öffentlichen Listen", "In public lists"),
    "public-name": Text("mit vollem Namen", "with the whole name"),
    "public-short": Text("als „Anna M.“", "as “Anna M.”"),
    "public-number": Text("nur mit der Nummer", "with the number only"),
    "consent": Text(
        "Einverstanden, dass der Cup Name und Ergebnisse speichert und seine Listen veröffentlicht. "
        "Das kann jederzeit widerrufen werden.",
        "Agreed that the cup stores name and results and publishes its lists. This can be withdrawn at any time.",
    ),
    "rules": Text(
        "Gespielt wird nach dem Regelwerk des Cups; mit der Anmeldung gilt es als bekannt.",
        "The cup's rules apply; by registering they are taken as known.",
    ),
    "until": Text(
        "Anmeldung im Voraus, spätestens vor Beginn des Turniers bei der Turnierleitung.",
        "Registration beforehand, at the latest before the start at the organiser's desk.",
    ),
    "contact": Text("Fragen und Anmeldung: {contact}", "Questions and registration: {contact}"),
    "book": Text("Regelwerk: {link}", "Rulebook: {link}"),
    "signature": Text("Datum, Unterschrift", "Date, signature"),
}


@dataclass(frozen=True)
class FormDate:
    """A tournament that may be ticked: date, title and venue, fee, all as text."""

    day: str
    title: str
    fee: str = ""


def registration_form(
    cup: str, dates: Sequence[FormDate], *, contact: str = "", rules_link: str = "", lang: str = "de"
) -> bytes:
    """One page A4 with text fields and boxes; the same bytes every time."""
    made = io.BytesIO()
    canvas = Canvas(made, pagesize=A4, invariant=1, lang=lang)
    canvas.setTitle(_latin(f"{_said('form', lang)} – {cup}"))
    page = _Page(canvas, lang)
    page.heading(cup)
    page.dates(dates[:MOST_DATES])
    page.fields()
    page.choices()
    page.end(contact, rules_link)
    canvas.save()
    return made.getvalue()


def _said(key: str, lang: str, **params: object) -> str:
    return _WORDS[key].in_language(lang).format(**params)


def _latin(text: str) -> str:
    """The text in letters of the built-in fonts (Windows code page)."""
    kept = []
    for letter in text:
        try:
            letter.encode("cp1252")
            kept.append(letter)
        except UnicodeEncodeError:
            bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
            kept.append(bare or "?")
    return "".join(kept)


class _Page:
    """Writes from above; `y` is where the next part begins."""

    def __init__(self, canvas: Any, lang: str) -> None:
        self.canvas = canvas
        self.lang = lang
        self.y = A4[1] - 24 * mm

    def say(self, key: str, **params: object) -> str:
        return _said(key, self.lang, **params)

    def write(self, x: float, y: float, text: str, size: float = 11, font: str = _PLAIN, colour: Any = _INK) -> None:
        self.canvas.setFont(font, size)
        self.canvas.setFillColor(colour)
        self.canvas.drawString(x, y, _latin(text))

    def heading(self, cup: str) -> None:
        self.write(_LEFT, self.y, self.say("form"), 12, colour=_ACCENT)
        self.y -= 9 * mm
        for line in simpleSplit(_latin(cup), _BOLD, 22, _RIGHT - _LEFT):
            self.write(_LEFT, self.y, line, 22, _BOLD)
            self.y -= 9 * mm

    def dates(self, dates: Sequence[FormDate]) -> None:
        if not dates:
            return
        self.label(self.say("dates"))
        for place, date in enumerate(dates, 1):
            self.box(f"date{place}", f"{date.day} {date.title}", _LEFT)
            self.write(_LEFT + 7 * mm, self.y, date.day, 11, _BOLD)
            room = _RIGHT - _LEFT - 75 * mm
            title = simpleSplit(_latin(date.title), _PLAIN, 11, room)
            self.write(_LEFT + 40 * mm, self.y, title[0] if title else "")
            if date.fee:
                self.canvas.setFillColor(_MUTED)
                self.canvas.drawRightString(_RIGHT, self.y, _latin(self.say("fee", fee=date.fee)))
            self.y -= 6.5 * mm
        self.y -= 3 * mm

    def fields(self) -> None:
        half = (_RIGHT - _LEFT - 6 * mm) / 2
        self.field("name", _LEFT, _RIGHT - _LEFT)
        self.field("number", _LEFT, half, stay=True)
        self.field("club", _LEFT + half + 6 * mm, half)
        self.field("mail", _LEFT, _RIGHT - _LEFT)
        self.field("apart", _LEFT, _RIGHT - _LEFT)
        self.box("fixed", self.say("fixed"), _LEFT)
        self.write(_LEFT + 7 * mm, self.y, self.say("fixed"))
        self.y -= 10 * mm

    def choices(self) -> None:
        self.label(self.say("public"))
        x = _LEFT
        for word in ("name", "short", "number"):
            text = self.say(f"public-{word}")
            self.canvas.acroForm.radio(
                name="public", value=word, selected=word == "name", x=x, y=self.y - 1 * mm, size=4.2 * mm,
                tooltip=_latin(f"{self.say('public')} {text}"), shape="circle", buttonStyle="circle",
                borderColor=_MUTED, fillColor=white, textColor=_INK, borderWidth=0.7, fieldFlags="noToggleToOff radio",
            )  # fmt: skip
            self.write(x + 7 * mm, self.y, text)
            x += (_RIGHT - _LEFT) / 3
        self.y -= 10 * mm
        self.box("consent", self.say("consent"), _LEFT)
        for line in simpleSplit(_latin(self.say("consent")), _PLAIN, 11, _RIGHT - _LEFT - 7 * mm):
            self.write(_LEFT + 7 * mm, self.y, line)
            self.y -= 5 * mm
        self.y -= 3 * mm

    def end(self, contact: str, link: str) -> None:
        said = [self.say("until"), self.say("rules")]
        said += [self.say("contact", contact=contact)] if contact else []
        said += [self.say("book", link=link)] if link else []
        for text in said:
            for line in simpleSplit(_latin(text), _PLAIN, 10, _RIGHT - _LEFT):
                self.write(_LEFT, self.y, line, 10, colour=_MUTED)
                self.y -= 4.8 * mm
        self.canvas.setStrokeColor(_LINE)
        self.canvas.line(_LEFT, 24 * mm, _LEFT + 80 * mm, 24 * mm)
        self.write(_LEFT, 20 * mm, self.say("signature"), 9, colour=_MUTED)

    def label(self, text: str) -> None:
        self.write(_LEFT, self.y, text, 9, colour=_MUTED)
        self.y -= 6 * mm

    def field(self, key: str, x: float, width: float, *, stay: bool = False) -> None:
        """A text field below its label; with `stay` the next one stands beside it."""
        text = self.say(key)
        self.write(x, self.y, text, 9, colour=_MUTED)
        self.canvas.acroForm.textfield(
            name=key, tooltip=_latin(text), x=x, y=self.y - 9 * mm, width=width, height=7.5 * mm, fontName="Helvetica",
            fontSize=11, borderColor=_LINE, fillColor=white, textColor=_INK, borderWidth=0.7, maxlen=120,
        )  # fmt: skip
        if not stay:
            self.y -= 15 * mm

    def box(self, key: str, tooltip: str, x: float) -> None:
        self.canvas.acroForm.checkbox(
            name=key, tooltip=_latin(tooltip), x=x, y=self.y - 1 * mm, size=4.2 * mm, buttonStyle="check",
            borderColor=_MUTED, fillColor=white, textColor=_INK, borderWidth=0.7, fieldFlags="",
        )  # fmt: skip
