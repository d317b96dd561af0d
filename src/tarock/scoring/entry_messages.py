"""The sentences for entries that cannot be: what is wrong, and what would be right."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "entry-unreadable": Text("Das ist weder TOML noch JSON: {detail}.", "This is neither TOML nor JSON: {detail}."),
        "entry-file": Text("{detail}", "{detail}"),
        "entry-rules-file": Text(
            "Regelsatz {file}{where}: {key}: {why}",
            "Rule set {file}{where}: {key}: {why}",
        ),
        "entry-empty": Text("Hier steht kein Spiel.", "There is no game here."),
        "entry-unknown-key": Text(
            "Unbekannter Schlüssel „{name}“.{hint} Erlaubt: {allowed}.",
            "Unknown key “{name}”.{hint} Allowed: {allowed}.",
        ),
        "entry-wrong-type": Text(
            "{value} passt nicht: erwartet wird {expected}.", "{value} does not fit: expected is {expected}."
        ),
        "entry-missing": Text("Es fehlt „{name}“: {expected}.", "“{name}” is missing: {expected}."),
        "entry-unknown-name": Text(
            "{value} sitzt nicht am Tisch.{hint} Am Tisch: {allowed}.",
            "{value} does not sit at the table.{hint} At the table: {allowed}.",
        ),
        "entry-names-twice": Text("{value} steht zweimal da.", "{value} stands there twice."),
        "entry-not-declarer": Text("{name} spielt dieses Spiel nicht.", "{name} does not play this game."),
        "entry-pauses": Text(
            "{value} setzt in diesem Spiel aus (sits_out).", "{value} pauses in this game (sits_out)."
        ),
        "entry-table-size": Text("{found} Namen: am Tisch sitzen {allowed}.", "{found} names: a table has {allowed}."),
        "entry-sits-out": Text(
            "Vier spielen. Am Tisch: {found}, also Aussetzende: {needed}, angegeben: {given}.",
            "Four play. At the table: {found}, so pausing: {needed}, named: {given}.",
        ),
        "entry-unknown-word": Text(
            "{value} gibt es nicht.{hint} Möglich: {allowed}.", "{value} is not known.{hint} Possible: {allowed}."
        ),
        "entry-unknown-contract": Text(
            "Das Spiel {value} gibt es hier nicht ({rules}).{hint} Möglich: {allowed}.",
            "There is no game {value} here ({rules}).{hint} Possible: {allowed}.",
        ),
        "entry-no-bei": Text("{game} wird hier nicht Bei gespielt.", "{game} is not played Bei here."),
        "entry-bei-too-many": Text("Höchstens {most} spielen {game} Bei.", "At most {most} play {game} Bei."),
        "entry-forehand-only": Text(
            "{game} spielt nur die Vorhand, das ist {forehand}.", "Only Vorhand plays {game}, and that is {forehand}."
        ),
        "entry-no-partner": Text(
            "{game} wird allein gespielt, ohne Partner.", "{game} is played alone, without a partner."
        ),
        "entry-own-partner": Text("{name} kann nicht allein beide Partner sein.", "{name} cannot be both partners."),
        "entry-partner-and-talon": Text(
            "Liegt der gerufene König im Talon ({because}), gibt es keinen Partner.",
            "With the called king in the talon ({because}) there is no partner.",
        ),
        "entry-partner-needed": Text(
            "Liegt der gerufene König, wird hier aufgegeben; sonst fehlt der Partner.",
            "With the called king in the talon the game is given up here; otherwise the partner is missing.",
        ),
        "entry-partner-or-king": Text(
            "Der Partner fehlt: liegt der gerufene König nicht im Talon, hat ihn jemand.",
            "The partner is missing: where the called king is not in the talon, somebody holds it.",
        ),
        "entry-given-up-without-king": Text(
            "Aufgegeben wird nur, wenn der gerufene König im Talon liegt.",
            "A game is given up only when the called king lies in the talon.",
        ),
        "entry-no-king": Text("Im {game} wird kein König gerufen.", "No king is called in {game}."),
        "entry-no-queen": Text(
            "Mit vier Königen wird hier nicht gerufen, auch keine Dame.",
            "With four kings nothing is called here, no queen either.",
        ),
        "entry-cannot-give-up": Text(
            "{game} kann nicht aufgegeben werden, weil ein König liegt.",
            "{game} cannot be given up over a king in the talon.",
        ),
        "entry-no-bird-here": Text("{game} braucht keinen Vogel.", "{game} needs no bird."),
        "entry-no-result-here": Text(
            "Im {game} entscheiden die Punkte aller vier: count und tricks angeben.",
            "In {game} the points of all four decide: give count and tricks.",
        ),
        "entry-result-against-count": Text(
            "„{result}“ passt nicht zu {count}: zum Gewinn braucht es {limit}.",
            "“{result}” does not go with {count}: {limit} are needed to win.",
        ),
        "entry-result-against-tricks": Text(
            "„{result}“ passt nicht zu {tricks} Stichen im {game}.",
            "“{result}” does not go with {tricks} tricks in {game}.",
        ),
        "entry-not-beside": Text("„{name}“ steht nicht neben „{other}“.", "“{name}” does not stand beside “{other}”."),
        "entry-key-not-here": Text("„{name}“ gehört nicht zu {game}.", "“{name}” does not belong to {game}."),
        "entry-count": Text("{detail}", "{detail}"),
        "entry-count-sum": Text(
            "Die Punkte aller vier sind zusammen 70, hier {found}.", "The points of all four make 70, here {found}."
        ),
        "entry-tricks-sum": Text("Es gibt zwölf Stiche, hier {found}.", "There are twelve tricks, here {found}."),
        "entry-tricks-range": Text("{value} Stiche gibt es nicht: 0 bis 12.", "There are no {value} tricks: 0 to 12."),
        "entry-virgin-count": Text(
            "{name}: {tricks} Stiche und {count} Punkte passen nicht zusammen.",
            "{name}: {tricks} tricks and {count} points do not go together.",
        ),
        "entry-piles": Text(
            "Keine Karten ergeben diese Punkte{with_tricks} ({talon}).",
            "No cards make these counts{with_tricks} ({talon}).",
        ),
        "entry-side-pile": Text(
            "Keine Karten ergeben {count} für die Spielpartei.", "No cards make {count} for the declarer’s side."
        ),
        "entry-option-not-open": Text(
            "„{name}“ hat die Vorhand hier nicht zu wählen: es gilt {fixed}.",
            "“{name}” is not Vorhand’s choice here: it is {fixed}.",
        ),
        "entry-no-spritzer": Text(
            "Gespritzt wird in diesem Regelsatz nicht.", "There is no Spritzer in this rule set."
        ),
        "entry-no-kontra": Text("Im {game} gibt es kein Kontra.", "There is no kontra in {game}."),
        "entry-kontra-level": Text("×{value} gibt es nicht, nur {allowed}.", "There is no ×{value}, only {allowed}."),
        "entry-kontra-party": Text(
            "Im {game} gilt ein Kontra für alle: kontra = {{ game = … }}.",
            "In {game} a kontra counts for all: kontra = {{ game = … }}.",
        ),
        "entry-kontra-individual": Text(
            "Im {game} kontriert jeder für sich: kontra = {{ Name = … }}.",
            "In {game} everyone kontras alone: kontra = {{ Name = … }}.",
        ),
        "entry-kontra-self": Text(
            "{name} kann das eigene Spiel nicht kontrieren.", "{name} cannot kontra his own game."
        ),
        "entry-kontra-whom": Text(
            "Im Bei gegen wen: kontra = {{ {name} = {{ Spieler = … }} }}.",
            "In a Bei against whom: kontra = {{ {name} = {{ Player = … }} }}.",
        ),
        "entry-one-re": Text("Ein Re gilt gegen alle Kontras zugleich.", "A Re answers all kontras at once."),
        "entry-kontra-ended": Text("Wird nicht gespielt, zählt kein Kontra.", "Without play there is no kontra."),
        "entry-kontra-valat": Text(
            "Beim angesagten Valat wird nur der Valat kontriert, nicht das Spiel.",
            "With an announced Valat only the Valat is kontra’d, not the game.",
        ),
        "entry-kontra-valat-twice": Text(
            "Das Kontra auf das Spiel gilt für den Valat: nur eines angeben.",
            "The kontra on the game carries over to the Valat: give only one.",
        ),
        "entry-no-bonuses": Text("Im {game} gibt es keine Prämien.", "There are no premiums in {game}."),
        "entry-unknown-bonus": Text(
            "Die Prämie {value} gibt es hier nicht ({rules}).{hint} Möglich: {allowed}.",
            "There is no premium {value} here ({rules}).{hint} Possible: {allowed}.",
        ),
        "entry-bonus-not-here": Text(
            "{bonus} zählt im {game} nicht. Möglich: {allowed}.",
            "{bonus} does not count in {game}. Possible: {allowed}.",
        ),
        "entry-bonus-twice": Text(
            "{bonus} steht zweimal da; eine Prämie gehört nur einer Partei.",
            "{bonus} stands there twice; a premium belongs to one side only.",
        ),
        "entry-bonus-side": Text(
            "{bonus} kann nur die Spielpartei machen oder ansagen.",
            "Only the declarer’s side can make or announce {bonus}.",
        ),
        "entry-silent-kontra": Text(
            "{bonus}: Kontra gibt es nur auf Angesagtes.", "{bonus}: only what is announced can be kontra’d."
        ),
        "entry-silent-lost": Text(
            "{bonus}: still verloren gibt es hier nicht.", "{bonus}: there is no silent loss here."
        ),
        "entry-only-announced": Text("{bonus} zählt nur angesagt.", "{bonus} counts only when announced."),
        "entry-only-silent": Text("{bonus} kann nicht angesagt werden.", "{bonus} cannot be announced."),
        "entry-bird-missing": Text(
            "{game}: es fehlt der Vogel bei den Prämien, angesagt von der Spielpartei ({allowed}).",
            "{game}: its bird is missing among the premiums, announced by the declarer’s side ({allowed}).",
        ),
        "entry-bird-unannounced": Text(
            "{bonus} ist im {game} immer von der Spielpartei angesagt.",
            "{bonus} is always announced by the declarer’s side in {game}.",
        ),
        "entry-bonus-ended": Text(
            "Wird das Spiel nicht gespielt, gibt es von den Prämien nur den angesagten Vogel, als verloren: "
            "announced = true, made = false.",
            "Without play there is only the announced bird among the premiums, as lost: "
            "announced = true, made = false.",
        ),
        "entry-bonus-result": Text(
            "{bonus} gemacht ({side}) geht nicht mit einem Spiel, das die Spielpartei {outcome}.",
            "{bonus} made ({side}) is impossible in a game that the declarer’s side {outcome}.",
        ),
        "entry-bonus-count": Text(
            "{bonus}: {made} passt nicht zu {count}.", "{bonus}: {made} does not go with {count}."
        ),
        "entry-bonus-valat": Text(
            "{bonus} der anderen Partei ist bei einem gemachten Valat unmöglich.",
            "{bonus} of the other side is impossible in a Valat that was made.",
        ),
        "entry-bonus-cards": Text(
            "{bonus} und {other} gehen nicht zusammen: eine der Karten hat die andere Partei gestochen.",
            "{bonus} and {other} are impossible together: the other side took one of the cards.",
        ),
        "entry-same-trick": Text(
            "{bonus} und {other} entscheiden sich im selben Stich: beide Parteien können ihn nicht machen.",
            "{bonus} and {other} are decided in the same trick: both sides cannot win it.",
        ),
        "entry-valat-material": Text(
            "Mit einem angesagten Valat wird {bonus} nicht angesagt.", "{bonus} is not announced together with a Valat."
        ),
        "entry-implied": Text(
            "{bonus} schließt {other} ein: {other} ist ebenso angesagt und, wenn {bonus} gemacht ist, gemacht.",
            "{bonus} includes {other}: {other} is announced likewise and, where {bonus} is made, made.",
        ),
        "entry-implied-missing": Text(
            "Mit {bonus} ist auch {other} angesagt: gemacht oder verloren angeben.",
            "{other} is announced together with {bonus}: say whether it was made or lost.",
        ),
        "entry-queen-ultimo": Text(
            "Eine gerufene Dame kann nicht ultimo gespielt werden.", "A called queen cannot be played ultimo."
        ),
        "entry-ultimo-in-talon": Text(
            "Der gerufene König liegt im Talon: {bonus} ist unmöglich.",
            "The called king lies in the talon: {bonus} is impossible.",
        ),
        "entry-credited": Text(
            "„credited“ nennt bei Renonce, wer eine stille Prämie schon gemacht hatte.",
            "“credited” names, with a Renonce, who had already made a silent premium.",
        ),
        "entry-credited-needed": Text(
            "{bonus}: wer hatte die stille Prämie schon gemacht? Angeben mit credited.",
            "{bonus}: who had made the silent premium? Name him with credited.",
        ),
        "entry-credited-valat": Text(
            "{bonus}: bei Renonce wird das Spiel abgebrochen, still gemacht ist er da noch nicht.",
            "{bonus}: a Renonce stops the game before it can have been made silently.",
        ),
        "entry-credited-side": Text(
            "{name} gehört nicht zur angegebenen Partei.", "{name} does not belong to the named side."
        ),
        "entry-credited-offender": Text(
            "{name} hat die Renonce begangen und bekommt nichts.", "{name} committed the Renonce and gets nothing."
        ),
        "entry-no-bird-beside": Text(
            "Diese Strafe kennt der Regelsatz nicht.", "This rule set does not know that penalty."
        ),
        "entry-no-bird-declarer": Text(
            "{name} spielt selbst: dann ist das Ergebnis no-bird.",
            "{name} plays it himself: then the result is no-bird.",
        ),
        "entry-no-bird-passed": Text(
            "{game} wird nur gespielt, wenn niemand lizitiert hat: ein Besserrufer kann nicht überboten worden sein.",
            "{game} is played only when nobody has bid: no Besserrufer can have been overbid.",
        ),
        "entry-no-bird-rank": Text("{game} überbietet keinen Besserrufer.", "{game} does not overbid a Besserrufer."),
        "entry-no-radl": Text(
            "Doppelte Runden gibt es in diesem Regelsatz nicht.", "There are no doubled rounds in this rule set."
        ),
        "entry-radl": Text("×{value} gibt es nicht: 1, 2, 4, 8 …", "There is no ×{value}: 1, 2, 4, 8 …"),
    }
)
