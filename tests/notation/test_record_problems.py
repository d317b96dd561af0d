"""What is wrong with a record is said: all problems of the form at once, the first illegal step, what does not hold."""

import json
from typing import Any

import pytest

from tarock.notation.record import (
    Breach,
    Record,
    does_not_hold,
    from_json,
    read_record,
    read_records,
    to_json,
    write_record,
)
from tarock.notation.record.messages import MESSAGES
from tarock.rules import CATALOGUE, Problems, load
from tests.deal.table import variant
from tests.notation.golden import FOLDER
from tests.notation.test_record_dossier import GOLDEN, dossier
from tests.notation.test_record_text import without

TEXT = (GOLDEN / "dossier-pagat-steirisch.record").read_text("utf-8")
FROHNLEITEN = (FOLDER / "frohnleiten.record").read_text("utf-8").split("\n\n")[0]
SEEDED = (FOLDER / "steirisch.record").read_text("utf-8").split("\n\n")[0]
FIVE = (FOLDER / "frohnleiten.record").read_text("utf-8").split("\n\n")[4]


def problems(text: str, **how) -> list[Any]:
    """All problems of a text with one deal."""
    (found,) = read_records(text, **how)
    assert isinstance(found, Problems), "it was read"
    return found.problems


def said(text: str, **how) -> list[tuple[str, str, int | None]]:
    """Code, key and line of every problem."""
    return [(p.reason.code, p.key, p.line) for p in problems(text, **how)]


def edit(old: str, new: str, text: str = TEXT) -> str:
    assert old in text, old
    return text.replace(old, new, 1)


FORM = {
    # the text
    "nothing": ("\n  # nur ein Kommentar\n", "record-empty"),
    "another beginning": ("hallo\n" + TEXT.partition("\n")[2], "record-no-mark"),
    "another edition": (edit("tarock-record 1", "tarock-record 2"), "record-version"),
    "open quotation": (edit("dealer      Berta", 'dealer      "Berta'), "record-quote"),
    "bad escape": (edit("dealer      Berta", 'dealer      "Be\\qrta"'), "record-quote"),
    "stray line": (edit("\n", "\n   mehr\n"), "record-stray"),
    "unknown key": (edit("\ntalon ", "\ntallon "), "record-unknown-key"),
    "key twice": (edit("\ndealer ", "\ndealer Du\ndealer "), "record-key-twice"),
    "no talon": (without(TEXT, "talon"), "record-missing"),
    "no json": ('{"rules": }', "record-json"),
    "key twice in json": ('{"rules": "wien", "rules": "wien"}', "record-json"),
    "deep json": ("[" * 100_000, "record-json"),
    "empty json": ("[]", "record-empty"),
    "json of something": ("[1]", "record-form"),
    # the head
    "unknown rule set": (edit("steirisch", "steierisch"), "rules-unknown-set"),
    "digest of letters": (edit("digest      ", "digest      x"), "record-form"),
    "board 0": (edit("board       3", "board 0"), "record-form"),
    "board 10^30": (edit("board       3", f"board {10**30}"), "record-form"),
    "two boards": (edit("board       3", "board 3 4"), "record-form"),
    "short seed": (edit("board       3", "board 3\nseed abc"), "record-card"),
    "commitment of letters": (edit("board       3", "board 3\ncommitment xyz"), "record-form"),
    "radl where nothing doubles": (edit("board       3", "board 3\nradl 2"), "record-radl"),
    "radl 3": (edit("board       3", "board 3\nradl 3"), "record-radl"),
    "name with a line end": (edit("Du, Berta", '"D\\nu", Berta'), "record-name"),
    "name without quotes": (edit("Du, Berta", "Du da, Berta"), "record-name"),
    "player twice": (edit("Du, Berta", "Du, Du"), "record-names-twice"),
    "three players": (edit("Du, Berta", "Berta"), "record-table-size"),
    "dealer from elsewhere": (edit("dealer      Berta", "dealer Bertha"), "record-unknown-name"),
    "hand of who pauses": (edit("hands       ", "hands       Cilli HK\n            ", FIVE), "record-sits-out"),
    # the cards
    "no card": (edit("KC K3 PB", "KX K3 PB"), "record-card"),
    "no hand": (edit("            Berta H1 KB PK P7 TC TB T8 T7 XVII XI X IIII\n", ""), "record-hand-missing"),
    "hand twice": (edit("            Dora ", "            Carl  HK\n            Dora "), "record-hand-twice"),
    "thirteen cards": (edit("XII VIII III\n", "XII VIII III K1\n"), "record-hand-size"),
    "four in the talon": (edit("XIX V K1,", "XIX V K1 K2,"), "record-talon-size"),
    "card twice in hands": (edit("Carl  HD", "Carl  HB"), "record-card-twice"),
    "card twice in the talon": (edit("XIX V K1", "XIX V V"), "record-card-twice"),
    "card of a hand in the talon": (edit("XIX V K1", "XIX V HD"), "record-card-twice"),
    "card nowhere": (edit("XIX V K1", "XIX V HD"), "record-cards-missing"),
    # the steps
    "unknown player": (edit("Dora weiter", "Nora weiter"), "record-unknown-name"),
    "who pauses bids": (edit("auction     ", "auction     Cilli weiter, ", FIVE), "record-sits-out"),
    "a name alone": (edit("Dora weiter", "Dora"), "record-form"),
    "unknown word": (edit("Dora weiter", "Dora weitr"), "record-word"),
    "bid of nothing": (edit("Du bid pagatrufer", "Du bid"), "record-form"),
    "weiter and more": (edit("Dora weiter", "Dora weiter pagat"), "record-form"),
    "kontra on nothing": (edit("Carl kontra pagat", "Carl kontra"), "record-form"),
    "kontra against nobody": (edit("Carl kontra pagat", "Carl kontra pagat Nora"), "record-unknown-name"),
    "two calls": (edit("call        Du PK", "call Du PK HK"), "record-form"),
    "call of no card": (edit("call        Du PK", "call Du X9"), "record-card"),
    "third half": (edit("take        Du A", "take Du C"), "record-form"),
    "two birds": (edit("birds       Du pagat", "birds Du pagat uhu"), "record-form"),
    "discard of nothing": (edit("discard     Du K1 K4 T10", "discard Du"), "record-form"),
    "discard open nothing": (edit("discard     Du K1 K4 T10", "discard Du K1 K4 T10 open"), "record-form"),
    "discard of one card twice": (edit("discard     Du K1 K4 T10", "discard Du K1 K4 K4"), "record-card-twice"),
    "claim with a card": (edit("end         played", "claim Du XXI\nend played"), "record-form"),
    "trick without cards": (edit(" 1 Carl  KC    K2   V    KB  > Du", " 1 Carl > Du"), "record-form"),
    "trick without winner": (edit("V    KB  > Du", "V    KB  >"), "record-form"),
    "trick with more behind": (edit("V    KB  > Du", "V    KB  > Du Dora"), "record-form"),
    "five cards": (edit("V    KB  > Du", "V    KB  K3 > Du"), "record-form"),
    "wrong number": (edit(" 2 Du    VII", " 3 Du    VII"), "record-trick-number"),
    "short trick": (edit("V    KB  > Du", "V"), "record-trick-short"),
    "options in other words": (edit("no-stichzwang", "maybe", FROHNLEITEN), "record-form"),
    "spritzer perhaps": (edit("Anna yes", "Anna perhaps", FROHNLEITEN), "record-form"),
    # the result
    "end of another kind": (edit("end         played", "end over"), "record-form"),
    "points of words": (edit("points      Du 3", "points Du many"), "record-form"),
    "counts of words": (edit("declarer 47/0", "declarer 47/3"), "record-form"),
}

DOES_NOT_HOLD = {
    "old digest": (edit("\nboard ", f"\ndigest {'0' * 64}\nboard ", without(TEXT, "digest")), "record-digest"),
    "wrong pause": (edit("dealer      Berta", "dealer      Berta\npauses Dora"), "record-pauses"),
    "another seed": (edit("board       3", "board 3\nseed 00000000000000000000000000000000"), "record-seed"),
    "another commitment": (
        "\n".join(f"commitment {'0' * 64}" if line.startswith("commitment") else line for line in SEEDED.split("\n")),
        "record-commitment",
    ),
    "another winner": (edit("V    KB  > Du", "V    KB  > Dora"), "record-stated"),
    "talon cards from nowhere": (edit("V    KB  > Du", "V    KB  > Du + K1"), "record-stated"),
    "another open card": (edit("discard     Du K1 K4 T10", "discard Du K1 K4 open T10"), "record-stated"),
    "another level": (edit("Carl kontra pagat", "Carl re pagat"), "record-stated"),
    "other points": (edit("points      Du 3", "points Du 4"), "record-stated"),
    "other cash": (edit("cash        Du 5", "cash Du 5.5"), "record-stated"),
    "other counts": (edit("declarer 47/0", "declarer 47/1"), "record-stated"),
    "other tricks": (edit("took        Carl 3", "took Carl 4"), "record-stated"),
    "not over": (edit("end         played", "end unfinished"), "record-stated"),
    "not finished but paid": (without(TEXT, "tricks"), "record-stated"),
    "illegal card": (edit("1 Carl  KC    K2   V    KB", "1 Carl  KC    TK   V    KB"), "trick-follow-suit"),
}


@pytest.mark.parametrize(("text", "code"), FORM.values(), ids=FORM)
def test_what_cannot_be_read_is_named(text, code):
    found = problems(text)
    assert code in [problem.reason.code for problem in found]
    assert not does_not_hold(Problems(found))


@pytest.mark.parametrize(("text", "code"), DOES_NOT_HOLD.values(), ids=DOES_NOT_HOLD)
def test_what_does_not_hold_is_named(text, code):
    found = problems(text)
    assert found[0].reason.code == code
    assert does_not_hold(Problems(found))


def test_every_code_of_the_room_is_produced_and_said_in_both_languages():
    codes = set()
    for text, _ in (*FORM.values(), *DOES_NOT_HOLD.values()):
        for problem in problems(text):
            codes.add(problem.reason.code)
            german, english = problem.reason.sentence("de"), problem.reason.sentence("en")
            assert "{" not in german + english
            assert german.endswith(".") or problem.reason.code == "record-card"
            assert problem.reason.clause or problem.reason.code.startswith("rules-")
            json.dumps([problem.json("de"), problem.json("en")])
    assert codes >= set(MESSAGES)


def test_all_problems_come_at_once_with_their_lines():
    text = edit("board       3", "board x")
    text = edit("KC K3 PB", "KX K3 PB", text)
    text = edit("Dora weiter", "Dora weitr", text)
    text = edit("points      Du 3", "points Du many", text)
    lines = text.split("\n")
    assert said(text) == [
        ("record-form", "board", 4),
        ("record-card", "hands", 7),
        ("record-word", "auction", lines.index(next(line for line in lines if "weitr" in line)) + 1),
        ("record-form", "points", len(lines) - 2),
    ]


def test_the_first_illegal_step_is_named_with_its_number_card_code_and_clause():
    """The announced Pagat is led in trick 2: no step behind it is judged."""
    text = edit(" 2 Du    VII   XVII XX   VI", " 2 Du    I     XVII XX   VI")
    (found,) = problems(text)
    assert isinstance(found, Breach)
    assert (found.reason.code, found.said, found.key) == ("pledge-early", "Du I", "tricks")
    assert text.split("\n")[(found.line or 0) - 1].startswith("             2 Du    I ")
    assert found.step == 5 + 4 + 8 + 5  # auction; bird, call, half, discard; announcements; the fifth card
    assert found.reason.clause == load("steirisch").clause("announcements.higher_first")
    assert found.json("en")["step"] == found.step
    assert found.json("en")["said"] == "Du I"


@pytest.mark.parametrize(
    ("old", "new", "code", "step"),
    [
        ("Du bid pagatrufer", "Du bid rufer", "auction-forehand-game", 3),
        ("Du bid pagatrufer", "Du bid pagatsolo", "auction-unknown-game", 3),
        ("Carl forehand", "Carl weiter", "auction-forehand-speaks", 1),
        ("Dora weiter", "Berta weiter", "deal-not-on-turn", 2),
        ("birds       Du pagat", "birds       Du uhu", "record-stated", 6),
        ("call        Du PK", "call        Du HK", "call-oneself", 7),
        ("take        Du A", "take        Du give-up", "talon-no-king", 8),
        ("discard     Du K1 K4 T10", "discard     Du K1 K4 HK", "discard-never", 9),
        ("Carl kontra pagat", "Carl kontra game Du", "kontra-for-party", 13),
        ("Du announce pagat, Du gut", "Du announce pagat, Du announce pagat", "announce-twice", 11),
        ("end         played", "claim Du\nend         played", "deal-over", 66),
    ],
)
def test_illegal_steps_of_every_kind_have_the_reason_of_the_rules(old, new, code, step):
    found = problems(without(edit(old, new), "points", "cash", "counts", "took"))
    assert (found[-1].reason.code, found[-1].step) == (code, step)


def test_a_changed_rule_set_is_a_problem_unless_it_is_ignored():
    rules = variant(load("steirisch"), calling__fourth_king=False)
    rules = type(rules)(**{**vars(rules), "digest": "0" * 64})
    (found,) = problems(TEXT, load_rules=lambda _: rules)
    assert found.reason.code == "record-digest"
    record = read_record(TEXT, lambda _: rules, ignore_digest=True)
    assert f"\ndigest      {'0' * 64}\n" in write_record(record)


def test_what_is_stated_wrongly_is_all_said_at_once():
    text = edit("points      Du 3", "points Du 4")
    text = edit("V    KB  > Du", "V    KB  > Dora", text)
    text = edit("took        Carl 3", "took Carl 4", text)
    assert [(code, key) for code, key, _ in said(text)] == [
        ("record-stated", "tricks"),
        ("record-stated", "took"),
        ("record-stated", "points"),
    ]


JSON_EDITS = {
    "rules of numbers": ("rules", 5),
    "board of words": ("board", "three"),
    "board of half": ("board", 1.5),
    "board true": ("board", True),
    "board beyond": ("board", 10**40),
    "board infinite": ("board", float("inf")),
    "players one text": ("players", "Du"),
    "no players": ("players", []),
    "hands a list": ("hands", []),
    "hands of numbers": ("hands", {"Du": [1, 2]}),
    "talon of texts": ("talon", ["K1"]),
    "auction of nothing": ("auction", []),
    "tricks of texts": ("tricks", ["K1"]),
    "tricks of nothing": ("tricks", []),
    "tricks without leader": ("tricks", [{"cards": ["K1"]}]),
    "tricks with more": ("tricks", [{"leader": "Du", "cards": ["K1"], "points": 1}]),
    "points a list": ("points", [1, 2, 3, 4]),
    "points of text": ("points", {"Du": "3"}),
    "counts of numbers": ("counts", {"declarer": 47}),
    "surrogate": ("dealer", "\ud800"),
    "unknown key": ("tallon", []),
}


@pytest.mark.parametrize(("key", "value"), JSON_EDITS.values(), ids=JSON_EDITS)
def test_json_of_another_shape_is_a_problem_with_its_key(key, value):
    data = to_json(dossier("dossier-pagat-steirisch"))
    data[key] = value
    with pytest.raises(Problems) as caught:
        from_json(data)
    assert {problem.key.partition(".")[0] for problem in caught.value.problems} == {key}


@pytest.mark.parametrize("data", [None, 1, "text", [], [{}], True])
def test_json_that_is_no_object_is_a_problem(data):
    with pytest.raises(Problems) as caught:
        from_json(data)
    assert [problem.reason.code for problem in caught.value.problems] == ["record-form"]


def test_one_bad_record_of_a_json_list_does_not_hurt_the_others():
    good = to_json(dossier("dossier-rufer"))
    found = read_records(json.dumps([good, 5, good]))
    assert [isinstance(record, Record) for record in found] == [True, False, True]


def test_codes_are_in_the_catalogue():
    assert set(MESSAGES) <= set(CATALOGUE)


def test_an_open_quotation_mark_is_a_problem_of_its_own_key() -> None:
    ((code, key, _),) = said(edit("dealer      Berta", 'dealer      "Berta'))
    assert (code, key) == ("record-quote", "dealer")
