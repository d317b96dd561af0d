"""The four Damen: long hair, each with something in her hand."""

from __future__ import annotations

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.plants import clover
from tarock.cards.faces.shapes import disc, line, shape

from .dress import Dress
from .head import both, face, niche, on_head


def queen(suit: int, p: Palette, d: Dress) -> str:
    """The Dame of a plain suit 0..3."""
    bodice = shape("M24 100C24 84 38 74 52 72L64 84L76 72C90 74 104 84 104 100Z", d.coat)
    neck = shape("M56 60V72L48 76C54 90 74 90 80 76L72 72V60Z", p.paper)
    lace = "".join(
        disc(x, y, 3.4, d.trim) for x, y in ((46, 77), (50, 83), (56, 88), (64, 90), (72, 88), (78, 83), (82, 77))
    )
    chain = line("M54 73C58 79 70 79 74 73", 1.3) + disc(64, 79, 2.6, p.red)
    back = on_head(_hair_behind(suit, d))
    return niche(p) + back + neck + chain + bodice + lace + on_head(face(p) + _hair(suit, p, d)) + _held(suit, p, d)


def _hair_behind(suit: int, d: Dress) -> str:
    long = (
        (
            "M0-22C-20-22-25-6-24 12C-24 26-30 34-34 38C-22 44-10 36-8 24H8"
            "C10 36 22 44 34 38C30 34 24 26 24 12C25-6 20-22 0-22Z"
        ),
        "M0-22C-18-22-22-8-20 8C-20 18-18 22-14 26H14C18 22 20 18 20 8C22-8 18-22 0-22Z",
        "M0-22C-22-22-26-4-24 14C-24 28-26 36-30 44L-8 38V24H8V38L30 44C26 36 24 28 24 14C26-4 22-22 0-22Z",
        "M0-20C-18-20-20-6-19 6C-19 14-18 18-16 22H16C18 18 19 14 19 6C20-6 18-20 0-20Z",
    )[suit]
    return shape(long, d.hair)


def _hair(suit: int, p: Palette, d: Dress) -> str:
    parted = both(shape("M0-20C-14-22-21-10-19 8C-15 4-14-4-11-9C-8-12-3-13 0-16Z", d.hair))
    if suit == 0:
        crown = shape("M-14-17L-17-30L-8-24L0-33L8-24L17-30L14-17C6-21-6-21-14-17Z", p.gold) + disc(0, -23, 2, p.red)
        return parted + crown
    if suit == 1:
        brim = shape("M-29-10C-24-20-12-22 0-22C12-22 24-20 29-10C18-17-18-17-29-10Z", d.trim)
        top = shape("M-15-20C-15-32-8-36 0-36C8-36 15-32 15-20C6-23-6-23-15-20Z", d.trim) + line(
            "M-15-22C-6-25 6-25 15-22", 2.6, p.gold
        )
        plume = shape("M12-24C18-40 30-38 34-28C36-20 32-12 26-10C28-18 24-24 12-24Z", p.paper) + line(
            "M14-24C22-30 28-28 30-20", 1
        )
        return parted + brim + top + plume + both(disc(-17, 11, 2.4, p.gold))
    if suit == 2:
        comb = shape("M-13-20C-16-34-8-38 0-38C8-38 16-34 13-20C6-24-6-24-13-20Z", p.gold) + line(
            "M-8-23L-10-32M-3-24V-34M3-24V-34M8-23L10-32", 1.2
        )
        rose = disc(16, -14, 5, p.red) + line("M13-14C14-17 18-17 18-14C18-12 15-12 15-14", 1)
        return comb + parted + rose + both(line("M-17 8V13", 1.3) + disc(-17, 15, 2.2, p.gold))
    cap = shape("M-17-8C-22-20-16-36 0-36C16-36 22-20 17-8C12-18-12-18-17-8Z", p.gold)
    folds = line("M-9-15C-12-24-8-32-4-35M9-15C12-24 8-32 4-35M0-16V-36", 1.2)
    bow = both(shape("M0-35C-8-44-18-42-16-34C-14-29-6-30 0-35Z", p.green)) + disc(0, -35, 2.8, p.gold)
    return both(shape("M0-17C-10-18-17-11-17 0C-13-5-8-10 0-12Z", d.hair)) + cap + folds + bow


def _held(suit: int, p: Palette, d: Dress) -> str:
    """Rose, goblet, fan or clover with the hand that holds it."""
    sleeve = shape("M84 100C84 92 88 87 94 86L106 90V100Z", d.coat) + shape(
        "M86 88C90 84 98 84 102 89L100 93L87 92Z", d.trim
    )
    hand = shape("M89 87C87 80 92 77 97 78C102 79 102 86 99 88Z", p.paper)
    if suit == 0:
        stem = line("M94 88C94 76 94 66 95 58", 2.2, p.green) + shape(
            "M94 70C88 70 85 66 84 62C90 61 94 65 94 70Z", p.green
        )
        rose = disc(95, 52, 8, p.red) + line("M90 52C90 46 100 46 100 52C100 57 92 57 92 52C92 49 98 49 98 52", 1.2)
        return stem + rose + sleeve + hand
    if suit == 1:
        cup = shape("M85 58H105C105 68 101 72 97 73V80H93V73C89 72 85 68 85 58Z", p.gold) + line("M85.5 62H104.5", 1.2)
        return cup + sleeve + hand
    if suit == 2:
        ribs = "".join(line(f"M94 84L{x} {y}", 1.2) for x, y in ((79, 66), (84, 60), (91, 57), (98, 57), (104, 61)))
        fan = (
            shape("M94 86L74 68C76 58 86 51 95 51C102 51 107 55 110 60L94 86Z", p.red)
            + ribs
            + line("M80 68C84 62 90 59 96 59C100 59 103 61 105 64", 1.2, p.gold)
        )
        return fan + sleeve + hand
    stem = line("M95 88C93 76 94 66 95 55", 2.2, p.green)
    return stem + clover(p, 95, 55, (-90, 0, 90)) + disc(95, 55, 1.6, p.gold) + sleeve + hand
