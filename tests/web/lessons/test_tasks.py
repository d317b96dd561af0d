"""Every task can be solved, wrong answers are explained in both languages, and the engine is who judges."""

from __future__ import annotations

from itertools import islice

import pytest

from tarock.cards import cards_of, mask_of, parse_cards, thirds
from tarock.deal import act, actions as a, game_of, legal, view
from tarock.deal.discard import discard_choice
from tarock.rules import Reason
from tarock.scoring import settle
from tarock.web.lessons.course import LESSONS
from tarock.web.lessons.deals import rules
from tarock.web.lessons.model import BadAnswerError, Lesson, Task
from tarock.web.lessons.tasks import (
    Choose,
    CountPile,
    HasWon,
    Pays,
    PickDiscard,
    PickPlayable,
    PickPossible,
    PlayOn,
    WhoIsPartner,
)
from tests.web.lessons.solver import answers, judged

TASKS = [pytest.param(task, id=f"{lesson.slug}-{n}") for lesson in LESSONS for n, task in enumerate(lesson.tasks)]


def of_kind(kind: type[Task]) -> list[Task]:
    found = [task for lesson in LESSONS for task in lesson.tasks if isinstance(task, kind)]
    assert found
    return found


def test_the_course_has_eight_steps_of_the_issue() -> None:
    assert [lesson.title.de for lesson in LESSONS] == [
        *(
            "Die Karten",
            "Zählen",
            "Zugeben",
            "Rufen",
            "Der Rufer",
            "Negativspiele",
            "Ansagen und Kontra",
            "Die Abrechnung",
        ),
    ]
    assert len({lesson.slug for lesson in LESSONS}) == 8


@pytest.mark.parametrize("task", TASKS)
def test_every_task_can_be_solved_and_not_by_everything(task: Task) -> None:
    verdicts = [verdict.right for _, verdict in judged(task)]
    assert any(verdicts)
    assert not all(verdicts)


@pytest.mark.parametrize("task", TASKS)
def test_every_answer_is_explained_in_both_languages(task: Task) -> None:
    for answer, verdict in islice(judged(task), 400):
        assert verdict.remarks, answer
        for remark in verdict.remarks:
            assert remark.text.de.strip()
            assert remark.text.en.strip()
            assert "{" not in remark.text.de + remark.text.en


@pytest.mark.parametrize("task", TASKS)
def test_a_task_is_asked_in_both_languages(task: Task) -> None:
    german, english = task.shown("de"), task.shown("en")
    assert german["ask"] != english["ask"]
    assert german["kind"] == english["kind"]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.slug)
def test_texts_address_nobody_and_call_only_in_calls(lesson: Lesson) -> None:
    texts = [lesson.about, *lesson.told, *(getattr(task, "ask") for task in lesson.tasks)]  # noqa: B009
    for text in texts:
        words = {word.strip(".,:;?„“") for word in text.de.split()}
        assert not {"du", "dein", "deine", "dir", "dich", "euch", "Ihnen"} & words
        assert "!" not in text.de


@pytest.mark.parametrize("task", of_kind(PickPlayable))
def test_playable_cards_are_those_of_the_engine(task: PickPlayable) -> None:
    state = task.moment()
    playable = {action.card for action in legal(state) if isinstance(action, a.Play)}
    right = [answer["cards"] for answer, verdict in judged(task) if verdict.right]
    assert [set(cards) for cards in right] == [playable]


@pytest.mark.parametrize("task", of_kind(PickPossible))
def test_possible_words_are_those_of_the_engine(task: PickPossible) -> None:
    state, menu = task.moment(), None
    menu = task.menu(state)
    right = [answer["options"] for answer, verdict in judged(task) if verdict.right]
    assert [{menu[n] for n in options} for options in right] == [set(menu) & set(legal(state))]
    assert set(menu) - set(legal(state)), "something has to be refused"


@pytest.mark.parametrize("task", of_kind(Choose))
def test_a_chosen_word_is_refused_with_the_engines_reason(task: Choose) -> None:
    state = task.moment()
    for n, action in enumerate(task.menu(state)):
        found, verdict = act(state, action), task.judge({"options": [n]}, "en")
        if isinstance(found, Reason):
            assert not verdict.right
            assert verdict.remarks[0].clause == found.clause


@pytest.mark.parametrize("task", of_kind(PickDiscard))
def test_any_legal_discard_is_right(task: PickDiscard) -> None:
    state = task.moment()
    right = {mask_of(answer["cards"]) for answer, verdict in judged(task) if verdict.right}
    assert right == set(discard_choice(state).masks())


@pytest.mark.parametrize("task", of_kind(CountPile))
def test_the_count_is_that_of_the_cards_room(task: CountPile) -> None:
    right = [answer["count"] for answer, verdict in judged(task) if verdict.right]
    points, blatt = divmod(thirds(mask_of(parse_cards(task.cards))), 3)
    assert right == [f"{points}/{blatt}"]


def test_mv_10_one_blatt_decides() -> None:
    """MV-10: 35/2 is won, 35/1 is not."""
    task = of_kind(HasWon)[0]
    assert [verdict.right for _, verdict in judged(task)] == [False, True]


@pytest.mark.parametrize("task", of_kind(WhoIsPartner))
def test_the_partner_is_who_the_declarers_view_names(task: WhoIsPartner) -> None:
    state = task.moment()
    assert view(state, state.declarer).partner_known
    right = [answer["options"] for answer, verdict in judged(task) if verdict.right]
    assert len(right) == 1
    assert "Dora" in task.shown("de")["options"][right[0][0]]


@pytest.mark.parametrize("task", of_kind(Pays))
def test_what_a_game_pays_comes_from_the_settlement(task: Pays) -> None:
    settlement = settle(rules(), task.game)
    right = [answer["options"] for answer, verdict in judged(task) if verdict.right]
    shown = task.shown("en")["options"]
    assert [float(shown[n].replace("−", "-")) for (n,) in right] == [settlement.cash[task.seat]]
    assert len(set(shown)) == len(shown) == 4
    lines = task.judge({"options": right[0]}, "de").remarks
    assert [remark.clause for remark in lines[:-1]] == [item.clause for item in settlement.items]


@pytest.mark.parametrize("task", of_kind(PlayOn))
def test_a_deal_played_on_is_won_and_lost_as_the_settlement_says(task: PlayOn) -> None:
    start = task.moment()
    ends = list(judged(task))
    assert {verdict.right for _, verdict in ends} == {True, False}
    for answer, verdict in ends:
        assert set(answer["cards"]) <= set(cards_of(start.hands[start.declarer]))
        assert verdict.scene is not None
        last = verdict.remarks[-1].text
        assert last == (task.learnt if verdict.right else task.lost)


def test_an_illegal_card_is_refused_and_may_be_taken_back() -> None:
    task = next(task for task in of_kind(PlayOn) if isinstance(task, PlayOn) and task.moment().contract.stichzwang)
    state = task.moment()
    seat = state.declarer
    playable = {action.card for action in legal(state) if isinstance(action, a.Play)}
    wrong = next(card for card in cards_of(state.hands[seat]) if card not in playable)
    verdict = task.judge({"cards": [wrong]}, "de")
    assert not verdict.over
    assert verdict.scene is not None
    assert verdict.scene["played"] == 0
    assert wrong in verdict.scene["hand"]


@pytest.mark.parametrize("task", TASKS)
@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"cards": "x"},
        {"cards": [99]},
        {"cards": [1.0]},
        {"cards": [True]},
        {"options": [-1]},
        {"options": [99]},
        {"count": 5},
    ],
    ids=str,
)
def test_what_no_page_sends_is_no_answer(task: Task, answer: dict[str, object]) -> None:
    try:
        assert not task.judge(answer, "de").right
    except BadAnswerError:
        return


def test_answers_of_a_game_are_facts_of_the_engine() -> None:
    """The deals of the course are real: what is played on ends as a game that can be settled."""
    for task in of_kind(PlayOn):
        assert isinstance(task, PlayOn)
        state = task.moment()
        for card in next(iter(answers(task)))["cards"]:
            played = act(state, a.Play(state.declarer, card))
            assert not isinstance(played, Reason)
            state = task._on(played, state.declarer)
        assert sum(settle(rules(), game_of(state)).cash) == 0
