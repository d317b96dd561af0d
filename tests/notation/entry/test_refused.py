"""Entries that cannot be: each is refused with its key and its code, and every code of an entry is produced here."""

import re

import pytest

from tarock.notation.entry import read_entries, read_entry
from tarock.rules import CATALOGUE, Problems
from tarock.scoring.entry_messages import MESSAGES
from tests.scoring.entries import announced, bonus, entry, problems, trischaken

COUNTS = trischaken([60, 60, 60, 30], [3, 3, 3, 3])
WON = {"result": "won"}
RUFER = {"partner": "C", "result": "won"}
FIVE = ["A", "B", "C", "D", "E"]


def without(key, **keys):
    raw = entry("steirisch", "dreier", **keys)
    del raw[key]
    return raw


def e(rules, contract, **keys):
    return entry(rules, contract, **keys)


# entry, then key: code of everything that is wrong with it
REFUSED = {
    # --- words and types
    "unknown key": (e("steirisch", "dreier", **WON, speiler="B"), {"speiler": "entry-unknown-key"}),
    "unknown rules": (e("graz", "dreier", **WON), {"rules": "rules-unknown-set"}),
    "rules no text": (e(7, "dreier", **WON), {"rules": "entry-wrong-type"}),
    "unknown contract": (e("steirisch", "rufr", **WON), {"contract": "entry-unknown-contract"}),
    "contract of another cup": (e("mostviertel", "zwiccolo", tricks=2), {"contract": "entry-unknown-contract"}),
    "contract missing": (without("contract", **WON), {"contract": "entry-missing"}),
    "contract no text": (e("steirisch", ["dreier"], **WON), {"contract": "entry-wrong-type"}),
    "declarer missing": (without("declarer", **WON), {"declarer": "entry-missing"}),
    "declarer no text": (e("steirisch", "dreier", **WON, declarer=1), {"declarer": "entry-wrong-type"}),
    "declarer unknown": (e("steirisch", "dreier", **WON, declarer="X"), {"declarer": "entry-unknown-name"}),
    "declarer and declarers": (
        e("mostviertel", "piccolo", tricks={"A": 1, "B": 1}, declarer="A", declarers=["A", "B"]),
        {"declarer": "entry-not-beside"},
    ),
    "declarers twice": (
        e("mostviertel", "piccolo", tricks={"A": 1}, declarers=["A", "A"]), {"declarers": "entry-names-twice"}
    ),
    "declarers empty": (e("mostviertel", "piccolo", tricks=1, declarers=[]), {"declarers": "entry-wrong-type"}),
    "no bei": (
        e("steirisch", "piccolo", declarers=["A", "B"], tricks={"A": 1, "B": 1}), {"declarers": "entry-no-bei"}
    ),
    "bei of four": (
        e("mostviertel", "bettler", declarers=["A", "B", "C", "D"], tricks=dict.fromkeys("ABCD", 0)),
        {"declarers": "entry-bei-too-many"},
    ),
    "bei without tricks": (
        e("mostviertel", "piccolo", declarers=["A", "B"], result="won"), {"tricks": "entry-missing"}
    ),
    "bei with one number": (
        e("mostviertel", "piccolo", declarers=["A", "B"], tricks=1), {"tricks": "entry-wrong-type"}
    ),
    "bei lacks one": (
        e("mostviertel", "piccolo", declarers=["A", "B"], tricks={"A": 1}), {"tricks.B": "entry-missing"}
    ),
    "bei counts another": (
        e("mostviertel", "piccolo", declarers=["A", "B"], tricks={"A": 1, "B": 1, "C": 3}),
        {"tricks.C": "entry-not-declarer"},
    ),
    "partner unknown": (e("steirisch", "rufer", **WON, partner="X"), {"partner": "entry-unknown-name"}),
    "own partner": (e("steirisch", "rufer", **WON, partner="A"), {"partner": "entry-own-partner"}),
    "partner in a dreier": (e("steirisch", "dreier", **RUFER), {"partner": "entry-no-partner"}),
    "partner in trischaken": (e("steirisch", "trischaken", **COUNTS, partner="B"), {"partner": "entry-no-partner"}),
    "partner and talon": (
        e("steirisch", "solorufer", **RUFER, king_in_talon=True), {"partner": "entry-partner-and-talon"}
    ),
    "partner and given up": (
        e("steirisch", "rufer", partner="C", result="given-up"), {"partner": "entry-partner-and-talon"}
    ),
    "partner needed": (e("sauwald", "rufer", **WON), {"partner": "entry-partner-needed"}),
    "no partner and no king in the talon": (
        e("steirisch", "solorufer", **WON, king_in_talon=False), {"partner": "entry-partner-or-king"}
    ),
    "given up without a king in the talon": (
        e("steirisch", "rufer", result="given-up", king_in_talon=False),
        {"king_in_talon": "entry-given-up-without-king"},
    ),
    "king in talon no truth": (
        e("steirisch", "solorufer", **WON, king_in_talon=1), {"king_in_talon": "entry-wrong-type"}
    ),
    "king in the talon of a dreier": (
        e("steirisch", "dreier", **WON, king_in_talon=True), {"king_in_talon": "entry-no-king"}
    ),
    "vorhandspiel by another": (
        e("steirisch", "rufer", declarer="B", partner="C", result="won"), {"declarer": "entry-forehand-only"}
    ),
    "sechserdreier by another": (
        e("mostviertel", "sechserdreier", **WON, declarer="D"), {"declarer": "entry-forehand-only"}
    ),
    "trischaken by another": (
        e("steirisch", "trischaken", **COUNTS, declarer="D"), {"declarer": "entry-forehand-only"}
    ),
    "called in a dreier": (e("steirisch", "dreier", **WON, called="king"), {"called": "entry-no-king"}),
    "called a jack": (e("steirisch", "rufer", **RUFER, called="jack"), {"called": "entry-unknown-word"}),
    "queen in upper austria": (e("oberoesterreich", "rufer", **RUFER, called="queen"), {"called": "entry-no-queen"}),
    # --- table
    "players missing": (without("players", **WON), {"players": "entry-missing"}),
    "players no list": (e("steirisch", "dreier", **WON, players="ABCD"), {"players": "entry-wrong-type"}),
    "a player without a name": (
        e("steirisch", "dreier", **WON, players=["A", "B", " ", "D"]), {"players": "entry-wrong-type"}
    ),
    "three players": (e("steirisch", "dreier", **WON, players=["A", "B", "C"]), {"players": "entry-table-size"}),
    "seven players": (e("steirisch", "dreier", **WON, players=list("ABCDEFG")), {"players": "entry-table-size"}),
    "players twice": (e("steirisch", "dreier", **WON, players=["A", "B", "A", "D"]), {"players": "entry-names-twice"}),
    "forehand unknown": (e("steirisch", "rufer", **RUFER, forehand="X"), {"forehand": "entry-unknown-name"}),
    "forehand pauses": (
        e("steirisch", "dreier", **WON, players=FIVE, forehand="B", sits_out=["B"]), {"forehand": "entry-pauses"}
    ),
    "declarer pauses": (e("steirisch", "dreier", **WON, players=FIVE, declarer="E"), {"declarer": "entry-pauses"}),
    "partner pauses": (
        e("steirisch", "rufer", result="won", partner="B", players=FIVE, sits_out=["B"]), {"partner": "entry-pauses"}
    ),
    "kontra by who pauses": (
        e("steirisch", "piccolo", **WON, players=FIVE, kontra={"E": 2}), {"kontra.E": "entry-pauses"}
    ),
    "renonce by who pauses": (
        e("steirisch", "dreier", players=FIVE, renonce={"by": "E"}), {"renonce.by": "entry-pauses"}
    ),
    "spritzer who pauses": (
        e("frohnleiten", "trischaken", **COUNTS, players=FIVE, spritzer=["E"]), {"spritzer": "entry-pauses"}
    ),
    "count of who pauses": (
        e("steirisch", "trischaken", count={**COUNTS["count"], "E": "0/0"}, players=FIVE), {"count.E": "entry-pauses"}
    ),
    "two pause of five": (
        e("steirisch", "dreier", **WON, players=FIVE, sits_out=["D", "E"]), {"sits_out": "entry-sits-out"}
    ),
    "one pauses of four": (e("steirisch", "dreier", **WON, sits_out=["D"]), {"sits_out": "entry-sits-out"}),
    "a stranger pauses": (
        e("steirisch", "dreier", **WON, players=FIVE, sits_out=["X"]), {"sits_out": "entry-unknown-name"}
    ),
    # --- result, count, tricks
    "result missing": (e("steirisch", "dreier"), {"result": "entry-missing"}),
    "result missing in a piccolo": (e("steirisch", "piccolo"), {"result": "entry-missing"}),
    "result unknown": (e("steirisch", "dreier", result="maybe"), {"result": "entry-unknown-word"}),
    "result no text": (e("steirisch", "dreier", result=True), {"result": "entry-wrong-type"}),
    "result in trischaken": (e("steirisch", "trischaken", **COUNTS, **WON), {"result": "entry-no-result-here"}),
    "result against count": (
        e("steirisch", "dreier", **WON, count="35/1"), {"result": "entry-result-against-count"}
    ),
    "result against tricks": (
        e("steirisch", "piccolo", **WON, tricks=2), {"result": "entry-result-against-tricks"}
    ),
    "count in a piccolo": (e("steirisch", "piccolo", **WON, count="35/2"), {"count": "entry-key-not-here"}),
    "tricks in a dreier": (e("steirisch", "dreier", **WON, tricks=3), {"tricks": "entry-key-not-here"}),
    "count no text": (e("steirisch", "dreier", count=35), {"count": "entry-wrong-type"}),
    "count of four in a dreier": (e("steirisch", "dreier", count=COUNTS["count"]), {"count": "entry-wrong-type"}),
    "count no number": (e("steirisch", "dreier", count="many"), {"count": "entry-count"}),
    "count of three blatt": (e("steirisch", "dreier", count="35/3"), {"count": "entry-count"}),
    "count above the pack": (e("steirisch", "dreier", count="70/1"), {"count": "entry-count"}),
    "count that no cards make": (e("steirisch", "dreier", count="0/2"), {"count": "entry-side-pile"}),
    "all counted in a dreier": (e("steirisch", "dreier", count="69/2"), {"count": "entry-side-pile"}),
    "tricks no number": (e("steirisch", "piccolo", tricks="1"), {"tricks": "entry-wrong-type"}),
    "tricks beyond twelve": (e("steirisch", "piccolo", tricks=13), {"tricks": "entry-tricks-range"}),
    "tricks below zero": (e("steirisch", "piccolo", tricks=-1), {"tricks": "entry-tricks-range"}),
    "thirteen tricks in a bei": (
        e("mostviertel", "piccolo", declarers=["A", "B"], tricks={"A": 6, "B": 7}), {"tricks": "entry-tricks-sum"}
    ),
    "given up a dreier": (e("steirisch", "dreier", result="given-up"), {"result": "entry-cannot-give-up"}),
    "given up a solorufer": (e("steirisch", "solorufer", result="given-up"), {"result": "entry-cannot-give-up"}),
    "given up a piccolo": (e("steirisch", "piccolo", result="given-up"), {"result": "entry-cannot-give-up"}),
    "given up with a count": (
        e("steirisch", "rufer", result="given-up", count="35/2"), {"count": "entry-not-beside"}
    ),
    "given up with kontra": (
        e("steirisch", "rufer", result="given-up", kontra={"game": 2}), {"kontra": "entry-kontra-ended"}
    ),
    "no bird in a rufer": (e("steirisch", "rufer", result="no-bird"), {"result": "entry-no-bird-here"}),
    # --- Trischaken
    "trischaken without counts": (e("steirisch", "trischaken"), {"count": "entry-missing"}),
    "trischaken with one count": (e("steirisch", "trischaken", count="20/0"), {"count": "entry-wrong-type"}),
    "trischaken lacks one": (
        e("steirisch", "trischaken", count={"A": "20/0", "B": "20/0", "C": "30/0"}), {"count.D": "entry-missing"}
    ),
    "trischaken of a stranger": (
        e("steirisch", "trischaken", count={**COUNTS["count"], "X": "0/0"}), {"count.X": "entry-unknown-name"}
    ),
    "trischaken makes 71": (e("steirisch", "trischaken", **trischaken([63, 60, 60, 30])), {"count": "entry-count-sum"}),
    "trischaken of eleven tricks": (
        e("steirisch", "trischaken", **trischaken([60, 60, 60, 30], [3, 3, 3, 2])), {"tricks": "entry-tricks-sum"}
    ),
    "points without a trick": (
        e("steirisch", "trischaken", **trischaken([60, 60, 60, 30], [4, 4, 4, 0])), {"count.D": "entry-virgin-count"}
    ),
    "a trick without points": (
        e("steirisch", "trischaken", **trischaken([70, 70, 70, 0], [4, 4, 3, 1])), {"count.D": "entry-virgin-count"}
    ),
    "no cards make these": (
        e("oberoesterreich", "trischaken", **trischaken([50, 50, 60, 50], [3, 3, 3, 3])), {"count": "entry-piles"}
    ),
    "one trick of sixty": (
        e("steirisch", "trischaken", **trischaken([60, 60, 60, 30], [1, 5, 5, 1])), {"count": "entry-piles"}
    ),
    "talon not open": (
        e("steirisch", "trischaken", **COUNTS, talon="last"), {"talon": "entry-option-not-open"}
    ),
    "stichzwang not open": (
        e("mostviertel", "trischaken", **COUNTS, stichzwang=False), {"stichzwang": "entry-option-not-open"}
    ),
    "talon unknown": (e("tirol", "trischaken", **COUNTS, talon="all"), {"talon": "entry-unknown-word"}),
    "talon in a dreier": (e("tirol", "dreier", **WON, talon="last"), {"talon": "entry-key-not-here"}),
    "no spritzer": (e("wien", "trischaken", **COUNTS, spritzer=["B"]), {"spritzer": "entry-no-spritzer"}),
    "spritzer in a dreier": (e("frohnleiten", "dreier", **WON, spritzer=["B"]), {"spritzer": "entry-key-not-here"}),
    "spritzer twice": (
        e("frohnleiten", "trischaken", **COUNTS, spritzer=["B", "B"]), {"spritzer": "entry-names-twice"}
    ),
    # --- kontra
    "kontra a number": (e("steirisch", "dreier", **WON, kontra=2), {"kontra": "entry-wrong-type"}),
    "kontra a word": (e("steirisch", "dreier", **WON, kontra={"game": "Re"}), {"kontra.game": "entry-wrong-type"}),
    "kontra 3": (e("steirisch", "dreier", **WON, kontra={"game": 3}), {"kontra.game": "entry-kontra-level"}),
    "kontra 0": (e("steirisch", "dreier", **WON, kontra={"game": 0}), {"kontra.game": "entry-wrong-type"}),
    "sub in the mostviertel": (
        e("mostviertel", "dreier", **WON, kontra={"game": 8}), {"kontra.game": "entry-kontra-level"}
    ),
    "kontra in trischaken": (
        e("steirisch", "trischaken", **COUNTS, kontra={"game": 2}), {"kontra": "entry-no-kontra"}
    ),
    "kontra of one in a dreier": (
        e("steirisch", "dreier", **WON, kontra={"B": 2}), {"kontra.B": "entry-kontra-party"}
    ),
    "kontra of all in a bettler": (
        e("steirisch", "bettler", **WON, kontra={"game": 2}), {"kontra.game": "entry-kontra-individual"}
    ),
    "kontra of the declarer": (e("steirisch", "bettler", **WON, kontra={"A": 2}), {"kontra.A": "entry-kontra-self"}),
    "kontra of a stranger": (e("steirisch", "bettler", **WON, kontra={"X": 2}), {"kontra.X": "entry-unknown-name"}),
    "kontra against nobody": (
        e("mostviertel", "piccolo", declarers=["A", "B"], tricks={"A": 1, "B": 1}, kontra={"C": 2}),
        {"kontra.C": "entry-kontra-whom"},
    ),
    "kontra against an opponent": (
        e("mostviertel", "piccolo", declarers=["A", "B"], tricks={"A": 1, "B": 1}, kontra={"C": {"D": 2}}),
        {"kontra.C.D": "entry-not-declarer"},
    ),
    "a re for one": (e("mostviertel", "piccolo", **WON, kontra={"B": 2, "C": 4}), {"kontra": "entry-one-re"}),
    "kontra on the game beside an announced valat": (
        e("steirisch-2020", "dreier", **WON, kontra={"game": 2}, bonus=[announced("valat")]),
        {"kontra.game": "entry-kontra-valat"},
    ),
    "two kontras on one valat": (
        e("oberoesterreich", "dreier", **WON, kontra={"game": 2}, bonus=[announced("valat", kontra=4)]),
        {"kontra.game": "entry-kontra-valat-twice"},
    ),
    # --- premiums
    "bonus no list": (e("steirisch", "dreier", **WON, bonus={"name": "trull"}), {"bonus": "entry-wrong-type"}),
    "bonus no table": (e("steirisch", "dreier", **WON, bonus=["trull"]), {"bonus[1]": "entry-wrong-type"}),
    "bonus without a name": (
        e("steirisch", "dreier", **WON, bonus=[{"by": "declarer"}]), {"bonus[1].name": "entry-missing"}
    ),
    "bonus without a side": (
        e("steirisch", "dreier", **WON, bonus=[{"name": "trull"}]), {"bonus[1].by": "entry-missing"}
    ),
    "bonus of an unknown side": (
        e("steirisch", "dreier", **WON, bonus=[bonus("trull", "A")]), {"bonus[1].by": "entry-unknown-word"}
    ),
    "bonus unknown": (
        e("steirisch", "dreier", **WON, bonus=[bonus("trul")]), {"bonus[1].name": "entry-unknown-bonus"}
    ),
    "bonus of another cup": (
        e("steirisch", "dreier", **WON, bonus=[bonus("mondfang")]), {"bonus[1].name": "entry-unknown-bonus"}
    ),
    "bonus with an unknown key": (
        e("steirisch", "dreier", **WON, bonus=[bonus("trull", silent=True)]), {"bonus[1].silent": "entry-unknown-key"}
    ),
    "bonus in a piccolo": (e("steirisch", "piccolo", **WON, bonus=[bonus("trull")]), {"bonus": "entry-no-bonuses"}),
    "ultimo in a dreier": (
        e("steirisch", "dreier", **WON, bonus=[bonus("koenig-ultimo")]), {"bonus[1].name": "entry-bonus-not-here"}
    ),
    "trull in a farbendreier": (
        e("wien", "farbendreier", **WON, bonus=[bonus("trull")]), {"bonus[1].name": "entry-bonus-not-here"}
    ),
    "two trulls": (
        e("steirisch", "dreier", **WON, bonus=[bonus("trull"), bonus("trull", "opponents")]),
        {"bonus[2]": "entry-bonus-twice"},
    ),
    "ultimo of the opponents": (
        e("steirisch", "rufer", **RUFER, bonus=[bonus("koenig-ultimo", "opponents")]),
        {"bonus[1].by": "entry-bonus-side"},
    ),
    "kontra on a silent trull": (
        e("steirisch", "dreier", **WON, bonus=[bonus("trull", kontra=2)]), {"bonus[1].kontra": "entry-silent-kontra"}
    ),
    "kontra 3 on a trull": (
        e("steirisch", "dreier", **WON, bonus=[announced("trull", kontra=3)]),
        {"bonus[1].kontra": "entry-kontra-level"},
    ),
    "silent pagat lost": (
        e("steirisch", "dreier", **WON, bonus=[bonus("pagat", made=False)]), {"bonus[1].made": "entry-silent-lost"}
    ),
    "bird game without its bird": (e("steirisch", "uhurufer", **RUFER), {"bonus": "entry-bird-missing"}),
    "bird game with another bird": (
        e("steirisch", "uhurufer", **RUFER, bonus=[announced("pagat")]), {"bonus": "entry-bird-missing"}
    ),
    "besserrufer without its bird": (e("oberoesterreich", "besserrufer", **RUFER), {"bonus": "entry-bird-missing"}),
    "bird game with a silent bird": (
        e("tirol", "besserrufer", **RUFER, bonus=[bonus("kakadu")]), {"bonus[1].announced": "entry-bird-unannounced"}
    ),
    "bird of the opponents": (
        e("tirol", "besserrufer", **RUFER, bonus=[announced("uhu", "opponents", made=False)]),
        {"bonus[1].announced": "entry-bird-unannounced"},
    ),
    "given up with a bird made": (
        e("steirisch", "uhurufer", result="given-up", bonus=[announced("uhu")]), {"bonus[1]": "entry-bonus-ended"}
    ),
    "given up with a trull": (
        e("mostviertel", "rufer", result="given-up", bonus=[announced("trull", made=False)]),
        {"bonus[1]": "entry-bonus-ended"},
    ),
    "valat in a lost game": (
        e("steirisch", "dreier", result="lost", bonus=[bonus("valat")]), {"bonus[1]": "entry-bonus-result"}
    ),
    "valat of the opponents in a won game": (
        e("steirisch", "dreier", **WON, bonus=[announced("valat", "opponents")]), {"bonus[1]": "entry-bonus-result"}
    ),
    "absolut in a lost game": (
        e("mostviertel", "dreier", result="lost", bonus=[bonus("absolut")]), {"bonus[1]": "entry-bonus-result"}
    ),
    "absolut below its count": (
        e("mostviertel", "dreier", count="45/1", bonus=[bonus("absolut")]), {"bonus[1].made": "entry-bonus-count"}
    ),
    "absolut lost above its count": (
        e("tirol", "dreier", count="45/2", bonus=[announced("absolut", made=False)]),
        {"bonus[1].made": "entry-bonus-count"},
    ),
    "a bird against a valat": (
        e("steirisch", "dreier", **WON, bonus=[bonus("valat"), bonus("uhu", "opponents")]),
        {"bonus[2]": "entry-bonus-valat"},
    ),
    "kings against a valat with half a talon": (
        e("steirisch", "dreier", **WON, bonus=[bonus("valat"), bonus("vier-koenige", "opponents")]),
        {"bonus[2]": "entry-bonus-valat"},
    ),
    "trull against a valat of the opponents": (
        e("tirol", "dreier", result="lost", bonus=[bonus("valat", "opponents"), bonus("trull")]),
        {"bonus[2]": "entry-bonus-valat"},
    ),
    "trull announced with a valat": (
        e("steirisch", "dreier", **WON, bonus=[announced("valat"), announced("trull")]),
        {"bonus[2].announced": "entry-valat-material"},
    ),
    "trull of who lost the mond": (
        e("mostviertel", "dreier", **WON, bonus=[bonus("mondfang", "opponents"), bonus("trull")]),
        {"bonus[1]": "entry-bonus-cards"},
    ),
    "kings of who lost the called one": (
        e("steirisch", "rufer", **RUFER, bonus=[bonus("koenig-ultimo"), bonus("vier-koenige", "opponents")]),
        {"bonus[1]": "entry-bonus-cards"},
    ),
    "ultimo and pagat of two sides": (
        e("steirisch", "rufer", **RUFER, bonus=[bonus("koenig-ultimo"), bonus("pagat", "opponents")]),
        {"bonus[1]": "entry-same-trick"},
    ),
    "grammopoi without absolut": (
        e("mostviertel", "dreier", **WON, bonus=[bonus("grammopoi"), announced("absolut", made=False)]),
        {"bonus[1]": "entry-implied"},
    ),
    "grammopoi announced, absolut silent": (
        e("tirol", "dreier", **WON, bonus=[announced("grammopoi"), bonus("absolut")]), {"bonus[1]": "entry-implied"}
    ),
    "grammopoi missed, absolut not named": (
        e("mostviertel", "dreier", **WON, bonus=[announced("grammopoi", made=False)]),
        {"bonus": "entry-implied-missing"},
    ),
    "queen ultimo": (
        e("mostviertel", "rufer", **RUFER, called="queen", bonus=[bonus("koenig-ultimo")]),
        {"bonus[1].name": "entry-queen-ultimo"},
    ),
    "ultimo with the king in the talon": (
        e("steirisch", "solorufer", **WON, bonus=[announced("koenig-ultimo")]),
        {"bonus[1].name": "entry-ultimo-in-talon"},
    ),
    # --- Renonce
    "renonce no table": (e("steirisch", "dreier", renonce="B"), {"renonce": "entry-wrong-type"}),
    "renonce by nobody": (e("steirisch", "dreier", renonce={}), {"renonce.by": "entry-missing"}),
    "renonce by a stranger": (e("steirisch", "dreier", renonce={"by": "X"}), {"renonce.by": "entry-unknown-name"}),
    "renonce with more": (
        e("steirisch", "dreier", renonce={"by": "B", "why": "?"}), {"renonce.why": "entry-unknown-key"}
    ),
    "renonce and result": (
        e("steirisch", "dreier", **WON, renonce={"by": "B"}), {"result": "entry-not-beside"}
    ),
    "credited without a renonce": (
        e("steirisch", "dreier", **WON, bonus=[bonus("trull", credited="A")]), {"bonus[1].credited": "entry-credited"}
    ),
    "credited to nobody": (
        e("steirisch", "dreier", renonce={"by": "B"}, bonus=[bonus("trull")]),
        {"bonus[1].credited": "entry-credited-needed"},
    ),
    "credited to a stranger": (
        e("steirisch", "dreier", renonce={"by": "B"}, bonus=[bonus("trull", credited="X")]),
        {"bonus[1].credited": "entry-unknown-name"},
    ),
    "credited to the other side": (
        e("steirisch", "dreier", renonce={"by": "B"}, bonus=[bonus("trull", credited="C")]),
        {"bonus[1].credited": "entry-credited-side"},
    ),
    "credited to the offender": (
        e("steirisch", "dreier", renonce={"by": "A"}, bonus=[bonus("trull", credited="A")]),
        {"bonus[1].credited": "entry-credited-offender"},
    ),
    "a silent valat credited": (
        e("steirisch", "dreier", renonce={"by": "B"}, bonus=[bonus("valat", credited="A")]),
        {"bonus[1]": "entry-credited-valat"},
    ),
    # --- without a bird, doubled rounds
    "no_bird in styria": (e("steirisch", "dreier", **WON, no_bird=["B"]), {"no_bird": "entry-no-bird-beside"}),
    "no_bird no list": (e("mostviertel", "dreier", **WON, no_bird="B"), {"no_bird": "entry-wrong-type"}),
    "no_bird of a stranger": (e("mostviertel", "dreier", **WON, no_bird=["X"]), {"no_bird": "entry-unknown-name"}),
    "no_bird and then passed": (e("mostviertel", "rufer", **RUFER, no_bird=["B"]), {"no_bird": "entry-no-bird-passed"}),
    "no_bird below": (e("mostviertel", "piccolo", **WON, no_bird=["B"]), {"no_bird": "entry-no-bird-rank"}),
    "no_bird of the declarer": (
        e("mostviertel", "besserrufer", **RUFER, bonus=[announced("uhu")], no_bird=["A"]),
        {"no_bird": "entry-no-bird-declarer"},
    ),
    "radl": (e("steirisch", "dreier", **WON, radl=2), {"radl": "entry-no-radl"}),
    "note no text": (e("steirisch", "dreier", **WON, note=["x"]), {"note": "entry-wrong-type"}),
    "no entry at all": ("dreier", {"": "entry-wrong-type"}),
}  # fmt: skip


@pytest.mark.parametrize(("raw", "expected"), REFUSED.values(), ids=REFUSED)
def test_refused_with_the_key(raw, expected):
    assert {problem.key: problem.reason.code for problem in problems(raw)} == expected


@pytest.mark.parametrize(("raw", "expected"), REFUSED.values(), ids=REFUSED)
def test_every_refusal_speaks_both_languages_and_has_a_clause(raw, expected):
    for problem in problems(raw):
        for lang in ("de", "en"):
            sentence = problem.reason.sentence(lang)
            assert sentence.endswith((".", "?", "…"))
            assert not re.search(r"\{[a-z_]*\}", sentence)
            assert not re.search(r"\b(Sie|Ihr|Ihre|du|dein|deine)\b", sentence)
            assert "!" not in sentence
        assert problem.reason.clause


def test_all_problems_are_listed_at_once():
    raw = entry(
        "mostviertel",
        "farbendreier",
        partner="B",
        result="perhaps",
        kontra={"game": 8},
        bonus=[bonus("trull"), bonus("valat", "us"), announced("absolut", kontra=3)],
        radl=2,
        colour="red",
        forehand="X",
    )
    assert {(problem.key, problem.reason.code) for problem in problems(raw)} == {
        ("partner", "entry-no-partner"),
        ("result", "entry-unknown-word"),
        ("kontra.game", "entry-kontra-level"),
        ("bonus[1].name", "entry-bonus-not-here"),
        ("bonus[2].by", "entry-unknown-word"),
        ("bonus[3].kontra", "entry-kontra-level"),
        ("radl", "entry-no-radl"),
        ("colour", "entry-unknown-key"),
        ("forehand", "entry-unknown-name"),
    }


@pytest.mark.parametrize(
    "broken", [{"contract": "rufr"}, {"rules": "graz"}, {"players": ["A", "B", "C"]}, {"players": 4}]
)
def test_other_fields_are_checked_while_the_frame_is_broken(broken):
    raw = entry("steirisch", "dreier") | {
        "result": "maybe",
        "called": "ace",
        "kontra": {"game": "Re"},
        "bonus": [{"name": "trull", "by": "me"}],
        **broken,
    }
    keys = {problem.key for problem in problems(raw)}
    assert keys >= {"result", "called", "kontra.game", "bonus[1].by", *broken}
    trischaken_raw = raw | {"contract": "rufr", "count": {"A": "1/3"}, "tricks": {"A": 14}}
    assert {problem.key for problem in problems(trischaken_raw)} >= {"count.A", "tricks.A"}


def test_problems_stand_in_the_order_of_the_entry():
    raw = {"result": "x", "contract": "rufr", "players": list("ABCD"), "kontra": 2, "rules": "tirol"}
    assert [problem.key for problem in problems(raw)] == ["result", "contract", "kontra", "declarer"]


def codes_of(text):
    try:
        for raw in read_entries(text):
            read_entry(raw)
    except Problems as found:
        return {problem.reason.code for problem in found.problems}
    return set()


ELSEWHERE = {
    "entry-unreadable": "players = [",
    "entry-empty": "[]",
}
ONLY_PRIVATE = {"entry-only-announced", "entry-only-silent", "entry-radl"}
"""Tested with private rule sets in test_private_sets.py."""
COMMAND_LINE = {"entry-file", "entry-rules-file"}
"""Tested in tests/cli/test_score.py."""


def test_every_code_is_produced_and_translated():
    produced = {code for _, expected in REFUSED.values() for code in expected.values()}
    for code, unusable in ELSEWHERE.items():
        assert codes_of(unusable) == {code}
    assert set(MESSAGES) - produced - set(ELSEWHERE) == ONLY_PRIVATE | COMMAND_LINE
    for code, text in MESSAGES.items():
        assert CATALOGUE[code] is text
        assert text.de
        assert text.en
