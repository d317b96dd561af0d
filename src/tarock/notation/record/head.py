"""The head of a record read: rule set, board, seed, who sits where, and the cards. All problems at once."""

from __future__ import annotations

import re
from collections.abc import Callable

from tarock.cards import PlaceError, SeedError, check_board, check_seed, deal, seating, verify_commitment
from tarock.notation.record.cards import detail, read_hands, read_talon, whole_pack
from tarock.notation.record.messages import EXPECTED, GENERAL
from tarock.notation.record.model import Breach, Head
from tarock.notation.record.tokens import Entries, Item, Name, item_text, usable_name
from tarock.rules import Problem, Problems, Reason, RuleSet
from tarock.rules.values import hint, shown

LoadRules = Callable[[str], RuleSet]

_NUMBER = re.compile(r"[1-9][0-9]{0,15}")
_DIGEST = re.compile(r"[0-9a-f]{64}")


class Reader:
    """The entries of a record, with the problems found so far."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.problems: list[Problem] = []

    def problem(self, item: Item | str, code: str, clause: str = "", /, **params: object) -> None:
        """Note a problem at an item, or at a key."""
        if isinstance(item, str):
            line = self.entries[item].line if item in self.entries else None
            item = Item((), item, line)
        self.problems.append(Problem(item.key, Reason(code, params, clause or GENERAL), item.line))

    def breach(self, key: str, code: str, clause: str = "", /, **params: object) -> None:
        """Note that something readable does not hold."""
        self.problems.append(Breach(key, Reason(code, params, clause or GENERAL), self.entries[key].line))

    def items(self, key: str) -> tuple[Item, ...]:
        """The items of a key; a missing one is a problem where it must be there (see `EXPECTED`)."""
        if key in self.entries:
            return self.entries[key].items
        self.problem(key, "record-missing", name=key, expected=EXPECTED[key])
        return ()

    def word(self, key: str, required: bool = True) -> str | None:
        """The single word of a key; None where it is missing or something else stands there."""
        if not required and key not in self.entries:
            return None
        items = self.items(key)
        if key in self.entries and (len(items) != 1 or len(items[0].words) != 1):
            given = ", ".join(item.text for item in items)
            self.problem(key, "record-form", value=shown(given), expected=EXPECTED["one"])
            return None
        return items[0].words[0] if items else None


def read_head(entries: Entries, load_rules: LoadRules, ignore_digest: bool) -> tuple[Head | None, list[Problem]]:
    """The head, or None where it cannot be put together, and what is wrong with it."""
    reader = Reader(entries)
    rules = _rules(reader, load_rules, ignore_digest)
    board, seed, commitment = _board(reader), _seed(reader), _commitment(reader)
    radl = _radl(reader, rules)
    players, dealer = _table(reader, rules)
    talon = read_talon(reader)
    if players is None or dealer is None:
        return None, reader.problems
    names = tuple(players[place] for place in seating(len(players), dealer).seats)
    hands = read_hands(reader, players, names)
    if not whole_pack(reader, hands, talon) or hands is None or talon is None or rules is None or board is None:
        return None, reader.problems
    head = Head(rules, board, players, dealer, hands, talon, seed or "", commitment or "", radl)
    _check_seed(reader, head)
    return head, reader.problems


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


def _table(reader: Reader, rules: RuleSet | None) -> tuple[tuple[str, ...] | None, int | None]:
    """The players by place and the dealer's place; None where there is no table to speak of."""
    players = _players(reader, rules)
    dealer = reader.word("dealer")
    if players is None or dealer is None:
        return players, None
    if dealer not in players:
        unknown_name(reader, reader.entries["dealer"].items[0], dealer, players)
        return players, None
    place = players.index(dealer)
    _pauses(reader, players, place)
    return players, place


def _players(reader: Reader, rules: RuleSet | None) -> tuple[str, ...] | None:
    items = reader.items("players")
    if "players" not in reader.entries:
        return None
    names = [" ".join(item.words) for item in items]
    good = True
    for index, (item, name) in enumerate(zip(items, names, strict=True)):
        if len(item.words) > 1 or not usable_name(name):
            reader.problem(item, "record-name", value=shown(name), most=60)
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


def unknown_name(reader: Reader, item: Item, name: str, players: tuple[str, ...]) -> None:
    """Note that somebody does not sit at the table."""
    params = {"value": shown(name), "hint": hint(name, players), "allowed": ", ".join(players)}
    reader.problem(item, "record-unknown-name", **params)


def _check_seed(reader: Reader, head: Head) -> None:
    """The cards must come from the seed and the board, and the commitment must belong to the seed."""
    if not head.seed:
        return
    dealt = deal(head.seed, head.board)
    if (dealt.hands, dealt.talon) != (head.hands, head.talon):
        reader.breach("seed", "record-seed")
    if head.commitment and not verify_commitment(head.seed, head.commitment):
        reader.breach("commitment", "record-commitment")
