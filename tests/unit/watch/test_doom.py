"""What doomed a position, against solvers asked placement by placement."""

import random
from collections.abc import Sequence
from types import ModuleType
from typing import Any, cast

import pytest

from undoku.knight.strategies import solvability as knight_solvability
from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.rules import all_moves
from undoku.queens import solutions
from undoku.queens.strategies import solvability as queens_solvability
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.doom import Doom, DoomSearch, Placed
from undoku.search.problem import Problem, Solvability
from undoku.sudoku import Grid, solve
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.watch.watched import Watched

HANDOUT = "000030200020040350007100008800001062060000070270600003700008900056090040008010000"


def watched(board: str, strategy: str, question: dict[str, object], steps: int = 1_000_000) -> Watched:
    """Record a search, to its end or so many units."""
    found = Watched(board, strategy, question)
    found.search.advance(steps)
    return found


def doom_of(search: DoomSearch, budget: int = 100) -> Doom:
    while not search.advance(budget):
        assert search.doom is None
    assert search.doom is not None
    return search.doom


def answered(question: Solvability, budget: int = 10**9) -> bool | None:
    while not question.advance(budget):
        assert question.solvable is None
    return question.solvable


def dead_ends(found: Watched) -> list[int]:
    positions, position = [], 0
    while (position := found.jump("next-dead-end", position)) > 0:
        positions.append(position)
    return positions


@pytest.mark.parametrize("strategy", ["first-empty", "fewest-options-singles"])
def test_solvable_up_to_that_placement_and_never_again(strategy: str) -> None:
    found = watched("sudoku", strategy, {"givens": HANDOUT})
    trace = found.trace
    ends = dead_ends(found)
    for position in [*random.Random(5).sample(ends, min(len(ends), 15)), ends[0]]:
        doom = doom_of(found.doom(position))
        assert doom.proved
        standing = trace.placements(position)
        assert doom.position in standing
        board = found.problem.board()
        for placed in standing:
            assert solve("".join(map(str, board))).solutions > 0
            step = trace.step(placed)
            assert step is not None
            board[step.cell] = step.value
            if placed == doom.position:
                assert solve("".join(map(str, board))).solutions == 0
                break
    for position in (0, len(trace)):
        assert doom_of(found.doom(position)) == (None, True)


@pytest.mark.parametrize(
    ("board", "strategy", "question"),
    [
        ("sudoku", "first-empty", {"givens": "12345678" + "." * 9 + "9" + "." * 63}),
        ("knight", "fixed-order", {"rows": 3, "cols": 3, "start": [0, 0]}),
    ],
)
def test_a_problem_without_solution_is_doomed_from_the_start(
    board: str, strategy: str, question: dict[str, object]
) -> None:
    found = watched(board, strategy, question, 100)
    assert doom_of(found.doom(5)) == (0, True)


@pytest.mark.parametrize("n", [6, 8])
def test_doom_of_queens(n: int) -> None:
    found = watched("queens", "array-first", {"n": n})
    every = [set(enumerate(placement.columns)) for placement in solutions(n)]
    for end in dead_ends(found):
        queens = [found.trace.step(placed) for placed in found.trace.placements(end)]
        squares = [divmod(step.cell, n) for step in queens if step]
        left = [any(placement.issuperset(squares[:k]) for placement in every) for k in range(n + 1)]
        expected = found.trace.placements(end)[left.index(False) - 1]
        assert doom_of(found.doom(end)) == (expected, True)


def test_doom_of_a_knight() -> None:
    found = watched("knight", "fixed-order", {"rows": 5, "cols": 5, "start": [0, 0]})
    doom = doom_of(found.doom(found.jump("next-dead-end", 0)))
    assert doom.proved
    assert doom.position is not None
    after, before = found.trace.board(doom.position), found.trace.board(doom.position - 1)
    assert not can_be_toured(after, 5)
    assert can_be_toured(before, 5)


@pytest.mark.parametrize(
    "board",
    [
        # A number twice, two numbers in a row that are no move apart, and a full board of such.
        [1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, *[0] * 13],
        [1, 2, *[0] * 23],
        [*range(1, 26)],
        [1] * 25,
    ],
)
def test_what_is_no_path_of_a_knight_cannot_go_on(board: list[int]) -> None:
    assert answered(KnightProblem(5, 5).solvability(board)) is False


def can_be_toured(board: list[int], side: int) -> bool:
    """Try everything."""
    count = max(board)
    if count == side * side:
        return True
    for there in all_moves(side, side)[board.index(count)]:
        if not board[there]:
            board[there] = count + 1
            possible = can_be_toured(board, side)
            board[there] = 0
            if possible:
                return True
    return False


class Answered:
    """A question whose answer is there at once."""

    done = True

    def __init__(self, solvable: bool | None) -> None:
        self.solvable = solvable

    def advance(self, budget: int) -> bool:
        return True


class Told:
    """A problem of which is known how much can be told after so many placements."""

    def __init__(self, *answers: bool | None) -> None:
        self.answers = answers

    def board(self) -> list[int]:
        return [0] * len(self.answers)

    def solvability(self, board: Sequence[int]) -> Answered:
        return Answered(self.answers[sum(board)])


@pytest.mark.parametrize(
    ("answers", "doom"),
    [
        ((True, True, False, False), (20, True)),
        ((True, None, False, False), (20, False)),
        ((None, None, None, False), (30, False)),
        ((None, False, False, False), (10, False)),
        ((False, False, False, False), (0, True)),
        ((True, True, None, None), (None, False)),
        ((True, True, True, True), (None, True)),
        ((True, True, False, None), (None, False)),
    ],
)
def test_what_the_solver_cannot_tell_is_not_called_proved(
    answers: tuple[bool | None, ...], doom: tuple[int | None, bool]
) -> None:
    placed = [Placed(10 * number, number, 1) for number in range(1, len(answers))]
    assert doom_of(DoomSearch(cast(Problem, Told(*answers)), placed)) == doom


QUESTIONS: list[tuple[Any, list[int]]] = [
    (SudokuProblem(HANDOUT), list(Grid.parse(HANDOUT).digits)),
    (SudokuProblem("." * 81), [1, 2, 3, 4, 5, 6, 7, 8, *[0] * 9, 9, *[0] * 63]),
    (QueensProblem(10), [1, *[0] * 99]),
    (QueensProblem(6), [1, *[0] * 35]),
    (QueensProblem(18), [*[0] * 171, 1, *[0] * 152]),
    (KnightProblem(5, 5), [1, *[0] * 24]),
    (KnightProblem(4, 4), [1, *[0] * 15]),
]


@pytest.mark.parametrize(("problem", "board"), QUESTIONS)
def test_small_slices_tell_what_a_large_one_tells(problem: Problem, board: list[int]) -> None:
    at_once = answered(problem.solvability(board))
    assert at_once is not None
    for budget in (1, 7):
        assert answered(problem.solvability(board), budget) is at_once


@pytest.mark.parametrize(
    ("module", "problem"),
    [(knight_solvability, KnightProblem(8, 8)), (queens_solvability, QueensProblem(18))],
)
def test_a_search_is_given_up_in_time(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, problem: Problem
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 20)
    question = problem.solvability([1, *[0] * (len(problem.board()) - 1)])
    assert not question.advance(19)
    assert question.advance(1)
    assert question.done
    assert question.solvable is None
