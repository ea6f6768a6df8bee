"""A program is judged board after board, and what is known so far can be told at any time."""

import json

import pytest

from jobs.table import Table

pytestmark = pytest.mark.recorder
FIRST = """
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


def test_a_slice_is_a_board():
    table = Table(clock=iter(range(10**9)).__next__)
    number = table.open("judging", json.dumps({"board": "queens", "code": FIRST}))
    told = []
    done = False
    while not done:
        report = json.loads(table.work(number, 0))
        told.append(len(report["judged"]))
        done = report["done"]
    assert told == [1, 2, 3, 4, 5, 6, 7, 8]
    assert report["boards"] == 8
    last = report["judged"][-1]
    assert last.pop("document") == {"title": "One array, first solution", "calls": 114, "placements": 113}
    assert last == {
        "name": "N = 8",
        "question": {"n": 8},
        "right": True,
        "expected": "This board has more than one solution.",
        "came": "It filled the board and returned True.",
        "calls": 114,
        "placements": 113,
    }


def test_what_cannot_run_is_not_opened():
    for code, error in (
        ("def solve(queens", "syntax"),
        ("x = 1", "no-function"),
        ("import nosuchmodule\ndef solve(queens): return False", "no-module"),
    ):
        opened = Table().open("judging", json.dumps({"board": "queens", "code": code}))
        assert json.loads(opened)["code"] == error
