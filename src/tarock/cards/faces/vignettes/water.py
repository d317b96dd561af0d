"""Scenes by the water: bridge, mill, raft, paddle steamer."""

from __future__ import annotations

from tarock.cards.faces.palette import Palette
from tarock.cards.faces.plants import fir
from tarock.cards.faces.shapes import disc, ellipse, flat, line, ring, rod, shape, sheet, spokes


def bridge(p: Palette) -> str:
    """V: a stone bridge with its saint, a village church behind."""
    hills = flat("M0 62C16 44 38 46 56 56C72 46 92 42 108 50V80H0Z", p.leaf)
    church = (
        shape("M76 58V44H98V58Z", p.paper)
        + shape("M74 45L87 35L100 45Z", p.red)
        + shape("M64 58V26H76V58Z", p.paper)
        + shape("M62 27C64 22 68 22 68 17C68 14 69 12 70 9C71 12 72 14 72 17C72 22 76 22 78 27Z", p.green)
        + line("M70 9V4M68 6H72", 1.3)
        + disc(70, 34, 2.6, p.gold)
        + flat("M68 44H72V50H68ZM85 48H89V54H85Z", p.ink)
    )
    trees = ellipse(103, 54, 8, 9, p.green) + ellipse(52, 56, 6, 7, p.green)
    water = flat("M0 76H108V96H0Z", p.blue)
    stone = shape("M-2 64C30 52 78 52 110 64V90H97C97 70 65 70 65 90H43C43 70 11 70 11 90H-2Z", p.paper)
    rim = line("M-2 70C30 58 78 58 110 70", 1.2) + line(
        "M54 74v5M50 79h8M2 78h5M101 78h6M18 70v5M14 75h8M36 66v5M90 70v5M86 75h8M72 66v5M4 84h5M99 84h5", 1.1
    )
    saint = (
        shape("M51 56L52 45C52 41 58 41 58 45L59 56Z", p.ink)
        + disc(55, 39.5, 2.6, p.paper)
        + ring(55, 38.5, 4.6, 1.2, p.gold)
    )
    ripples = line("M16 86H30M20 91H36M72 86H88M78 91H94M47 93H60", 1.3, p.paper)
    return sheet(108, 96, p.sky) + hills + church + trees + water + stone + rim + saint + ripples


def mill(p: Palette) -> str:
    """VI: the wheel of a water mill."""
    hills = flat("M0 58C20 46 50 44 108 52V96H0Z", p.leaf)
    firs = fir(p, 97, 24, 1.15) + fir(p, 84, 30, 1.15)
    house = shape("M-2 92V56H46V92Z", p.paper) + shape("M-4 58L22 38L52 58Z", p.red)
    window = shape("M8 64H20V76H8Z", p.gold) + line("M14 64V76M8 70H20", 1.2) + shape("M28 92V72H40V92Z", p.wood)
    tiles = line("M14 48h8M10 53h8M24 53h8M22 44h6", 1.1, p.paper)
    wheel = (
        ring(74, 62, 28, 7)
        + ring(74, 62, 28, 3.8, p.wood)
        + line(spokes(74, 62, 27, 34, 12, 15), 4.6)
        + line(spokes(74, 62, 28, 33, 12, 15), 1.8, p.wood)
        + rod(spokes(74, 62, 4, 26, 6, 0), 4.6, p.wood)
        + disc(74, 62, 5, p.gold)
    )
    chute = shape("M108 22L80 28V33L108 28Z", p.wood) + flat(
        "M80 28C68 28 58 32 52 46L57 48C62 38 70 34 80 33Z", p.blue
    )
    water = shape("M-2 88C30 84 70 92 110 86V98H-2Z", p.blue) + line("M8 93H22M54 92H70M84 92H98", 1.2, p.paper)
    return sheet(108, 96, p.sky) + hills + firs + house + window + tiles + chute + wheel + water


def raft(p: Palette) -> str:
    """XI: a raftsman on the river."""
    hills = flat("M0 46C22 30 44 40 60 36C80 28 96 34 108 30V60H0Z", p.leaf)
    firs = fir(p, 96, 20) + fir(p, 84, 26) + fir(p, 14, 34)
    water = flat("M0 54C36 50 72 56 108 52V96H0Z", p.blue)
    ripples = line("M6 62H22M84 60H104M2 90H18M90 90H106M40 59H52", 1.3, p.paper)
    logs = "".join(
        shape(f"M{x} {y}H{x + 72}A4 4 0 0 1 {x + 72} {y + 8}H{x}Z", p.wood) + ellipse(x, y + 4, 3, 4, p.gold)
        for x, y in ((22, 66), (18, 73), (14, 80))
    )
    ropes = line("M38 66L32 88M80 66L76 88", 2.4, p.ink)
    legs = shape("M52 52L48 74H54L58 60L64 74H70L66 52Z", p.green)
    coat = shape("M51 54C50 44 53 36 60 36C67 36 69 44 68 54Z", p.red)
    arms = rod("M64 42L76 47M56 42L70 52", 5.4, p.red)
    pole = rod("M90 20L60 86", 3.6, p.gold)
    head = (
        disc(60, 30, 6, p.paper)
        + shape("M50 27H71C68 25 66 24 65 18H56C56 23 54 25 50 27Z", p.ink)
        + line("M56 24H66", 1.6, p.gold)
    )
    feather = line("M65 21C69 18 70 14 69 11", 2, p.green)
    return (
        sheet(108, 96, p.sky)
        + hills
        + firs
        + water
        + ripples
        + logs
        + ropes
        + legs
        + coat
        + pole
        + arms
        + head
        + feather
    )


def steamer(p: Palette) -> str:
    """XVIII: a paddle steamer on the Danube."""
    hills = flat("M0 56C20 44 40 50 60 48C84 38 98 42 108 40V74H0Z", p.leaf)
    water = flat("M0 70H108V96H0Z", p.blue)
    smoke = shape(
        "M62 40C60 34 66 31 70 33C70 27 78 25 82 29C84 22 94 20 97 26C104 24 110 30 106 35"
        "C102 39 96 37 94 35C90 40 84 39 82 36C78 41 72 40 70 38C68 42 64 42 62 40Z",
        p.paper,
    )
    funnel = shape("M57 62V41H66V62Z", p.ink) + flat("M57.8 46H65.2V50H57.8Z", p.red)
    cabin = (
        shape("M28 70V59H88V70Z", p.paper)
        + shape("M24 59H92V55H24Z", p.wood)
        + flat("M32 62h5v5h-5zM41 62h5v5h-5zM74 62h5v5h-5z", p.blue)
    )
    mast = line("M97 70V48M36 56V42") + shape("M97 48L108 51L97 55Z", p.red)
    hull = shape("M4 70H106C103 80 98 86 90 88H18C12 86 7 80 4 70Z", p.paper) + line("M7 76H103", 2.6, p.red)
    box = (
        shape("M42 82V70A16 16 0 0 1 74 70V82Z", p.gold)
        + line(spokes(58, 72, 4, 13, 7, 12), 2)
        + disc(58, 72, 4, p.red)
    )
    foam = line(
        "M2 90C8 86 14 92 20 89M88 90C94 87 100 92 108 88M44 91C50 87 56 92 62 88C66 86 70 90 76 90", 1.8, p.paper
    )
    return sheet(108, 96, p.sky) + hills + water + smoke + funnel + mast + cabin + hull + box + foam
