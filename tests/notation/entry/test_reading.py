"""Tables of four, five and six, the forms of a file, and the hints for a scorer in a hurry."""

import json

import pytest

from tarock.notation.entry import read_entries, read_entry, result_json
from tarock.rules import Problems, builtin_ids, load
from tests.scoring.entries import announced, bonus, entry, ledgers, problems, trischaken

FIVE, SIX = list("ABCDE"), list("ABCDEF")
WON = {"result": "won"}


def points(*args, **keys):
    return ledgers(entry(*args, **keys))[0]


@pytest.mark.parametrize(
    ("players", "keys", "expected"),
    [
        (FIVE, {}, [15, -5, -5, -5, 0]),
        (FIVE, {"forehand": "C"}, [15, 0, -5, -5, -5]),
        (FIVE, {"sits_out": ["C"]}, [15, -5, 0, -5, -5]),
        (SIX, {}, [15, -5, 0, -5, -5, 0]),
        (SIX, {"forehand": "B", "declarer": "B"}, [0, 15, -5, 0, -5, -5]),
        (SIX, {"sits_out": ["E", "F"]}, [15, -5, -5, -5, 0, 0]),
        (list("ABCD"), {"sits_out": []}, [15, -5, -5, -5]),
    ],
)
def test_who_pauses_gets_nothing_in_his_place(players, keys, expected):
    """Dossier 1.3: at five the dealer pauses, at six also the player opposite, unless the entry names who."""
    assert points("wien", "dreier", **WON, players=players, **keys) == expected


def test_vorhand_is_the_first_player_or_who_is_named():
    counts = trischaken([60, 60, 50, 40])
    assert points("steirisch", "trischaken", **counts) == [-12, 4, 4, 4]
    assert points("steirisch", "trischaken", **counts, forehand="B", declarer="B") == [4, -12, 4, 4]
    assert points("steirisch", "trischaken", **counts, forehand="C", declarer="C") == [-3, -3, 3, 3]


def test_the_declarer_of_a_trischaken_need_not_be_named():
    raw = entry("steirisch", "trischaken", **trischaken([60, 60, 50, 40]))
    named = ledgers(raw)
    del raw["declarer"]
    assert ledgers(raw) == named


def test_steirisch_where_no_rules_are_named():
    raw = entry("steirisch", "dreier", **WON)
    del raw["rules"]
    assert read_entry(raw).rules.id == "steirisch"


TOML = """
rules = "tirol"
players = ["Anna", "Bert", "Cilli", "Dora"]
contract = "besserrufer"
declarer = "Bert"
partner = "Dora"
count = "56/1"
kontra = { game = 4 }
note = "schnell"
[[bonus]]
name = "kakadu"
by = "declarer"
announced = true
made = false
kontra = 2
[[bonus]]
name = "mondfang"
by = "opponents"
"""
JSON = {
    "rules": "tirol",
    "players": ["Anna", "Bert", "Cilli", "Dora"],
    "contract": "besserrufer",
    "declarer": "Bert",
    "partner": "Dora",
    "count": "56/1",
    "kontra": {"game": 4},
    "note": "schnell",
    "bonus": [
        {"name": "kakadu", "by": "declarer", "announced": True, "made": False, "kontra": 2},
        {"name": "mondfang", "by": "opponents"},
    ],
}


def test_json_has_the_same_keys_as_toml():
    texts = [
        TOML,
        json.dumps(JSON),
        json.dumps(JSON, indent=1),
        json.dumps([JSON]),
        json.dumps({"entry": [JSON]}),
        "\ufeff" + TOML,
        TOML.replace("\n", "\r\n"),
        "\ufeff" + json.dumps(JSON),
    ]
    results = [result_json(read_entry(raw)) for text in texts for raw in read_entries(text)]
    assert len(results) == len(texts)
    assert all(result == results[0] for result in results)
    assert results[0]["points"] == [4, -4, 4, -4]  # 1 − 6 + 1. Sack 1 + 2. Sack 1 − Mondfang 1
    assert [item["what"] for item in results[0]["items"]] == ["game", "kakadu", "mondfang", "absolut", "grammopoi"]


def test_several_entries_in_one_file():
    one = 'players = ["A", "B", "C", "D"]\ncontract = "dreier"\ndeclarer = "A"\nresult = "won"\n'
    toml = f"[[entry]]\n{one}\n[[entry]]\n{one.replace('won', 'lost')}"
    assert [raw["result"] for raw in read_entries(toml)] == ["won", "lost"]


@pytest.mark.parametrize(
    "text",
    ["radl = 1\nradl = 2", '{"radl": 1, "radl": 2}', '{"bonus": [{"name": "a", "name": "b"}]}', "= 1", "[1"],
)
def test_unreadable_texts_say_so(text):
    with pytest.raises(Problems) as found:
        read_entries(text)
    assert [problem.reason.code for problem in found.value.problems] == ["entry-unreadable"]


def hinted(raw, key):
    (sentence,) = {p.reason.sentence("de") for p in problems(raw) if p.key == key}
    return sentence.partition("Gemeint war ")[2].partition("?")[0]


@pytest.mark.parametrize(
    ("rules", "said", "meant"),
    [
        ("steirisch", "Rufer", "„rufer“"),
        ("steirisch", "rufr", "„rufer“"),
        ("steirisch", "Sechser-Dreier", "„sechserdreier“"),
        ("steirisch", "Piccolo ouvert", "„piccolo-ouvert“"),
        ("frohnleiten", "Farben-Sechser-Dreier", "„farbensechser“"),
        ("sauwald", "A-Rufer", "„besserrufer“"),
        ("oberoesterreich", "Bettel", "„bettler“"),
        ("steirisch", "besserrufer", "„pagatrufer“ oder „uhurufer“ oder „kakadurufer“ oder „quapilrufer“"),
        ("steirisch", "A-Rufer", "„pagatrufer“ oder „uhurufer“ oder „kakadurufer“ oder „quapilrufer“"),
        ("mostviertel", "Uhurufer", "„besserrufer“"),
        ("tirol", "pagatrufer", "„besserrufer“"),
        ("steirisch", "Schnapsen", ""),
    ],
)
def test_contracts_as_people_say_them(rules, said, meant):
    assert hinted(entry(rules, said, **WON), "contract") == meant


@pytest.mark.parametrize(
    ("keys", "key", "meant"),
    [
        ({"result": "gewonnen"}, "result", "„won“"),
        ({"result": "geschliffen"}, "result", "„given-up“"),
        ({"result": "LOST"}, "result", "„lost“"),
        ({**WON, "declarer": "a"}, "declarer", "„A“"),
        ({**WON, "bonus": [bonus("König Ultimo")]}, "bonus[1].name", "„koenig-ultimo“"),
        ({**WON, "bonus": [bonus("4 Könige")]}, "bonus[1].name", "„vier-koenige“"),
        ({**WON, "bonus": [bonus("Trull")]}, "bonus[1].name", "„trull“"),
        ({**WON, "bonus": [bonus("trull", "Gegner")]}, "bonus[1].by", "„opponents“"),
        ({**WON, "bonus": [bonus("trull", angesagt=True)]}, "bonus[1].angesagt", "„announced“"),
        ({**WON, "Ergebnis": "x"}, "Ergebnis", "„result“"),
        ({**WON, "stiche": 3}, "stiche", "„tricks“"),
    ],
)
def test_words_as_people_say_them(keys, key, meant):
    assert hinted(entry("steirisch", "dreier", **keys), key) == meant


def test_a_rule_set_in_another_case():
    assert hinted(entry("Steirisch", "dreier", **WON), "rules") == "„steirisch“"


def test_a_written_kontra_is_explained():
    (found,) = problems(entry("steirisch", "dreier", **WON, kontra="Re"))
    assert "4 Re" in found.reason.sentence("de")


def test_bird_classes_that_share_one_name():
    for bird, contract in (("pagat", "besserrufer"), ("uhu", "besserrufer"), ("kakadu", "besserrufer-hoch")):
        raw = entry("tirol", "besserrufer", **WON, partner="C", bonus=[announced(bird)])
        assert read_entry(raw).game.contract == contract
    both = entry("tirol", "besserrufer", **WON, partner="C", bonus=[announced("pagat"), announced("quapil")])
    assert read_entry(both).game.contract == "besserrufer-hoch"


@pytest.mark.parametrize("set_id", builtin_ids())
def test_every_contract_can_be_written_by_its_id(set_id):
    for contract in load(set_id).contracts.values():
        keys = {"result": "won", "bonus": [announced(contract.birds[0])]} if contract.birds else {"result": "won"}
        if contract.kind == "trischaken":
            keys = trischaken([60, 60, 60, 30])
        if contract.partner == "called":
            keys["partner"] = "C"
        assert read_entry(entry(set_id, contract.written_as, **keys)).game.contract == contract.id
