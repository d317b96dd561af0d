"""The sentences of this room, but for those about single tricks (`trick_messages`): why an action is refused."""

from __future__ import annotations

from tarock.cards import card_name
from tarock.rules import Text, register

GENERAL = "ALLG"
"""The clause of what every Königrufen has in common."""

MESSAGES = register(
    {
        # any phase
        "deal-no-action": Text(
            "Das ist keine Handlung, die es in einem Spiel gibt.",
            "That is not an action that exists in a deal.",
        ),
        "deal-over": Text("Das Spiel ist vorbei.", "The deal is over."),
        "deal-not-on-turn": Text(
            "{seat} ist nicht an der Reihe, sondern {turn}.",
            "{seat} is not on turn, {turn} is.",
        ),
        "deal-wrong-phase": Text(
            "Das geht jetzt nicht. An der Reihe ist: {phase}.",
            "That is not possible now. What is due is: {phase}.",
        ),
        # auction
        "auction-passed": Text(
            "„Weiter“ ist endgültig: {seat} bietet in diesem Spiel nicht mehr.",
            "“Weiter” is final: {seat} bids no more in this deal.",
        ),
        "auction-own-bid": Text(
            "Das Gebot von {seat} ist nicht überboten; sich selbst überbieten geht nicht.",
            "The bid of {seat} has not been overbid; nobody may overbid himself.",
        ),
        "auction-not-first-word": Text(
            "Das ist nur als erstes Wort der Vorhand möglich.",
            "That is only possible as Vorhand's first word.",
        ),
        "auction-no-hand-on": Text(
            "Die Vorhand darf hier nicht weitergegeben werden.",
            "Vorhand may not be handed on here.",
        ),
        "auction-hand-on-kings": Text(
            "Die Vorhand wird nur mit vier Königen im Blatt weitergegeben.",
            "Vorhand is handed on only with four kings in the hand.",
        ),
        "auction-must-hand-on": Text(
            "{game} geht nicht: Mit vier Königen und ohne Spiel wäre die Vorhand weiterzugeben gewesen.",
            "{game} is not possible: with four kings and no game Vorhand had to be handed on.",
        ),
        "auction-forehand-speaks": Text(
            "Vorhand beginnt und darf nicht „Weiter“ sagen.",
            "Vorhand begins and may not say “Weiter”.",
        ),
        "auction-forehand-plays": Text(
            "Alle anderen haben „Weiter“ gesagt: Vorhand muss ein Spiel spielen.",
            "All others have said “Weiter”: Vorhand must play a game.",
        ),
        "auction-no-throw-in": Text(
            "Jedes Spiel wird gespielt; zusammengeworfen wird nicht.",
            "Every deal is played; no hand is thrown in.",
        ),
        "auction-throw-in-late": Text(
            "Zusammengeworfen wird nur vor dem eigenen ersten Wort.",
            "A hand is thrown in only before one's own first word.",
        ),
        "auction-throw-in-hand": Text(
            "Mit diesem Blatt darf nicht zusammengeworfen werden.",
            "This hand may not be thrown in.",
        ),
        "auction-unknown-game": Text(
            "„{game}“ gibt es in diesem Regelwerk ({set}) nicht.",
            "“{game}” does not exist in this rule set ({set}).",
        ),
        "auction-forehand-game": Text("{game} spielt nur Vorhand.", "{game} is played by Vorhand only."),
        "auction-first-word-game": Text(
            "{game} kann nur als erstes Wort der Vorhand geboten werden.",
            "{game} can be bid only as Vorhand's first word.",
        ),
        "auction-after-pass-game": Text(
            "{game} kann Vorhand erst spielen, wenn alle anderen „Weiter“ gesagt haben.",
            "Vorhand can play {game} only after all others have said “Weiter”.",
        ),
        "auction-say-forehand": Text(
            "Vorhand bietet {game} nicht als erstes Wort; sie sagt zuerst „Vorhand“.",
            "Vorhand does not bid {game} as her first word; she says “Vorhand” first.",
        ),
        "auction-too-low": Text(
            "{game} ist nicht höher als das gebotene Spiel ({standing}).",
            "{game} is not higher than the game that was bid ({standing}).",
        ),
        "auction-no-bird": Text(
            "{game} verlangt den Vogel im Blatt.",
            "{game} needs the bird in the hand.",
        ),
        "auction-four-kings": Text(
            "{game} geht nicht: Mit vier Königen im Blatt gibt es kein Ruferspiel.",
            "{game} is not possible: with four kings in the hand there is no game with a called king.",
        ),
        "auction-nothing-to-call": Text(
            "{game} geht nicht: Alle Könige und Damen sind im Blatt, zu rufen bleibt nichts.",
            "{game} is not possible: all kings and queens are in the hand, nothing is left to call.",
        ),
        "auction-few-suits": Text(
            "{game} verlangt mindestens {count} Farbkarten im Blatt.",
            "{game} needs at least {count} suit cards in the hand.",
        ),
        "auction-no-hold": Text(
            "Vorhand darf ein gebotenes Spiel nicht übernehmen.",
            "Vorhand may not take over a game that was bid.",
        ),
        "auction-hold-forehand": Text("Halten darf nur Vorhand.", "Only Vorhand may hold."),
        "auction-nothing-to-hold": Text("Es gibt kein Gebot zu halten.", "There is no bid to hold."),
        "auction-no-bei": Text("{game} wird nicht Bei gespielt.", "{game} is not played Bei."),
        "auction-bei-nobody": Text(
            "{game} Bei geht nicht: Es fehlt ein anderer, der {game} geboten hat und noch im Lizit ist.",
            "{game} Bei is not possible: nobody else has bid {game} and is still in the auction.",
        ),
        "auction-bei-full": Text(
            "{game} spielen höchstens {count} zugleich.",
            "At most {count} play {game} at the same time.",
        ),
        "auction-bei-too-low": Text(
            "{game} Bei ist zusammen nicht mehr wert als das gebotene Spiel ({standing}).",
            "{game} Bei is together not worth more than the game that was bid ({standing}).",
        ),
        "auction-naming": Text(
            "Zu {game} werden jetzt die Prämien angesagt; „Gut“ beendet das Gebot.",
            "The premiums of {game} are announced now; “Gut” ends the bid.",
        ),
        "auction-nothing-to-name": Text(
            "Prämien und Kontras kommen erst nach der Ablage.",
            "Premiums and kontras come only after the discard.",
        ),
        # options of Trischaken
        "options-stichzwang": Text(
            "Ob Stichzwang gilt, steht in diesem Regelwerk fest.",
            "Whether Stichzwang holds is fixed in this rule set.",
        ),
        "options-talon": Text(
            "Wohin der Talon kommt, steht in diesem Regelwerk fest.",
            "Where the talon goes is fixed in this rule set.",
        ),
        # birds and the call
        "bird-not-in-game": Text(
            "{game} wird mit einem dieser Vögel gespielt: {birds}.",
            "{game} is played with one of these birds: {birds}.",
        ),
        "bird-not-held": Text("{bonus} ist nicht im Blatt.", "{bonus} is not in the hand."),
        "call-no-fourth": Text(
            "„Den Vierten“ gibt es hier nicht; der König wird genannt.",
            "“Den Vierten” does not exist here; the king is named.",
        ),
        "call-fourth-needs-three": Text(
            "„Den Vierten“ ruft, wer genau drei Könige im Blatt hat.",
            "“Den Vierten” is called with exactly three kings in the hand.",
        ),
        "call-neither-king-nor-queen": Text(
            "Gerufen wird ein König oder, mit vier Königen, eine Dame.",
            "A king is called or, with four kings, a queen.",
        ),
        "call-oneself": Text(
            "{card} ist im eigenen Blatt; Selbstrufen ist nicht erlaubt.",
            "The {card} is in the caller's own hand; nobody may call himself.",
        ),
        "call-queen": Text(
            "{card} geht nicht: Eine Dame wird nur mit allen vier Königen gerufen.",
            "The {card} is not possible: a queen is called only with all four kings.",
        ),
        # talon and discard
        "talon-no-such-half": Text("Der Talon hat nur zwei Hälften.", "The talon has two halves only."),
        "talon-no-king": Text(
            "Aufgeben geht nur, wenn die gerufene Karte im Talon liegt.",
            "Giving up is possible only when the called card lies in the talon.",
        ),
        "talon-no-give-up": Text("Aufgeben ist hier nicht möglich.", "Giving up is not possible here."),
        "talon-must-give-up": Text(
            "Die gerufene Karte liegt im Talon: Das Spiel ist aufzugeben.",
            "The called card lies in the talon: the game must be given up.",
        ),
        "talon-king-half": Text(
            "Die gerufene Karte liegt im Talon: Zu nehmen ist die Hälfte, in der sie liegt.",
            "The called card lies in the talon: the half with it must be taken.",
        ),
        "discard-no-cards": Text("Das sind keine Karten.", "These are no cards."),
        "discard-not-held": Text("{card} ist nicht im Blatt.", "{card} is not in the hand."),
        "discard-count": Text(
            "Abzulegen sind {count} Karten, nicht {given}.",
            "{count} cards must be discarded, not {given}.",
        ),
        "discard-never": Text(
            "{card} darf nicht abgelegt werden: Könige und Trullstücke nie.",
            "{card} may not be discarded: kings and Trull never.",
        ),
        "discard-named-bird": Text(
            "{bonus} ist für dieses Spiel genannt und bleibt im Blatt.",
            "{bonus} was named for this game and stays in the hand.",
        ),
        "discard-last-bird": Text(
            "{game} verlangt einen Vogel: einer bleibt im Blatt.",
            "{game} needs a bird: one stays in the hand.",
        ),
        "discard-suits-first": Text(
            "Tarock darf erst abgelegt werden, wenn keine Farbkarte mehr abgelegt werden kann.",
            "Tarock may be discarded only when no more suit card can be.",
        ),
        "discard-tarocks-first": Text(
            "Farbkarten dürfen erst abgelegt werden, wenn kein Tarock mehr abgelegt werden kann.",
            "Suit cards may be discarded only when no more tarock can be.",
        ),
        "discard-suits-left": Text(
            "Nach dem Ablegen müssen mindestens {count} Farbkarten im Blatt bleiben.",
            "At least {count} suit cards must remain in the hand after the discard.",
        ),
        # announcements and kontra
        "announce-not-in-game": Text(
            "„{bonus}“ gibt es in {game} nicht.",
            "“{bonus}” does not exist in {game}.",
        ),
        "announce-never": Text("{bonus} wird nicht angesagt.", "{bonus} is not announced."),
        "announce-twice": Text("{bonus} ist schon angesagt.", "{bonus} is announced already."),
        "announce-not-held": Text(
            "{bonus} sagt nur an, wer die Karte hat: {card} ist nicht im Blatt.",
            "{bonus} is announced only with the card: {card} is not in the hand.",
        ),
        "announce-called-not-held": Text(
            "{bonus} sagt nur an, wer die gerufene Karte im Blatt hat.",
            "{bonus} is announced only by whoever holds the called card.",
        ),
        "announce-held": Text(
            "{bonus} kann nicht ansagen, wer die Karte selbst hat: {card} ist im Blatt.",
            "{bonus} cannot be announced by its own holder: {card} is in the hand.",
        ),
        "announce-queen-ultimo": Text(
            "Eine gerufene Dame kann nicht ultimo gespielt werden.",
            "A called queen cannot be played ultimo.",
        ),
        "announce-declarer-side": Text(
            "{bonus} ist Sache der spielenden Partei.",
            "{bonus} is for the declarer's side only.",
        ),
        "announce-bird-due": Text(
            "{game} verlangt einen angesagten Vogel; erst dann gilt „Ich liege“.",
            "{game} needs a bird to be announced; only then “Ich liege” holds.",
        ),
        "announce-once": Text(
            "Prämien werden nur beim ersten Mal angesagt, wenn jemand an der Reihe ist.",
            "Premiums are announced only in a player's first turn.",
        ),
        "announce-with-bid": Text(
            "Die Prämien zu {game} waren mit dem Gebot anzusagen.",
            "The premiums of {game} had to be announced with the bid.",
        ),
        "announce-beside-valat": Text(
            "{bonus} geht nicht: Neben einem angesagten Valat werden Trull und Könige nicht angesagt.",
            "{bonus} is not possible: beside an announced Valat neither Trull nor kings are announced.",
        ),
        "announce-kontra-or-valat": Text(
            "Im Farbenspiel gibt es Kontra auf das Spiel oder einen angesagten Valat, nicht beides.",
            "In a Farbenspiel it is kontra on the game or an announced Valat, not both.",
        ),
        "kontra-none": Text("In {game} gibt es kein Kontra.", "There is no kontra in {game}."),
        "kontra-nothing": Text(
            "Hier gibt es nichts, worauf Kontra oder Re möglich wäre.",
            "There is nothing here to kontra or to answer.",
        ),
        "kontra-for-party": Text(
            "Kontra gilt hier für die ganze Partei, nicht gegen Einzelne.",
            "Kontra counts for the whole side here, not against one player.",
        ),
        "kontra-against": Text(
            "Kontra gilt hier einzeln: zwischen einem Gegner und dem, der spielt.",
            "Kontra is individual here: between one opponent and a declarer.",
        ),
        "kontra-name-one": Text(
            "Kontra und Re gelten hier einzeln; zu nennen ist, gegen wen.",
            "Kontra and Re are individual here; it must be said against whom.",
        ),
        "kontra-co-declarer": Text(
            "Wer im Bei mitspielt, kontriert die anderen Spiele nicht.",
            "Whoever plays in the Bei does not kontra the other games.",
        ),
        "kontra-own-side": Text(
            "Das letzte Wort dazu kommt von der eigenen Partei.",
            "The last word on it comes from one's own side.",
        ),
        "kontra-highest": Text(
            "Höher geht es nicht: {level}fach ist die letzte Stufe.",
            "It goes no higher: {level} times is the last level.",
        ),
        "kontra-too-late": Text(
            "Darauf wurde schon „Gut“ gesagt; später geht es nicht mehr.",
            "“Gut” was said to it already; later it is not possible any more.",
        ),
        "kontra-beside-valat": Text(
            "Neben einem angesagten Valat gibt es kein Kontra auf das Spiel.",
            "Beside an announced Valat there is no kontra on the game.",
        ),
        # play
        "play-no-card": Text("Das ist keine Karte.", "That is no card."),
    }
)

PHASES = {
    "auction": Text("Lizitation", "the auction"),
    "options": Text("Trischaken, Spielweise", "the options of the Trischaken"),
    "spritzer": Text("Spritzer", "the Spritzer round"),
    "birds": Text("Vögel nennen", "naming the birds"),
    "calling": Text("Rufen", "the call"),
    "talon": Text("Talon", "the talon"),
    "discard": Text("Ablage", "the discard"),
    "announcing": Text("Prämien und Kontra", "premiums and kontra"),
    "play": Text("Ausspielen und Zugeben", "the play"),
    "finished": Text("nichts mehr", "nothing more"),
}
"""The phases in words."""


def card_text_of(card: int) -> Text:
    """A card's name in both languages."""
    return Text(card_name(card, "de"), card_name(card, "en"))
