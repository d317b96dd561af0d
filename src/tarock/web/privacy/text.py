"""The little Markdown of the statement as HTML: headings, paragraphs, lists, tables, code."""

from __future__ import annotations

import re
from collections.abc import Iterator

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe


def as_html(markdown: str) -> SafeString:
    """HTML of a text of our own; everything in it is escaped first."""
    return mark_safe("\n".join(_block(block) for block in markdown.strip().split("\n\n")))


def _block(block: str) -> str:
    lines = block.splitlines()
    if match := re.match(r"(#{1,3}) (.*)", lines[0]):
        level = len(match[1])
        return f"<h{level}>{_inline(match[2])}</h{level}>"
    if lines[0].startswith("* "):
        return f"<ul>{''.join(f'<li>{_inline(item)}</li>' for item in _items(lines))}</ul>"
    if lines[0].startswith("|"):
        return _table(lines)
    return f"<p>{_inline(' '.join(lines))}</p>"


def _items(lines: list[str]) -> Iterator[str]:
    item = ""
    for line in lines:
        if line.startswith("* ") and item:
            yield item
            item = ""
        item = f"{item} {line.removeprefix('* ').strip()}".strip()
    yield item


def _table(lines: list[str]) -> str:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if not re.fullmatch(r"[|\- ]+", line)
    ]
    head = "".join(f'<th scope="col">{_inline(cell)}</th>' for cell in rows[0])
    body = "".join(f"<tr>{''.join(f'<td>{_inline(cell)}</td>' for cell in row)}</tr>" for row in rows[1:])
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _inline(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", escape(text)))
