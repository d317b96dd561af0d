"""The sentences of the settlement, German and English (those of entries that cannot be stand in `entry_messages`)."""

from __future__ import annotations

from typing import Final

from tarock.rules import Text

UNIT_NAMES: Final[dict[str, tuple[Text, Text]]] = {
    "points": (Text("Punkt", "point"), Text("Punkte", "points")),
    "cents": (Text("Cent", "cent"), Text("Cent", "cents")),
}

WHY: Final[dict[str, Text]] = {
    "kontra": Text(", kontriert: bar ×{factor}", ", kontra’d: cash ×{factor}"),
    "kontra-by": Text(", kontriert von {who}: bar ×{factor}", ", kontra’d by {who}: cash ×{factor}"),
    "kontra-individual": Text(", kontriert von {who}: bar {factors}", ", kontra’d by {who}: cash {factors}"),
    "kontra-failed": Text(
        "{kontra}, für das verfehlte Kontra bar noch {extra}", "{kontra}, for the failed kontra another {extra} in cash"
    ),
    "kontra-void": Text(", das Kontra zählt nicht", ", the kontra does not count"),
    "solo": Text(", im Solospiel ×{factor}", ", ×{factor} in a solo game"),
    "side-declarer": Text("Spielpartei", "declarer’s side"),
    "side-opponents": Text("Gegenpartei", "opponents"),
    "made": Text("gemacht", "made"),
    "not-made": Text("nicht gemacht", "not made"),
    "wins": Text("gewinnt", "wins"),
    "loses": Text("verliert", "loses"),
    "game-won": Text(
        "{game} gewonnen von {who}: {value} je Kopf{kontra}.",
        "{game} won by {who}: {value} a head{kontra}.",
    ),
    "game-lost": Text(
        "{game} verloren von {who}: {value} je Kopf{kontra}.",
        "{game} lost by {who}: {value} a head{kontra}.",
    ),
    "game-lost-more": Text(
        "{game} verloren von {who}, der Verlust zählt mehr: {value} je Kopf{kontra}.",
        "{game} lost by {who}, a loss counts more: {value} a head{kontra}.",
    ),
    "valat-factor-silent": Text(
        "Stiller Valat ({side}): {game} zählt {factor}-fach, {base} × {factor} = {value} je Kopf{kontra}.",
        "Silent Valat ({side}): {game} counts {factor} times, {base} × {factor} = {value} a head{kontra}.",
    ),
    "valat-factor-made": Text(
        "Angesagter Valat gemacht ({side}): {game} zählt {factor}-fach, {base} × {factor} = {value} je Kopf{kontra}.",
        "Announced Valat made ({side}): {game} counts {factor} times, {base} × {factor} = {value} a head{kontra}.",
    ),
    "valat-factor-lost": Text(
        "Angesagter Valat verloren ({side}): {game} zählt {factor}-fach für die anderen, "
        "{base} × {factor} = {value} je Kopf{kontra}.",
        "Announced Valat lost ({side}): {game} counts {factor} times for the others, "
        "{base} × {factor} = {value} a head{kontra}.",
    ),
    "bonus-silent-made": Text(
        "{bonus} still gemacht ({side}): {value} je Kopf{solo}{kontra}.",
        "{bonus} made silently ({side}): {value} a head{solo}{kontra}.",
    ),
    "bonus-silent-lost": Text(
        "{bonus} still verloren ({side}): {value} je Kopf an die anderen{solo}{kontra}.",
        "{bonus} lost silently ({side}): {value} a head to the others{solo}{kontra}.",
    ),
    "bonus-announced-made": Text(
        "{bonus} angesagt und gemacht ({side}): {value} je Kopf{solo}{kontra}.",
        "{bonus} announced and made ({side}): {value} a head{solo}{kontra}.",
    ),
    "bonus-announced-lost": Text(
        "{bonus} angesagt und verloren ({side}): {value} je Kopf an die anderen{solo}{kontra}.",
        "{bonus} announced and lost ({side}): {value} a head to the others{solo}{kontra}.",
    ),
    "beside-valat": Text("{bonus} zählt neben dem {valat} nicht.", "{bonus} does not count beside the {valat}."),
    "negative-won": Text(
        "{game} gewonnen von {who}: {value} von jedem{kontra}.",
        "{game} won by {who}: {value} from each{kontra}.",
    ),
    "negative-lost": Text(
        "{game} verloren von {who}: {value} an jeden{kontra}.",
        "{game} lost by {who}: {value} to each{kontra}.",
    ),
    "as-forehand": Text(" als Vorhand", " as Vorhand"),
    "as-mayor": Text(" als Bürgermeister", " as Bürgermeister"),
    "as-forehand-mayor": Text(" als Vorhand und Bürgermeister", " as Vorhand and Bürgermeister"),
    "to-each": Text("{each} an jeden der anderen", "{each} to each of the others"),
    "to-one": Text("{each} an {who}", "{each} to {who}"),
    "to-the-virgin": Text("alles an die Jungfrau {who} ({each})", "everything to the Jungfrau {who} ({each})"),
    "to-the-virgins": Text(
        "geteilt auf die Jungfrauen {who} (je {each})", "shared by the Jungfrauen {who} ({each} each)"
    ),
    "trischaken-lost": Text(
        "{who} hat mit {count} am meisten, verliert{role} und zahlt {pays}: {gets}.",
        "{who} has most with {count}, loses{role} and pays {pays}: {gets}.",
    ),
    "trischaken-tied": Text(
        "{who} haben mit je {count} gleich viel, teilen sich die Zahlung und zahlen je {pays}: {gets}.",
        "{who} tie with {count} each, share the payment and pay {pays} each: {gets}.",
    ),
    "spritzer-won": Text(
        "{who} hat gespritzt und nicht verloren: noch {value} von {loser}.",
        "{who} spritzed and did not lose: another {value} from {loser}.",
    ),
    "spritzer-lost": Text(
        "{who} hat gespritzt und selbst verloren: der eigene Spritzer ändert nichts.",
        "{who} spritzed and lost: the loser’s own Spritzer changes nothing.",
    ),
    "class-virgin": Text("Jungfrau", "Jungfrau"),
    "class-under": Text("Unterwertiger", "Unterwertiger"),
    "class-over": Text("Oberwertiger", "Oberwertiger"),
    "class-mayor": Text("Bürgermeister", "Bürgermeister"),
    "class-pays": Text("{each} an {who} ({class})", "{each} to {who} ({class})"),
    "class-pays-each": Text("je {each} an {who} ({class})", "{each} each to {who} ({class})"),
    "listed": Text("{first}, {next}", "{first}, {next}"),
    "class-settles": Text(
        "{who} ist mit {count} {class} und zahlt {parts}.",
        "{who} is {class} with {count} and pays {parts}.",
    ),
    "classes-equal": Text(
        "Alle vier stehen in derselben Klasse: niemand zahlt.", "All four are in the same class: nobody pays."
    ),
    "two-and-two": Text(
        "Am meisten Punkte: {payers}, zu zahlen je {pays}. Am wenigsten: {receivers}, zu bekommen je {gets}.",
        "Most points: {payers}, paying {pays} each. Fewest: {receivers}, getting {gets} each.",
    ),
    "virgins-collect": Text(
        "{who} ohne Stich: je {each} von jedem, der Stiche hat.",
        "{who} without a trick: {each} from everyone who took tricks.",
    ),
    "given-up": Text(
        "Der gerufene König liegt, {who} gibt auf: {game}, {value} an jeden.",
        "The called king lies in the talon, {who} gives up: {game}, {value} to each.",
    ),
    "given-up-bird": Text(
        "Mit dem Spiel aufgegeben ({who}): {bonus}, {value} an jeden.",
        "Given up with the game ({who}): {bonus}, {value} to each.",
    ),
    "no-bird": Text(
        "{who} hat ohne Vogel lizitiert: {value} an jeden.",
        "{who} bid without a bird: {value} to each.",
    ),
    "no-bird-beside": Text(
        "{who} hat ohne Vogel lizitiert und wurde überboten: trotzdem {value} an jeden.",
        "{who} bid without a bird and was overbid: {value} to each all the same.",
    ),
    "renonce": Text(
        "Renonce von {who}: jeder andere wird bezahlt, als hätte er {what} gewonnen ({value} je Kopf).",
        "Renonce by {who}: everyone else is paid as if he had won {what} ({value} a head).",
    ),
    "renonce-trischaken": Text(
        "Renonce von {who} im Trischaken: {each} an jeden.",
        "Renonce by {who} in Trischaken: {each} to each.",
    ),
    "renonce-credited": Text(
        "{bonus} war beim Abbruch schon still gemacht: {who} zahlt {to} {value}.",
        "{bonus} had been made silently before the game was stopped: {who} pays {to} {value}.",
    ),
}
