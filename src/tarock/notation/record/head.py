"""The head of a record read: rule set, board, seed, who sits where, and the cards. All problems at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from tarock.cards import SeedError, check_board, check_seed, deal, seating, verify_commitment
from tarock.notation.record.cards import detail, read_hands, read_talon, whole_pack
from tarock.notation.record.messages import EXPECTED
from tarock.notation.record.model import Head
from tarock.notation.record.reader import Reader
from tarock.notation.record.tokens import LONGEST_NAME, Entries, Name, item_text, usable_name
from tarock.rules import Problem, Problems, RuleSet
from tarock.rules.values import shown

LoadRules = Callable[[str], RuleSet]

_NUMBER = re.compile(r"[1-9][0-9]{0,15}")
_DIGEST = re.compile(r"[0-9a-f]{64}")


class Table(NamedTuple):
    """Who sits there: the players by place, the dealer's place, the names by seat."""

    players: tuple[str, ...]
    dealer: int
    names: tuple[str, ...]


def read_head(
    entries: Entries, load_rules: LoadRules, ignore_digest: bool
) -> tuple[Table | None, Head | None, list[Problem]]:
    """The table and the whole head, each None where it cannot be put together, and what is wrong."""
    reader = Reader(entries)
    rules = _rules(reader, load_rules, ignore_digest)
    board, seed, commitment = _board(reader), _seed(reader), _commitment(reader)
    radl = _radl(reader, rules)
    table, talon = _table(reader, rules), read_talon(reader)
    if table is None:
        return None, None, reader.problems
    hands = read_hands(reader, table.players, table.names)
    if not whole_pack(reader, hands, talon) or hands is None or talon is None or rules is None or board is None:
        return table, None, reader.problems
    head = Head(rules, board, table.players, table.dealer, hands, talon, seed or "", commitment or "", radl)
    _check_seed(reader, head)
    return table, head, reader.problems


def _rules(reader: Reader, load_rules: LoadRules, ignore_digest: bool) -> RuleSet | None:
    name = reader.word("rules")
    stated = reader.word("digest", required=False)
    if stated is not None and not _DIGEST.fullmatch(stated):
        reader.problem("digest", "record-form", value=shown(stated), expected=EXPECTED["digest"])
        stated = None
    if name is None:
        return None
    try:
        rules = load_rules(name)
    except Problems as found:
        reader.problems += [Problem("rules", p.reason, reader.entries["rules"].line) for p in found.problems]
        return None
    if stated is not None and stated != rules.digest and not ignore_digest:
        reader.breach("digest", "record-digest", stated=stated[:12], replayed=rules.digest[:12])
    return rules


def _board(reader: Reader) -> int | None:
    word = reader.word("board")
    if word is None:
        return None
    try:
        return check_board(int(word) if _NUMBER.fullmatch(word) else None)
    except SeedError:
        reader.problem("board", "record-form", value=shown(word), expected=EXPECTED["board"])
        return None


def _seed(reader: Reader) -> str | None:
    word = reader.word("seed", required=False)
    if word is None:
        return None
    try:
        return check_seed(word)
    except SeedError as error:
        reader.problem("seed", "record-card", detail=detail(error))
        return None


def _commitment(reader: Reader) -> str | None:
    word = reader.word("commitment", required=False)
    if word is not None and not _DIGEST.fullmatch(word):
        reader.problem("commitment", "record-form", value=shown(word), expected=EXPECTED["digest"])
        return None
    return word


def _radl(reader: Reader, rules: RuleSet | None) -> int:
    """The factor of a doubled game: a power of two, and only where the set doubles anything."""
    word = reader.word("radl", required=False)
    if word is None:
        return 1
    factor = int(word) if _NUMBER.fullmatch(word) and len(word) < 6 else 0
    doubles = rules is None or rules.table.double_radl_after or rules.table.double_game_after
    if factor == 0 or factor & (factor - 1) or (factor > 1 and not doubles):
        clause = rules.clause("table.double_radl_after") if rules is not None else ""
        reader.problem("radl", "record-radl", clause, value=shown(word), expected=EXPECTED["radl"])
        return 1
    return factor


def _table(reader: Reader, rules: RuleSet | None) -> Table | None:
    """Who sits where; None where there is no table to speak of."""
    players = _players(reader, rules)
    dealer = reader.word("dealer")
    if players is None or dealer is None:
        return None
    if dealer not in players:
        reader.unknown_name(reader.entries["dealer"].items[0], dealer, players)
        return None
    place = players.index(dealer)
    _pauses(reader, players, place)
    return Table(players, place, tuple(players[seat] for seat in seating(len(players), place).seats))


def _players(reader: Reader, rules: RuleSet | None) -> tuple[str, ...] | None:
    items = reader.items("players")
    if "players" not in reader.entries:
        return None
    names = [" ".join(item.words) for item in items]
    good = True
    for index, (item, name) in enumerate(zip(items, names, strict=True)):
        if len(item.words) > 1 or not usable_name(name):
            reader.problem(item, "record-name", value=shown(name), most=LONGEST_NAME)
            good = False
        elif name in names[:index]:
            reader.problem(item, "record-names-twice", value=shown(name))
            good = False
    sizes = rules.table.sizes if rules is not None else (4, 5, 6)
    if len(names) not in sizes:
        clause = rules.clause("table.sizes") if rules is not None else ""
        reader.problem(
            "players", "record-table-size", clause, found=len(names), allowed=", ".join(str(size) for size in sizes)
        )
        good = False
    return tuple(names) if good else None


def _pauses(reader: Reader, players: tuple[str, ...], dealer: int) -> None:
    """Who pauses follows from the dealer; where it is stated it must be right."""
    if "pauses" not in reader.entries:
        return
    right = [players[place] for place in seating(len(players), dealer).sits_out]
    stated = [" ".join(item.words) for item in reader.items("pauses")]
    if set(stated) != set(right) or len(stated) != len(right):
        texts = [", ".join(item_text([Name(name)]) for name in names) or "–" for names in (right, stated)]
        reader.breach("pauses", "record-pauses", right=texts[0], stated=shown(texts[1], quotes=False))


def _check_seed(reader: Reader, head: Head) -> None:
    """The cards must come from the seed and the board, and the commitment must belong to the seed."""
    if not head.seed:
        return
    dealt = deal(head.seed, head.board)
    if (dealt.hands, dealt.talon) != (head.hands, head.talon):
        reader.breach("seed", "record-seed")
    if head.commitment and not verify_commitment(head.seed, head.commitment):
        reader.breach("commitment", "record-commitment")
