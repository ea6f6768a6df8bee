"""The jobs of the knight's board: a tour by any method, and what a tour is like."""

import json
import re

import pytest

from jobs import knight, knight_hint, likeness
from undoku.knight import BoardError, Tour, tour
from undoku.knight.measures import crossings, turns
from undoku.knight.methods import METHODS

CORNER = {"rows": 8, "cols": 8, "start": [7, 0], "end": None, "closed": False}


def ended(job):
    while not job.done:
        job.advance()
    return job


def as_tour(question, job):
    cols = question["cols"]
    return Tour(question["rows"], cols, tuple(divmod(square, cols) for square in job.path()))


@pytest.mark.parametrize("name", [*METHODS, "calm"])
def test_each_method_finds_a_tour_and_says_how_it_did(name):
    job = ended(knight.Job({**CORNER, "method": name}))
    found = as_tour(CORNER, job)
    assert found.is_valid() and found.path[0] == (7, 0)
    report = job.report()
    assert (report["found"], report["squares"], report["visited"], report["size"]) == (True, 64, 64, 64)


def test_without_a_method_it_is_the_solvers_own_tour():
    assert as_tour(CORNER, ended(knight.Job(CORNER))) == tour(8, 8, (7, 0))


def test_a_method_that_got_stuck_says_how_far_it_came_and_proves_nothing():
    report = ended(knight.Job({**CORNER, "start": [7, 7], "method": "warnsdorff-pohl"})).report()
    assert (report["found"], report["proved"], report["deadEnds"], report["size"]) == (False, False, 1, 64)
    assert report["reason"] == f"The knight got stuck after {report['visited']} of 64 squares."


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ({"start": [0, 1], "rows": 5, "cols": 5}, "No tour. A knight changes colour with every move"),
        ({"rows": 4, "cols": 4, "start": [0, 0]}, "The 4 by 4 board has no tour: it was searched"),
        (
            {"rows": 3, "cols": 4, "start": [0, 0], "end": [0, 3], "method": "backtracking"},
            "There is no such tour: every way was tried",
        ),
        (
            {"rows": 3, "cols": 4, "start": [0, 0], "end": [0, 3]},
            "The 3 by 4 board has no tour from a3 to d3",
        ),
        (
            {"rows": 5, "cols": 6, "start": [1, 3], "holes": [[2, 5]]},
            "There is no such tour: it was searched",
        ),
    ],
)
def test_that_there_is_no_tour_is_said_once(board, sentence):
    report = ended(knight.Job({**CORNER, **board})).report()
    assert (report["found"], report["proved"]) == (False, True)
    assert report["reason"].startswith(sentence)
    assert len(re.findall("no .*tour|none", report["reason"], re.IGNORECASE)) == 1


def test_the_size_is_without_the_holes():
    wanted = {**CORNER, "holes": [[0, 0], [0, 1]], "method": "rotations"}
    assert ended(knight.Job(wanted)).report()["size"] == 62


def test_no_such_method_is_refused():
    with pytest.raises(BoardError, match="method must be one of"):
        knight.Job({**CORNER, "method": "guessing"})


@pytest.mark.parametrize(("rows", "cols", "closed"), [(8, 8, True), (5, 6, False), (40, 40, True)])
def test_what_a_tour_is_like(rows, cols, closed):
    found = tour(rows, cols, closed=closed)
    path = [row * cols + col for row, col in found.path]
    job = likeness.Job({"rows": rows, "cols": cols, "path": path})
    assert not job.done and job.report() == {}
    report = ended(job).report()
    assert (report["turns"], report["crossings"]) == (turns(found), crossings(found))
    assert report["closed"] == found.closed
    assert sum(report["rows"]) == sum(report["cols"]) == rows * cols * (rows * cols + 1) // 2
    assert len(report["diagonals"]) == (2 if rows == cols else 0)
    assert set(report["bounds"]) == {"turns", "crossings"}
    assert report["magic"] == ""


@pytest.mark.parametrize(("rows", "cols", "kind"), [(3, 4, "rotary"), (8, 8, "asymmetric")])
def test_the_symmetry_is_told_by_its_kind(rows, cols, kind):
    path = [row * cols + col for row, col in tour(rows, cols).path]
    assert ended(likeness.Job({"rows": rows, "cols": cols, "path": path})).report()["kind"] == kind


def test_a_hint_without_a_choice_is_told_at_once():
    walk = {"rows": 3, "cols": 4, "start": None, "end": None, "closed": False, "path": [[0, 0], [1, 2]]}
    told = json.loads(ended(knight_hint.Job(walk)).report()["hint"])
    words = "Go to a1: there is no other move."
    assert told == {"stages": [words], "target": 8, "squares": [], "back": False}
