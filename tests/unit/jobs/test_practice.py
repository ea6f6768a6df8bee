"""Practice as the page is told it: a position, verdicts on what is marked, help, and why there is none."""

import json

import pytest
from jobs_once import PRACTISED

from jobs.practice import Job
from undoku.sudoku import Grid, GridError, Position

FAR = [[1, 3], [17, 3]]


def pulled(technique: str = "skyscraper", puzzle: str = PRACTISED) -> tuple[Job, dict[str, object]]:
    """Pull a job to its end, and return what it reports there."""
    job = Job({"technique": technique, "puzzle": puzzle})
    assert job.report() == {"error": "", "position": None, "steps": 0}
    while not job.done:
        job.advance()
    return job, json.loads(json.dumps(job.report()))


def test_the_position_has_what_was_entered_and_eliminated_on_the_way() -> None:
    job, report = pulled()
    assert (report["error"], report["steps"]) == ("", 1)
    told = report["position"]
    assert isinstance(told, dict) and told["givens"] == PRACTISED
    entered = [digit if digit != "." else PRACTISED[cell] for cell, digit in enumerate(told["entered"])]
    position = Position(Grid.parse(told["givens"]), Grid.parse("".join(entered)), out=told["out"])
    state = job.search.state
    assert state is not None and list(position.candidates()) == list(state.cells)
    assert any(told["out"])


def test_an_answer_that_is_right_one_that_is_in_part_and_one_that_is_wrong() -> None:
    job, _ = pulled()
    nothing: list[list[int]] = []

    def judged(removed: list[list[int]]) -> dict[str, object]:
        return json.loads(json.dumps(job.judge(removed, nothing, nothing, [])))  # type: ignore[arg-type]

    right = judged(FAR)
    assert right == {
        "kind": "right",
        "sentence": "Right: that follows by a skyscraper.",
        "steps": [0],
        "candidates": FAR,
        "cells": [],
    }
    partly = judged(FAR[:1])
    assert (partly["kind"], partly["steps"]) == ("partly", [])
    assert partly["sentence"] == "Right so far: one more candidate goes."
    stays = judged([[24, 7]])
    assert stays["kind"] == "wrong"
    assert str(stays["sentence"]).startswith("7 is the solution's digit in row 3, column 7: it must stay.")
    assert judged([])["sentence"] == "Nothing is marked yet."


def test_help_is_a_step_that_is_not_found_yet() -> None:
    job, _ = pulled()
    step = job.help([])
    assert step and [*map(list, step["eliminations"])] == FAR
    assert str(step["where"]).startswith("Look at the 3s in ")
    assert step["title"] == "Skyscraper"
    assert str(step["argument"]).endswith("So 3 can be removed from row 1, column 2, and row 2, column 9.")
    assert job.help([0]) is None


@pytest.mark.parametrize(
    ("technique", "puzzle", "error"),
    [
        ("jellyfish", PRACTISED, "Jellyfish is not on the way of this puzzle."),
        ("x-wing", 81 * ".", "There is more than one solution; a puzzle with exactly one is needed."),
        ("x-wing", "55".ljust(81, "."), "No solution: row 1 has two 5s: columns 1 and 2."),
    ],
)
def test_why_there_is_no_exercise(technique: str, puzzle: str, error: str) -> None:
    _, report = pulled(technique, puzzle)
    assert (report["error"], report["position"]) == (error, None)


@pytest.mark.parametrize(
    ("technique", "puzzle", "code"),
    [
        ("x-wing", "", "no-pool"),
        ("x-wings", PRACTISED, "no-technique"),
        ("trial-and-error", PRACTISED, "no-practice"),
        ("x-wing", 16 * ".", "no-rating"),
    ],
)
def test_what_cannot_be_asked_is_refused(technique: str, puzzle: str, code: str) -> None:
    with pytest.raises(GridError) as refused:
        Job({"technique": technique, "puzzle": puzzle})
    assert refused.value.code == code
    assert str(refused.value).endswith(".")


def test_with_a_seed_the_puzzle_lies_in_another_way_and_has_as_many_steps() -> None:
    puzzles = set()
    for seed in ("", "1", "2", "1"):
        job = Job({"technique": "skyscraper", "puzzle": PRACTISED, "seed": seed})
        while not job.done:
            job.advance()
        report = json.loads(json.dumps(job.report()))
        assert (report["error"], report["steps"]) == ("", 1)
        puzzles.add(report["position"]["givens"])
    assert len(puzzles) == 3 and PRACTISED in puzzles
