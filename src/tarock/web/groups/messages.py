"""The sentences of the groups' pages."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "group-name-taken": Text("„{name}“ gibt es in der Runde schon.", "There is a “{name}” in the group already."),
        "group-link-unknown": Text("Zu diesem Link gibt es keine Liste.", "There is no list for this link."),
        "group-link-read": Text(
            "Mit diesem Link kann man nur zuschauen; gebraucht wird der zum Schreiben.",
            "This link only lets one watch; the one for writing is needed.",
        ),
        "group-list-elsewhere": Text("Die Liste gehört schon zu einer Runde.", "The list belongs to a group already."),
        "group-last-owner": Text("Eine Runde braucht jemanden, der sie leitet.", "A group needs somebody who runs it."),
        "group-has-account": Text(
            "„{name}“ hat ein eigenes Konto: zusammenlegen kann es nur, wer beide Konten hat.",
            "“{name}” has an account: only whoever holds both accounts can merge them.",
        ),
        "group-foreign": Text(
            "„{name}“ gehört auch zu einer anderen Runde und kann hier nicht zusammengelegt werden.",
            "“{name}” belongs to another group too and cannot be merged here.",
        ),
        "group-same-table": Text(
            "„{name}“ und „{other}“ saßen an einem Tisch: das sind zwei.",
            "“{name}” and “{other}” sat at one table: they are two.",
        ),
    }
)
