"""The notation's document says what the program does."""

import re
from pathlib import Path

from tarock.notation.entry.bonuses import KEYS as BONUS_KEYS
from tarock.notation.entry.read import KEYS as ENTRY_KEYS
from tarock.notation.record import LEVELS
from tarock.notation.record.tokens import KEYS, MARK
from tests.notation.test_record_dossier import GOLDEN
from tests.notation.test_record_text import without

TEXT = (Path(__file__).parents[2] / "docs/notation.md").read_text("utf-8")


def test_every_key_is_explained():
    prose = "".join(TEXT.split("```")[::2])
    words = {word for code in re.findall(r"`([^`]+)`", prose) for word in re.findall(r"[a-z_-]+", code)}
    assert set(KEYS) <= words
    assert set(LEVELS.values()) <= words
    assert set(ENTRY_KEYS) - {"bonus"} <= words
    assert set(BONUS_KEYS) <= words


def test_the_example_is_the_first_deal_of_the_dossier():
    golden = without((GOLDEN / "dossier-rufer.record").read_text("utf-8"), "digest")
    example = next(part for part in TEXT.split("```\n") if part.startswith(MARK))
    before, after = without(example, "digest").split("             …\n")
    assert golden.startswith(before)
    assert golden.endswith(after)
