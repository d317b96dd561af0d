"""Every refusal of this room is produced once, has sentences in both languages, and rests on a clause."""

from collections.abc import Callable

import pytest

from tarock.deal import actions as a, decide
from tarock.deal.messages import MESSAGES
from tarock.rules import Reason, load
from tests.deal.table import all_gut, all_pass, discard_any, do, playing, refused, seated, variant

KINGS = "HK KK PK TK"
BIRDS = "I II III IIII"


def auction(rules: str, *texts: str, hands: tuple[str, ...] = (), **switches: object):
    return do(seated(variant(load(rules), **switches), *hands), *texts)


def announcing(rules: str, contract: str = "dreier", *hands: str, discard: str = "", **switches: object):
    """After the discard of a game of seat 0 that is played alone or with the called TK."""
    state = playing(variant(load(rules), **switches), contract, *hands)
    if state.phase == "birds":
        state = do(state, f"0 bird {state.contract.birds[0]}")
    if state.phase == "calling":
        state = do(state, "0 call TK")
    if state.phase == "talon":
        state = do(state, "0 half A")
    if state.phase == "discard":
        state = do(state, f"0 discard {discard}")
    assert state.phase == "announcing"
    return state


HIGH = "Sk XXI XX XIX XVIII XVII XVI XV XIV H4 H3 H2"
DREIER = {"discard": "H2 H3 H4"}


def called_in_talon(*ways: str):
    rules = variant(load("steirisch"), calling__king_in_talon=ways)
    return do(playing(rules, "rufer", "HK KK PK", a_half="TK"), "0 call TK")


def negative(rules: str = "mostviertel", contract: str = "piccolo", *, by: int = 0, **switches: object):
    return playing(variant(load(rules), **switches), contract, by=by)


def bei(**switches: object):
    rules = variant(load("mostviertel"), **switches)
    return all_pass(do(seated(rules), "0 forehand", "1 bid piccolo", "2 weiter", "3 bei piccolo"))


def queen_called():
    """Seat 0 has all four kings and has called seat 1's Herz-Dame."""
    state = do(playing("mostviertel", "rufer", KINGS, "HD"), "0 call HD", "0 half A")
    return do(discard_any(state), "0 gut")


CASES: dict[str, Callable[[], Reason]] = {
    "deal-no-action": lambda: refused(seated("steirisch"), b"nonsense"),
    "deal-over": lambda: refused(do(called_in_talon("give-up"), "0 give-up"), "0 play I"),
    "deal-not-on-turn": lambda: refused(seated("steirisch"), "1 weiter"),
    "deal-wrong-phase": lambda: refused(seated("steirisch"), "0 play I"),
    "auction-passed": lambda: refused(
        auction("steirisch", "0 forehand", "1 weiter", "2 bid dreier"), "1 bid solodreier"
    ),
    "auction-own-bid": lambda: refused(auction("steirisch", "0 forehand", "1 bid dreier"), "1 bid solodreier"),
    "auction-not-first-word": lambda: refused(auction("steirisch", "0 forehand"), "1 forehand"),
    "auction-no-hand-on": lambda: refused(seated("mostviertel", KINGS), "0 hand-on"),
    "auction-hand-on-kings": lambda: refused(seated("sauwald", "HK KK PK"), "0 hand-on"),
    "auction-must-hand-on": lambda: refused(
        auction("sauwald", "0 forehand", "1 weiter", "2 weiter", "3 weiter", hands=(KINGS,)), "0 bid trischaken"
    ),
    "auction-forehand-speaks": lambda: refused(seated("steirisch"), "0 weiter"),
    "auction-forehand-plays": lambda: refused(
        auction("steirisch", "0 forehand", "1 weiter", "2 weiter", "3 weiter"), "0 weiter"
    ),
    "auction-no-throw-in": lambda: refused(seated("mostviertel"), "0 throw-in"),
    "auction-throw-in-late": lambda: refused(
        auction("steirisch", "0 forehand", "1 bid dreier", "2 weiter", "3 weiter", table__throw_in="no-tarock"),
        "0 throw-in",
    ),
    "auction-throw-in-hand": lambda: refused(
        seated(variant(load("steirisch"), table__throw_in="no-tarock-no-king"), "HK"), "0 throw-in"
    ),
    "auction-unknown-game": lambda: refused(auction("mostviertel"), "0 bid zwiccolo"),
    "auction-forehand-game": lambda: refused(auction("steirisch", "0 forehand"), "1 bid rufer"),
    "auction-first-word-game": lambda: refused(
        auction("steirisch", "0 forehand", "1 bid piccolo", "2 weiter", "3 weiter"), "0 bid sechserdreier"
    ),
    "auction-after-pass-game": lambda: refused(seated("mostviertel"), "0 bid rufer"),
    "auction-say-forehand": lambda: refused(seated("steirisch"), "0 bid dreier"),
    "auction-too-low": lambda: refused(auction("steirisch", "0 forehand", "1 bid piccolo"), "2 bid zwiccolo"),
    "auction-no-bird": lambda: refused(auction("mostviertel", "0 forehand", hands=(BIRDS,)), "1 bid besserrufer"),
    "auction-four-kings": lambda: refused(
        auction("oberoesterreich", "0 forehand", hands=("", KINGS)), "1 bid solorufer"
    ),
    "auction-nothing-to-call": lambda: refused(
        auction("steirisch", "0 forehand", hands=("", KINGS + " HD KD PD TD")), "1 bid solorufer"
    ),
    "auction-few-suits": lambda: refused(
        auction("steirisch", "0 forehand", hands=("", "I II III IIII V VI VII")), "1 bid farbendreier"
    ),
    "auction-no-hold": lambda: refused(
        auction("mostviertel", "0 forehand", "1 bid dreier", "2 weiter", "3 weiter"), "0 hold"
    ),
    "auction-hold-forehand": lambda: refused(auction("sauwald", "0 forehand", "1 bid dreier"), "2 hold"),
    "auction-nothing-to-hold": lambda: refused(
        auction("sauwald", "0 forehand", "1 weiter", "2 weiter", "3 weiter"), "0 hold"
    ),
    "auction-no-bei": lambda: refused(auction("steirisch", "0 forehand", "1 bid piccolo"), "2 bei piccolo"),
    "auction-bei-nobody": lambda: refused(auction("mostviertel", "0 forehand"), "1 bei piccolo"),
    "auction-bei-full": lambda: refused(
        auction("mostviertel", "0 bid piccolo", "1 bei piccolo", "2 bei piccolo"), "3 bei piccolo"
    ),
    "auction-bei-too-low": lambda: refused(
        auction("mostviertel", "0 forehand", "1 bid piccolo", "2 bid bettler"), "3 bei piccolo"
    ),
    "auction-naming": lambda: refused(auction("steirisch", "0 forehand", "1 bid solodreier"), "1 weiter"),
    "auction-nothing-to-name": lambda: refused(seated("steirisch"), "0 announce pagat"),
    "options-stichzwang": lambda: refused(
        playing(variant(load("frohnleiten"), trischaken__stichzwang=(True,)), "trischaken"), "0 options ohne last"
    ),
    "options-talon": lambda: refused(
        playing(variant(load("frohnleiten"), trischaken__talon=("last",)), "trischaken"), "0 options ohne first-six"
    ),
    "bird-not-in-game": lambda: refused(playing("tirol", "besserrufer", "I II"), "0 bird quapil"),
    "bird-not-held": lambda: refused(playing("oberoesterreich", "besserrufer", "I II", "III IIII"), "0 bird quapil"),
    "call-no-fourth": lambda: refused(
        playing(variant(load("steirisch"), calling__fourth_king=False), "rufer", "HK KK PK", "TK"), "0 call vierten"
    ),
    "call-fourth-needs-three": lambda: refused(playing("steirisch", "rufer", "HK KK", "TK PK"), "0 call vierten"),
    "call-neither-king-nor-queen": lambda: refused(playing("steirisch", "rufer"), "0 call XX"),
    "call-oneself": lambda: refused(playing("steirisch", "rufer", "HK"), "0 call HK"),
    "call-queen": lambda: refused(playing("steirisch", "rufer", "HK", "HD"), "0 call HD"),
    "talon-no-such-half": lambda: refused(called_in_talon("free-half"), a.TakeHalf(0, 2)),
    "talon-no-king": lambda: refused(do(playing("steirisch", "rufer", "HK", "TK"), "0 call TK"), "0 give-up"),
    "talon-no-give-up": lambda: refused(called_in_talon("free-half"), "0 give-up"),
    "talon-must-give-up": lambda: refused(called_in_talon("give-up"), "0 half A"),
    "talon-king-half": lambda: refused(called_in_talon("king-half", "give-up"), "0 half B"),
    "discard-no-cards": lambda: refused(do(playing("steirisch", "dreier"), "0 half A"), a.Discard(0, -1)),
    "discard-not-held": lambda: refused(do(playing("steirisch", "dreier", "", "XX"), "0 half A"), "0 discard XX"),
    "discard-count": lambda: refused(do(playing("steirisch", "dreier", HIGH), "0 half A"), "0 discard H2"),
    "discard-never": lambda: refused(do(playing("steirisch", "dreier", HIGH), "0 half A"), "0 discard Sk H2 H3"),
    "discard-named-bird": lambda: refused(
        do(playing("steirisch", "uhurufer", "II XX XIX HK", "TK"), "0 call TK", "0 half A"), "0 discard II XX XIX"
    ),
    "discard-last-bird": lambda: refused(
        do(playing("mostviertel", "besserrufer", "II XX XIX HK", "TK I III IIII"), "0 call TK", "0 half A"),
        "0 discard II XX XIX",
    ),
    "discard-suits-first": lambda: refused(do(playing("steirisch", "dreier", HIGH), "0 half A"), "0 discard XX XIX XV"),
    "discard-tarocks-first": lambda: refused(
        do(playing("steirisch", "farbendreier", "XX H1 H2 H3 H4 K1 K2 K3 K4"), "0 half A"), "0 discard H1 H2 H3"
    ),
    "discard-suits-left": lambda: refused(
        do(
            playing(
                variant(load("mostviertel"), contracts__farbendreier__discard_suits_left=6),
                "farbendreier",
                "XX XIX XVIII XVII XVI XV H1 H2 H3 H4 K1 K2",
                a_half="XIV XIII XII",
            ),
            "0 half A",
        ),
        "0 discard H1 H2 H3",
    ),
    "announce-not-in-game": lambda: refused(
        announcing("mostviertel", "farbendreier", HIGH, **DREIER), "0 announce mondfang"
    ),
    "announce-never": lambda: refused(
        announcing("steirisch", "dreier", HIGH, bonuses__trull__announce="never", **DREIER), "0 announce trull"
    ),
    "announce-twice": lambda: refused(
        do(announcing("steirisch", "dreier", HIGH, **DREIER), "0 announce trull", "0 gut"), "1 announce trull"
    ),
    "announce-not-held": lambda: refused(announcing("steirisch", "dreier", HIGH, "I", **DREIER), "0 announce pagat"),
    "announce-called-not-held": lambda: refused(
        announcing("steirisch", "rufer", HIGH, "TK", **DREIER), "0 announce koenig-ultimo"
    ),
    "announce-held": lambda: refused(announcing("mostviertel", "dreier", HIGH, **DREIER), "0 announce mondfang"),
    "announce-queen-ultimo": lambda: refused(queen_called(), "1 announce koenig-ultimo"),
    "announce-declarer-side": lambda: refused(
        do(announcing("steirisch", "dreier", HIGH, bonuses__trull__side="declarer", **DREIER), "0 gut"),
        "1 announce trull",
    ),
    "announce-bird-due": lambda: refused(
        announcing("mostviertel", "besserrufer", "II", "TK", discard="H2 H3 H4"), "0 gut"
    ),
    "announce-once": lambda: refused(
        do(
            announcing("steirisch", "dreier", HIGH, **DREIER),
            *("0 gut", "1 gut", "2 kontra game", "2 gut", "3 gut"),
        ),
        "0 announce trull",
    ),
    "announce-with-bid": lambda: refused(
        auction("steirisch", "0 forehand", "1 bid solodreier", "1 gut", "2 weiter", "3 weiter", "0 weiter"),
        "1 announce trull",
    ),
    "announce-beside-valat": lambda: refused(
        do(announcing("steirisch", "dreier", HIGH, **DREIER), "0 announce valat"), "0 announce trull"
    ),
    "announce-kontra-or-valat": lambda: refused(
        do(playing("oberoesterreich", "farbensolo"), "0 gut", "1 kontra game"), "1 announce valat"
    ),
    "kontra-none": lambda: refused(
        announcing("steirisch", "dreier", HIGH, contracts__dreier__kontra="none", **DREIER), "0 kontra game"
    ),
    "kontra-nothing": lambda: refused(announcing("steirisch", "dreier", HIGH, **DREIER), "0 kontra trull"),
    "kontra-for-party": lambda: refused(
        do(announcing("steirisch", "dreier", HIGH, **DREIER), "0 gut"), "1 kontra game 0"
    ),
    "kontra-against": lambda: refused(negative(), "1 kontra game 2"),
    "kontra-name-one": lambda: refused(negative(), "1 kontra game"),
    "kontra-co-declarer": lambda: refused(bei(auction__bei_settlement="non-declarers-only"), "1 kontra game 3"),
    "kontra-own-side": lambda: refused(announcing("steirisch", "dreier", HIGH, **DREIER), "0 kontra game"),
    "kontra-highest": lambda: refused(
        do(negative(), "1 kontra game 0", "1 gut", "2 gut", "3 gut", "0 kontra game", "0 gut"), "1 kontra game 0"
    ),
    "kontra-too-late": lambda: refused(
        do(
            announcing("steirisch", "dreier", HIGH, "", "I", **DREIER),
            *("0 gut", "1 gut", "2 announce pagat", "2 gut", "3 gut", "0 gut"),
        ),
        "1 kontra game",
    ),
    "kontra-beside-valat": lambda: refused(
        do(announcing("steirisch-2020", "dreier", HIGH, **DREIER), "0 announce valat", "0 gut"), "1 kontra game"
    ),
    "play-no-card": lambda: refused(all_gut(negative()), a.Play(0, 54)),
}


@pytest.mark.parametrize("code", MESSAGES)
def test_every_refusal_is_produced_and_explained(code):
    reason = CASES[code]()
    assert reason.code == code
    assert reason.sentence("de") != reason.sentence("en")
    assert reason.clause


def test_every_case_has_a_code():
    assert CASES.keys() == MESSAGES.keys()


def test_a_refusal_changes_nothing():
    state = seated("steirisch")
    before = repr(state)
    assert isinstance(decide(state, a.Pass(0)), Reason)
    assert repr(state) == before
