"""The few marks every drawing is made of, as SVG text: outlined shapes, flat shapes, lines, discs.

Outlined means: with the ink line of the group around it (:func:`inked`). Numbers are in the units of the drawing,
a card being 120 wide; they are written with at most one decimal place, so that the same face gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

LINE = 1.6
"""Width of the ink line of all drawings."""


def number(value: float) -> str:
    """``value`` with at most one decimal place and without a useless zero."""
    text = f"{value:.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


def shape(d: str, fill: str) -> str:
    """A shape with the ink line around it."""
    return f'<path d="{d}" fill="{fill}"/>'


def flat(d: str, fill: str) -> str:
    """A shape of one colour without a line."""
    return f'<path d="{d}" fill="{fill}" stroke="none"/>'


def line(d: str, width: float | None = None, colour: str = "") -> str:
    """A line in ink, or in ``colour``; ``width`` if it is not the usual one."""
    wide = f' stroke-width="{number(width)}"' if width is not None else ""
    other = f' stroke="{colour}"' if colour else ""
    return f'<path d="{d}"{wide}{other}/>'


def rod(d: str, width: float, fill: str) -> str:
    """A thick line of ``fill`` with the ink line on both sides; ``width`` is that of all of it."""
    return line(d, width) + line(d, width - 2.6, fill)


def disc(x: float, y: float, r: float, fill: str, *, outlined: bool = True) -> str:
    """A round dot; ``outlined`` as in :func:`shape`."""
    bare = "" if outlined else ' stroke="none"'
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{bare}/>'


def ring(x: float, y: float, r: float, width: float | None = None, colour: str = "") -> str:
    """A circle that is only a line."""
    wide = f' stroke-width="{number(width)}"' if width is not None else ""
    other = f' stroke="{colour}"' if colour else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"{wide}{other}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, turn: float = 0) -> str:
    """An outlined ellipse, turned by ``turn`` degrees."""
    turned = f' transform="rotate({number(turn)} {number(x)} {number(y)})"' if turn else ""
    box = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f'<ellipse {box} fill="{fill}"{turned}/>'


def sheet(width: float, height: float, fill: str) -> str:
    """A ground of one colour from the corner."""
    return f'<path d="M0 0H{number(width)}V{number(height)}H0Z" fill="{fill}" stroke="none"/>'


def at(x: float, y: float, drawing: str, *, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """``drawing`` moved to x, y, scaled, turned by degrees and, if wanted, seen in the mirror."""
    moves = [f"translate({number(x)} {number(y)})"]
    if turn:
        moves.append(f"rotate({number(turn)})")
    if scale != 1 or flip:
        wide, high = f"{-scale if flip else scale:.3g}", f"{scale:.3g}"
        moves.append(f"scale({wide})" if wide == high else f"scale({wide} {high})")
    return f'<g transform="{" ".join(moves)}">{drawing}</g>'


def inked(drawing: str, ink: str, width: float = LINE) -> str:
    """``drawing`` with round lines of ``ink`` around its shapes."""
    pen = f'stroke="{ink}" stroke-width="{number(width)}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<g fill="none" {pen}>{drawing}</g>'


def points(dots: Iterable[tuple[float, float]]) -> str:
    """A closed polygon as path data."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in dots) + "Z"


def star(x: float, y: float, outer: float, inner: float, rays: int) -> str:
    """A star with its first ray upwards, as path data."""
    corners = []
    for step in range(2 * rays):
        r, angle = (outer if step % 2 == 0 else inner), radians(180 * step / rays - 90)
        corners.append((x + r * cos(angle), y + r * sin(angle)))
    return points(corners)


def spokes(x: float, y: float, inner: float, outer: float, count: int, turn: float = 0) -> str:
    """``count`` straight lines from ``inner`` to ``outer`` around x, y, as path data."""
    parts = []
    for step in range(count):
        angle = radians(360 * step / count + turn)
        c, s = cos(angle), sin(angle)
        parts.append(
            f"M{number(x + inner * c)} {number(y + inner * s)}L{number(x + outer * c)} {number(y + outer * s)}"
        )
    return "".join(parts)
