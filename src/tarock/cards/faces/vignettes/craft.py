"""Scenes of work: wine press, accordion, forge, post horn."""

from __future__ import annotations

from math import cos, radians, sin

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.shapes import at, disc, flat, line, points, rod, shape, sheet, star


def press(p: Palette) -> str:
    """VIII: a wine press."""
    wall = line("M4 44H16M22 52H34M98 58H108M2 62H12M96 44H106M20 70H28M8 78H18M92 72H104", 1.2)
    floor = flat("M0 86H108V96H0Z", p.wood)
    frame = shape("M32 88V46H38V88ZM94 88V46H100V88Z", p.wood) + shape("M28 40H104V48H28Z", p.wood)
    screw = shape("M62.5 4H69.5V60H62.5Z", p.paper) + line(
        "M62.5 11l7-3M62.5 17l7-3M62.5 30l7-3M62.5 36l7-3M62.5 54l7-3", 1.2
    )
    screw = at(14, 0, screw) + shape("M66 20H104V25H66Z", p.wood) + disc(66, 22.5, 4, p.red) + disc(104, 22.5, 4, p.red)
    plate = shape("M50 56H88V61H50Z", p.wood)
    grapes = "".join(
        disc(x, y, 3.6, p.blue) for x, y in ((52, 63), (58, 62), (64, 63), (70, 62), (76, 63), (82, 62), (87, 64))
    )
    basket = "".join(shape(f"M{x} 66H{x + 5}V84H{x}Z", p.gold) for x in range(46, 91, 6)) + shape(
        "M44 68H93V71H44ZM44 79H93V82H44Z", p.wood
    )
    base = shape("M40 84H98V89H40Z", p.wood)
    jet = flat("M40 86C32 86 26 88 25 92H21C21 86 28 82 40 83Z", p.red)
    tub = (
        shape("M8 78H30L28 94H10Z", p.wood)
        + line("M9 83H29M10 89H28", 1.2)
        + shape("M8 78A11 3 0 0 1 30 78A11 3 0 0 1 8 78Z", p.red)
    )
    jet = rod("M41 87C36 84 30 76 22 77", 5, p.red)
    return sheet(108, 96, p.sky) + wall + floor + screw + frame + grapes + plate + basket + base + jet + tub


def accordion(p: Palette) -> str:
    """IX: a Styrian accordion, drawn out."""

    def on(radius: float, angle: float) -> tuple[float, float]:
        return 54 + radius * cos(radians(angle)), 152 + radius * sin(radians(angle))

    folds = 11
    marks = []
    for step in range(folds):
        a, b = -112 + step * 4, -112 + (step + 1) * 4
        m = (a + b) / 2
        marks.append(
            shape(
                points((on(66, a), on(110, a), on(115, m), on(110, b), on(66, b), on(62, m))),
                (p.paper, p.gold)[step % 2],
            )
        )
        marks.append(line("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*on(62, m), *on(115, m)), 1))
    left = shape(points((on(60, -133), on(118, -127), on(116, -112), on(61, -112))), p.wood)
    right = shape(points((on(61, -68), on(116, -68), on(118, -53), on(60, -47))), p.wood)
    holes = "".join(disc(*on(r, -119.5), 2.7, p.ink, outlined=False) for r in (70, 80, 90, 100, 109))
    knobs = "".join(
        disc(*on(r, a), 2.6, p.paper)
        for r, a in ((72, -60), (82, -61), (92, -61), (102, -61), (77, -55), (87, -55.5), (97, -56), (107, -56))
    )
    notes = at(
        58,
        16,
        disc(0, 10, 4, p.paper, outlined=False)
        + line("M3.6 10V-4L13-7V6", 2.6, p.paper)
        + disc(9.4, 6.6, 4, p.paper, outlined=False),
    )
    notes += at(92, 12, disc(0, 10, 3.6, p.paper, outlined=False) + line("M3.2 10V-4C5-1 9-1 9 4", 2.4, p.paper))
    strap = line("M{:.1f} {:.1f}C20 30 16 58 {:.1f} {:.1f}".format(*on(112, -128), *on(70, -130)), 4.4)
    return sheet(108, 96, p.red) + strap + "".join(marks) + left + right + holes + knobs + notes


def forge(p: Palette) -> str:
    """XIV: hammer and anvil."""
    glow = flat(star(74, 50, 42, 27, 16), p.red) + flat(star(74, 50, 27, 18, 16), p.gold)
    block = shape("M40 82H76L79 98H37Z", p.wood) + line("M46 87V96M58 85V93M69 87V96", 1.1)
    anvil = shape(
        "M8 57C20 57 26 56 34 56H96V64C88 64 78 66 74 71V76H81V82H35V76H43C43 71 39 67 30 66C20 65 12 62 8 57Z", p.ink
    )
    iron = shape("M52 51H90V56H52Z", p.gold) + shape("M18 49L52 51V56L18 53Z", p.red)
    hammer = at(80, 34, shape("M-3-2L-2-46H4L5-2Z", p.wood) + shape("M-15-9H12L16-6V8H-15Z", p.paper), turn=24)
    sparks = "".join(
        flat(star(x, y, r, r / 2.5, 4), p.gold)
        for x, y, r in ((24, 44, 4), (10, 72, 3), (98, 74, 4), (38, 42, 2.6), (22, 80, 3), (92, 88, 3), (12, 46, 2.4))
    )
    return sheet(108, 96, p.green) + glow + sparks + block + anvil + iron + hammer


def post_horn(p: Palette) -> str:
    """XV: the horn of the mail coach."""
    tube = "M12 50C28 44 42 40 56 40A21 21 0 1 1 50 41C58 39 72 40 84 39"
    cord = "M34 62C20 70 22 84 34 86"
    horn = rod(tube, 9.6, p.gold)
    bell = shape("M80 35C90 35 98 28 105 18V60C98 50 90 43 80 43Z", p.gold) + shape(
        "M105 18C109 28 109 50 105 60C101 50 101 28 105 18Z", p.wood
    )
    mouth = shape("M4 47L14 44L16 53L6 58Z", p.paper)
    wrap = "".join(
        line(f"M{x} {y}l{dx} {dy}", 3.4, p.red)
        for x, y, dx, dy in (
            (44, 37, 3, 10),
            (50, 36, 3, 10),
            (70, 35, 0, 9),
            (76, 35, 0, 9),
            (31, 57, 10, 3),
            (30, 64, 10, 0),
        )
    )
    tassel = shape("M-4 0H4L7 15H-7Z", p.red) + line("M-3 4L-4 14M0 4V14M3 4L4 14", 1) + disc(0, -1, 4, p.gold)
    cords = rod(cord, 3.4, p.gold) + rod("M74 43C80 60 92 58 92 72", 3.4, p.gold)
    return (
        sheet(108, 96, p.leaf) + cords + horn + bell + mouth + wrap + at(36, 85, tassel, scale=0.8) + at(92, 76, tassel)
    )
