"""Questions about a program, line by line, have one right answer each: what a tracer beside it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from undoku.learn.questions.asking import Questions
from undoku.learn.questions.kinds import KINDS
from undoku.learn.questions.recording import OfProgram
from undoku.programs.boards import BOARDS
from undoku.programs.watched import WatchedProgram

from ...programs.examples import EXAMPLES, Example, knight, queens, sudoku
from ...programs.plain_tracer import Moment, trace
from .claims import Scene, claimed

pytestmark = pytest.mark.recorder

FROM_NINE = """
def solve(grid):
    for cell in range(81):
        r, c = divmod(cell, 9)
        if grid[r][c] == 0:
            for digit in range(9, 0, -1):
                if can_stand(grid, r, c, digit):
                    grid[r][c] = digit
                    if solve(grid):
                        return True
                    grid[r][c] = 0
            return False
    return True


def can_stand(grid, r, c, digit):
    for k in range(9):
        if grid[r][k] == digit or grid[k][c] == digit:
            return False
        if grid[r - r % 3 + k // 3][c - c % 3 + k % 3] == digit:
            return False
    return True
"""
COUNTED = """
def solve(queens, row=0):
    if row == len(queens):
        return 1
    found = 0
    for column in range(len(queens)):
        if free(queens, row, column):
            queens[row] = column
            found += solve(queens, row + 1)
            queens[row] = -1
    return found


def free(queens, row, column):
    for other in range(row):
        if queens[other] == column or abs(queens[other] - column) == row - other:
            return False
    return True
"""
NEVER_BACK = """
def solve(board, row, col, move):
    board[row][col] = move
    for i, j in ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)):
        if 0 <= row + i < len(board) and 0 <= col + j < len(board[0]):
            if board[row + i][col + j] == 0:
                return solve(board, row + i, col + j, move + 1)
    return move
"""
PROGRAMS: dict[str, Example] = {
    **EXAMPLES,
    "digits from nine": sudoku(FROM_NINE),
    "counted": queens(COUNTED, 4),
    "never back": knight(NEVER_BACK),
}


def watched(example: Example) -> WatchedProgram:
    clock = iter(range(10**9)).__next__
    program = WatchedProgram(example.text, example.board, example.question, clock, seconds=10**9)
    program.advance()
    return program


class Truth:
    """What is right between two moments that a tracer has seen."""

    def __init__(self, here: Moment, there: Moment, values: Callable[[Any], list[int]]) -> None:
        self.here, self.there = here, there
        self.before, self.after = values(here.board), values(there.board)

    def what(self) -> str:
        if self.there.value is not None:
            return "return"
        # What returns is gone by the next moment, in which another call may have begun.
        if len(self.there.calls) > len(self.here.calls) - (self.here.value is not None):
            *below, (name, _, _) = self.there.calls
            return "deeper" if name in [other for other, _, _ in below] else "calls"
        changed = [(old, new) for old, new in zip(self.before, self.after, strict=True) if old != new]
        if not changed:
            return "quiet"
        return "place" if any(new for _, new in changed) else "undo"

    def where(self) -> str:
        (cell,) = [at for at, old in enumerate(self.before) if not old and self.after[at]]
        return str(cell)

    def line(self) -> str:
        return str(self.there.line)

    def returned(self) -> str:
        assert self.there.value is not None
        return self.there.value

    def frame(self) -> str:
        names = [name for name, _, _ in self.there.calls]
        return f"{names[-1]}, call {names.count(names[-1])}"

    def stands(self, cell: int) -> str:
        return "yes" if self.after[cell] == self.before[cell] else "no"


def answers(asked: dict[str, Any], cells: int) -> list[str]:
    return [value for value, _ in asked["options"]] or [str(cell) for cell in range(cells)]


def every_question(name: str, places: int) -> Counter[str]:
    """Ask all that can be asked at so many places of a run, and hold it against the truth."""
    example = PROGRAMS[name]
    program = watched(example)
    last = len(program.trace) - 1
    asked_at = range(1, last, max(last // places, 1))
    wanted = {*asked_at, *(position + 1 for position in asked_at)}
    seen = trace(example.text, deepcopy(example.arguments), wanted).seen
    values = BOARDS[example.board](program.problem).values
    questions = Questions(OfProgram(program))
    counted = Counter[str]()
    for position in asked_at:
        truth = Truth(seen[position], seen[position + 1], values)
        for kind in KINDS:
            asked: Any = questions.of_kind(kind, position)
            if asked is None:
                continue
            counted[kind] += 1
            told: dict[str, Any] = {
                answer: questions.judged(kind, position, answer)
                for answer in answers(asked, len(truth.before))
            }
            (right,) = [answer for answer, judged in told.items() if judged["right"]]
            if kind == "stands":
                (cell,) = told[right]["cells"]
                assert right == truth.stands(cell)
            elif kind == "what":
                # That all is solved is the recorder's own word for what a line has found.
                assert right in (truth.what(), "solution"), (name, position)
            else:
                assert right == getattr(truth, kind)(), (name, kind, position)
            assert told[right]["line"] == truth.there.line
            assert told[right]["sentence"]
            said = told[right]["sentence"]
            if kind in ("returned", "frame"):
                assert dict(asked["options"])[right] in said
            for answer, judged in told.items():
                if answer == right:
                    continue
                assert judged["sentence"].endswith(said)
                wrong = judged["sentence"].removesuffix(said).strip()
                assert wrong or kind == "stands", (name, kind, position, answer)
                if kind in ("line", "where"):
                    coming = int(right) if kind == "where" else -1
                    lines = [program.trace.line(at) for at in range(position + 1, min(position + 400, last))]
                    rows, cols = program.problem.rows, program.problem.cols
                    assert claimed(Scene(example.board, rows, cols, truth.before, coming, 0, lines), wrong)
    return counted


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_sample_of_questions_has_one_right_answer_each(name: str) -> None:
    assert every_question(name, 8).total() >= 8


@pytest.mark.long
def test_many_questions_have_one_right_answer_each(record_property: Callable[..., None]) -> None:
    counted: Counter[str] = Counter()
    for name in PROGRAMS:
        counted += every_question(name, 150)
    assert set(counted) == set(KINDS) - {"who", "left"}
    assert counted.total() >= 2000
    record_property("counted", f"{counted.total():,} questions about programs: {dict(counted)}")
