"""The notation itself: one canonical form, and what else is read."""

import json
from random import Random

import pytest

from tarock.deal import actions as a, dealt
from tarock.notation.record import (
    Record,
    from_events,
    from_json,
    read_record,
    read_records,
    replay,
    start,
    to_json,
    write_record,
    write_records,
)
from tarock.rules import Problems, load
from tests.deal.table import variant
from tests.notation.record_deals import ODD_NAMES, played, random_head, random_record
from tests.notation.test_record_dossier import GOLDEN, dossier

TEXT = (GOLDEN / "dossier-pagat-steirisch.record").read_text("utf-8")


SHUFFLED = [
    "talk",
    "cash",
    "tricks",
    "auction",
    "discard",
    "hands",
    "talon",
    "dealer",
    "call",
    "players",
    "board",
    "take",
    "rules",
]


def without(text: str, *keys: str) -> str:
    """The text without some keys."""
    kept, skipping = [], False
    for line in text.split("\n"):
        if line[:1] != " ":
            skipping = line.split(" ")[0] in keys
        if not skipping:
            kept.append(line)
    return "\n".join(kept)


def test_digest_automatic_words_and_result_need_not_be_written():
    assert (
        write_record(read_record(without(TEXT, "digest", "birds", "end", "took", "counts", "points", "cash"))) == TEXT
    )
    assert write_record(read_record(TEXT.replace("talk        Du announce pagat, ", "talk "))) == TEXT


@pytest.mark.parametrize(
    "edit",
    [
        lambda t: t.replace("\n", "\r\n"),
        lambda t: "\ufeff# Ein Spiel\n\n" + t.replace("\n", "   # so\n"),
        lambda t: t.replace("KC", "kr").replace("HD", "♥D").replace("IIII", "iv"),
        lambda t: t.replace("discard     Du K1 K4 T10", "discard Du T10 K4 K1"),
        lambda t: t.replace("points      Du 3, Berta 3,", "points Berta +3.0, Du 3,"),
        lambda t: t.replace("Du, Berta, Carl, Dora\n", '"Du"\n Berta\n\n  Carl, Dora,\n', 1),
        lambda t: "\n".join([t.split("\n")[0], *(line for key in SHUFFLED for line in only(t, key))]),
    ],
    ids=["crlf", "comments", "spellings", "order of cards", "order of amounts", "lines", "order of keys"],
)
def test_other_ways_to_write_it_are_read_and_made_canonical(edit):
    changed = edit(TEXT)
    assert changed != TEXT
    assert write_record(read_record(changed)) == TEXT


def only(text: str, key: str) -> list[str]:
    """The lines of one key."""
    found, inside = [], False
    for line in text.split("\n"):
        if line[:1] != " ":
            inside = line.split(" ")[0] == key
        if inside:
            found.append(line)
    return found


def test_several_deals_stand_in_a_file_each_for_itself():
    broken = TEXT.replace("1 Carl  KC", "1 Carl  K3")
    found = read_records("\n".join([TEXT, broken, TEXT]))
    assert [isinstance(record, Record) for record in found] == [True, False, True]
    good = [record for record in found if isinstance(record, Record)]
    assert write_records(good) == f"{TEXT}\n{TEXT}"


@pytest.mark.parametrize("names", [ODD_NAMES[:4], ODD_NAMES[4:8], ODD_NAMES[8:]])
def test_names_of_every_kind_are_read_back(names):
    head = dossier("dossier-rufer").head
    record = replay(
        type(head)(head.rules, head.board, names, head.dealer, head.hands, head.talon),
        dossier("dossier-rufer").actions,
    )
    assert isinstance(record, Record)
    assert read_record(write_record(record)) == record
    assert from_json(json.loads(json.dumps(to_json(record)))) == record


@pytest.mark.parametrize("most", range(0, 75, 7))
def test_a_deal_in_progress_is_readable_and_says_so(most):
    whole = dossier("dossier-pagat-steirisch")
    record = replay(whole.head, whole.actions[:most])
    assert isinstance(record, Record)
    text = write_record(record)
    assert ("\nend         unfinished\n" in text) == (most < len(whole.actions))
    back = read_record(text)
    assert back == record
    assert back.finished == (most >= len(whole.actions))
    assert (back.settlement is None) == (not back.finished)


def test_who_pauses_is_written_and_gets_nothing():
    record = played(start(random_head(load("steirisch"), Random(3), players=6)), "rufer", Random(4))
    text = write_record(record)
    dealer = record.head.dealer
    first, second = record.head.players[dealer], record.head.players[(dealer + 3) % 6]
    assert f"\npauses      {first}, {second}\n" in text
    assert f"{first} 0" in text
    assert read_record(text) == record


def test_a_doubled_game_is_a_part_of_the_record():
    rules = variant(load("steirisch"), table__double_game_after=("trischaken",))
    record = dossier("dossier-pagat-steirisch")
    text = without(TEXT, "digest", "points", "cash").replace("board       3", "board 3\nradl 2")
    doubled = read_record(text, lambda _: rules)
    assert doubled.settlement is not None
    assert record.settlement is not None
    assert doubled.settlement.cash == tuple(2 * amount for amount in record.settlement.cash)
    assert "\nradl        2\n" in write_record(doubled)


def test_a_thrown_in_deal_has_no_result():
    rules = variant(load("steirisch"), table__throw_in="no-tarock", auction__forehand_may_pass=True)
    head = dossier("dossier-rufer").head
    cards = (0x0FFF, 0x0FFF << 12, 0x0FFF << 24, 0x0FFF << 36)
    head = type(head)(rules, 1, head.players, 3, cards, ((48, 49, 50), (51, 52, 53)))
    record = replay(head, [a.ThrowIn(0)])
    assert isinstance(record, Record)
    text = write_record(record)
    assert text.endswith("auction     Du throw-in\nend         thrown-in\n")
    assert read_record(without(text, "digest"), lambda _: rules) == record


def test_json_says_the_same_in_any_order_of_keys():
    record = dossier("dossier-piccolo")
    data = json.loads(json.dumps(to_json(record), sort_keys=True))
    assert from_json(data) == record
    assert data["tricks"][0] == {"leader": "Du", "cards": ["XIX", "VI", "XX", "XXI"], "winner": "Dora"}
    assert data["cash"] == {"Du": 8, "Berta": -2, "Carl": -2, "Dora": -4}


def test_a_text_may_be_json_one_many_or_one_a_line():
    texts = [json.dumps(to_json(dossier(name))) for name in ("dossier-rufer", "dossier-piccolo")]
    assert len(read_records(texts[0])) == 1
    for text in ("\n".join(texts), f"[{','.join(texts)}]"):
        assert read_records(text) == [dossier("dossier-rufer"), dossier("dossier-piccolo")]


def test_a_record_comes_from_the_log_of_the_engine():
    rng = Random(11)
    for rules_id in ("steirisch", "mostviertel", "oberoesterreich"):
        record = random_record(load(rules_id), rng)
        log = [dealt(record.state), *(event for events in record.events for event in events)]
        assert from_events(record.head, log) == record
        with pytest.raises(ValueError, match="no log of this deal"):
            from_events(record.head, log[:1] + log[2:])


def test_replay_of_actions_names_the_first_that_is_refused():
    record = dossier("dossier-rufer")
    found = replay(record.head, [*record.actions[:3], a.Pass(0), *record.actions[3:]])
    assert not isinstance(found, Record)
    assert (found.step, found.reason.code) == (4, "deal-not-on-turn")


def test_read_record_raises_problems_for_a_broken_one():
    with pytest.raises(Problems):
        read_record(TEXT.replace("board       3", "board       x"))
