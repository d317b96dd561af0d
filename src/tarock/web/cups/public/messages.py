"""Sentences of the public pages."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "cups-name-known": Text(
            "Diesen Namen hat im Cup schon jemand. Wer das ist, gibt die eigene Nummer dazu an; sonst hilft ein Zusatz "
            "zum Namen. Wer die Nummer vergessen hat, bekommt sie von der Turnierleitung.",
            "Somebody in the cup has this name already. Who this is adds the own number; otherwise an addition to the "
            "name helps. A forgotten number is known to the organisers.",
        ),
        "cups-number-name": Text(
            "Nummer und Name gehören nicht zusammen. Wer noch keine Nummer hat, lässt das Feld leer.",
            "Number and name do not belong together. Who has no number yet leaves the field empty.",
        ),
        "cups-number-read": Text("„{value}“ ist keine Nummer.", "“{value}” is no number."),
        "cups-flood": Text(
            "Von hier kamen zu viele Anmeldungen in kurzer Zeit. In einer Viertelstunde geht es weiter, am "
            "Turniertisch sofort.",
            "Too many registrations came from here in a short time. It goes on in a quarter of an hour, at the desk "
            "at once.",
        ),
        "cups-partner": Text(
            "Partner heißt: mit wem nicht am selben Tisch. Höchstens 60 Zeichen.",
            "A partner is somebody not to sit with at a table. At most 60 characters.",
        ),
    }
)
