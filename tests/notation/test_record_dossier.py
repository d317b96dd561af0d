"""The three complete deals of the dossier (4.E), replayed to the tricks, counts and payments that stand there."""

from pathlib import Path

import pytest

from tarock.cards import card_text, count_text
from tarock.notation.record import Record, read_record, write_record

GOLDEN = Path(__file__).parent.parent / "golden"

RUFER = """
Du EK ER E10 E7 →Du; Du XI III XIX XXI →Dora; Dora K1 V KB KK →Du; Du P9 PB PK P7 →Carl;
Carl XII VII XVIII Sk →Berta; Berta KD K2 X XVII →Du; Du XX IX II XIV →Du; Du E8 ED XV EB →Carl;
Carl H3 H4 HK H2 →Du; Du VIII XIII IIII I →Berta; Berta HR H1 P8 VI →Du; Du PD XVI P10 PR →Berta
"""
PICCOLO = """
Du XIX VI XX XXI →Dora; Dora XV Sk X V →Du; Du IIII XIV XVII II →Carl; Carl EB E10 E9 EK →Berta;
Berta E8 VII VIII E7 →Dora; Dora P9 P8 P10 PR →Carl; Carl KB KR K3 K2 →Dora; Dora K1 K4 XVIII KD →Berta;
Berta PD IX PB P7 →Carl; Carl H1 HB H2 HR →Berta; Berta HD H3 XII H4 →Dora; Dora XVI I HK XIII →Dora
"""
PAGAT = """
Carl KR K2 V KB →Du; Du VII XVII XX VI →Carl; Carl E9 EK IX ER →Du; Du XIII XI XV II →Carl;
Carl H4 H3 HK H1 →Du; Du XVIII IIII III XIV →Du; Du XIX X VIII H2 →Du; Du XVI E7 XII P9 →Du;
Du P8 PK PB P10 →Berta; Berta P7 Sk PR PD →Carl; Carl K3 KD XXI E8 →Du; Du I EB HD HB →Du
"""
"""As the dossier prints them: E is Treff, R the Cavall."""

DEALS = {
    "dossier-rufer": (RUFER, "41/2", (1, -1, 1, -1), (1, -1, 1, -1)),
    "dossier-piccolo": (PICCOLO, None, (6, -2, -2, -2), (8, -2, -2, -4)),
    "dossier-pagat-oberoesterreich": (PAGAT, "47/0", (3, 3, -3, -3), (5, 5, -5, -5)),
    "dossier-pagat-steirisch": (PAGAT, "47/0", (3, 3, -3, -3), (5, 5, -5, -5)),
}


def dossier(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.record").read_text("utf-8"))


def printed(record: Record) -> list[str]:
    """The tricks in the letters of the dossier."""
    names = record.head.names
    lines = []
    for trick in record.state.tricks:
        cards = [card_text(card) for card in trick.cards]
        letters = [card.replace("T", "E").replace("C", "R") if card[0] in "HKPT" else card for card in cards]
        lines.append(f"{names[trick.leader]} {' '.join(letters)} →{names[trick.winner]}")
    return lines


def by_place(record: Record, amounts) -> tuple[int, ...]:
    names = record.head.names
    return tuple(int(amounts[names.index(name)]) for name in record.head.players)


@pytest.mark.parametrize("name", DEALS)
def test_deal_comes_out_as_the_dossier_says(name):
    tricks, count, points, cash = DEALS[name]
    record = dossier(name)
    assert record.head.players == ("Du", "Berta", "Carl", "Dora")
    assert printed(record) == [" ".join(trick.split()) for trick in tricks.split(";")]
    assert record.game is not None
    assert record.settlement is not None
    assert (None if record.game.thirds is None else count_text(record.game.thirds)) == count
    assert by_place(record, record.settlement.points) == points
    assert by_place(record, record.settlement.cash) == cash


def test_silent_bonuses_of_the_first_deal_go_one_each_way():
    settlement = dossier("dossier-rufer").settlement
    assert settlement is not None
    assert [(item.what, int(item.points[0])) for item in settlement.items] == [
        ("game", 1),
        ("trull", -1),
        ("vier-koenige", 1),
    ]


def test_only_dora_said_kontra_in_the_second_deal():
    record = dossier("dossier-piccolo")
    said = [(record.head.names[said.seat], said.level) for said in record.state.talk if said.kind == "kontra"]
    assert said == [("Dora", 2)]


def test_both_rule_sets_play_the_third_deal_alike():
    ours, theirs = dossier("dossier-pagat-oberoesterreich"), dossier("dossier-pagat-steirisch")
    assert ours.state.tricks == theirs.state.tricks
    assert {ours.state.contract.solo, theirs.state.contract.solo} == {False}
    assert write_record(ours) != write_record(theirs)
