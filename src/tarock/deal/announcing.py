"""Announcements and kontra, item by item, sides undeclared; and what a word may still change for whom.

The seats take turns; a turn is any number of announcements and kontras, ended by „Gut!“ (of the declarer at first: „Ich
liege“). Three turns in a row without anything new end it. `announcements.rounds` = once: premiums only in a seat's
first turn. `kontra_when` = first-chance: what a seat has answered with „Gut!“ it cannot kontra later.

Kontras of an item form a chain: each word answers the last one. In positive games the chain is the item's (MV-53), in
negative games there is one for each pair of opponent and declarer. Nobody may answer a side that he knows to be his
own; kontras between partners who do not know it yet are void when it comes out, which is the outcome's business.
"""

from __future__ import annotations

from collections.abc import Iterator

from tarock.cards import is_queen
from tarock.deal import actions as a, events as e
from tarock.deal.messages import GENERAL, card_text_of
from tarock.deal.stages import enter_play
from tarock.deal.state import GAME, SEATS, Said, State, changed
from tarock.rules import Bonus, Contract, Reason, RuleSet


def refuse(state: State, action: a.Action) -> Reason | None:
    """Why this cannot be said now; None when it can. The seat is on turn."""
    if isinstance(action, a.Announce):
        return _refuse_announce(state, action)
    if isinstance(action, a.Kontra):
        return _refuse_kontra(state, action)
    return None


def _refuse_announce(state: State, action: a.Announce) -> Reason | None:
    contract, rules = state.contract, state.rules
    wrong = refuse_announcement(state, contract, action, state.announced)
    if wrong is not None:
        return wrong
    bonus = rules.bonuses[action.item]
    if contract.announce_with_bid and action.seat == state.declarer:
        clause = rules.clause(f"contracts.{contract.id}.announce_with_bid")
        return Reason("announce-with-bid", {"game": contract.name}, clause)
    if rules.announcements.rounds == "once" and state.closed[action.seat] >= 0:
        return Reason("announce-once", {}, rules.clause("announcements.rounds"))
    if bonus.kind == "valat" and _kontra_or_valat(state) and _said_kontra_on_game(state, action.seat):
        return Reason("announce-kontra-or-valat", {}, rules.clause("announcements.suit_kontra_or_valat"))
    return None


def refuse_announcement(
    state: State, contract: Contract, action: a.Announce, announced: tuple[tuple[str, int], ...]
) -> Reason | None:
    """Why a bonus cannot be announced at all in this game by this seat, with a bid or after the discard."""
    rules = state.rules
    if action.item not in contract.bonuses:
        name = rules.bonuses[action.item].name if action.item in rules.bonuses else str(action.item)
        params = {"bonus": name, "game": contract.name}
        return Reason("announce-not-in-game", params, rules.clause(f"contracts.{contract.id}.bonuses"))
    bonus = rules.bonuses[action.item]
    if any(item == bonus.id for item, _ in announced):
        return Reason("announce-twice", {"bonus": bonus.name}, GENERAL)
    return (
        _refuse_holding(rules, bonus, state.hands[action.seat], state.called)
        or _refuse_side(state, bonus, action.seat)
        or _refuse_beside_valat(rules, bonus, action.seat, announced)
    )


def _refuse_holding(rules: RuleSet, bonus: Bonus, hand: int, called: int | None) -> Reason | None:
    """Who may announce it, by the cards in hand (MV-46, MV-31, MV-56)."""
    clause = rules.clause(f"bonuses.{bonus.id}.announce")
    card = called if bonus.test == "ultimo" else bonus.card
    if bonus.announce == "never":
        return Reason("announce-never", {"bonus": bonus.name}, clause)
    if bonus.test == "ultimo" and card is not None and is_queen(card) and not rules.calling.queen_ultimo:
        return Reason("announce-queen-ultimo", {"bonus": bonus.name}, rules.clause("calling.queen_ultimo"))
    if card is None or bonus.announce == "anyone":
        return None
    held = hand >> card & 1 == 1
    if held == (bonus.announce == "holder"):
        return None
    params = {"bonus": bonus.name, "card": card_text_of(card)}
    if bonus.test == "ultimo" and not held:
        return Reason("announce-called-not-held", {"bonus": bonus.name}, clause)  # „den Vierten“ stays unnamed
    return Reason("announce-held" if held else "announce-not-held", params, clause)


def _refuse_side(state: State, bonus: Bonus, seat: int) -> Reason | None:
    """A bonus that only the declarer's side can make."""
    if bonus.side == "either" or seat in state.declarer_side or not state.declarers:
        return None
    return Reason("announce-declarer-side", {"bonus": bonus.name}, state.rules.clause(f"bonuses.{bonus.id}.side"))


def _refuse_beside_valat(
    rules: RuleSet, bonus: Bonus, seat: int, announced: tuple[tuple[str, int], ...]
) -> Reason | None:
    """Material premiums beside an announced Valat, where the set forbids it."""
    if rules.valat.announced_with_material:
        return None
    if bonus.kind == "material":
        clash = any(rules.bonuses[item].kind == "valat" for item, _ in announced)
    elif bonus.kind == "valat":
        clash = any(rules.bonuses[item].kind == "material" and by == seat for item, by in announced)
    else:
        clash = False
    clause = rules.clause("valat.announced_with_material")
    return Reason("announce-beside-valat", {"bonus": bonus.name}, clause) if clash else None


def _kontra_or_valat(state: State) -> bool:
    return state.contract.kind == "suit" and state.rules.announcements.suit_kontra_or_valat == "either"


def _said_kontra_on_game(state: State, seat: int) -> bool:
    return any(said.kind == "kontra" and said.item == GAME and said.seat == seat for said in state.talk)


def _announced_valat(state: State, seat: int | None = None) -> bool:
    return any(
        state.rules.bonuses[item].kind == "valat" and (seat is None or by == seat) for item, by in state.announced
    )


def _refuse_kontra(state: State, action: a.Kontra) -> Reason | None:
    contract, rules = state.contract, state.rules
    if contract.kontra == "none":
        return Reason("kontra-none", {"game": contract.name}, rules.clause(f"contracts.{contract.id}.kontra"))
    if contract.kontra == "individual":
        return _refuse_individual(state, action)
    if action.against is not None:
        return Reason("kontra-for-party", {}, rules.clause(f"contracts.{contract.id}.kontra"))
    if action.item != GAME and all(item != action.item for item, _ in state.announced):
        return Reason("kontra-nothing", {}, GENERAL)
    chain = item_chain(state, action.item)
    if own_side(state, action.seat, chain[-1][1].seat):
        return Reason("kontra-own-side", {}, GENERAL)
    return _refuse_link(state, action.seat, chain) or _refuse_game_kontra(state, action)


def _refuse_game_kontra(state: State, action: a.Kontra) -> Reason | None:
    """A kontra on the game beside an announced Valat."""
    if action.item != GAME:
        return None
    if state.rules.valat.game_kontra_announced == "void" and _announced_valat(state):
        return Reason("kontra-beside-valat", {}, state.rules.clause("valat.game_kontra_announced"))
    if _kontra_or_valat(state) and action.seat != state.declarer and _announced_valat(state, action.seat):
        return Reason("announce-kontra-or-valat", {}, state.rules.clause("announcements.suit_kontra_or_valat"))
    return None


def _refuse_link(state: State, seat: int, chain: tuple[tuple[int, Said], ...]) -> Reason | None:
    """Whether one more word fits a chain: there is a level left, and it is not too late for this seat."""
    if len(chain) > len(state.rules.announcements.levels):
        highest = state.rules.announcements.levels[-1]
        return Reason("kontra-highest", {"level": highest}, state.rules.clause("announcements.levels"))
    if state.rules.announcements.kontra_when == "first-chance" and state.closed[seat] > chain[-1][0]:
        return Reason("kontra-too-late", {}, state.rules.clause("announcements.kontra_when"))
    return None


def item_chain(state: State, item: str) -> tuple[tuple[int, Said], ...]:
    """The words on one item of a positive game, each with its place in `talk`: the announcement, then kontras.

    The game itself counts as announced by the declarer before everything (place -1).
    """
    first = ((-1, Said(state.declarer, "announce", GAME)),) if item == GAME else ()
    return first + tuple((i, said) for i, said in enumerate(state.talk) if said.item == item and said.kind != "gut")


def pair_chain(state: State, opponent: int, declarer: int) -> tuple[tuple[int, Said], ...]:
    """The words between one opponent and one declarer of a negative game, as in `item_chain`."""
    chain: list[tuple[int, Said]] = [(-1, Said(declarer, "announce", GAME))]
    levels = state.rules.announcements.levels
    for i, said in enumerate(state.talk):
        last = chain[-1][1].seat
        if said.kind != "kontra" or said.seat == last or len(chain) > len(levels):
            continue
        answers = levels.index(said.level) % 2 == 1  # in a Bei a declarer may kontra as well as answer
        of_opponent = said.seat == opponent and said.against == declarer and not answers
        of_declarer = said.seat == declarer and len(chain) > 1 and said.against in (opponent, None) and answers
        if of_opponent or of_declarer:
            chain.append((i, said))
    return tuple(chain)


def own_side(state: State, seat: int, other: int) -> bool:
    """Whether `seat` knows that `other` is on his own side, or is himself. Everybody else may be an enemy."""
    if seat == other:
        return True
    side = state.declarer_side
    if (seat in side) != (other in side):
        return False
    if state.called is None or holder_is_known(state):
        return True
    return state.holder in (seat, other) and seat != state.declarer


def holder_is_known(state: State) -> bool:
    """Whether everybody knows where the called card is: seen in the talon, or its holder has announced it ultimo."""
    if state.holder is None:
        return state.contract.talon != "none"
    return any(
        by == state.holder and bonus.test == "ultimo" and bonus.announce == "holder"
        for bonus, by in ((state.rules.bonuses[item], by) for item, by in state.announced)
    )


def _refuse_individual(state: State, action: a.Kontra) -> Reason | None:
    clause = state.rules.clause(f"contracts.{state.contract_id}.kontra")
    if action.item != GAME:
        return Reason("kontra-nothing", {}, GENERAL)
    if action.against is None:
        return _refuse_answer_all(state, action.seat)
    if action.against not in SEATS or action.against == action.seat:
        return Reason("kontra-against", {}, clause)
    pair = _pair(state, action.seat, action.against)
    if pair is None:
        return Reason("kontra-against", {}, clause)
    opponent, declarer = pair
    if opponent in state.declarers and state.rules.auction.bei_settlement == "non-declarers-only":
        return Reason("kontra-co-declarer", {}, state.rules.clause("auction.bei_settlement"))
    chain = pair_chain(state, opponent, declarer)
    if chain[-1][1].seat == action.seat:
        return Reason("kontra-own-side" if len(chain) > 1 else "kontra-nothing", {}, GENERAL)
    return _refuse_link(state, action.seat, chain)


def _pair(state: State, seat: int, against: int) -> tuple[int, int] | None:
    """Which chain a kontra belongs to: (opponent, declarer). In a Bei an answer due comes before a new kontra."""
    answers_all = state.rules.announcements.re_answers_all
    if seat in state.declarers and not answers_all:
        chain = pair_chain(state, against, seat)
        if against not in state.declarers or (len(chain) > 1 and chain[-1][1].seat == against):
            return against, seat
    return (seat, against) if against in state.declarers else None


def _refuse_answer_all(state: State, seat: int) -> Reason | None:
    clause = state.rules.clause("announcements.re_answers_all")
    if not state.rules.announcements.re_answers_all or seat not in state.declarers:
        return Reason("kontra-name-one", {}, clause)
    waiting = [chain for _, chain in _waiting_chains(state, seat)]
    if not waiting:
        return Reason("kontra-nothing", {}, GENERAL)
    refusals = [_refuse_link(state, seat, chain) for chain in waiting]
    return None if None in refusals else refusals[0]


def _waiting_chains(state: State, declarer: int) -> list[tuple[int, tuple[tuple[int, Said], ...]]]:
    """The opponents whose kontra this declarer has not answered, with their chains."""
    chains = [(o, pair_chain(state, o, declarer)) for o in SEATS if o != declarer]
    return [(o, chain) for o, chain in chains if chain[-1][1].seat == o]


def candidates(state: State) -> Iterator[a.Action]:
    """Everything that could be said by the seat on turn."""
    seat = state.turn
    assert seat is not None
    yield a.Gut(seat)
    for item in state.contract.bonuses:
        yield a.Announce(seat, item)
    if state.contract.kontra == "individual":
        for against in (None, *SEATS):
            yield a.Kontra(seat, GAME, against)
        return
    yield a.Kontra(seat, GAME)
    for item, _ in state.announced:
        yield a.Kontra(seat, item)


def event(state: State, action: a.Action) -> e.Event:
    """What a legal word makes happen."""
    if isinstance(action, a.Announce):
        return e.Announced(action.seat, action.item)
    if isinstance(action, a.Kontra):
        return e.KontraSaid(action.seat, action.item, _level(state, action), action.against)
    return e.GutSaid(action.seat)


def _level(state: State, action: a.Kontra) -> int:
    """The factor that a legal kontra reaches."""
    if state.contract.kontra == "party":
        length = len(item_chain(state, action.item))
    elif action.against is None:
        answerable = [len(chain) for _, chain in _waiting_chains(state, action.seat)]
        length = max(n for n in answerable if n <= len(state.rules.announcements.levels))
    else:
        pair = _pair(state, action.seat, action.against)
        assert pair is not None
        length = len(pair_chain(state, *pair))
    return state.rules.announcements.levels[length - 1]


def follow(state: State) -> e.Event | None:
    """What is announced by itself: bonuses named with the bid, and the bird of a bird game."""
    if state.closed != (-1, -1, -1, -1):
        return None
    said = {item for item, _ in state.announced}
    for item in (*state.bid_items, state.bird):
        if item and item not in said:
            return e.Announced(state.declarer, item)
    return None


def apply_said(state: State, event: e.Announced | e.KontraSaid) -> State:
    """One word more in this turn."""
    if isinstance(event, e.Announced):
        said = Said(event.seat, "announce", event.item)
    else:
        said = Said(event.seat, "kontra", event.item, event.level, event.against)
    return changed(state, talk=(*state.talk, said), spoke=True)


def apply_gut(state: State, event: e.GutSaid) -> State:
    """The turn ends; after three in a row without anything new the play begins."""
    talk = (*state.talk, Said(event.seat, "gut"))
    one, two, three, four = (len(talk) if s == event.seat else n for s, n in enumerate(state.closed))
    opens = state.closed == (-1, -1, -1, -1) and event.seat in state.declarers
    quiet = 0 if state.spoke or opens else state.quiet + 1
    state = changed(state, talk=talk, closed=(one, two, three, four), quiet=quiet, spoke=False)
    return enter_play(state) if quiet == 3 else changed(state, turn=(event.seat + 1) % 4)
