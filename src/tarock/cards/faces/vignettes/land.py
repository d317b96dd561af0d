"""Scenes of the land: hops, vineyard, harvest, bees."""

from __future__ import annotations

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.shapes import at, disc, ellipse, flat, line, rod, shape, sheet


def hops(p: Palette) -> str:
    """VII: hops on the bine."""
    cone = (
        shape("M0-19C9-17 14-6 12 5C10 15 4 20 0 22C-4 20-10 15-12 5C-14-6-9-17 0-19Z", p.leaf)
        + line(
            "M-11-7C-9-2-4-2 0-7C4-2 9-2 11-7M-12.5 1C-10 7-4 7 0 2"
            "C4 7 10 7 12.5 1M-11 9C-8 14-3 14 0 10C3 14 8 14 11 9",
            1.4,
        )
        + line("M0-15V-9M0-3V0M0 6V9", 1.1)
    )
    leaf = shape(
        "M0 0C-4-8-14-8-18-2C-22-10-18-22-10-26C-8-32-2-36 0-40C2-36 8-32 10-26C18-22 22-10 18-2C14-8 4-8 0 0Z", p.green
    ) + line("M0-1V-32M0-6L-12-14M0-6L12-14", 1.2)
    pole = shape("M84-2H90V98H84Z", p.wood)
    bine = rod(
        "M87 96C98 88 98 80 86 74C76 68 76 58 88 52C98 46 98 36 86 30C78 24 80 14 88 8C94 2 96-2 96-4", 4.4, p.leaf
    )
    stems = line("M84 29C72 24 66 30 66 38M79 67C70 62 40 58 34 62M90 50C96 52 98 54 98 60", 1.8)
    leaves = (
        at(74, 28, leaf, scale=0.62, turn=-62)
        + at(64, 66, leaf, scale=0.66, turn=-40)
        + at(92, 80, leaf, scale=0.6, turn=118)
        + at(22, 92, leaf, scale=0.7, turn=-14)
    )
    cones = (
        at(64, 53, cone, scale=0.82)
        + at(33, 72, cone, scale=0.95, turn=6)
        + at(97, 71, cone, scale=0.66, turn=-6)
        + at(56, 82, cone, scale=0.6, turn=10)
    )
    return sheet(108, 96, p.gold) + pole + bine + stems + leaves + cones


def vineyard(p: Palette) -> str:
    """XIII: a Styrian vineyard with its Klapotetz."""
    sun = disc(24, 56, 15, p.red, outlined=False)
    far = flat("M0 62C18 50 40 54 60 60C78 52 96 52 108 56V96H0Z", p.green)
    hill = shape("M-4 76C20 60 60 62 112 78V100H-4Z", p.leaf)
    rows = line(
        "M6 74C4 82 0 90-4 96M22 70C20 80 16 90 12 98M38 68C38 78 36 88 34 98"
        "M54 68C56 78 56 88 57 98M70 70C74 80 78 90 80 98M88 74C94 84 100 92 104 98",
        4.4,
    ) + line(
        "M6 74C4 82 0 90-4 96M22 70C20 80 16 90 12 98M38 68C38 78 36 88 34 98"
        "M54 68C56 78 56 88 57 98M70 70C74 80 78 90 80 98M88 74C94 84 100 92 104 98",
        1.8,
        p.green,
    )
    pole = shape("M80 92L82.5 34H87.5L90 92Z", p.wood)
    tail = shape("M85 32L106 28V40L85 36Z", p.green)
    blade = shape("M-2 0L-4.5-25H4.5L2 0Z", p.wood) + flat("M-4.3-24.2H4.3L3.8-18.5H-3.8Z", p.red)
    wheel = "".join(at(83, 35, blade, turn=turn) for turn in (20, 80, 140, 200, 260, 320)) + disc(83, 35, 4.6, p.gold)
    house = shape("M16 60V48H34V60Z", p.paper) + shape("M13 49L25 40L37 49Z", p.red) + flat("M22 52h5v8h-5z", p.ink)
    return sheet(108, 96, p.sky) + sun + far + house + hill + rows + tail + pole + wheel


def harvest(p: Palette) -> str:
    """XVII: sheaves and scythe."""
    field = shape("M-2 70C30 64 70 68 110 64V98H-2Z", p.gold)
    stubble = line("M6 78l2-5M16 90l2-5M94 88l2-5M102 76l2-5M8 94l2-4M84 78l2-5M64 94l2-5", 1.2)
    hills = flat("M0 64C20 50 50 52 70 60C86 50 100 52 108 54V74H0Z", p.leaf)
    handle = rod("M98 92L84 18", 4.8, p.wood) + rod("M94 66L86 70", 4.4, p.wood)
    blade = shape("M84 16C94 10 104 14 112 26C102 20 94 20 85 21Z", p.paper)
    ear = ellipse(0, -6, 2.6, 6, p.gold) + line("M-1.5-2L1.5-5M-1.5-6L1.5-9", 0.9)
    sheaf = (
        shape("M-18-20C-12-8-6-2-5 4C-8 12-14 20-18 28H18C14 20 8 12 5 4C6-2 12-8 18-20Z", p.gold)
        + line("M-10-16L-2 2M0-20V2M10-16L2 2M-2 8L-9 27M0 8V27M2 8L9 27", 1.1)
        + "".join(
            at(x, y, ear, turn=turn)
            for x, y, turn in (
                (-17, -18, -34),
                (-10, -20, -20),
                (-3, -22, -7),
                (4, -22, 7),
                (11, -20, 20),
                (18, -18, 34),
            )
        )
        + shape("M-7 1H7V7H-7Z", p.red)
    )
    return (
        sheet(108, 96, p.sky)
        + hills
        + field
        + stubble
        + handle
        + blade
        + at(72, 70, sheaf, scale=0.86)
        + at(36, 68, sheaf, scale=0.94)
    )


def bees(p: Palette) -> str:
    """XVI: a straw hive and its bees."""
    meadow = flat("M0 76C30 70 70 72 108 68V96H0Z", p.leaf)
    stand = shape("M16 84H84V90H16Z", p.wood) + shape("M24 90H31V98H24ZM69 90H76V98H69Z", p.wood)
    hive = shape(
        "M24 84C20 84 18 78 22 75C18 72 18 67 23 65C20 61 22 56 27 55"
        "C26 50 30 46 34 46C36 41 42 38 50 38C58 38 64 41 66 46C70 46 74 50 73 55"
        "C78 56 80 61 77 65C82 67 82 72 78 75C82 78 80 84 76 84Z",
        p.gold,
    )
    bands = line("M22 75H78M23 65H77M27 55H73M34 46H66", 1.5) + line(
        "M36 50l3-3M50 51l3-4M62 51l3-4M32 61l4-4M46 61l4-4M60 61l4-4M28 71l4-4M68 71l4-4M28 81l4-4M68 81l4-4",
        1,
        p.wood,
    )
    door = shape("M42 84C42 70 58 70 58 84Z", p.ink)
    wing = ellipse(-1, -6, 3, 5.5, p.paper, -24) + ellipse(4, -6, 3, 5.5, p.paper, 18)
    bee = wing + ellipse(0, 0, 8, 5, p.gold) + line("M-2.5-4.5V4.5M2-4.8V4.8", 2.4) + disc(8, -0.5, 3, p.ink)
    path = '<path d="M56 76C76 66 86 66 88 52C90 40 96 36 100 34" stroke-width="1.3" stroke-dasharray=".5 4"/>'
    flower = "".join(disc(x, y, 2.6, p.red, outlined=False) for x, y in ((0, -4), (4, 0), (0, 4), (-4, 0))) + disc(
        0, 0, 2.2, p.gold
    )
    flowers = (
        line("M94 96V84M102 98V90M8 96V86", 1.6, p.green)
        + at(94, 82, flower)
        + at(102, 89, flower, scale=0.9)
        + at(8, 84, flower)
    )
    flying = at(88, 22, bee, turn=-20) + at(95, 52, bee, scale=0.85, turn=-60) + at(12, 52, bee, scale=0.85, turn=24)
    return sheet(108, 96, p.sky) + meadow + stand + hive + bands + door + path + flowers + flying
