"""Every sentence of the day is asked for by a test, and can be said in both languages."""

import re
from pathlib import Path
from string import Formatter

from tarock.tournament import messages as plain
from tarock.tournament.event import messages as day
from tarock.tournament.money import messages as money
from tarock.tournament.ranking import messages as ranking

TESTS = Path(__file__).parents[1]
ALL = {**plain.MESSAGES, **day.MESSAGES, **money.MESSAGES, **ranking.MESSAGES}


def test_every_code_is_produced_by_a_test():
    rooms = ("event", "money", "ranking")
    texts = "".join(path.read_text("utf-8") for room in rooms for path in (TESTS / room).glob("test_*.py"))
    asked = set(re.findall(r'"((?:day|plain|prize|rank)-[a-z-]+)"', texts))
    assert set(ALL) - asked == set()


def test_both_languages_say_the_same_parameters():
    for code, text in ALL.items():
        said = [{name for _, name, _, _ in Formatter().parse(part) if name} for part in (text.de, text.en)]
        assert said[0] == said[1], code
