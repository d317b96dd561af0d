"""The sentences of the live path: what is wrong with a request, before the table is asked."""

from __future__ import annotations

from tarock.rules import Text, register

GENERAL = "ALLG"

MESSAGES = register(
    {
        "live-not-json": Text("Die Anfrage ist nicht lesbar.", "The request cannot be read."),
        "live-field": Text("„{name}“ fehlt oder passt nicht.", "“{name}” is missing or does not fit."),
        "live-unknown-field": Text("„{name}“ kennt dieser Wunsch nicht.", "This wish knows no “{name}”."),
        "live-unknown-wish": Text("„{value}“ ist kein Wunsch: {allowed}.", "“{value}” is no wish: {allowed}."),
        "live-large": Text(
            "Die Anfrage ist zu groß: höchstens {most} kB.", "The request is too large: {most} kB at most."
        ),
        "live-slow": Text("Die Anfrage kam nicht zu Ende.", "The request did not come to an end."),
        "live-media": Text("Angenommen wird nur application/json.", "Only application/json is accepted."),
        "live-origin": Text("Die Anfrage kommt von einer fremden Seite.", "The request comes from another site."),
        "live-no-table": Text("Diesen Tisch gibt es nicht.", "There is no such table."),
        "live-nobody": Text(
            "Ohne Cookie ist nicht zu erkennen, wer spielt.", "Without a cookie it cannot be told who is playing."
        ),
        "live-not-yours": Text("Dieser Platz gehört jemand anderem.", "This place belongs to somebody else."),
        "live-no-token": Text(
            "Platz nehmen kann, wer den Link zum Mitspielen hat.", "Whoever has the link for playing can sit down."
        ),
        "live-often": Text(
            "Zu viele Anfragen. In {seconds} Sekunden geht es wieder.",
            "Too many requests. It goes on in {seconds} seconds.",
        ),
        "live-streams": Text(
            "Zu viele offene Fenster. Ein anderes schließen, dann geht es hier weiter.",
            "Too many open windows. Close another one, then it goes on here.",
        ),
        "live-many-tables": Text(
            "Zu viele neue Tische. In {minutes} Minuten geht es wieder.",
            "Too many new tables. It goes on in {minutes} minutes.",
        ),
        "live-down": Text(
            "Die Datenbank antwortet nicht. Die Uhren stehen, nichts geht verloren.",
            "The database does not answer. The clocks have stopped, nothing is lost.",
        ),
        "live-broken": Text(
            "Hier ist etwas schiefgegangen. Es ist notiert.", "Something went wrong here. It is noted."
        ),
        "live-no-hints": Text("An diesem Tisch gibt es keine Tipps.", "There are no hints at this table."),
        "live-not-on-turn": Text("Gerade ist jemand anderer dran.", "It is somebody else's turn."),
        "live-method": Text("So wird diese Adresse nicht gefragt.", "This address is not asked like that."),
    }
)
