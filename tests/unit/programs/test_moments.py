"""Any moment of a recorded program is what a debugger would have seen there."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from undoku.programs.boards import BOARDS
from undoku.programs.values import text_of
from undoku.programs.watched import WatchedProgram

from .examples import EXAMPLES, Example
from .plain_tracer import trace

pytestmark = pytest.mark.recorder


def watched(example: Example) -> WatchedProgram:
    program = WatchedProgram(
        example.text, example.board, example.question, iter(range(10**9)).__next__, seconds=10**9
    )
    program.advance()
    return program


def compare(example: Example, chance: Random, moments: int) -> None:
    program = watched(example)
    last = len(program.run.log)
    wanted = sorted(chance.sample(range(1, last + 1), min(moments, last)))
    seen, *counted = trace(example.text, deepcopy(example.arguments), {*wanted})
    assert counted == [last, program.run.counts.lines]
    values = BOARDS[example.board](program.problem).values
    for position in wanted:
        moment, plain = program.moment(position, "stack"), seen[position]
        assert moment["line"] == plain.line
        assert moment["values"] == values(plain.board)
        # Where the variables are known already, those outside of all calls are there as well.
        calls = [
            (call["function"], call["line"]) for call in moment["frames"] if call["function"] != "globals"
        ]
        assert calls == [(name, line) for name, line, _ in plain.calls]
        told = program.variables(position)
        assert told["same"]
        frames = [frame for frame in told["frames"] if frame["function"] != "globals"]
        given = dict(frames[-1]["variables"])
        assert given.get("return", given.get("yield")) == plain.value
        for frame, (_, _, variables) in zip(frames, plain.calls, strict=True):
            shown = dict(frame["variables"])
            for name, value in variables.items():
                assert shown[name] == text_of(value), (position, name)


@pytest.mark.parametrize("name", EXAMPLES)
def test_moments_are_those_of_a_debugger(name: str) -> None:
    compare(EXAMPLES[name], Random(12), 8)


@pytest.mark.long
@pytest.mark.parametrize("name", EXAMPLES)
def test_many_moments_are_those_of_a_debugger(name: str) -> None:
    compare(EXAMPLES[name], Random(3000), -(-3000 // len(EXAMPLES)))


ALL = """
def solve(board, row=0):
    if row == len(board):
        yield board
        return
    for col in range(len(board)):
        if all(1 not in (board[r][col], *near(board[r], col, row - r)) for r in range(row)):
            board[row][col] = 1
            yield from solve(board, row + 1)
            board[row][col] = 0


def near(row, col, by):
    return [row[at] for at in (col - by, col + by) if 0 <= at < len(row)]
"""
BOTH = """
def solve(board):
    for digits in (5, 6):
        board[0][0] = digits
        for last in range(1, 10):
            board[0][2] = last
            if digits == 5 and last == 4:
                yield board
            board[0][2] = 0
        board[0][0] = 0
"""


def test_what_is_taken_back_is_impossible_only_without_a_solution() -> None:
    program = WatchedProgram(ALL, "queens", {"n": 4}, iter(range(10**9)).__next__, seconds=10**9)
    program.advance()
    assert program.run.counts.solutions == 2
    assert program.opening()["marks"] == ["impossible", "fruitful"]
    # How many solutions were found before each queen that stands.
    placed: dict[int, int] = {}
    found, left = 0, []
    for position in range(1, program.head + 1):
        moment: dict[str, Any] = program.moment(position)
        for cell, value in enumerate(moment["values"]):
            if value:
                placed.setdefault(cell, found)
            elif cell in placed:
                state = "fruitful" if found > placed.pop(cell) else "impossible"
                assert moment["states"][cell] == state
                left.append(state)
        found = moment["counts"]["solutions"]
    assert left.count("fruitful") == 8


def test_a_cell_that_takes_other_digits_is_neither() -> None:
    solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    question = {"givens": f".3.{solved[3:]}"}
    program = WatchedProgram(BOTH, "sudoku", question, iter(range(10**9)).__next__, seconds=10**9)
    program.advance()
    assert program.run.counts.solutions == 1
    states = [
        moment["states"][0]  # type: ignore[index]
        for position in range(1, program.head + 1)
        if (moment := program.moment(position))["kind"] == "undo" and moment["cell"] == 0
    ]
    assert states == ["", "impossible"]
