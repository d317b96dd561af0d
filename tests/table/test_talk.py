"""The chat: ready phrases always, free text where the table allows it."""

from dataclasses import replace

import pytest

from tarock.table import PHRASES, replay, table_view, wishes as w
from tests.table.rounds import ANNA, BERT, EMIL, Hall


def said(hall, who, **fields):
    """The code of the refusal; "" where it is said."""
    reason = hall.wish(w.Say(id=hall.id(), who=who, version=0, **fields))
    return "" if reason is None else reason.code


def test_everybody_reads_a_phrase_in_his_own_language():
    hall = Hall()
    hall.do(w.Say, ANNA, phrase="gut-gspielt")
    assert [table_view(hall.table, ANNA, lang)["chat"][0]["text"] for lang in ("de", "en")] == [
        "Gut gspielt!",
        "Well played!",
    ]


def test_free_text_is_said_as_it_was_written():
    hall = Hall()
    hall.do(w.Say, ANNA, text="  Ein   <b>Wahnsinn</b> ")
    shown = table_view(hall.table, EMIL)["chat"]
    assert shown == [{"place": 0, "name": "Anna", "phrase": "", "text": "Ein <b>Wahnsinn</b>", "at": hall.table.at}]


def test_a_silent_table_has_the_phrases_only():
    hall = Hall(talk="silent")
    assert said(hall, ANNA, text="Spiel Tarock!") == "table-silent"
    assert said(hall, ANNA, phrase="danke") == ""


def test_the_host_switches_free_text_off():
    hall = Hall()
    hall.do(w.Set, ANNA, what="talk", value="silent")
    assert said(hall, ANNA, text="Servas") == "table-silent"
    assert table_view(hall.table, ANNA)["news"][-1]["text"] == "Es gibt jetzt nur die fertigen Sätze."


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "table-text"),
        ({"text": " "}, "table-text"),
        ({"text": "x" * 201}, "table-text"),
        ({"text": "a\u2028b"}, ""),  # white space becomes a blank
        ({"text": "a\u202eb"}, "table-text"),
        ({"phrase": "hallo"}, "table-no-phrase"),
        ({"phrase": "danke", "text": "sehr"}, "table-no-phrase"),
    ],
)
def test_what_can_be_said(fields, code):
    assert said(Hall(), ANNA, **fields) == code


def test_who_only_watches_says_nothing():
    assert said(Hall(), EMIL, phrase="servus") == "table-not-seated"


def test_a_word_keeps_the_name_of_who_said_it():
    hall = Hall()
    hall.sit(BERT, 1, "Bert")
    hall.do(w.Say, BERT, phrase="pfiat-eich")
    hall.do(w.Stand, BERT)
    hall.sit(EMIL, 1, "Emil")
    assert table_view(hall.table, ANNA)["chat"][0]["name"] == "Bert"


def test_the_last_twenty_words_are_kept():
    hall = Hall()
    for number in range(25):
        hall.do(w.Say, ANNA, text=str(number))
    assert [word["text"] for word in table_view(hall.table, ANNA)["chat"]] == [str(n) for n in range(5, 25)]


def test_every_phrase_has_both_languages():
    assert all(text.de and text.en for text in PHRASES.values())


def test_who_comes_and_goes_is_told():
    hall = Hall()
    hall.sit(BERT, 1, "Bert")
    hall.do(w.TakeOver, place=1, why="gone")
    hall.do(w.GiveBack, place=1)
    hall.do(w.TakeOver, place=1, why="slow")
    hall.do(w.Stand, BERT)
    assert [news["text"] for news in table_view(hall.table, ANNA)["news"]] == [
        "Bert spielt mit.",
        "Bert ist nicht erreichbar, ein Bot spielt weiter.",
        "Bert ist wieder da.",
        "Bert überlegt zu lange, ein Bot spielt weiter.",
        "Bert ist aufgestanden, ein Bot spielt weiter.",
    ]


def test_a_new_edition_of_the_rules_is_told_before_all_else():
    hall = Hall()
    hall.sit(BERT, 1)
    old = replace(hall.events[0], digest="0" * 64)
    table = replay([old, *hall.events[1:]])
    assert [news["text"] for news in table_view(table, BERT)["news"]] == [
        "Das Regelwerk hat eine neue Ausgabe, seit der Tisch offen ist; gerechnet wird nach der neuen.",
        "Bert spielt mit.",
    ]
    assert [news["text"] for news in table_view(hall.table, BERT)["news"]] == ["Bert spielt mit."]
