"""What the page is told of a board: in slices, by cells and masks, and in a sentence."""

import json
from array import array

import pytest
from puzzles import LECTURE, SOLUTIONS

from jobs.truth import Job
from undoku.sudoku import Grid

BLANK = 81 * "."
GIVENS = LECTURE.replace("0", ".")
SOLUTION = SOLUTIONS[LECTURE]
OPEN = GIVENS.replace("7", ".").replace("1", ".")


def job(givens: str, entered: str = BLANK) -> Job:
    return Job({"givens": givens, "entered": entered})


def reports(job: Job) -> list[dict[str, object]]:
    """Pull a job to its end, and return all that it reports on the way."""
    told = [job.report()]
    while not job.done:
        job.advance()
        told.append(job.report())
    assert json.loads(json.dumps(told)) == told
    return told


def test_one_solution() -> None:
    last = reports(job(GIVENS))[-1]
    spare = last.pop("spare")
    assert last == {
        "solutions": 1,
        "exact": True,
        "counted": True,
        "known": True,
        "candidates": [1 << int(digit) - 1 for digit in SOLUTION],
        "differ": [],
        "clash": [],
        "sentence": f"One solution. Any one of {len(spare)} digits could be left out.",  # type: ignore[arg-type]
    }
    assert len(spare) > 1  # type: ignore[arg-type]
    assert set(spare) < {cell for cell in range(81) if GIVENS[cell] != "."}  # type: ignore[call-overload]


def test_only_givens_can_be_left_out_and_typed_digits_where_there_are_none() -> None:
    entered = "".join("." if given != "." else digit for given, digit in zip(GIVENS, SOLUTION, strict=True))
    assert reports(job(GIVENS, entered))[-1]["spare"] == reports(job(GIVENS))[-1]["spare"]
    assert reports(job(BLANK, GIVENS))[-1]["spare"] == reports(job(GIVENS))[-1]["spare"]


def test_several_solutions_are_there_by_their_numbers() -> None:
    asked = job(OPEN)
    last = reports(asked)[-1]
    number = last["solutions"]
    assert isinstance(number, int)
    assert last["sentence"] == f"{number} solutions. They differ in {len(last['differ'])} cells."  # type: ignore[arg-type]
    found = [asked.completed(index)["digits"] for index in range(1, number + 1)]
    assert len(set(found)) == number > 1
    for digits in found:
        assert not Grid.parse(str(digits)).clashes()
        assert all(given in (".", digit) for given, digit in zip(OPEN, str(digits), strict=True))
    columns = list(zip(*map(str, found), strict=True))
    shares = asked.shares()
    assert isinstance(shares, array)
    assert list(shares) == [column.count(digit) for column in columns for digit in "123456789"]
    assert last["differ"] == [cell for cell, column in enumerate(columns) if len(set(column)) > 1]


def test_many_solutions_are_told_while_they_are_counted() -> None:
    asked = job(BLANK)
    told = reports(asked)
    assert told[0] == {
        "solutions": 0,
        "exact": False,
        "counted": False,
        "known": False,
        "candidates": [],
        "differ": [],
        "clash": [],
        "spare": [],
        "sentence": "No solution so far.",
    }
    numbers = [report["solutions"] for report in told]
    assert numbers == sorted(numbers) and len(set(numbers)) > 100
    known = next(report for report in told if report["known"])
    assert known["candidates"] == [511] * 81
    assert known["solutions"] < 10_000  # type: ignore[operator]
    assert {str(report["sentence"]).split("than")[0] for report in told[20:-1]} == {"More "}
    assert told[-1]["sentence"] == "More than 100,000 solutions. They differ in 81 cells."
    assert (told[-1]["solutions"], told[-1]["exact"]) == (100_000, False)
    assert "." not in str(asked.completed(100_000)["digits"])


def test_what_was_found_can_be_asked_for_before_the_end() -> None:
    asked = job(BLANK)
    while asked.report()["solutions"] < 5000:  # type: ignore[operator]
        asked.advance()
    number = asked.report()["solutions"]
    assert not asked.done
    assert sum(asked.shares()) == 81 * number  # type: ignore[operator]
    assert "." not in str(asked.completed(number)["digits"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("givens", "entered", "clash", "sentence"),
    [
        ("5" + "." * 80, ".5" + "." * 79, [0, 1], "No solution: row 1 has two 5s: columns 1 and 2."),
        (
            "12345678." + "." * 18 + ("." * 8 + "9") + "." * 45,
            BLANK,
            [0, 1, 2, 3, 4, 5, 6, 7, 35],
            "No solution: 9 digits cannot stand together, though any 8 of them can.",
        ),
    ],
)
def test_no_solution(givens: str, entered: str, clash: list[int], sentence: str) -> None:
    last = reports(job(givens, entered))[-1]
    assert last == {
        "solutions": 0,
        "exact": True,
        "counted": True,
        "known": True,
        "candidates": [0] * 81,
        "differ": [],
        "clash": clash,
        "spare": [],
        "sentence": sentence,
    }
