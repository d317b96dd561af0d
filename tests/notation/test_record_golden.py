"""The golden records: byte for byte what is written today, and every contract somewhere among them."""

import json
from pathlib import Path

import pytest

from tarock.notation.record import Record, from_json, read_records, to_json, write_records
from tarock.notation.record.tokens import KEYS
from tarock.rules import builtin_ids, load
from tests.notation.golden import FOLDER, WANTED

FILES = sorted(FOLDER.glob("*.record"))


def records(path: Path) -> list[Record]:
    found = read_records(path.read_text("utf-8"))
    assert all(isinstance(record, Record) for record in found), found
    return [record for record in found if isinstance(record, Record)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_reading_and_writing_gives_the_same_bytes(path):
    assert write_records(records(path)).encode() == path.read_bytes()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_json_holds_the_same_record(path):
    for record in records(path):
        assert from_json(json.loads(json.dumps(to_json(record)))) == record


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_every_set_has_its_deals(rules_id):
    found = records(FOLDER / f"{rules_id}.record")
    assert [record.state.contract_id for record in found] == [contract for contract, _, _ in WANTED[rules_id]]
    for record, (_, players, holds) in zip(found, WANTED[rules_id], strict=True):
        assert record.head.rules.id == rules_id
        assert len(record.head.players) == players
        assert holds(record.state)


def test_every_contract_occurs():
    contracts = {contract for rules_id in builtin_ids() for contract in load(rules_id).contracts}
    assert {record.state.contract_id for path in FILES for record in records(path)} == contracts


def test_every_key_of_the_notation_occurs():
    lines = [line for path in FILES for line in path.read_text("utf-8").splitlines()]
    keys = {line.split()[0] for line in lines if line[:1].isalpha()} - {"tarock-record"}
    assert keys == set(KEYS) - {"radl"}  # no built-in set doubles
