"""Scenes of luck and of going up: mountain railway, balloon, chimney sweep, lucky pig."""

from __future__ import annotations

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.plants import clover, fir
from tarock.cards.faces.shapes import at, disc, ellipse, flat, line, ring, shape, sheet, spokes


def railway(p: Palette) -> str:
    """X: the mountain railway."""
    peaks = shape("M-6 84L28 40L44 58L74 8L114 66V98H-6Z", p.blue)
    snow = shape("M74 8L61 30L68 27L73 33L79 26L84 31L92 34Z", p.paper) + shape(
        "M28 40L19 52L25 50L29 55L33 50L38 51Z", p.paper
    )
    slope = shape("M-4 92L112 52V100H-4Z", p.leaf)
    firs = fir(p, 90, 70, 0.9) + fir(p, 102, 64, 0.8) + fir(p, 66, 82, 0.7)
    track = line("M-4 90L112 50", 4.4) + line(
        " ".join(f"M{x} {91.4 - (x + 4) * 0.345:.1f}v5" for x in range(2, 110, 9)), 2.2
    )
    car = (
        shape("M-24-6H10V-22H-24Z", p.red)
        + shape("M-28-22H14L11-27H-25Z", p.wood)
        + shape("M-20-19h7v7h-7zM-10-19h7v7h-7zM0-19h7v7h-7z", p.gold)
        + shape("M14-6H38V-16H22V-26H14Z", p.ink)
        + shape("M12-26H24V-29H12Z", p.red)
        + shape("M31-16L30-27H37L36-16Z", p.ink)
        + line("M-24-9H10", 1.4, p.gold)
        + "".join(disc(x, -4, 4, p.paper) for x in (-17, 3, 20, 32))
    )
    smoke = "".join(disc(x, y, r, p.paper) for x, y, r in ((62, 27, 3.6), (56, 21, 4.6), (48, 19, 5.6)))
    return sheet(108, 96, p.sky) + peaks + snow + slope + firs + track + smoke + at(40, 75, car, scale=0.92, turn=-19)


def balloon(p: Palette) -> str:
    """XII: a balloon over the hills."""
    hills = shape("M-4 78C16 66 40 68 58 78C76 68 96 66 112 72V100H-4Z", p.leaf) + shape(
        "M-4 88C24 80 70 82 112 90V100H-4Z", p.green
    )
    cloud = "M0 0C-1-6 6-9 10-6C13-11 22-10 23-4C29-4 29 2 25 2H3C0 2-1 1 0 0Z"
    clouds = at(8, 58, shape(cloud, p.paper)) + at(84, 66, shape(cloud, p.paper), scale=0.8)
    ropes = line("M58 54L66 70M92 54L84 70M75 62V70", 1.3)
    skin = shape("M75 4C95 4 106 18 105 34C104 46 92 54 86 63H64C58 54 46 46 45 34C44 18 55 4 75 4Z", p.red)
    stripes = shape("M75 4C60 10 56 22 57 36C58 48 66 56 68 63H64C58 54 46 46 45 34C44 18 55 4 75 4Z", p.gold)
    stripes += shape("M75 4C90 10 94 22 93 36C92 48 84 56 82 63H86C92 54 104 46 105 34C106 18 95 4 75 4Z", p.gold)
    stripes += shape("M75 4C69 10 67 22 67 36C67 48 72 56 73 63H77C78 56 83 48 83 36C83 22 81 10 75 4Z", p.paper)
    girdle = line("M46 40C60 46 90 46 104 40", 3.4, p.blue) + line(
        "M46.5 38C60 44 90 44 103.5 38M47 42.5C61 48 89 48 103 42.5", 1.1
    )
    basket = (
        shape("M65 70H85L83 82H67Z", p.wood)
        + line("M66 74H84M66.5 78H83.5M71 70V82M79 70V82", 1)
        + shape("M63.5 68H86.5V71H63.5Z", p.gold)
    )
    birds = line("M14 44q3-4 5 0q3-4 5 0M30 50q2-3 4 0q2-3 4 0", 1.4)
    return sheet(108, 96, p.sky) + birds + hills + clouds + skin + stripes + girdle + ropes + basket


def chimney_sweep(p: Palette) -> str:
    """XIX: the chimney sweep, whom it is lucky to meet."""
    roofs = shape("M-4 74L22 50L50 74V100H-4Z", p.red) + line(
        "M12 66h8M26 66h8M6 74h8M20 74h8M34 74h8M14 82h8M28 82h8M6 90h8M22 90h8", 1.2, p.paper
    )
    roof = shape("M40 100L62 76H112V100Z", p.red) + line(
        "M60 84h9M78 84h9M96 84h9M54 92h9M70 92h9M88 92h9", 1.2, p.paper
    )
    stack = shape("M10 64V46H24V64Z", p.paper) + shape("M7 42H27V47H7Z", p.wood)
    ladder = line("M94 94L108 20M104 96L118 22", 2.2, p.wood) + line(
        "M96 84l10 1M98 74l10 1M100 64l10 1M102 54l10 1M104 44l8 1M106 33l8 1", 1.8, p.wood
    )
    legs = shape("M68 60L64 84H72L77 68L82 84H90L86 58Z", p.ink) + shape("M60 84H73V88H58ZM81 84H94L96 88H81Z", p.wood)
    coat = shape("M66 62C64 46 68 36 77 36C86 36 90 46 88 62Z", p.ink)
    belt = flat("M66 56H88.4V59.5H65.8Z", p.gold) + "".join(
        disc(x, y, 1.5, p.gold, outlined=False) for x, y in ((74, 43), (80, 43), (74, 50), (80, 50))
    )
    arm = line("M71 42L60 52L52 46", 5.6) + line("M84 42L94 48L98 42", 5.6)
    hands = disc(52, 45, 3, p.paper) + disc(99, 41, 3, p.paper)
    brush = line("M50 62L56 18", 2.2, p.wood) + line(spokes(56.5, 13, 1, 7.5, 12), 1.8)
    coil = ring(70, 52, 8.5, 1.8, p.wood)
    head = (
        disc(77, 28, 7.4, p.paper) + shape("M67 24.500H87V22H84V8H70V22H67Z", p.ink) + line("M71 20.500H83", 1.6, p.red)
    )
    face = (
        disc(74, 29, 1.2, p.ink, outlined=False)
        + disc(80, 29, 1.2, p.ink, outlined=False)
        + line("M73.5 32C75.5 34 78.5 34 80.5 32", 1.3)
    )
    return (
        sheet(108, 96, p.sky)
        + stack
        + roofs
        + ladder
        + roof
        + legs
        + coat
        + belt
        + coil
        + brush
        + arm
        + hands
        + head
        + face
    )


def lucky_pig(p: Palette) -> str:
    """XX: a pig with clover, and coins."""
    field = flat("M0 66C30 58 70 60 108 56V96H0Z", p.leaf)
    tail = line("M20 58C8 58 8 46 15 47C20 48 17 56 11 54C6 52 4 48 4 44", 2.4)
    legs = (
        shape("M28 74V90H37L39 78ZM48 78V90H57L59 76Z", p.paper)
        + shape("M36 76V91H45L47 78ZM66 74V91H75L77 70Z", p.paper)
        + line("M36 87h9M66 87h9", 1.2)
    )
    body = shape(
        "M18 62C16 46 34 38 54 39C64 39 70 41 76 44C90 50 90 66 82 74C74 82 60 83 48 83C30 83 20 76 18 62Z", p.paper
    )
    spots = flat(
        "M38 43C46 41 54 43 52 50C50 56 38 56 36 50C35 46 36 44 38 43ZM24 62C30 60 34 66 30 71C26 73 22 68 24 62Z",
        p.wood,
    )
    head = shape(
        "M70 46C76 38 92 40 95 50C98 54 103 56 104 60C105 66 100 70 95 69C88 76 72 74 68 64C66 57 66 51 70 46Z", p.paper
    )
    ears = shape("M72 50C64 46 64 36 68 32C76 34 82 40 82 46Z", p.wood) + shape(
        "M88 43C88 37 92 33 97 33C98 38 97 43 94 47Z", p.wood
    )
    snout = ellipse(99, 62, 4.6, 6.4, p.red, -14) + line("M98 60v3M101 60v3", 1.3)
    face = (
        disc(86, 52, 1.9, p.ink, outlined=False)
        + line("M82 66C86 69 90 69 94 68", 1.5)
        + disc(80, 60, 3.2, p.red, outlined=False)
    )
    four = (0, 90, 180, 270)
    stems = line("M94 68C98 76 100 80 98 88M90 14C86 22 84 26 78 28", 1.8, p.green)
    clovers = clover(p, 98, 80, four, 0.95, 20) + clover(p, 14, 88, four, 0.7, 12) + clover(p, 90, 14, four, 1.15, 30)
    ribbon = shape("M70 46C67 52 66 58 68 65L63 63C61 56 62 50 65 44Z", p.red)
    coins = "".join(disc(x, y, 5, p.gold) + ring(x, y, 2.6, 1) for x, y in ((22, 92), (58, 94), (82, 90)))
    return (
        sheet(108, 96, p.sky)
        + field
        + tail
        + body
        + spots
        + ribbon
        + legs
        + head
        + ears
        + snout
        + face
        + coins
        + stems
        + clovers
    )
