"""The sentences of this room: what is wrong with a cup file (those about TOML, keys and values are in `rules`)."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "cup-unknown": Text(
            "Den Cup {value} gibt es nicht.{hint} Vorhanden: {allowed}.",
            "There is no cup {value}.{hint} Known: {allowed}.",
        ),
        "cup-too-large": Text(
            "Für einen Cup ist das zu viel: {count} Angaben, höchstens {most}.",
            "Too much for a cup: {count} entries, at most {most}.",
        ),
        "cup-no-base": Text(
            "Es fehlt „extends“ mit dem Cup, auf dem die Datei aufbaut: {allowed}. Für einen ganz eigenen Cup fehlen "
            "{count} Angaben.",
            "“extends” is missing, with the cup that the file builds on: {allowed}. For a cup of its own, {count} keys "
            "are missing.",
        ),
        "cup-extends-loop": Text(
            "Die Cups erben im Kreis: {chain}.",
            "The cups extend each other in a circle: {chain}.",
        ),
        "cup-taken-id": Text(
            "Die Kennung {value} gehört einem mitgelieferten Cup; hier braucht es eine eigene.",
            "The id {value} belongs to a cup that comes with the program; this one needs its own.",
        ),
        "cup-rules": Text(
            "Der Regelsatz „{rules}“ hat Fehler: {why}",
            "The rule set “{rules}” has faults: {why}",
        ),
        "cup-point-needs": Text(
            "Die Mechanik „{mechanic}“ verlangt „{name}“.",
            "The mechanic “{mechanic}” needs “{name}”.",
        ),
        "cup-point-foreign": Text(
            'Die Mechanik „{mechanic}“ kennt kein „{name}“; was geerbt ist, streicht drop = ["{path}"].',
            'The mechanic “{mechanic}” knows no “{name}”; drop = ["{path}"] takes out what is inherited.',
        ),
        "cup-point-unknown": Text(
            "Die Punktewertung {value} ist in diesem Cup nicht erklärt.{hint} Vorhanden: {allowed}.",
            "The point system {value} is not defined in this cup.{hint} Known: {allowed}.",
        ),
        "cup-point-falls": Text(
            "Die Punktetafel steigt: Rang {rank} bekommt mehr als der Rang davor.",
            "The table of points rises: rank {rank} gets more than the one before.",
        ),
        "cup-needs": Text(
            "„{name}“ = {value} verlangt auch „{needed}“.",
            "“{name}” = {value} also needs “{needed}”.",
        ),
        "cup-useless": Text(
            "„{needed}“ wirkt nur, wenn „{name}“ = {value} ist.",
            "“{needed}” has an effect only where “{name}” = {value}.",
        ),
        "cup-times": Text(
            "Die Anmeldung beginnt um {registration}, also nach dem Beginn um {start}.",
            "Registration begins at {registration}, which is after the start at {start}.",
        ),
    }
)
