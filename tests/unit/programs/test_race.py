"""Programs race as they ran: with the counts of their strategies, as fast, and up to where they failed."""

from collections.abc import Iterator

import pytest

from undoku.programs.errors import ProgramError
from undoku.programs.race import ProgramRace, ProgramSide
from undoku.programs.starters import Starter, starters
from undoku.search.register import find
from undoku.watch.race import SIDE
from undoku.watch.race_steps import RaceSteps

from ..region_boards import ONE

pytestmark = pytest.mark.recorder
LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
QUESTIONS = {
    "sudoku": {"givens": LECTURE},
    "queens": {"n": 5},
    "knight": {"rows": 5, "cols": 5, "start": [0, 0]},
    "regions": {"n": 5, "regions": ONE[5][0]},
}
"""By the board, or by its rule."""
STARTERS = [starter for board in ("sudoku", "queens", "knight") for starter in starters(board)]
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
LAST = FIRST.replace("in range(len(queens)):", "in reversed(range(len(queens))):")
FAILING = FIRST.replace("queens[row] = -1", "queens[n] = -1")


def clock() -> Iterator[float]:
    """Count milliseconds."""
    now = 0.0
    while True:
        yield now
        now += 0.001


def race_of(left: str, right: str, board: str = "queens", rule: str = "", **codes: str) -> ProgramRace:
    titles = {name: name.title() for name in codes}
    race = ProgramRace(board, left, right, QUESTIONS[rule or board], codes, titles, clock().__next__)
    assert not race.done
    while not race.ready:
        race.prepare()
    return race


def run(race: ProgramRace) -> list[dict[str, float]]:
    """Let both go on to their end; return what a frame tells of each."""
    while not race.done:
        race.together(7)
        race.compare()
    frame = race.frame().tolist()
    return [dict(zip(SIDE, frame[begin : begin + len(SIDE)], strict=True)) for begin in (0, len(SIDE))]


@pytest.mark.parametrize("starter", STARTERS, ids=lambda starter: f"{starter.board} {starter.name}")
def test_a_starter_does_what_its_strategy_does(starter: Starter) -> None:
    race = race_of("mine", starter.name, starter.board, starter.rule, mine=starter.text)
    mine, its = run(race)
    for unknown in ("tries", "checks"):
        assert mine.pop(unknown) == -1
        its.pop(unknown)
    assert mine == its
    assert mine["solutions"] > 0
    assert race.difference is None
    assert race.alignment()["same"] == mine["steps"]


def test_the_handouts_puzzle_takes_as_many_calls_and_placements_as_in_the_handout() -> None:
    mine = next(starter.text for starter in STARTERS if starter.name == "first-empty")
    sides = run(race_of("mine", "fewest-options", "sudoku", mine=mine))
    assert [(side["calls"], side["placements"]) for side in sides] == [(4209, 4208), (52, 51)]


def test_two_programs_part_at_their_first_difference() -> None:
    race = race_of("first", "last", first=FIRST, last=LAST)
    opening = race.opening()
    assert (opening["titles"], opening["programs"]) == (["First", "Last"], [True, True])
    assert [side["solutions"] for side in run(race)] == [1, 1]
    assert race.alignment() == {
        "step": 1,
        "cells": [0, 4],
        "sentences": [f"A queen is placed in row 1, column {column}." for column in (1, 5)],
    }
    race.begin_align()
    while not race.advance_align(1000):
        pass
    assert [side.board[:5] for side in race.sides] == [[1, 0, 0, 0, 0], [0, 0, 0, 0, 1]]


def test_a_program_may_race_itself_and_runs_once() -> None:
    race = ProgramRace(
        "queens", "first", "first", {"n": 5}, {"first": FIRST}, {"first": "First"}, clock().__next__
    )
    race.prepare()
    assert race.ready
    one, other = run(race)
    assert one == other
    assert race.difference is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (FAILING, "NameError in line 10: name 'n' is not defined."),
        ("def solve(queens):\n    while True:\n        pass\n", "It was stopped after 1 second of running"),
    ],
)
def test_who_fails_is_there_up_to_where_it_failed_and_the_other_goes_on(text: str, fault: str) -> None:
    race = ProgramRace(
        "queens", "markers", "mine", {"n": 6}, {"mine": text}, {"mine": "Mine"}, clock().__next__, seconds=1
    )
    race.prepare()
    assert race.faults[0] == ""
    assert race.faults[1].startswith(fault)
    strategy, mine = run(race)
    assert strategy["solutions"] == 4
    assert mine["done"]
    assert mine["solutions"] == 0
    assert mine["placements"] == (5 if text is FAILING else 0)


@pytest.mark.parametrize(
    ("text", "code"), [("def solve(queens)\n", "syntax"), ("import numpy\ndef solve(b): pass\n", "missing")]
)
def test_what_cannot_run_is_refused_by_its_name(text: str, code: str) -> None:
    with pytest.raises(ProgramError) as raised:
        ProgramRace(
            "queens", "one", "two", {"n": 5}, {"one": FIRST, "two": text}, {"one": "1", "two": "2"}, float
        )
    assert raised.value.code == code
    assert raised.value.values["program"] == "two"
    assert raised.value.line == 1


def test_a_program_goes_on_as_fast_as_it_ran() -> None:
    race = race_of("mine", "markers", mine=LAST)
    side = race.sides[0]
    assert isinstance(side, ProgramSide)
    came = []
    while not side.done:
        # The clock of this race counts milliseconds.
        side.wait(0.001)
        came.append(side.steps)
    assert came == sorted(came)
    assert 0 < came[0] < came[-1] == 6
    assert side.board[:5] == [0, 0, 0, 0, 1]


def test_what_went_on_step_by_step_goes_on_from_there() -> None:
    race = race_of("mine", "markers", mine=LAST)
    race.together(3)
    side = race.sides[0]
    side.wait(0)
    assert side.steps == 3
    assert find("queens", "markers").title == race.opening()["titles"][1]


def test_steps_back_show_what_the_steps_on_did() -> None:
    race = race_of("first", "markers", first=FIRST)
    steps = RaceSteps(race)

    def led(by: int) -> list[float]:
        steps.begin(by)
        while not steps.done:
            steps.advance(10)
        return race.frame().tolist()

    frames = [race.frame().tolist()]
    while not race.done:
        frames.append(led(1))
    for frame in frames[-2::-1]:
        assert led(-1) == frame
