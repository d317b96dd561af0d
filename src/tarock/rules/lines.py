"""On which line of a TOML text a dotted key stands (tomllib does not tell)."""

from __future__ import annotations


def key_lines(text: str) -> dict[str, int]:
    """Dotted path of every table and key → its line, counted from 1. Empty where the text is not TOML."""
    from tomlkit import exceptions, parse  # only when something has to be reported: it costs 30 ms
    from tomlkit.container import Container
    from tomlkit.items import AoT, InlineTable, Table

    lines: dict[str, int] = {}

    def walk(container: Container, prefix: str, line: int) -> int:
        for key, item in container.body:
            here = item.as_string()
            if key is None:
                line += here.count("\n")
                continue
            path = f"{prefix}{'.'.join(part.key for part in key)}" if hasattr(key, "__iter__") else f"{prefix}{key.key}"
            lead = item.trivia.indent.count("\n")
            lines.setdefault(path, line + lead)
            if isinstance(item, InlineTable):
                walk(item.value, f"{path}.", line)
                line += item.trivia.indent.count("\n") + here.count("\n") + item.trivia.trail.count("\n")
            elif isinstance(item, AoT):
                for number, table in enumerate(item.body):
                    lines.setdefault(f"{path}.{number}", line)
                    line = walk(table.value, f"{path}.{number}.", line + 1)
            elif isinstance(item, Table):
                header = 0 if item.is_super_table() else item.trivia.indent.count("\n") + 1
                line = walk(item.value, f"{path}.", line + header)
            else:
                line += item.trivia.indent.count("\n") + here.count("\n") + item.trivia.trail.count("\n")
        return line

    try:
        document = parse(text)
    except exceptions.TOMLKitError:
        return lines
    walk(document, "", 1)
    return lines
