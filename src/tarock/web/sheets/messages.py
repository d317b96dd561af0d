"""The sentences of the list's pages."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "web-field": Text("„{name}“ fehlt oder passt nicht.", "“{name}” is missing or does not fit."),
        "web-not-allowed": Text("Dieser Link darf das nicht.", "This link may not do that."),
        "web-referee": Text(
            "Dieses Spiel hat die Turnierleitung annulliert; nur sie ändert es.",
            "The director struck this game; only the director changes it.",
        ),
        "web-form-old": Text(
            "Das Formular ist abgelaufen. Bitte noch einmal.", "The form has expired. Please try again."
        ),
        "web-number": Text("„{value}“ ist keine ganze Zahl.", "“{value}” is no whole number."),
        "web-rules-large": Text(
            "Der Regelsatz ist zu groß: höchstens 64 kB.", "The rule set is too large: 64 kB at most."
        ),
        "web-rules-no-text": Text("Die Datei ist kein Text (UTF-8).", "The file is not text (UTF-8)."),
        "web-rules-missing": Text(
            "Der eigene Regelsatz fehlt: Datei wählen oder Text einfügen.",
            "The rule set of one’s own is missing: choose a file or paste its text.",
        ),
        "web-not-json": Text("Die Anfrage ist nicht lesbar.", "The request cannot be read."),
    }
)
