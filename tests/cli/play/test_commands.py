"""What can be typed beside bids and cards: hints, undo, reasons, lists, saving, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

from tarock.notation.record import read_record
from tests.cli.play.evenings import SEED, evening

TO_THE_PLAY = ["v", "weiter", "gut"]
"""Board 1 of the seed: Bert plays a Farbendreier, Vorhand leads."""


def test_undo_goes_back_to_the_last_own_decision() -> None:
    page = evening([*TO_THE_PLAY, "1", "u", "2", "q"], "--seed", SEED)
    assert "Zurück zur letzten eigenen Entscheidung." in page.out
    first, second = (line for line in page.lines if line.startswith("1. Stich"))
    assert "Gast ♥2" in first
    assert "Gast ♥4" in second


def test_undo_goes_back_into_the_auction_and_to_the_start() -> None:
    page = evening(["v", "u", "u", "sechser", "q"], "--seed", SEED)
    assert page.out.count("Gast: Vorhand!") == 1
    assert "Davor gibt es keine eigene Entscheidung." in page.out
    assert "Gast: Sechserdreier!" in page.out


def test_undo_after_the_settlement_plays_the_last_trick_again() -> None:
    page = evening([*["!"] * 15, "u", "!", "q"], "--seed", SEED)
    assert page.out.count("── Abrechnung") == 2
    assert page.out.count("12. Stich") == 2


def test_a_refusal_says_why_and_where_it_is_written() -> None:
    page = evening(["dreier", "warum", "q"], "--seed", SEED)
    assert "Geht nicht: Vorhand bietet Dreier nicht als erstes Wort; sie sagt zuerst „Vorhand“. [WTC21]" in page.flat
    assert "WTC21: Wiener Tarockcup" in page.out


def test_the_settlement_says_line_by_line_why() -> None:
    page = evening([*["!"] * 15, "w", "q"], "--seed", SEED)
    assert "Spiel: Farbendreier" in page.out
    assert "[WTC21]" in page.out.split("── Abrechnung")[1]


def test_mv_14_no_look_at_the_last_trick() -> None:
    """MV-14: not even the last trick is looked at; where it is allowed it is shown again."""
    told = evening([*["!"] * 8, "l", "q"], "--seed", SEED, "--rules", "mostviertel")
    assert "Abgelegte Stiche werden hier nicht angesehen. [MV-14]" in told.flat
    shown = evening([*TO_THE_PLAY, "1", "l", "q"], "--seed", SEED)
    assert len([line for line in shown.lines if line.startswith("1. Stich")]) == 2


def test_the_bids_of_the_rule_set_with_their_values() -> None:
    page = evening(["b", "q"], "--seed", SEED, "--rules", "frohnleiten", "--lang", "en")
    for text in ("Farben-Sechser-Dreier", "4/−8", "Quapilrufer", "1+8", "This game needs at least 6 suit cards"):
        assert text in page.flat


def test_ambiguous_and_senseless_lines_are_asked_again() -> None:
    page = evening(["solo", "xyz", "0", "99", "", "🂡", "q"], "--seed", SEED)
    assert "„solo“ kann mehreres heißen: Solorufer, Solodreier." in page.flat
    assert page.flat.count("ist hier nicht zu verstehen") == 4
    assert "Es fehlt eine Antwort" in page.out


def test_a_long_line_comes_back_short() -> None:
    page = evening(["a" * 500, "q"], "--seed", SEED)
    assert "„" + "a" * 40 + "…“ ist hier nicht zu verstehen" in page.flat


def test_every_word_after_the_settlement_gets_the_whole_choice() -> None:
    page = evening([*["!"] * 15, "hilfe", "q"], "--seed", SEED)
    assert page.flat.count("w warum · k alle Karten") == 2


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    page = evening([f"s {tmp_path / 'nirgends' / 'x'}", "q"], "--seed", SEED)
    assert "Nicht gesichert: Den Ordner gibt es nicht." in page.flat


def test_control_characters_in_a_name_reach_no_terminal() -> None:
    page = evening(["q"], "--seed", SEED, "--name", "\x1b[31mX")
    assert "\x1b" not in page.out


def test_a_saved_deal_can_be_read_again(tmp_path: Path) -> None:
    target = tmp_path / "spiel.tarock"
    page = evening([*["!"] * 15, f"s {target}", f"s {target}", "s", "s /nirgends/x", "q"], "--seed", SEED)
    record = read_record(target.read_text("utf-8"))
    assert record.finished
    assert record.head.players == ("Gast", "Anna", "Bert", "Cilli")
    assert "gibt es schon" in page.flat
    assert "Wohin?" in page.flat
    assert "Nicht gesichert" in page.flat


@pytest.mark.parametrize("line", ["q", "ende", "Quit"])
def test_leaving_is_possible_everywhere(line: str) -> None:
    for lines in ([line], [*TO_THE_PLAY, line], [*["!"] * 15, line]):
        page = evening(lines, "--seed", SEED)
        assert page.status == 0
        assert page.lines[-1] == "Servus!"


def test_the_end_of_input_ends_the_evening() -> None:
    page = evening([], "--seed", SEED)
    assert (page.status, page.err, page.lines[-1]) == (0, "", "Servus!")


def test_no_colour_without_a_terminal() -> None:
    assert "\x1b" not in evening(["?", "q"], "--seed", SEED).out


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--seed", "abc"], "Hexadezimalziffern"),
        (["--board", "0"], "ganze Zahl ab 1"),
        (["--rules", "nirgends"], "nirgends"),
    ],
)
def test_unusable_options(options: list[str], told: str) -> None:
    page = evening([], *options)
    assert page.status == 2
    assert told in page.err
    assert page.out == ""


def test_lines_fit_eighty_columns() -> None:
    page = evening(["b", "hilfe", "?", *["!"] * 40], "--seed", SEED, "--deals", "2")
    assert max(map(len, page.lines)) <= 80
