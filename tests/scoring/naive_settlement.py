"""A second settlement, written from the cup texts alone: by ids and by hand, without rule sets and mechanics.

It reads the same facts (`Game`) and answers with two rows of amounts. Slow and repetitive on purpose: it shares nothing
with `tarock.scoring` but the form of the question, so that an error has to be made twice to stay hidden.
"""

from fractions import Fraction

BIRDS = ["pagat", "uhu", "kakadu", "quapil"]
MATERIAL = ["trull", "vier-koenige", "absolut", "grammopoi"]
NEGATIVE = ["piccolo", "zwiccolo", "bettler", "piccolo-ouvert", "zwiccolo-ouvert", "bettler-ouvert"]
SOLO = ["solorufer", "solodreier", "farbensolo"]

VIENNA = ["steirisch", "steirisch-2020", "wien", "frohnleiten"]
UPPER = ["oberoesterreich", "sauwald"]

VIENNA_VALUES = {
    "rufer": 1, "piccolo": 2, "zwiccolo": 2, "solorufer": 2, "pagatrufer": 1, "bettler": 4, "sechserdreier": 4,
    "uhurufer": 1, "farbendreier": 5, "dreier": 5, "piccolo-ouvert": 6, "zwiccolo-ouvert": 6, "kakadurufer": 1,
    "bettler-ouvert": 8, "quapilrufer": 1, "farbensolo": 10, "solodreier": 10,
}  # fmt: skip
MV_VALUES = {
    "rufer": 10, "piccolo": 20, "solorufer": 20, "besserrufer": 10, "bettler": 40, "sechserdreier": 40,
    "farbendreier": 50, "dreier": 50, "piccolo-ouvert": 60, "bettler-ouvert": 80, "farbensolo": 100, "solodreier": 100,
}  # fmt: skip
OOE_VALUES = {
    "rufer": 1, "piccolo": 2, "bettler": 2, "solorufer": 2, "besserrufer": 1, "farbendreier": 3, "sechserdreier": 4,
    "dreier": 4, "farbensolo": 6, "piccolo-ouvert": 6, "bettler-ouvert": 7, "solodreier": 8,
}  # fmt: skip
TIROL_VALUES = {
    "rufer": 1, "piccolo": 2, "solorufer": 2, "besserrufer": 1, "besserrufer-hoch": 1, "bettler": 4, "sechserdreier": 4,
    "farbendreier": 5, "dreier": 5, "zwiccolo-ouvert": 8, "piccolo-ouvert": 8, "bettler-ouvert": 8, "farbensolo": 10,
    "solodreier": 10,
}  # fmt: skip
SAUWALD_VALUES = {
    "rufer": 1, "piccolo": 2, "bettler": 2, "solorufer": 2, "besserrufer": 1, "dreier": 4, "sechserdreier": 4,
    "farbensolo": 5, "piccolo-ouvert": 6, "bettler-ouvert": 7, "solodreier": 8,
}  # fmt: skip
VALUES = {
    "steirisch": VIENNA_VALUES,
    "steirisch-2020": VIENNA_VALUES,
    "wien": VIENNA_VALUES,
    "frohnleiten": VIENNA_VALUES | {"farbensechser": 4},
    "mostviertel": MV_VALUES,
    "oberoesterreich": OOE_VALUES,
    "tirol": TIROL_VALUES,
    "sauwald": SAUWALD_VALUES,
}


def naive(set_id, game):
    """Points and cash per seat, as two lists."""
    points, cash = _without_radl(set_id, game)
    return [p * game.radl for p in points], [c * game.radl for c in cash]


def _without_radl(set_id, game):
    points, cash = [Fraction(0)] * 4, [Fraction(0)] * 4
    if game.end == "no-bird":
        parts = [_each(game.declarer, _no_bird(set_id, game))]
    elif game.end == "given-up":
        parts = [_each(game.declarer, _given_up(set_id, game))]
    elif game.contract == "trischaken":
        parts = [_trischaken_renonce(set_id, game) if game.end == "renonce" else _trischaken(set_id, game)]
    elif game.end == "renonce":
        parts = _renonce(set_id, game)
    elif game.contract in NEGATIVE:
        parts = _negative(set_id, game)
    else:
        parts = _positive(set_id, game)
    for seat in game.no_bird:  # only the Mostviertel text knows it: 30 to each, even if overbid
        parts.append(_each(seat, 30))
    for row in parts:
        row_points, row_cash = row if isinstance(row, tuple) else (row, row)
        for seat in range(4):
            points[seat] += row_points[seat]
            cash[seat] += row_cash[seat]
    return points, cash


def _each(payer, amount):
    return [-3 * Fraction(amount) if seat == payer else Fraction(amount) for seat in range(4)]


# --- values


def _game_value(set_id, contract, won):
    value = VALUES[set_id][contract]
    if not won and contract in ("sechserdreier", "farbensechser"):
        return 2 * value
    return value


def _bonus_value(set_id, contract, name, announced):
    unit = 10 if set_id == "mostviertel" else 1
    silent = {
        "trull": 1, "vier-koenige": 1, "koenig-ultimo": 1, "pagat": 1, "uhu": 2, "kakadu": 3, "quapil": 4,
        "mondfang": 1, "absolut": 1, "grammopoi": 1 if set_id == "tirol" else 2, "valat": 10,
    }[name]  # fmt: skip
    value = silent * unit * (2 if announced else 1)
    return value * 2 if contract in SOLO else value


def _valat_multiplies(set_id):
    return set_id in ("steirisch-2020", "mostviertel", "oberoesterreich", "sauwald")


def _has_saecke(set_id):
    return set_id in ("mostviertel", "tirol")


# --- positive games


def _side(game):
    return [game.declarer] if game.partner is None else [game.declarer, game.partner]


def _party(game, winner, value, kontra):
    """One item between the parties: one against three, or two against two."""
    side = _side(game)
    row = []
    for seat in range(4):
        in_side = seat in side
        gets = value * 3 if in_side and len(side) == 1 else value
        row.append(Fraction(gets if in_side == (winner == "declarer") else -gets))
    return row, [amount * kontra for amount in row]


def _other(side):
    return "opponents" if side == "declarer" else "declarer"


def _facts(set_id, game):
    """All premiums as dicts, with Absolut and Grammopoi completed. A Renonce stops the game: only announced ones."""
    facts = [
        {"name": b.name, "by": b.by, "announced": b.announced, "made": b.made, "kontra": b.kontra}
        for b in game.bonuses
        if b.announced or game.end != "renonce"
    ]
    if not _has_saecke(set_id) or game.contract in NEGATIVE:
        return facts
    named = {f["name"]: f for f in facts}
    grammopoi = named.get("grammopoi")
    if grammopoi and grammopoi["announced"] and "absolut" not in named:
        # announcing Grammopoi is announcing Absolut; without a count a lost one was lost with the game
        thirds = None
        if game.thirds is not None:
            thirds = game.thirds if grammopoi["by"] == "declarer" else 210 - game.thirds
        made = grammopoi["made"] or (thirds is not None and thirds >= 137)
        named["absolut"] = {**grammopoi, "name": "absolut", "made": made, "kontra": 1}
    if game.thirds is not None:
        for side, thirds in (("declarer", game.thirds), ("opponents", 210 - game.thirds)):
            for name, limit in (("absolut", 137), ("grammopoi", 167)):
                if thirds >= limit and name not in named:
                    named[name] = {"name": name, "by": side, "announced": False, "made": True, "kontra": 1}
    if grammopoi and "absolut" not in named and grammopoi["made"]:
        named["absolut"] = {**grammopoi, "name": "absolut", "kontra": 1}
    if "absolut" in named and grammopoi and named["absolut"]["by"] == grammopoi["by"] and grammopoi["announced"]:
        # "Bei Kontra ist es umgekehrt": a kontra on the Absolut is one on the Grammopoi too
        grammopoi["kontra"] = max(grammopoi["kontra"], named["absolut"]["kontra"])
    return list(named.values())


def _kontra_counts(game):
    """Solorufer with the called king in the talon: kontras do not count (MV-34 and all other texts)."""
    return not (game.contract == "solorufer" and game.partner is None)


def _positive(set_id, game):
    kontra_counts = _kontra_counts(game)
    facts = _facts(set_id, game)
    valat = next((f for f in facts if f["name"] == "valat"), None)
    kontra_counts = _kontra_counts(game)
    parts = []
    won = game.won[0]
    game_kontra = game.game_kontra if kontra_counts else 1

    if valat is None:
        value = _game_value(set_id, game.contract, won)
        parts.append(_party(game, "declarer" if won else "opponents", value, game_kontra))
    else:
        winner = valat["by"] if valat["made"] else _other(valat["by"])
        valat_kontra = valat["kontra"] if kontra_counts else 1
        if _valat_multiplies(set_id):
            factor = 8 if valat["announced"] else 4
            value = _game_value(set_id, game.contract, winner == "declarer") * factor
            if set_id in UPPER:  # kontra on the game carries over to the Valat
                valat_kontra = max(valat_kontra, game_kontra)
            parts.append(_party(game, winner, value, valat_kontra))
        else:
            if not valat["announced"] and set_id != "tirol":
                game_kontra = 1  # void when a silent Valat happens
            value = _game_value(set_id, game.contract, won)
            parts.append(_party(game, "declarer" if won else "opponents", value, game_kontra))
            value = _bonus_value(set_id, game.contract, "valat", valat["announced"])
            parts.append(_party(game, winner, value, valat_kontra))

    for fact in facts:
        if fact["name"] == "valat":
            continue
        winner = fact["by"] if fact["made"] else _other(fact["by"])
        if valat is not None and not _counts_beside_valat(set_id, fact, winner, valat):
            continue
        value = _bonus_value(set_id, game.contract, fact["name"], fact["announced"])
        parts.append(_party(game, winner, value, fact["kontra"] if kontra_counts else 1))
    return parts


def _counts_beside_valat(set_id, fact, winner, valat):
    material = fact["name"] in MATERIAL
    if set_id in VIENNA:  # birds and König ultimo always; Trull and kings only if announced
        return not material or fact["announced"]
    if set_id == "mostviertel":
        return not material or winner != valat["by"]
    if set_id == "tirol":
        return not material
    return fact["announced"]  # Upper Austria, Sauwald: only what was announced


# --- negative games


def _negative(set_id, game):
    parts = []
    value = VALUES[set_id][game.contract]
    for declarer, won in zip(game.declarers, game.won, strict=True):
        points, cash = [Fraction(0)] * 4, [Fraction(0)] * 4
        for other in range(4):
            if other == declarer:
                continue
            kontra = game.kontra.get((other, declarer), 1)
            sign = 1 if won else -1
            points[declarer] += sign * value
            points[other] -= sign * value
            cash[declarer] += sign * value * kontra
            cash[other] -= sign * value * kontra
        parts.append((points, cash))
    return parts


# --- penalties


def _bird_of(game):
    fixed = {"pagatrufer": "pagat", "uhurufer": "uhu", "kakadurufer": "kakadu", "quapilrufer": "quapil"}
    if game.contract in fixed:
        return [fixed[game.contract]]
    if game.contract in ("besserrufer", "besserrufer-hoch"):
        return [b.name for b in game.bonuses if b.name in BIRDS and b.announced]
    return []


def _given_up(set_id, game):
    value = VALUES[set_id][game.contract]
    birds = sorted(_bird_of(game), key=BIRDS.index)
    if set_id == "mostviertel":
        birds = birds[:1]  # the smallest bird in hand
    return value + sum(_bonus_value(set_id, game.contract, bird, announced=True) for bird in birds)


def _no_bird(set_id, game):
    if set_id == "mostviertel":
        return 30
    if set_id in ("oberoesterreich", "sauwald", "tirol"):
        return 3
    # a Renonce: the value of the game and of what was announced, to each
    announced = {b.name for b in game.bonuses if b.announced} | set(_bird_of(game))
    return VALUES[set_id][game.contract] + sum(_bonus_value(set_id, game.contract, n, True) for n in announced)


def _trischaken_renonce(set_id, game):
    amount = {"mostviertel": 30, "oberoesterreich": 2, "tirol": 4, "sauwald": 3}.get(set_id, 6)
    if set_id == "oberoesterreich" and game.renonce_by == game.declarer:
        amount = 4
    return _each(game.renonce_by, amount)


def _renonce(set_id, game):
    """Who renounced pays each other player what he would have got, had he won game and announced premiums."""
    bad = game.renonce_by
    parts = []

    def pay(gains, cash_gains):
        points, cash = [Fraction(0)] * 4, [Fraction(0)] * 4
        for seat in range(4):
            if seat != bad:
                points[seat] += gains[seat]
                cash[seat] += cash_gains[seat]
                points[bad] -= gains[seat]
                cash[bad] -= cash_gains[seat]
        parts.append((points, cash))

    if game.contract in NEGATIVE:
        value = VALUES[set_id][game.contract]
        for declarer in game.declarers:
            gains, cash_gains = [value] * 4, [value * game.kontra.get((s, declarer), 1) for s in range(4)]
            gains[declarer] = 3 * value
            cash_gains[declarer] = sum(value * game.kontra.get((s, declarer), 1) for s in range(4) if s != declarer)
            pay(gains, cash_gains)
    else:
        facts = _facts(set_id, game)
        kontra_counts = _kontra_counts(game)
        alone = game.partner is None

        def item(as_declarer, as_opponent, kontra):
            gains = []
            for seat in range(4):
                if seat in _side(game):
                    gains.append(as_declarer * (3 if alone else 1))
                else:
                    gains.append(as_opponent)
            kontra = kontra if kontra_counts else 1
            pay(gains, [g * kontra for g in gains])

        valat = next((f for f in facts if f["name"] == "valat"), None)
        won_value, lost_value = (_game_value(set_id, game.contract, won) for won in (True, False))
        if valat and _valat_multiplies(set_id):
            kontra = max(valat["kontra"], game.game_kontra) if set_id in UPPER else valat["kontra"]
            item(won_value * 8, lost_value * 8, kontra)
        else:
            item(won_value, lost_value, game.game_kontra)
        for fact in facts:
            if fact["name"] == "valat" and _valat_multiplies(set_id):
                continue
            value = _bonus_value(set_id, game.contract, fact["name"], True)
            hopes = {"declarer": value, "opponents": value}
            if valat and fact is not valat:
                for winner in hopes:
                    if not _counts_beside_valat(set_id, fact, winner, valat):
                        hopes[winner] = 0
            item(hopes["declarer"], hopes["opponents"], fact["kontra"])
    credited = {b.name: b.credited for b in game.bonuses if b.credited is not None}
    if "grammopoi" in credited and not any(b.name == "absolut" for b in game.bonuses):
        credited["absolut"] = credited["grammopoi"]
    for name, maker in credited.items():
        value = _bonus_value(set_id, game.contract, name, False)
        gains = [0] * 4
        soloist = len(_side(game)) == 1 and maker == game.declarer
        gains[maker] = value * (3 if soloist else 1)
        pay(gains, gains)
    return parts


# --- Trischaken


def _trischaken(set_id, game):
    counts, tricks = game.counts, game.tricks
    if set_id == "mostviertel":
        return _classes(counts, tricks)
    if set_id == "tirol":
        return _two_and_two(counts, tricks)
    most = max(counts)
    losers = [s for s in range(4) if counts[s] == most]
    if 0 in losers:
        losers = [0]
    others = [s for s in range(4) if s not in losers]
    virgins = [s for s in others if tricks[s] == 0]
    head = 1 if set_id in UPPER else 2
    if most >= 107:
        head *= 2
    if losers == [0]:
        head *= 2
    row = [Fraction(0)] * 4

    if set_id in UPPER and len(losers) > 1:
        # two tied losers −2 each, three tied −1 each
        share = {2: 2, 3: 1}[len(losers)]
        pot = share * len(losers)
        receivers = virgins or others
        for seat in losers:
            row[seat] -= share
        for seat in receivers:
            row[seat] += Fraction(pot, len(receivers))
        return row

    pot = 3 * head
    if set_id == "oberoesterreich" and len(virgins) == 2 and most == 106 and losers != [0]:
        pot = 4  # 35/1 to 34/2
    if set_id == "sauwald" and len(virgins) == 2:
        pot = 6 * head  # 3 each
    receivers = virgins or others
    for seat in losers:
        row[seat] -= Fraction(pot, len(losers))
    for seat in receivers:
        row[seat] += Fraction(pot, len(receivers))

    if set_id == "frohnleiten":
        for seat in game.spritzer:
            if seat in others:
                premium = Fraction(3 * head, len(others))
                row[seat] += premium
                for loser in losers:
                    row[loser] -= premium / len(losers)
    return row


def _classes(counts, tricks):
    def grade(seat):
        if tricks[seat] == 0:
            return 0
        if counts[seat] <= 52:
            return 1
        if counts[seat] <= 106:
            return 2
        return 3

    return [Fraction(10 * sum(grade(q) - grade(p) for q in range(4))) for p in range(4)]


def _two_and_two(counts, tricks):
    """Tirol. Vorhand with most points pays 6, as Bürgermeister 12, any Bürgermeister 6; a Jungfrau collects."""
    most = max(counts)
    top = [s for s in range(4) if counts[s] == most]
    virgins = [s for s in range(4) if tricks[s] == 0]
    row = [Fraction(0)] * 4
    if 0 in top or most >= 107:
        payer = 0 if 0 in top else top[0]
        pot = 12 if payer == 0 and most >= 107 else 6
        receivers = virgins or [s for s in range(4) if s != payer]
        row[payer] -= pot
        for seat in receivers:
            row[seat] += Fraction(pot, len(receivers))
        return row
    if virgins:
        for virgin in virgins:
            for other in range(4):
                if other not in virgins:
                    row[virgin] += 2
                    row[other] -= 2
        return row
    for seat in range(4):
        above = sum(counts[s] > counts[seat] for s in range(4))
        same = sum(counts[s] == counts[seat] for s in range(4))
        places = range(above, above + same)
        if len(places) == 3:
            row[seat] += -1 if above == 0 else 1
        elif len(places) == 2 and above == 1:
            row[seat] += 0
        else:
            row[seat] += 2 if above >= 2 else -2
    # where three share places, the fourth gets or pays the rest
    lone = [s for s in range(4) if counts.count(counts[s]) == 1]
    if len(lone) == 1:
        row[lone[0]] = Fraction(0)
        row[lone[0]] = -sum(row, Fraction(0))
    return row
