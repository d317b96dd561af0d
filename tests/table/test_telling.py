"""A deal in words, the same for the terminal and the browser."""

from random import Random

import pytest

from tarock.cards import mask_of, parse_cards
from tarock.deal import State, actions as a, decide, evolve, legal, spectator_view, view
from tarock.rules import Reason, builtin_ids, load
from tarock.table.telling import action_words, game_lines, line_of
from tests.deal.random_play import random_action, random_deal
from tests.deal.table import do, playing, seated

NAMES = ("Anna", "Bert", "Cilli", "Dora")


def told(state, *actions, lang="de"):
    """The lines of these actions and the state after them."""
    lines = []
    for action in actions:
        events = decide(state, action)
        assert not isinstance(events, Reason), events.sentence()
        for event in events:
            state = evolve(state, event)
            line = line_of(state, event, NAMES)
            if line is not None:
                lines.append(line.text.in_language(lang))
    return lines, state


def test_an_auction():
    words = (a.Forehand(0), a.Pass(1), a.Bid(2, "solorufer"), a.Pass(3), a.Pass(0))
    lines, state = told(seated("steirisch"), *words)
    assert lines == [
        "Anna: Vorhand!",
        "Bert: Weiter!",
        "Cilli: Solorufer!",
        "Dora: Weiter!",
        "Anna: Weiter!",
        "Cilli spielt Solorufer.",
    ]
    assert told(seated("steirisch"), *words, lang="en")[0][-1] == "Cilli plays Solorufer."
    assert game_lines(state.rules, view(state, 0), NAMES, "de")[0].startswith("Cilli spielt Solorufer (")


def test_the_fourth_king_is_not_named():
    """MV-31"""
    state = playing("mostviertel", "solorufer", "HK KK PK H4", "TK")
    lines, state = told(state, a.Call(0, None))
    assert lines == ["Anna ruft: den Vierten."]
    assert "gerufen: den Vierten" in game_lines(state.rules, spectator_view(state), NAMES, "de")[0]
    assert "Treff-König" in game_lines(state.rules, view(state, 1), NAMES, "de")[0]


def test_announcements_and_kontras_stand_together():
    state = do(playing("steirisch", "solorufer", "HK", "TK"), "0 call TK", "0 gut", "1 announce koenig-ultimo", "1 gut")
    lines, state = told(state, a.Kontra(2, "koenig-ultimo"), a.Kontra(2, "game"))
    assert lines == ["Cilli: Kontra auf König ultimo, ×2!", "Cilli: Kontra (Spiel), ×2!"]
    said = game_lines(state.rules, view(state, 3), NAMES, "de")[1]
    assert said == "Angesagt: König ultimo (Bert) Kontra ×2; Auf das Spiel: Kontra ×2 (Cilli)"


def test_only_what_all_have_seen_is_told_of_the_discard():
    state = do(playing("mostviertel", "dreier", "XX XIX HK", a_half="H4 H3 H2"), "0 half A")
    events = decide(state, a.Discard(0, mask_of(parse_cards("H4 H3 XX"))))
    assert not isinstance(events, Reason)
    line = line_of(evolve(state, events[0]), events[0], NAMES)
    assert line is not None
    assert (line.text.de, line.cards) == ("Anna legt ab. Offen:", (51,))


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_everything_that_happens_can_be_told_in_both_languages(rules_id):
    rng = Random(5)
    for _ in range(12):
        state: State = random_deal(load(rules_id), rng)
        while not state.finished:
            action = random_action(state, rng)
            for lang in ("de", "en"):
                assert action_words(action, state.rules, NAMES, lang)
            events = decide(state, action)
            assert not isinstance(events, Reason)
            for event in events:
                state = evolve(state, event)
                line = line_of(state, event, NAMES)
                assert line is None or (line.text.de and line.text.en)
            if state.turn is not None and state.phase != "discard":
                assert legal(state)
