"""Tarock I to IIII, the birds of the players' talk: sparrow, owl, cockatoo, marabou."""

from __future__ import annotations

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.shapes import disc, ellipse, flat, line, shape, sheet, star


def sparrow(p: Palette) -> str:
    """I, the Pagat: a sparrow on a twig."""
    leaf = "M0 0C2-7 9-10 16-8C14-1 8 3 0 0Z"
    twig = shape("M-2 90C20 84 46 88 70 84C86 82 98 77 110 78V84C96 83 88 88 72 90C48 93 22 89-2 96Z", p.wood)
    leaves = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{shape(leaf, p.green)}{line("M2-.6L11-5.6", 1)}</g>'
        for x, y, turn in ((88, 80, -60), (94, 79, -8), (16, 88, -95), (12, 89, 165))
    )
    tail = shape("M34 66L4 74L6 81L11 81L40 77Z", p.wood) + line("M9 78L34 71", 1)
    body = shape(
        "M84 43C85 32 78 25 68 25C57 25 54 33 50 41C42 47 33 55 30 66C33 80 46 86 60 84C76 82 86 70 85 56Z", p.paper
    )
    cap = shape("M83 37C81 28 75 25 68 25C57 25 54 33 50 41C44 46 41 49 38 53L55 56C58 47 62 42 70 40Z", p.wood)
    bib = flat("M84 46C79 45 76 48 76 53C77 60 82 61 85 58Z", p.ink)
    cheek = flat("M67 47C69 45 72 46 72 49C71 52 67 52 67 47Z", p.ink)
    beak = shape("M83.5 38L95 44L84 48.5Z", p.gold)
    wing = shape("M66 57C57 47 42 51 31 66L15 78C34 80 60 76 66 57Z", p.wood)
    feathers = line("M57 58C50 60 44 65 38 72M60 62C55 66 50 70 45 75", 1.2) + line("M44 56L58 63", 3, p.paper)
    eye = disc(76.5, 38.5, 2, p.ink, outlined=False)
    feet = line("M58 84L57 90M57 90L53 91M57 90L61 91M67 82L67 88M67 88L63 90M67 88L71 88", 1.8)
    return sheet(108, 96, p.sky) + leaves + twig + tail + body + cap + bib + cheek + beak + wing + feathers + eye + feet


def owl(p: Palette) -> str:
    """II, the Uhu: an owl at night."""
    stars = "".join(
        flat(star(x, y, r, r / 2.6, 5), p.gold)
        for x, y, r in ((48, 10, 3), (96, 16, 3.6), (16, 46, 3.2), (100, 52, 2.6), (12, 72, 2.4))
    )
    bough = shape("M-2 84C30 80 70 90 110 82V92C70 98 30 90-2 96Z", p.wood)
    body = shape(
        "M41 34L45 11C52 15 56 19 62 19C68 19 72 15 79 11L83 34C91 52 89 76 74 87H50C35 76 33 52 41 34Z", p.wood
    )
    wings = shape("M42 44C34 56 35 76 48 86C52 74 50 54 42 44Z", p.ink) + shape(
        "M82 44C90 56 89 76 76 86C72 74 74 54 82 44Z", p.ink
    )
    breast = shape("M62 54C52 54 49 64 51 74C53 82 57 86 62 87C67 86 71 82 73 74C75 64 72 54 62 54Z", p.paper)
    bars = line("M56 62l3 3l3-3l3 3l3-3M54 70l4 3l4-3l4 3l4-3M56 78l3 3l3-3l3 3l3-3", 1.5)
    discs = disc(52.5, 37, 11, p.paper) + disc(71.5, 37, 11, p.paper)
    eyes = disc(53.5, 37.5, 6.6, p.gold) + disc(70.5, 37.5, 6.6, p.gold)
    pupils = disc(54, 37.5, 3.4, p.ink, outlined=False) + disc(70, 37.5, 3.4, p.ink, outlined=False)
    glint = disc(55, 36.3, 1, p.paper, outlined=False) + disc(71, 36.3, 1, p.paper, outlined=False)
    beak = shape("M62 42L66 47L62 55L58 47Z", p.gold)
    brows = line("M44 25C51 26 57 28 62 33C67 28 73 26 80 25", 2.6)
    claws = line("M52 86v5M56 87v5M60 87v4M64 87v4M68 87v5M72 86v5", 2.4, p.gold)
    return (
        sheet(108, 96, p.blue)
        + stars
        + bough
        + body
        + wings
        + breast
        + bars
        + discs
        + eyes
        + pupils
        + glint
        + beak
        + brows
        + claws
    )


def cockatoo(p: Palette) -> str:
    """III, the Kakadu: a cockatoo in its swing."""
    palm = "".join(
        shape(d, p.green)
        for d in (
            "M-4 96C-2 74 6 58 20 46C18 62 12 80 4 100Z",
            "M-4 100C8 84 20 76 36 72C28 84 16 94 4 104Z",
            "M112 96C110 78 106 66 98 56C94 70 98 84 104 100Z",
            "M112 100C104 88 94 82 82 80C88 90 98 96 106 102Z",
        )
    )
    perch = shape("M22 86H98V92H22Z", p.wood) + line("M28 86C26 78 26 70 28 62", 1.4)
    tail = shape("M40 74L22 93L31 95L48 86Z", p.paper) + line("M29 91L43 79", 1)
    crest = "".join(
        shape(d, p.gold)
        for d in (
            "M60 33C51 31 47 36 40 34C44 42 52 43 60 40Z",
            "M61 29C53 24 49 24 45 17C47 29 52 35 60 36Z",
            "M66 26C61 18 58 14 59 5C52 14 54 26 62 32Z",
            "M72 25C71 16 71 11 76 4C66 8 62 18 65 28Z",
        )
    )
    body = shape(
        "M86 36C85 28 78 24 71 24C60 24 56 33 53 42C48 54 36 60 35 75C40 88 58 90 70 82C82 73 84 58 86 48Z", p.paper
    )
    wing = shape("M52 50C42 56 34 66 31 80C44 84 62 78 64 62C62 54 58 50 52 50Z", p.paper)
    feathers = line("M58 60C54 68 46 74 38 78M60 66C56 72 51 77 45 80M52 56C48 62 44 67 38 71", 1.1)
    beak = shape("M84 33C94 32 98 41 92 51C90 46 87 45 83 45Z", p.ink) + shape("M83 47L89 48C88 52 85 53 82 52Z", p.ink)
    cheek = disc(73, 44, 4, p.red, outlined=False)
    eye = disc(76, 34.5, 2.3, p.ink, outlined=False)
    feet = line("M58 84V91M62 84V91M66 82V91M70 81V90", 2.4)
    return sheet(108, 96, p.leaf) + palm + tail + crest + body + wing + feathers + beak + cheek + eye + perch + feet


def marabou(p: Palette) -> str:
    """IIII, the Quapil: a marabou in the reeds."""
    sun = disc(30, 58, 15, p.gold, outlined=False)
    bank = flat("M0 78C30 74 70 80 108 76V96H0Z", p.leaf)
    water = flat("M0 88C30 85 70 90 108 87V96H0Z", p.blue) + line("M8 92H26M60 93H84M40 90.5H50", 1.2, p.paper)
    reeds = line("M12 90C13 72 11 62 8 50M18 92C19 78 21 66 24 58M8 92C6 80 4 74 1 68", 1.6)
    reeds += "".join(ellipse(x, y, 2.3, 6.5, p.wood, turn) for x, y, turn in ((8.5, 48, -8), (24.5, 54, 12)))
    legs = line("M58 72L56 92M66 72L67 92M56 92L52 93M56 92L60 93M67 92L63 93M67 92L71 93", 2.2)
    tail = shape("M40 62L29 76L44 75L54 70Z", p.paper)
    belly = shape("M54 70C60 78 72 76 80 64L84 50L60 54Z", p.paper)
    back = shape("M38 68C38 46 54 30 74 36C84 39 88 46 85 54C76 60 70 56 62 64C56 70 46 72 38 68Z", p.blue)
    feathers = line("M44 64C48 54 56 48 64 46M50 66C54 58 61 53 69 52M46 56C50 48 57 43 65 41", 1.2, p.paper)
    ruff = shape("M74 36C80 32 90 36 91 43C90 51 84 53 79 50C74 47 71 40 74 36Z", p.paper)
    neck = shape("M83 42C79 34 80 22 87 18C93 15 99 18 99 24C99 29 95 31 92 32C90 36 91 40 90 44Z", p.red)
    pouch = shape("M89 34C93 36 94 44 91 52C87 50 86 40 89 34Z", p.red)
    bill = shape("M94 19C101 21 103 34 105 58C98 48 93 38 91 30Z", p.gold) + line("M96 26C99 35 102 46 105 58", 1.1)
    eye = disc(91, 23, 1.7, p.ink, outlined=False)
    return (
        sheet(108, 96, p.sky)
        + sun
        + bank
        + water
        + reeds
        + legs
        + tail
        + belly
        + back
        + feathers
        + ruff
        + pouch
        + neck
        + bill
        + eye
    )
