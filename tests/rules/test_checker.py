"""What is wrong with a rule-set file: every fault at once, with line, key, what is allowed and what was meant."""

from __future__ import annotations

import pytest

from tarock.rules import Problems, load, load_text
from tarock.rules.load import MOST_PARTS
from tarock.rules.messages import MESSAGES
from tarock.rules.values import HINTED
from tests.rules.files import HOUSE, builtin, changed, only_problem, problems_of

NEW_BIRD = """\
[bonuses.neu]
name = "Neu"
gloss = "neu"
kind = "play"
test = "bird"
card = "II"
silent = 1
announced = 2
announce = "holder"
solo_doubles = true
"""

# Each fault: what is added to HOUSE (nine lines), the key, the line, the code, and words of the German sentence.
FAULTS = {
    "unknown table": ("[contract]\nx = 1\n", "contract", 10, "rules-unknown-key", "Gemeint war „contracts“?"),
    "unknown section key": ("[money]\ncent = 5\n", "money.cent", 11, "rules-unknown-key", "Gemeint war „cents“?"),
    "unknown contract key": (
        "[contracts.rufer]\nvlaue = 2\n",
        "contracts.rufer.vlaue",
        11,
        "rules-unknown-key",
        "Gemeint war „value“?",
    ),
    "unknown bonus key": (
        "[bonuses.pagat]\nstill = 2\n",
        "bonuses.pagat.still",
        11,
        "rules-unknown-key",
        "Erlaubt: name",
    ),
    "unknown conduct key": (
        '[conduct.ruhe]\nfor = "players"\nde = "Ruhe."\nfr = "Silence."\n',
        "conduct.ruhe.fr",
        13,
        "rules-unknown-key",
        "„fr“",
    ),
    "unknown set key": ("[set.x]\n", "set.x", 10, "rules-unknown-key", "Erlaubt: id, name"),
    "unknown key of sources": (
        "[contracts.rufer]\nvalue = 2\n[contracts.rufer.sources]\nvalu = 'HAUS'\n",
        "contracts.rufer.sources.valu",
        13,
        "rules-unknown-key",
        "Gemeint war „value“?",
    ),
    "unknown key of a source": (
        '[money]\ncents = 5\nsource = { assumption = "weil", reason = "x" }\n',
        "money.source.reason",
        12,
        "rules-unknown-key",
        "assumption, en, ref",
    ),
    "unknown word": ('[table]\ncut = "oposite"\n', "table.cut", 11, "rules-unknown-word", "Gemeint war „opposite“?"),
    "unknown word in a list": (
        '[trischaken]\ntalon = ["first-sex"]\n',
        "trischaken.talon",
        11,
        "rules-unknown-word",
        "Gemeint war „first-six“?",
    ),
    "word of another type": (
        "[table]\ncut = 3\n",
        "table.cut",
        11,
        "rules-wrong-type",
        "eines der Wörter opposite, left",
    ),
    "bool as text": ('[table]\nknock = "nein"\n', "table.knock", 11, "rules-wrong-type", "true oder false"),
    "number as bool": ("[money]\ncents = true\n", "money.cents", 11, "rules-wrong-type", "true passt nicht"),
    "number too big": ("[money]\ncents = 99999\n", "money.cents", 11, "rules-out-of-range", "1 bis 10000"),
    "negative amount": ("[contracts.rufer]\nvalue = -1\n", "contracts.rufer.value", 11, "rules-out-of-range", "0 bis"),
    "quarter": (
        "[contracts.rufer]\nvalue = 2.25\n",
        "contracts.rufer.value",
        11,
        "rules-wrong-type",
        "ganze oder halbe",
    ),
    "not a number": ("[contracts.rufer]\nvalue = nan\n", "contracts.rufer.value", 11, "rules-wrong-type", "Betrag"),
    "tiny number": (
        "[contracts.rufer]\nvalue = 1e-99999999\n",
        "contracts.rufer.value",
        11,
        "rules-wrong-type",
        "Betrag",
    ),
    "date": ("[contracts.rufer]\nvalue = 2020-01-01\n", "contracts.rufer.value", 11, "rules-wrong-type", "2020-01-01"),
    "count": ('[table]\nwin_limit = "35/3"\n', "table.win_limit", 11, "rules-wrong-type", '"35/2"'),
    "count out of range": ('[table]\nwin_limit = "0/0"\n', "table.win_limit", 11, "rules-out-of-range", "0/1 bis 70/0"),
    "card": ('[bonuses.pagat]\ncard = "XXII"\n', "bonuses.pagat.card", 11, "rules-wrong-type", "eine Karte"),
    "card that is no bird": (
        '[bonuses.pagat]\ncard = "HK"\n',
        "bonuses.pagat.card",
        11,
        "rules-wrong-type",
        "ein Vogel",
    ),
    "empty list": ("[table]\nsizes = []\n", "table.sizes", 11, "rules-wrong-type", "Liste ganzer Zahlen"),
    "twice in a list": ("[table]\nsizes = [4, 5, 4]\n", "table.sizes", 11, "rules-twice", "4 steht zweimal"),
    "levels": ("[announcements]\nlevels = [2, 8]\n", "announcements.levels", 11, "rules-wrong-type", "[2, 4, 8]"),
    "empty text": ('[contracts.rufer]\nname = ""\n', "contracts.rufer.name", 11, "rules-wrong-type", "ein Text"),
    "leaf where a table belongs": (
        "[contracts]\nrufer = 5\n",
        "contracts.rufer",
        11,
        "rules-wrong-type",
        "ein Abschnitt",
    ),
    "table where a leaf belongs": ("[money.unit]\nx = 1\n", "money.unit", 10, "rules-wrong-type", "points, cents"),
    "list of tables": ("[[contracts]]\nname = 'x'\n", "contracts", 10, "rules-wrong-type", "ein Abschnitt"),
    "id with a dot": ('[contracts."a.b"]\n', "contracts.a.b", 10, "rules-wrong-type", "Bindestrichen"),
    "sources that are no table": ("[money]\nsources = 3\n", "money.sources", 11, "rules-wrong-type", "ein Abschnitt"),
    "empty source": ('[money]\nsource = ""\n', "money.source", 11, "rules-wrong-type", "Kürzel aus [citations]"),
    "source without reason": (
        '[money]\nsource = { ref = "HAUS" }\n',
        "money.source",
        11,
        "rules-wrong-type",
        "assumption",
    ),
    "unknown source": (
        '[money]\ncents = 5\nsource = "HUAS"\n',
        "money.source",
        12,
        "rules-unknown-source",
        "Gemeint war „HAUS“?",
    ),
    "unknown reference": (
        '[money]\nsource = { assumption = "weil", ref = "WTC12" }\n',
        "money.source",
        11,
        "rules-unknown-source",
        "Gemeint war „WTC21“?",
    ),
    "unknown bonus": (
        '[contracts.rufer]\nbonuses = ["trul"]\n',
        "contracts.rufer.bonuses",
        11,
        "rules-unknown-id",
        "Gemeint war „trull“?",
    ),
    "unknown implied bonus": (
        '[bonuses.trull]\nimplies = "sack"\n',
        "bonuses.trull.implies",
        11,
        "rules-unknown-id",
        "nicht erklärt",
    ),
    "text for an unknown leaf": (
        '[conduct.x]\nfor = "players"\nde = "x"\ncovers = ["table.cutt"]\n',
        "conduct.x.covers",
        13,
        "rules-unknown-id",
        "„table.cut“?",
    ),
    "text after an unknown leaf": (
        '[conduct.x]\nfor = "players"\nde = "x"\nafter = "tabel.cut"\n',
        "conduct.x.after",
        13,
        "rules-unknown-id",
        "„table.cut“?",
    ),
    "circle": (
        '[bonuses.trull]\nimplies = "vier-koenige"\n[bonuses.vier-koenige]\nimplies = "trull"\n',
        "bonuses.trull.implies",
        11,
        "rules-circle",
        "trull → vier-koenige → trull",
    ),
    "negative game with tarock partner": (
        '[contracts.bettler]\npartner = "called"\n',
        "contracts.bettler.partner",
        11,
        "rules-clash",
        '"negative"',
    ),
    "positive game that counts tricks": (
        "[contracts.rufer]\ntricks = 3\n",
        "contracts.rufer.tricks",
        11,
        "rules-clash",
        "kind",
    ),
    "individual kontra in a positive game": (
        '[contracts.rufer]\nkontra = "individual"\n',
        "contracts.rufer.kontra",
        11,
        "rules-clash",
        "kind",
    ),
    "party kontra in a negative game": (
        '[contracts.bettler]\nkontra = "party"\n',
        "contracts.bettler.kontra",
        11,
        "rules-clash",
        "kind",
    ),
    "kontra in Trischaken": (
        '[contracts.trischaken]\nkontra = "party"\n',
        "contracts.trischaken.kontra",
        11,
        "rules-clash",
        "kind",
    ),
    "premiums in a negative game": (
        '[contracts.bettler]\nbonuses = ["trull"]\n',
        "contracts.bettler.bonuses",
        11,
        "rules-clash",
        "kind",
    ),
    "talon to tricks": ('[contracts.rufer]\ntalon = "tricks"\n', "contracts.rufer.talon", 11, "rules-clash", "kind"),
    "talon in a negative game": (
        '[contracts.bettler]\ntalon = "half"\n',
        "contracts.bettler.talon",
        11,
        "rules-clash",
        "kind",
    ),
    "Trischaken by anyone": (
        '[contracts.trischaken]\nwho = "all"\nwhen = "auction"\n',
        "contracts.trischaken.who",
        11,
        "rules-clash",
        "kind",
    ),
    "Bei in a positive game": ("[contracts.rufer]\nbei = 2\n", "contracts.rufer.bei", 11, "rules-clash", "kind"),
    "ouvert in a positive game": (
        '[contracts.dreier]\nouvert = "all"\n',
        "contracts.dreier.ouvert",
        11,
        "rules-clash",
        "kind",
    ),
    "first word for all": (
        '[contracts.dreier]\nwhen = "first-word"\n',
        "contracts.dreier.when",
        11,
        "rules-clash",
        "who",
    ),
    "bird alone": ('[contracts.dreier]\nbirds = ["pagat"]\n', "contracts.dreier.birds", 11, "rules-clash", "partner"),
    "shared without bird": (
        "[contracts.dreier]\nshared = true\n",
        "contracts.dreier.shared",
        11,
        "rules-clash",
        "birds",
    ),
    "bird that does not count": (
        '[contracts.pagatrufer]\nbonuses = ["trull"]\n',
        "contracts.pagatrufer.birds",
        10,
        "rules-clash",
        "bonuses",
    ),
    "valat that is none": ('[bonuses.trull]\nkind = "valat"\n', "bonuses.trull.test", 10, "rules-clash", "kind"),
    "bird without a trick": (
        NEW_BIRD,
        "bonuses.neu.trick",
        10,
        "rules-needs",
        "test = bird",
    ),
    "classes without a limit": (
        '[trischaken]\nscale = "classes"\n',
        "trischaken.under_at_most",
        10,
        "rules-needs",
        "under_at_most",
    ),
    "limits in the wrong order": (
        '[trischaken]\nunder_at_most = "40/0"\n',
        "trischaken.under_at_most",
        11,
        "rules-order",
        '"35/2"',
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_line(fault: str) -> None:
    added, key, line, code, words = FAULTS[fault]
    problem = only_problem(HOUSE + added)
    assert (problem.key, problem.line, problem.reason.code) == (key, line, code)
    assert words in problem.reason.sentence("de")


def test_a_new_negative_game_must_say_how_many_tricks_it_takes() -> None:
    text = builtin("steirisch").replace("tricks = 2\n", "", 1).replace('id = "steirisch"', 'id = "haus"')
    problem = only_problem(text)
    assert (problem.key, problem.reason.code) == ("contracts.zwiccolo.tricks", "rules-needs")
    assert problem.line == builtin("steirisch").splitlines().index("[contracts.zwiccolo]") + 1


@pytest.mark.parametrize(
    ("change", "key", "line", "code"),
    [
        (lambda t: t.replace('"steirisch"', '"steirich"'), "extends", 1, "rules-unknown-set"),
        (lambda t: t.replace('"steirisch"', "7"), "extends", 1, "rules-unknown-set"),
        (lambda t: t.replace('"steirisch"', '"./steirisch.toml"'), "extends", 1, "rules-unknown-set"),
        (lambda t: t.replace('id = "haus"', 'id = "wien"'), "set.id", 5, "rules-taken-id"),
        (lambda t: t.replace('id = "haus"\n', ""), "set.id", 4, "rules-missing"),
        (lambda t: t.replace('name = "Hausregeln"', ""), "set.name", 4, "rules-missing"),
        (lambda t: t.replace('HAUS = "Hausregeln der Runde"', "HAUS = 3"), "citations.HAUS", 9, "rules-wrong-type"),
        (lambda t: t.replace('source = "HAUS"', "source = []"), "source", 2, "rules-wrong-type"),
        (lambda t: t.replace('source = "HAUS"\n', "") + "[money]\ncents = 5\n", "money", 9, "rules-no-source"),
        (lambda t: 'inherits = "X"\n' + t, "inherits", 1, "rules-unknown-source"),
        (lambda t: 'drop = [\n"contracts.rufer",\n"contracts.ruffer"]\n' + t, "drop.1", 3, "rules-unknown-drop"),
        (lambda t: 'drop = "contracts.ruffer"\n' + t, "drop", 1, "rules-unknown-drop"),
        (lambda t: "drop = 3\n" + t, "drop", 1, "rules-unknown-drop"),
    ],
)  # fmt: skip
def test_faults_of_the_head(change, key: str, line: int, code: str) -> None:
    problem = problems_of(change(HOUSE))[-1]
    assert (problem.key, problem.line, problem.reason.code) == (key, line, code)


def test_a_file_without_sources_is_told_once_per_table() -> None:
    text = HOUSE.replace('source = "HAUS"\n', "") + "[money]\ncents = 5\nrounding = 'down'\n[table]\nknock = true\n"
    assert [p.key for p in problems_of(text)] == ["money", "table"]


def test_citations_must_be_a_table() -> None:
    found = problems_of("citations = 3\n" + HOUSE.partition("[citations]")[0])
    assert ("citations", 1, "rules-wrong-type") in [(p.key, p.line, p.reason.code) for p in found]


def test_everything_is_reported_at_once_in_the_order_of_the_file() -> None:
    text = HOUSE + "[money]\ncent = 1\ncents = 0\n[contracts.rufer]\nvalue = 'x'\ntalon = 'halb'\n"
    text += "[bonuses.trull]\nimplies = 'x'\n"
    found = problems_of(text)
    assert [p.line for p in found] == [11, 12, 14, 15, 17]
    assert [p.key for p in found][-1] == "bonuses.trull.implies"


def test_a_dropped_bonus_leaves_all_games_and_takes_its_bird_game_along() -> None:
    rules = load_text('drop = ["bonuses.quapil"]\n' + HOUSE, "haus.toml")
    assert "quapil" not in rules.bonuses
    assert "quapilrufer" not in rules.contracts
    assert all("quapil" not in c.bonuses for c in rules.contracts.values())


def test_a_dropped_key_is_missing() -> None:
    problem = only_problem('drop = ["money.unit"]\n' + HOUSE)
    assert (problem.key, problem.reason.code) == ("money.unit", "rules-missing")


def test_all_contracts_dropped() -> None:
    drops = ", ".join(f'"contracts.{i}"' for i in load("steirisch").contracts)
    problem = only_problem(f"drop = [{drops}]\n" + HOUSE)
    assert (problem.key, problem.reason.code) == ("contracts", "rules-missing")


def test_a_set_cannot_extend_itself() -> None:
    with pytest.raises(Problems) as found:
        load_text(HOUSE.replace('"steirisch"', '"frohnleiten"'), "steirisch")
    (problem,) = found.value.problems
    assert (problem.reason.code, problem.line) == ("rules-extends-loop", 1)
    assert problem.reason.params["chain"] == "steirisch → frohnleiten → steirisch"


def test_a_file_on_its_own_is_asked_for_its_base_once() -> None:
    (first, *_) = problems_of(HOUSE.replace('extends = "steirisch"\n', ""))
    assert first.reason.code == "rules-no-base"
    assert "frohnleiten, mostviertel" in first.reason.sentence("de")


def test_an_unknown_builtin() -> None:
    with pytest.raises(Problems) as found:
        load("mostvirtel")
    assert "Gemeint war „mostviertel“?" in found.value.problems[0].reason.sentence("de")


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a = [1\nb = 2", 2, "eine Liste ist nicht geschlossen"),
        ("a = 1\nb = halb", 2, "Texte brauchen Anführungszeichen"),
        ("a = 1\na = 2", 2, "steht schon weiter oben"),
        ("a = 1\n\nb 2", 3, "Gleichheitszeichen"),
        ("a = 1 b = 2", 1, "steht noch etwas in der Zeile"),
        ('a = """x', 1, "am Ende der Datei"),
        ("[a\n", 1, "eckige Klammer"),
        ("= 3", 1, "weder ein Abschnitt noch ein Schlüssel"),
        ("a. = 3", 1, "hier kann kein Schlüssel beginnen"),
        ('a = "\x01"', 1, "ein Zeichen ist nicht erlaubt"),
        ("a = { b = 1, b = 2 }", 1, "zweimal in den Klammern"),
        ("a = 2020-13-01", 1, "steht noch etwas"),
        ('a = "\\u00zz"', 1, "Zeichennummer"),
    ],
)
def test_what_is_no_toml_is_named_in_german_with_its_line(text: str, line: int, words: str) -> None:
    problem = only_problem(text)
    assert (problem.reason.code, problem.line) == ("rules-not-toml", line)
    assert words in problem.reason.sentence("de")
    assert problem.reason.sentence("en") != problem.reason.sentence("de")


def test_deep_nesting_is_a_problem_like_any_other() -> None:
    assert only_problem("a = " + "[" * 100_000).reason.code == "rules-too-deep"


def test_nesting_that_toml_still_reads_is_a_wrong_value() -> None:
    problem = only_problem(HOUSE + f"[money]\ncents = {'[' * 150}{']' * 150}\n")
    assert (problem.key, problem.line) == ("money.cents", 11)


def test_a_number_longer_than_python_reads() -> None:
    assert only_problem(HOUSE + f"[money]\ncents = 1{'0' * 5000}\n").reason.code == "rules-not-toml"


def test_a_long_number_is_cut_in_the_sentence() -> None:
    sentence = only_problem(HOUSE + f"[money]\ncents = 1{'0' * 4000}\n").reason.sentence("de")
    assert len(sentence) < 100


def test_a_long_text_is_cut_and_control_characters_are_hidden() -> None:
    sentence = only_problem(HOUSE + f'[table]\ncut = "\\u001b[31m{"x" * 500}"\n').reason.sentence("de")
    assert "\x1b" not in sentence
    assert len(sentence) < 200


def test_braces_in_a_file_do_not_disturb_the_sentence() -> None:
    assert '"{x}"' in only_problem(HOUSE + '[table]\ncut = "{x}"\n').reason.sentence("de")


def test_a_byte_order_mark_and_crlf_move_no_line() -> None:
    text = "\ufeff" + (HOUSE + '[table]\n# Kommentar\ncut = "x"\n').replace("\n", "\r\n")
    problem = only_problem(text)
    assert (problem.key, problem.line) == ("table.cut", 12)


def test_a_problem_as_json_has_its_line() -> None:
    found = only_problem(HOUSE + '[table]\ncut = "oposite"\n').json("en")
    assert found == {
        "key": "table.cut",
        "code": "rules-unknown-word",
        "params": {
            "value": '"oposite"',
            "hint": " Did you mean “opposite”?",
            "allowed": "opposite, left, left-or-opposite",
        },
        "why": '"oposite" is not known here. Did you mean “opposite”? Allowed: opposite, left, left-or-opposite.',
        "clause": "",
        "line": 11,
    }


@pytest.mark.parametrize("bad", ["../../x", "Haus Regeln", "x\r\ny", "x" * 61])
def test_an_id_is_a_short_plain_word(bad: str) -> None:
    """It stands in file names and addresses."""
    written = bad.replace("\r", "\\r").replace("\n", "\\n")
    problem = only_problem(HOUSE.replace('id = "haus"', f'id = "{written}"'))
    assert (problem.key, problem.reason.code) == ("set.id", "rules-wrong-type")


def test_a_file_with_thousands_of_entries_is_refused_at_once() -> None:
    tables = "".join(f"[contracts.x{n}]\n" for n in range(MOST_PARTS))
    assert only_problem(HOUSE + tables).reason.code == "rules-too-large"
    assert only_problem("a" + ".a" * 50_000 + " = 1\n").reason.code in {"rules-too-large", "rules-too-deep"}


def test_only_the_first_entries_of_a_list_get_a_hint() -> None:
    """Looking for a near word among all keys takes time."""
    drops = ", ".join(f'"contracts.rufer{n}"' for n in range(HINTED + 5))
    found = [p.reason.sentence("de") for p in problems_of(f"drop = [{drops}]\n" + HOUSE)]
    assert sum("Gemeint war" in sentence for sentence in found) == HINTED
    assert len(found) == HINTED + 5


def test_every_code_of_this_room_is_produced_here() -> None:
    produced = {code for *_, code, _ in FAULTS.values()}
    produced |= {
        "rules-not-toml",
        "rules-too-deep",
        "rules-unknown-set",
        "rules-taken-id",
        "rules-missing",
        "rules-no-source",
    }
    produced |= {"rules-unknown-drop", "rules-extends-loop", "rules-no-base", "rules-too-large"}
    assert produced == set(MESSAGES)


def test_a_whole_set_may_be_stated_in_one_file() -> None:
    alone = load_text(changed("steirisch", str), "haus.toml")
    assert alone.chain == ("haus",)
    assert alone.contracts == load("steirisch").contracts
