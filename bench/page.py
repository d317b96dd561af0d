"""The last figures as the tables of bench/README.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

MARK = "<!-- below: written by bench/run.py -->"


def write_page(page: Path, found: dict[str, Any]) -> None:
    """Put the figures below the mark of the page."""
    above = page.read_text("utf-8").partition(MARK)[0]
    page.write_text(f"{above}{MARK}\n\n{tables(found)}", encoding="utf-8")


def tables(found: dict[str, Any]) -> str:
    """What was measured, on what, and how far the rounds lay apart."""
    machine, versions = found["machine"], found["versions"]
    lines = [
        f"{machine['cpu']}, {machine['cores']} cores, {machine['system']}, load average {machine['load average']}; "
        + ", ".join(f"{name} {version}" for name, version in versions.items())
        + ".",
        "",
        "| per second of processor time | median | lowest and highest round |",
        "|---|--:|--:|",
    ]
    for name, rate in found["per_second"].items():
        low, high = found["spread"][name]
        lines.append(f"| {name} | {rate:,.0f} | {low:,.0f} – {high:,.0f} |")
    lines += ["", "| ratio within a round | median |", "|---|--:|"]
    lines += [f"| {name} | {ratio} |" for name, ratio in found["ratios"].items()]
    columns = list(next(iter(found["start_ms"].values())))
    lines += ["", f"| start to end of a process, ms | {' | '.join(columns)} |", "|---" + "|--:" * len(columns) + "|"]
    for name, row in found["start_ms"].items():
        lines.append(f"| `{name}` | {' | '.join(f'{row[column]:.0f}' for column in columns)} |")
    return "\n".join(lines) + "\n"
