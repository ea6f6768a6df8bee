"""The job that counts a knight's tours: its figures, how far it is, and what it leaves out."""

import json

import pytest

from jobs.table import Table

from .test_table import opened, worked


def counted(**question):
    table = Table()
    whole = {"start": [0, 0], "end": None, "closed": False, **question}
    return worked(table, opened(table, "knight_count", whole))


@pytest.mark.parametrize(
    ("board", "open_tours", "closed"),
    # OEIS A165134; A169696, where both directions count once, and A070030; a ring of eight squares.
    [
        ({"rows": 5, "cols": 5}, "1728", "0"),
        ({"rows": 10, "cols": 3}, "6096", "16"),
        ({"rows": 3, "cols": 3, "holes": [[1, 1]]}, "16", "1"),
        ({"rows": 1, "cols": 1}, "1", "0"),
        ({"rows": 4, "cols": 4, "start": [2, 2], "end": [0, 0], "closed": True}, "0", "0"),
    ],
)
def test_both_kinds_are_counted_wherever_they_start(board, open_tours, closed):
    report = counted(**board)
    assert (report["open"], report["closed"]) == (open_tours, closed)
    assert (report["progress"], report["openWhy"], report["closedWhy"]) == (1, "", "")


def test_what_is_too_large_is_said_and_the_rest_counted():
    report = counted(rows=5, cols=14)
    assert report["open"] == ""
    assert report["openWhy"].startswith("The board is too large for its open tours to be counted: ")
    assert "or 5 and up to 12, or 6 and up to 6" in report["openWhy"]
    assert int(report["closed"]) > 4557702762 and report["closedWhy"] == ""
    report = counted(rows=8, cols=8)
    assert (report["open"], report["closed"]) == ("", "")
    assert "5 and up to 40, or 6 and up to 8" in report["closedWhy"]
    # Where colours leave no tour, any size is counted.
    assert counted(rows=99, cols=99)["closed"] == "0"


def test_it_tells_how_far_it_is():
    table = Table()
    number = opened(
        table, "knight_count", {"rows": 4, "cols": 6, "start": [0, 0], "end": None, "closed": False}
    )
    told = []
    while not (report := json.loads(table.work(number, 0)))["done"]:
        told.append(report["progress"])
        assert report["open"] == ""
    assert told == sorted(told) and len(set(told)) > 10 and told[0] > 0 and told[-1] < 1
    assert (report["open"], report["closed"]) == ("1488", "0")


def test_a_hole_that_is_not_on_the_board_is_refused():
    answer = Table().open("knight_count", json.dumps({"rows": 4, "cols": 4, "holes": [[4, 0]]}))
    assert isinstance(answer, str) and "holes" in json.loads(answer)["sentence"]
