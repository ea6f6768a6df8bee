"""A race with programs: they run first, each in a slice of its own, and then go on beside who else races."""

import json
from typing import Any

import pytest

import jobs.program
from jobs.table import Table

pytestmark = pytest.mark.recorder
RIGHT = """
def solve(queens, row=0):
    if row == len(queens):
        return True
    for col in range(len(queens)):
        if all(queens[r] != col and abs(queens[r] - col) != row - r for r in range(row)):
            queens[row] = col
            if solve(queens, row + 1):
                return True
            queens[row] = -1
    return False
"""
ENDLESS = "def solve(queens):\n    while True:\n        queens[0] = 1\n        queens[0] = -1\n"


def opened(left: str, right: str, **more: object) -> tuple[Table, Any]:
    table = Table()
    asked = {
        "board": "queens",
        "left": left,
        "right": right,
        "question": {"n": 6},
        "codes": {"right": RIGHT, "endless": ENDLESS},
        "titles": {"right": "It is right", "endless": "It is endless"},
        **more,
    }
    return table, table.open("race", json.dumps(asked))


def work(table: Table, number: int, milliseconds: float) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(table.work(number, milliseconds))
    return told


def test_each_program_runs_in_a_slice_of_its_own() -> None:
    table, race = opened("right", "endless", seconds=2)
    assert json.loads(str(table.ask(race, "opening", "{}")))["titles"] == ["It is right", "It is endless"]
    first = work(table, race, 0)
    assert (first["ready"], first["done"]) == (False, False)
    second = work(table, race, 0)
    assert (second["ready"], second["done"]) == (True, False)
    assert second["faults"][0] == ""
    assert second["faults"][1].startswith("It was stopped after 2 seconds of running")


def test_both_come_to_their_end() -> None:
    table, race = opened("right", "markers")
    assert work(table, race, 0)["ready"]
    while not work(table, race, 5)["done"]:
        pass
    frame = list(table.ask(race, "frame", "{}"))
    assert frame[:8] == [1, 32, -1, 31, 25, 1, 57, -1]
    assert frame[8:16] == [1, 153, 894, 152, 152, 4, 308, -1]


def test_a_program_takes_as_long_as_it_took() -> None:
    table, race = opened("endless", "right", seconds=0.2)
    while not work(table, race, 0)["ready"]:
        pass
    spent = 0.0
    while not (told := work(table, race, 5))["done"]:
        spent += told["spent"]
    assert spent > 150


def test_the_lines_of_a_program_are_told_while_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(jobs.program, "listener", told.append)
    table, race = opened("endless", "markers", seconds=0.5)
    work(table, race, 0)
    assert told == sorted(told)
    assert told[0] > 0


def test_what_cannot_run_is_refused_with_its_name() -> None:
    refused = json.loads(opened("right", "endless", codes={"right": RIGHT, "endless": "def"})[1])
    assert refused["values"]["program"] == "endless"
    assert refused["sentence"] == "Line 1 is not Python: invalid syntax."
