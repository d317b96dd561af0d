"""The four Cavalls: riders, with the horse's head in front."""

from __future__ import annotations

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.shapes import at, disc, line, rod, shape

from .dress import Dress
from .head import face, niche


def cavalier(suit: int, p: Palette, d: Dress) -> str:
    """The Cavall of a plain suit 0..3."""
    coat = shape("M18 100C18 78 30 66 46 66C60 66 70 76 70 100Z", d.coat)
    facing = shape("M40 66L47 76L54 66L52 98H42Z", d.trim) + "".join(disc(47, y, 1.7, p.paper) for y in (80, 86, 92))
    rider = at(47, 46, face(p) + _hat(suit, p, d), scale=0.9)
    return niche(p) + coat + facing + rider + _horse(p, d) + _arm(p, d)


def _horse(p: Palette, d: Dress) -> str:
    neck = (
        "M52 100C58 84 60 62 72 48C75 44 78 42 81 41L80 30L87 38C91 41 94 45 95 49"
        "C99 56 104 64 106 71C107 77 103 81 98 80C93 78 88 74 84 70C84 80 88 90 92 100Z"
    )
    mane = "M79 41C68 42 58 58 55 72C53 82 51 90 48 98L60 94L58 86L66 84L63 75L70 72L68 64L75 60L73 53L80 50Z"
    body = shape(neck, d.horse) + line(neck, 1.2, d.pen) + shape(mane, d.mane) + shape("M86 40L88 29L92 43Z", d.horse)
    eye = disc(90, 54, 2, d.pen, outlined=False)
    nostril = line("M101 72C102 71 103 71 104 72M97 77C99 77 101 76 102 75", 1.4, d.pen)
    bridle = line("M85 70C88 66 92 64 98 61M83 52C88 50 92 48 95 49M85 70C83 64 82 58 83 52", 2.6, d.bridle)
    reins = rod("M86 70C78 82 70 88 60 90", 2.6, p.gold)
    return body + eye + nostril + bridle + disc(86, 70, 2.4, p.gold) + reins


def _arm(p: Palette, d: Dress) -> str:
    sleeve = shape("M24 82C22 92 30 98 40 98L56 95L54 86L42 87C40 80 34 74 28 76Z", d.coat)
    cuff = shape("M50 84L57 83L59 96L52 97Z", d.trim)
    return sleeve + cuff + shape("M57 85C62 83 67 86 66 90C65 95 61 96 58 95Z", p.paper)


def _hat(suit: int, p: Palette, d: Dress) -> str:
    locks = shape("M-14-12C-21-4-20 8-17 14L-11 10C-14 2-13-6-10-10Z", d.hair) + shape(
        "M14-12C21-4 20 8 17 14L11 10C14 2 13-6 10-10Z", d.hair
    )
    moustache = shape("M0 9.5C-4 7-8 8-11 6C-10 12-4 13 0 11C4 13 10 12 11 6C8 8 4 7 0 9.5Z", d.hair)
    if suit == 0:
        hat = shape("M-25-12C-20-18-16-19-14-22C-12-34 10-36 14-22C16-19 22-18 26-14C12-9-12-8-25-12Z", d.coat)
        plume = shape("M8-26C16-44 34-40 36-26C36-20 32-16 28-16C30-24 20-28 8-22Z", p.paper)
        return locks + moustache + hat + line("M-14-19C-4-16 6-16 14-19", 2.4, p.gold) + plume
    if suit == 1:
        bicorne = shape("M-30-9C-26-26-14-34 0-36C14-34 26-26 30-9C18-15-18-15-30-9Z", p.ink)
        return (
            locks
            + moustache
            + bicorne
            + line("M-28-11C-18-17 18-17 28-11", 2, p.gold)
            + disc(0, -23, 4.6, p.red)
            + disc(0, -23, 2, p.paper)
        )
    if suit == 2:
        helm = shape("M-18-6C-20-24-12-32 0-32C12-32 20-24 18-6C12-12-12-12-18-6Z", p.paper)
        comb = shape("M-4-31C-6-44 20-48 30-30C34-22 32-14 28-10C28-22 18-30 4-29Z", p.red)
        return locks + moustache + comb + helm + line("M-17-12C-8-17 8-17 17-12", 2.4, p.gold) + line("M0-31V-15", 1.4)
    cap = shape("M-18-10C-20-24-16-34-12-36H14C18-34 20-24 18-10C10-15-10-15-18-10Z", p.wood)
    bag = shape("M12-36C24-36 28-26 26-18C22-24 18-26 14-26Z", p.red)
    return (
        locks
        + moustache
        + bag
        + cap
        + shape("M-3-36C-6-48 4-52 5-44L3-36Z", p.green)
        + line("M-17-15C-8-20 8-20 17-15", 2.4, p.gold)
    )
