"""Short words for hand-made positions: hands and tricks as texts, and a whole state from twelve tricks."""

from collections.abc import Sequence
from dataclasses import replace

from tarock.cards import PACK_MASK, card_text, cards_of, hand_text, mask_of, parse_cards, parse_hand
from tarock.deal.state import GAME, Phase, Said, State, Trick
from tarock.deal.tricks import TrickRules, playable, trick_rules, winner
from tarock.rules import RuleSet, load


def rules_for(rules_id: str, contract: str, stichzwang: bool | None = None) -> tuple[RuleSet, TrickRules]:
    """A rule set with the trick rules of one of its contracts."""
    rules = load(rules_id)
    return rules, trick_rules(rules, rules.contracts[contract], stichzwang)


def legal(rules_id: str, contract: str, hand: str, trick: str = "", stichzwang: bool | None = None) -> set[str]:
    """The legal cards as texts."""
    _, tr = rules_for(rules_id, contract, stichzwang)
    return set(hand_text(playable(tr, parse_hand(hand), parse_cards(trick))).split())


def takes(rules_id: str, contract: str, trick: str) -> str:
    """The card that wins the trick."""
    _, tr = rules_for(rules_id, contract)
    return trick.split()[winner(tr, parse_cards(trick))]


def said(*words: str) -> tuple[Said, ...]:
    """Words after the discard: `"0 announces pagat"`, `"1 kontra pagat"`, `"1 kontra game against 3"`."""
    levels = {"kontra": 2, "re": 4, "sub": 8}
    talk = []
    for word in words:
        seat, what, item, *rest = word.split()
        against = int(rest[1]) if rest else None
        if what == "announces":
            talk.append(Said(int(seat), "announce", item))
        else:
            talk.append(Said(int(seat), "kontra", GAME if item == "game" else item, levels[what], against))
    return tuple(talk)


def arranged(
    rules_id: str, contract: str, tricks: dict[int, str], *, talon: str = "H4 H3 H2 K4 K3 K2", **more: object
) -> State:
    """A finished deal in which only some tricks matter: `{12: "1: I V HB HD"}` is trick 12, led by seat 1.

    The other tricks are filled up with what is left, lowest cards first, and led by seat 0; they follow no rule.
    """
    given = {
        number: (int(text.partition(":")[0]), parse_cards(text.partition(":")[2])) for number, text in tricks.items()
    }
    used = mask_of(card for _, cards in given.values() for card in cards) | parse_hand(talon)
    rest = iter(cards_of(PACK_MASK & ~used))
    texts, leaders = [], []
    for number in range(1, 13):
        leader, cards = given.get(number) or (0, tuple(next(rest) for _ in range(4)))
        texts.append(" ".join(card_text(card) for card in cards))
        leaders.append(leader)
    return played(rules_id, contract, texts, leaders=leaders, talon=talon, **more)  # type: ignore[arg-type]


def played(
    rules_id: str,
    contract: str,
    tricks: Sequence[str],
    *,
    leader: int = 0,
    leaders: Sequence[int] = (),
    declarers: tuple[int, ...] = (0,),
    called: str = "",
    talon: str = "",
    taken: str = "",
    discard: str = "",
    talk: tuple[Said, ...] = (),
    **more: object,
) -> State:
    """A deal that was played: the tricks from the first leader on (or led by `leaders`), cards in the order played.

    The hands are what the tricks say; the talon is what is left over (or `talon`), of which `taken` went to the
    declarer, who put away `discard`. The holder of the called card follows from the tricks.
    """
    rules = load(rules_id)
    tr = trick_rules(rules, rules.contracts[contract])
    hands = [0, 0, 0, 0]
    done = []
    for number, text in enumerate(tricks):
        cards = parse_cards(text)
        leader = leaders[number] if leaders else leader
        for index, card in enumerate(cards):
            hands[(leader + index) % 4] |= 1 << card
        won = (leader + winner(tr, cards)) % 4
        done.append(Trick(leader, cards, won))
        leader = won
    first = declarers[0]
    dealt = list(hands)
    dealt[first] = (hands[first] | parse_hand(discard)) & ~parse_hand(taken)
    rest = parse_cards(talon) if talon else cards_of(PACK_MASK & ~mask_of(c for h in dealt for c in cards_of(h)))[-6:]
    king = parse_cards(called)[0] if called else None
    holder = next((seat for seat in range(4) if king is not None and dealt[seat] >> king & 1), None)
    state = State(
        rules=rules,
        dealt=(dealt[0], dealt[1], dealt[2], dealt[3]),
        talon=((rest[0], rest[1], rest[2]), (rest[3], rest[4], rest[5])),
        hands=(0, 0, 0, 0),
        phase=Phase.FINISHED,
        turn=None,
        contract_id=contract,
        declarers=declarers,
        called=king,
        holder=holder,
        taken=parse_hand(taken),
        discard=parse_hand(discard),
        talk=talk,
        tricks=tuple(done),
        leader=leader,
        end="played",
    )
    return replace(state, **more)  # type: ignore[arg-type]
