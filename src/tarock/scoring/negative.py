"""Negative games: each declarer alone against the others, each opponent with a kontra of his own (MV-23, MV-53).

In a Bei every declarer's game is settled by itself, by `auction.bei_settlement` against all others or only against
those who play no game of their own.
"""

from __future__ import annotations

from fractions import Fraction

from tarock.rules import RuleSet
from tarock.scoring.game import Game
from tarock.scoring.ledger import written
from tarock.scoring.positive import clauses, failed_kontra, with_extra
from tarock.scoring.settlement import Amounts, Item, Money, Seats, Why


def settle_negative(rules: RuleSet, game: Game) -> list[Item]:
    """One item per declarer."""
    return [_one(rules, game, declarer, won) for declarer, won in zip(game.declarers, game.won, strict=True)]


def against(rules: RuleSet, game: Game, declarer: int) -> tuple[int, ...]:
    """Whom a declarer plays against."""
    spared = game.declarers if rules.auction.bei_settlement == "non-declarers-only" else (declarer,)
    return tuple(seat for seat in range(4) if seat not in spared)


def _one(rules: RuleSet, game: Game, declarer: int, won: bool) -> Item:
    contract = rules.contracts[game.contract]
    value = contract.value if won else contract.lost
    others = against(rules, game, declarer)
    points = _row(declarer, {o: written(rules, value * game.radl) for o in others}, won)
    factors = {o: game.kontra.get((o, declarer), 1) for o in others}
    kontrad = tuple(o for o in others if factors[o] > 1)
    extra = {o: failed_kontra(rules, failed=won and o in kontrad) for o in others}
    cash = _row(declarer, {o: written(rules, (value * factors[o] + extra[o]) * game.radl) for o in others}, won)
    most, text = max(extra.values(), default=Fraction(0)), _kontra_text(factors, kontrad)
    params: dict[str, object] = {
        "who": Seats((declarer,)),
        "game": contract.name,
        "value": Money(value * game.radl, rules.money.unit),
        "kontra": with_extra(rules, game, text, most) if most and isinstance(text, Why) else text,
    }
    path = f"contracts.{contract.id}.{'lost' if not won and contract.lost != contract.value else 'value'}"
    return Item(
        "game", points, cash, clauses(rules, path, most), Why("negative-won" if won else "negative-lost", params)
    )


def _kontra_text(factors: dict[int, int], kontrad: tuple[int, ...]) -> object:
    if not kontrad:
        return ""
    if len({factors[o] for o in kontrad}) == 1:
        return Why("kontra-by", {"who": Seats(kontrad), "factor": factors[kontrad[0]]})
    return Why("kontra-individual", {"who": Seats(kontrad), "factors": ", ".join(f"×{factors[o]}" for o in kontrad)})


def _row(declarer: int, heads: dict[int, Fraction], won: bool) -> Amounts:
    sign = 1 if won else -1
    row = [-sign * heads.get(seat, Fraction(0)) for seat in range(4)]
    row[declarer] = sign * sum(heads.values(), Fraction(0))
    return (row[0], row[1], row[2], row[3])
