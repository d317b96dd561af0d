"""The guard over docs/rules/clauses.md: every clause of the two founding documents is held by a test.

A test cites a clause in its name (`test_mv_49_…`), in its docstring, or in a text of its body or of a table in its
module ("MV-49"). What a module says at its head, and what a comment says, is no citation. A clause marked (conduct)
cannot be computed: there a text of conduct in a rule set, which players or the referee read, does as well.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tarock.rules import builtin_ids, load

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
SHARED = TESTS.parent.parent / "shared"

FIRST_PENDING = frozenset({"MV-02", "MV-03", "MV-04"})
"""The pending list as it was last cut. Nothing is ever added to it."""

CITED = re.compile(r"\b(?:MV|FRO)-\d\d\b(?::[a-z]+)?")
NAMED = re.compile(r"(?:^|_)(mv|fro)_(\d\d)(?=_|$)")


def clauses() -> dict[str, str]:
    """Clause id to its sentence, as clauses.md lists them."""
    rows = re.findall(
        r"^\| ((?:MV|FRO)-\d\d) \| (.*) \|$", (DOCS / "rules/clauses.md").read_text("utf-8"), re.MULTILINE
    )
    assert len(rows) == len(dict(rows)), "a clause id stands twice"
    return dict(rows)


def pending() -> list[str]:
    lines = (TESTS / "pending_clauses.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def is_docstring(node: ast.AST, body: list[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[0], ast.Expr) and body[0].value is node


def citations(source: str) -> Iterator[str]:
    """What the tests of one module cite: clause ids, and parts of clauses ("MV-06:list")."""
    tree = ast.parse(source)
    silent = set()  # docstrings that describe no test
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            name = getattr(node, "name", "")
            if name.lower().startswith("test"):
                yield from (f"{doc.upper()}-{number}" for doc, number in NAMED.findall(name))
            else:
                silent |= {child for child in ast.walk(node) if is_docstring(child, node.body)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in silent:
            for cited in CITED.findall(node.value):
                yield cited
                yield cited.partition(":")[0]


def cited_by_tests() -> dict[str, set[str]]:
    """Clause (or part) to the test modules that cite it; this guard itself cites nothing."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        if path != Path(__file__):
            for cited in citations(path.read_text("utf-8")):
                found.setdefault(cited, set()).add(str(path.relative_to(TESTS)))
    return found


def in_conduct_texts() -> set[str]:
    found = set()
    for rules_id in builtin_ids():
        rules = load(rules_id)
        for name in rules.conduct:
            found.update(CITED.findall(rules.source(f"conduct.{name}").ref))
    return found


def test_every_clause_is_held_by_a_test() -> None:
    held = set(cited_by_tests()) | set(pending())
    conduct = in_conduct_texts()
    missing = {
        clause: sentence
        for clause, sentence in clauses().items()
        if clause not in held and not (sentence.startswith("(conduct)") and clause in conduct)
    }
    assert not missing, "no test cites:\n" + "\n".join(f"{clause} {sentence}" for clause, sentence in missing.items())


def test_tests_cite_only_clauses_that_exist() -> None:
    unknown = {cited: where for cited, where in cited_by_tests().items() if cited.partition(":")[0] not in clauses()}
    assert not unknown


def test_the_pending_list_only_shrinks() -> None:
    assert len(pending()) == len(set(pending()))
    assert set(pending()) <= FIRST_PENDING, "new entries are not taken: write the test"


def test_what_is_pending_is_not_cited() -> None:
    done = {entry: where for entry, where in cited_by_tests().items() if entry in pending()}
    assert not done, f"take these out of pending_clauses.txt, tests cite them: {done}"


def test_the_guard_reads_citations_as_it_says() -> None:
    source = (
        '"""ab-01"""\n# ab-02\n\ndef helper():\n    """ab-03"""\n\n'
        'def test_xy_04_21_points():\n    """ab-05"""\n    f("ab-06:list")\n'
    )
    source = source.replace("ab-", "MV-").replace("xy", "mv")
    assert set(citations(source)) == {"MV-04", "MV-05", "MV-06", "MV-06:list"}


@pytest.mark.parametrize(
    "name", ["rules/clauses.md", "seeds/frohnleiten-sonderregeln.txt", "seeds/mostviertel-tarockcup.txt"]
)
def test_the_copies_of_the_founding_documents_are_exact(name: str) -> None:
    if not SHARED.is_dir():
        pytest.skip("the originals are not here; CI has them beside the checkout and compares")
    assert (DOCS / name).read_bytes() == (SHARED / name).read_bytes()
