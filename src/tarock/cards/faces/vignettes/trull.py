"""Mond and Sküs: the moon over a roof ridge, the fool with bells. (The third of the Trull, the Pagat, is a bird.)"""

from __future__ import annotations

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.shapes import at, disc, ellipse, flat, line, shape, sheet, star


def moon(p: Palette) -> str:
    """XXI, the Mond: over a ridge with a cat."""
    stars = "".join(
        flat(star(x, y, r, r / 2.6, 5), p.gold)
        for x, y, r in ((14, 48, 3.2), (36, 44, 2.2), (72, 8, 2.6), (103, 58, 2.6), (60, 42, 2), (102, 8, 2.2))
    )
    disc_ = shape(
        "M88 8C100 12 106 23 103 35C100 47 88 54 76 51C71 50 67 47 64 44C68 45 71 44 73 42"
        "C71 41 72 39 75 39L79 37C77 36 75 34 74 32L69 31C71 28 75 25 75 22C76 15 81 9 88 8Z",
        p.gold,
    )
    face = (
        line("M79 25C81 23 84 23 86 25M76 43C79 44 81 43 83 41", 1.5)
        + disc(82, 27.5, 1.7, p.ink, outlined=False)
        + disc(91, 38, 3.6, p.red, outlined=False)
    )
    far = shape("M58 100V72L78 58L98 72V100Z", p.wood) + shape("M84 100L110 70L114 74V100Z", p.red)
    roof = shape("M-4 70H50L76 100H-4Z", p.red)
    tiles = line(
        "M2 78h8M16 78h8M30 78h8M44 78h8M8 85h8M22 85h8M36 85h8M50 85h8M2 92h8M16 92h8M30 92h8M44 92h8", 1.3, p.paper
    )
    ridge = shape("M-4 67H52V72H-4Z", p.wood)
    stack = shape("M8 68V50H20V68Z", p.paper) + shape("M6 47H22V52H6Z", p.wood)
    cat = flat(
        "M34 67C32 58 36 52 41 50L40 42L44 46H48L52 42L51 50C53 53 52 56 50 57"
        "C51 60 51 64 51 67ZM34 67C28 66 28 60 26 56L24 57C26 62 25 68 32 69Z",
        p.ink,
    )
    eyes = disc(44.5, 50, 1, p.gold, outlined=False) + disc(48.5, 50, 1, p.gold, outlined=False)
    window = shape("M72 76H84V88H72Z", p.gold) + line("M78 76V88M72 82H84", 1.2)
    return sheet(108, 96, p.blue) + stars + disc_ + face + far + window + stack + roof + tiles + ridge + cat + eyes


def fool(p: Palette) -> str:
    """The Sküs: the fool with bells."""
    bell = disc(0, 0, 4.6, p.gold) + line("M-3 1H3M0 1V4", 1.2)
    rays = "".join(
        flat(d, p.leaf)
        for d in (
            "M62 58L-4 44V64Z",
            "M62 58L-4 84V104Z",
            "M62 58L52-4H74Z",
            "M62 58L94-4H114V8Z",
            "M62 58L112 30V50Z",
            "M62 58L112 76V98Z",
        )
    )
    shoulders = shape("M24 100C24 84 40 76 62 76V100Z", p.red) + shape("M100 100C100 84 84 76 62 76V100Z", p.green)
    collar = shape("M62 72L46 70L38 84L48 80L50 92L58 82L62 94L66 82L74 92L76 80L86 84L78 70Z", p.gold)
    collar_bells = (
        at(38, 85, bell, scale=0.7)
        + at(50, 93, bell, scale=0.7)
        + at(74, 93, bell, scale=0.7)
        + at(86, 85, bell, scale=0.7)
    )
    face = shape("M46 46C44 62 50 76 62 78C74 76 80 62 78 46C70 40 54 40 46 46Z", p.paper)
    cap = shape(
        "M62 44C54 42 46 44 43 52C40 42 32 38 24 46C22 48 20 50 18 54"
        "C18 38 26 26 38 26C42 22 50 20 56 22C56 32 58 38 62 44Z",
        p.red,
    )
    cap += shape(
        "M62 44C70 42 78 44 81 52C84 42 92 40 98 48C100 50 102 52 104 56"
        "C106 40 98 26 86 26C82 22 74 20 68 22C68 32 66 38 62 44Z",
        p.green,
    )
    cap += shape("M62 46C54 38 52 26 58 16C62 9 70 8 78 10C72 14 70 20 72 28C72 34 68 40 62 46Z", p.gold)
    bells = at(18, 57, bell) + at(104, 59, bell) + at(81, 10, bell)
    eyes = (
        line("M51 54C53 51 57 51 59 54M65 54C67 51 71 51 73 54", 1.6)
        + disc(55.5, 55.5, 1.8, p.ink, outlined=False)
        + disc(69, 55.5, 1.8, p.ink, outlined=False)
    )
    nose = line("M62 55C61 59 59 62 61 63.5C62 64 63 64 64 63.5", 1.5)
    mouth = shape("M52 65C57 68 67 68 72 65C70 73 54 73 52 65Z", p.red)
    cheeks = ellipse(51, 62, 2.6, 2, p.red) + ellipse(73, 62, 2.6, 2, p.red)
    cheeks = disc(51, 61, 2.6, p.red, outlined=False) + disc(73, 61, 2.6, p.red, outlined=False)
    return (
        sheet(108, 96, p.sky)
        + rays
        + shoulders
        + collar
        + collar_bells
        + face
        + cap
        + bells
        + eyes
        + nose
        + cheeks
        + mouth
    )
