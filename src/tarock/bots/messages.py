"""Why a bot does what it does: one sentence each, for hints. German texts address nobody."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "bot-random": Text("Zufällig gewählt.", "Chosen at random."),
        # auction
        "thumb-pass": Text(
            "Für ein höheres Spiel reicht das Blatt nicht.", "The hand is not good enough for a higher game."
        ),
        "thumb-forehand": Text(
            "Zuerst hören, was die anderen bieten; ein Spiel bleibt der Vorhand immer.",
            "First hear what the others bid; Vorhand can always play in the end.",
        ),
        "thumb-hand-on": Text(
            "Mit vier Königen und ohne starkes Spiel wird die Vorhand weitergegeben.",
            "With four kings and no strong game, Vorhand is handed on.",
        ),
        "thumb-throw-in": Text("Mit diesem Blatt ist nichts zu gewinnen.", "There is nothing to win with this hand."),
        "thumb-hold": Text(
            "{game} ist mit diesem Blatt selbst gut spielbar (etwa {chance} %).",
            "{game} can well be played with this very hand (about {chance} %).",
        ),
        "thumb-bei": Text(
            "Das Blatt ist niedrig genug, um {game} mitzuspielen (etwa {chance} %).",
            "The hand is low enough to join {game} (about {chance} %).",
        ),
        "thumb-bid-tarock": Text(
            "{tarocks} Tarock und {kings}: {game} gewinnt etwa {chance} von 100 Mal.",
            "{tarocks} tarocks and {kings}: {game} wins about {chance} times in 100.",
        ),
        "thumb-bid-suit": Text(
            "Lange Farben mit hohen Figuren, {kings}: {game} gewinnt etwa {chance} von 100 Mal.",
            "Long suits with high figures, {kings}: {game} wins about {chance} times in 100.",
        ),
        "thumb-bid-low": Text(
            "Wenige Karten, die ungewollt stechen: {game} gelingt etwa {chance} von 100 Mal.",
            "Few cards that would win against one's wish: {game} comes off about {chance} times in 100.",
        ),
        "thumb-bid-bird": Text(
            "{game}: Der {bonus} hat genug Tarock vor sich, das Spiel gewinnt etwa {chance} von 100 Mal.",
            "{game}: the {bonus} has enough tarocks before it, the game wins about {chance} times in 100.",
        ),
        "thumb-bid-must": Text(
            "Von den möglichen Spielen verspricht {game} am meisten (etwa {chance} %).",
            "Of the possible games {game} promises most (about {chance} %).",
        ),
        "thumb-bid-trischaken": Text(
            "Für ein Spiel mit Partner zu schwach; im Trischaken lässt sich mit diesem Blatt ducken.",
            "Too weak for a game with a partner; in Trischaken this hand can duck.",
        ),
        # before the play
        "thumb-options-low": Text(
            "Das Blatt kann ducken: ohne Stichzwang und mit dem Talon am Schluss ist das am leichtesten.",
            "The hand can duck: that is easiest without Stichzwang and with the talon at the end.",
        ),
        "thumb-options-high": Text(
            "Mit hohen Karten hilft der Stichzwang: die anderen müssen auch stechen.",
            "With high cards Stichzwang helps: the others must beat as well.",
        ),
        "thumb-spritz": Text(
            "Der Spritzer bringt mehr, wenn ein anderer verliert, und kostet sonst nichts.",
            "The Spritzer brings more when somebody else loses, and costs nothing otherwise.",
        ),
        "thumb-bird-named": Text(
            "{bonus} hat von den Vögeln im Blatt die beste Aussicht für seinen Wert.",
            "{bonus} has the best prospects for its value of the birds in the hand.",
        ),
        "thumb-call-fourth": Text(
            "„Den Vierten“ verrät den Gegnern die Farbe nicht.", "“Den Vierten” does not tell the opponents the suit."
        ),
        "thumb-call-short": Text(
            "{card}: von dieser Farbe ist wenig im Blatt, und sie kann zum Partner gespielt werden.",
            "{card}: there is little of this suit in the hand, and it can be led to the partner.",
        ),
        "thumb-call-void": Text(
            "{card}: diese Farbe fehlt im Blatt, dort ist der Partner am nützlichsten.",
            "{card}: the hand is void in this suit, where the partner is most useful.",
        ),
        "thumb-half": Text(
            "Mit dieser Hälfte ({cards}) wird das Blatt am besten.", "With this half ({cards}) the hand becomes best."
        ),
        "thumb-give-up": Text(
            "Der gerufene König liegt im Talon, und allein ist das Spiel nicht zu gewinnen.",
            "The called king lies in the talon, and the game cannot be won alone.",
        ),
        "thumb-discard-void": Text(
            "Eine Farbe wird frei, dann kann Tarock stechen.", "A suit is emptied, so that tarock can trump it."
        ),
        "thumb-discard-points": Text(
            "Punkte ohne Deckung sind in der Ablage sicher.", "Points without cover are safe in the discard."
        ),
        "thumb-discard-suit": Text(
            "Die langen Farben mit den hohen Karten bleiben.", "The long suits with the high cards stay."
        ),
        # announcements
        "thumb-announce": Text(
            "{bonus} gelingt mit diesen Karten oft genug, um den doppelten Wert zu wagen.",
            "{bonus} comes off often enough with these cards to risk the double value.",
        ),
        "thumb-kontra": Text(
            "Gegen {item} stehen zu viele starke Karten in diesem Blatt.",
            "Too many strong cards of this hand stand against {item}.",
        ),
        "thumb-re": Text(
            "{item} wird mit diesem Blatt trotzdem gewonnen.", "{item} is won with this hand all the same."
        ),
        "thumb-lie": Text("Es gibt nichts, was sicher genug wäre.", "There is nothing that would be certain enough."),
        "thumb-gut": Text(
            "Nichts anzusagen, und für ein Kontra reicht es nicht.",
            "Nothing to announce, and not enough for a kontra.",
        ),
        # cards, positive games
        "thumb-only-card": Text("{card} ist die einzige erlaubte Karte.", "{card} is the only legal card."),
        "thumb-lead-master": Text(
            "{card} ist die höchste ihrer Farbe und macht den Stich.", "{card} is the highest of its suit and wins."
        ),
        "thumb-lead-length": Text(
            "{card}: die lange Farbe weiterspielen, bis ihre kleinen Karten hoch sind.",
            "{card}: go on with the long suit until its small cards are high.",
        ),
        "thumb-lead-draw": Text(
            "{card}: Tarock spielen, damit die Gegner keines mehr haben.",
            "{card}: lead tarock, so that the opponents have none left.",
        ),
        "thumb-lead-tarock": Text("{card}: bringt hier mehr als jede Farbe.", "{card}: better than any suit here."),
        "thumb-lead-rest": Text(
            "{card}: Die Gegner haben kein Tarock mehr.", "{card}: the opponents have no tarock left."
        ),
        "thumb-lead-partner": Text(
            "{card}: die gerufene Farbe spielen, der Partner hat den König.",
            "{card}: lead the called suit, the partner holds the king.",
        ),
        "thumb-lead-called": Text(
            "{card}: jetzt bringt der gerufene König seine Punkte heim.",
            "{card}: now the called king brings its points home.",
        ),
        "thumb-lead-force": Text(
            "{card}: in dieser Farbe muss der Spieler Tarock hergeben.",
            "{card}: in this suit the declarer must give up tarock.",
        ),
        "thumb-lead-king": Text(
            "{card}: der König geht am ehesten durch, solange alle die Farbe haben.",
            "{card}: the king is most likely to win while everybody still has the suit.",
        ),
        "thumb-lead-short": Text(
            "{card}: damit ist die Farbe leer, und Tarock kann sie stechen.",
            "{card}: that empties the suit, and tarock can trump it.",
        ),
        "thumb-lead-suit": Text(
            "{card}: kostet wenig und lässt die starken Karten im Blatt.",
            "{card}: costs little and keeps the strong cards.",
        ),
        "thumb-bird-now": Text("{card}: das ist der Stich dieses Vogels.", "{card}: this is the trick of this bird."),
        "thumb-smear": Text(
            "{card}: Der Stich gehört der eigenen Partei, also Punkte hinein.",
            "{card}: the trick is one's own side's, so points go in.",
        ),
        "thumb-take-cheap": Text(
            "{card}: Als Letzter genügt die kleinste Karte, die den Stich macht.",
            "{card}: in last place the lowest winning card will do.",
        ),
        "thumb-take": Text("{card}: dieser Stich lohnt sich.", "{card}: this trick is worth taking."),
        "thumb-leave-friend": Text(
            "{card}: Der Stich liegt schon beim Partner, Starkes wird gespart.",
            "{card}: the trick is the partner's already, strong cards are saved.",
        ),
        "thumb-save": Text(
            "{card}: Der Stich ist nicht zu holen oder zu teuer, also das Billigste.",
            "{card}: the trick cannot be won or is too dear, so the cheapest card.",
        ),
        # cards, negative games and Trischaken
        "thumb-wanted-trick": Text(
            "{card}: dieser Stich wird gebraucht, und so ist er am sichersten.",
            "{card}: this trick is needed, and this is the surest way to it.",
        ),
        "thumb-lead-below": Text(
            "{card}: darüber liegen genug Karten, die andere stechen lassen.",
            "{card}: enough higher cards are out that will make others win.",
        ),
        "thumb-must-take": Text("{card}: der Stich ist kaum zu vermeiden.", "{card}: the trick can hardly be avoided."),
        "thumb-duck-high": Text(
            "{card}: die gefährlichste Karte, die den Stich nicht macht.",
            "{card}: the most dangerous card that does not win the trick.",
        ),
        "thumb-duck-points": Text(
            "{card}: Punkte gehen in einen fremden Stich.", "{card}: points go into somebody else's trick."
        ),
        "thumb-give-trick": Text(
            "{card}: so bekommt der Spieler wahrscheinlich einen Stich, den er nicht will.",
            "{card}: so the declarer will probably get a trick that he does not want.",
        ),
        "thumb-lead-low": Text(
            "{card}: niedrig ausspielen, damit der Spieler darüber muss.",
            "{card}: lead low, so that the declarer must go over it.",
        ),
        "thumb-unload": Text(
            "{card}: Hohes hergeben, Niedriges für später behalten.", "{card}: give up what is high, keep what is low."
        ),
    }
)
