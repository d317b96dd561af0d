"""The sentences of the list's pages."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "web-field": Text("„{name}“ fehlt oder passt nicht.", "“{name}” is missing or does not fit."),
        "web-not-allowed": Text("Dieser Link darf das nicht.", "This link may not do that."),
        "web-not-json": Text("Die Anfrage ist nicht lesbar.", "The request cannot be read."),
    }
)
