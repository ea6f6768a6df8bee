"""Sentences about queens, letter for letter, of errors and of steps; and the lecture's arrays."""

from itertools import pairwise

import pytest

from undoku.queens import BoardError, CompletionSearch, QueensSearch, count, place
from undoku.queens.strategies.problem import QueensProblem
from undoku.queens.strategies.words import line, markers, sentence
from undoku.search.follow import Run
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLUTION, TRY, UNDO, Step

from ..errors import check

ERRORS = [
    (lambda: QueensSearch("8"), "not-a-number", "N is '8': the number of queens must be a whole number."),
    (lambda: QueensSearch(-1234), "negative", "N is -1,234: the number of queens cannot be negative."),
    (lambda: QueensSearch(1001), "too-large",
     "N is 1,001: placements are searched for for N from 0 to 1,000."),
    (lambda: CompletionSearch(1001), "too-large",
     "N is 1,001: placements are completed for N from 0 to 1,000."),
    (lambda: count(19), "too-large", "N is 19: placements are counted for N from 0 to 18."),
    (lambda: place(10**31), "too-large",
     "N is very large: a placement is constructed for N from 0 to 1,000,000."),
    (lambda: QueensProblem(51), "too-large",
     "N is 51: a search can be stepped through up to N = 20, "
     "and counted in a shell for N from 0 to 50."),
    (lambda: Recorder(find("queens", "markers"), QueensProblem(21)), "too-large",
     "N is 21: a search can be stepped through up to N = 20, "
     "and counted in a shell for N from 0 to 50."),
    (lambda: QueensSearch(8, [5]), "not-a-square", "Queen 5: a square is a pair (row, column)."),
    (lambda: QueensSearch(8, [], [(1, "a")]), "not-numbers",
     "Blocked square (1, 'a'): row and column must be whole numbers."),
    (lambda: QueensSearch(1000, [(0, 1000)]), "off-board",
     "Queen on row 1, column 1,001 is off the board: rows and columns run from 1 to 1,000."),
    (lambda: CompletionSearch(0, [], [(0, 0)]), "off-board",
     "Blocked square on row 1, column 1 is off the board: it has no squares."),
]  # fmt: skip


@pytest.mark.parametrize(("mistake", "code", "words"), ERRORS)
def test_errors(mistake, code, words):
    with pytest.raises(BoardError) as caught:
        mistake()
    check(caught.value, BoardError, code, words)


@pytest.mark.parametrize(
    ("kind", "cell", "by", "n", "words"),
    [
        (TRY, 0, NO_CELL, 8, "Row 1, column 1: could a queen stand here?"),
        (TRY, 9, NO_CELL, 5, "Row 2, column 5: could a queen stand here?"),
        (REJECT, 7, 5, 5, "Row 2, column 3 is attacked by the queen in row 2, column 1, in the same row."),
        (REJECT, 7, 2, 5, "Row 2, column 3 is attacked by the queen in row 1, column 3, in the same column."),
        (REJECT, 7, 3, 5, "Row 2, column 3 is attacked by the queen in row 1, column 4, on a diagonal."),
        (PLACE, 23, NO_CELL, 5, "Row 5, column 4 is safe, and a queen is placed for now."),
        (UNDO, 23, NO_CELL, 5,
         "The queen in row 5, column 4 is taken back, for all that could follow has been tried."),
    ],
)  # fmt: skip
def test_steps(kind, cell, by, n, words):
    assert sentence(Step(kind, cell, 1, by, 1, 1), n * n * [0], n) == words


def queens(n, *squares):
    """A board with queens on (row, column), counted from 1."""
    return [int((cell // n + 1, cell % n + 1) in squares) for cell in range(n * n)]


@pytest.mark.parametrize(
    ("standing", "hers", "n", "words"),
    [
        ([(1, 1)], (2, 3), 4,
         "Dead end, as no square of row 3 is safe: the queen in row 2, column 3 is taken back."),
        ([(1, 1)], (3, 2), 4,
         "Dead end, as no square of column 3 is safe: the queen in row 3, column 2 is taken back."),
        ([(1, 1)], (2, 4), 4,
         "The queen in row 2, column 4 is taken back, for all that could follow has been tried."),
        ([(2, 1), (4, 2), (1, 3)], (3, 4), 4,
         "The queen in row 3, column 4 is taken back, for all that could follow has been tried."),
        ([], (1, 1), 2,
         "Dead end, as no square of row 2 is safe: the queen in row 1, column 1 is taken back."),
        ([], (1, 1), 1,
         "The queen in row 1, column 1 is taken back, for all that could follow has been tried."),
    ],
)  # fmt: skip
def test_why_a_queen_is_taken_back(standing, hers, n, words):
    (row, column), board = hers, queens(n, *standing)
    assert sentence(Step(UNDO, (row - 1) * n + column - 1, 1, NO_CELL, 1, 1), board, n) == words


def test_solutions():
    step = Step(SOLUTION, NO_CELL, 0, NO_CELL, 1, 1)
    four = queens(4, (1, 3), (2, 1), (3, 4), (4, 2))
    assert sentence(step, four, 4) == (
        "A solution: no queen attacks another. They stand in columns 3, 1, 4, 2."
    )
    for n in (0, 1):
        assert sentence(step, n * [1], n) == "A solution: no queen attacks another."


@pytest.mark.parametrize("name", ["board-scan", "markers", "array-first", "columns", "bitmasks"])
def test_a_dead_end_is_said_where_a_call_placed_nothing(name):
    # The columns' strategy is the only one that goes from left to right.
    line = "column" if name == "columns" else "row"
    for n in range(1, 8):
        search, placed, said = Run(find("queens", name), QueensProblem(n)), None, set()
        for step in search.steps():
            words = sentence(step, search.board, n)
            if step.kind == UNDO:
                after = (step.cell % n if line == "column" else step.cell // n) + 2
                nothing = placed == step.cell and after <= n
                # On the diagonal, queens fill the rows and the columns before hers, and both may be full.
                ends = [f"Dead end, as no square of {name} {after} is safe" for name in (line, "row")]
                assert any(map(words.startswith, ends)) == nothing
                said.add(nothing)
            elif step.kind == PLACE:
                placed = step.cell
        assert True in said or n in (1, 5, 7)


@pytest.mark.parametrize("name", ["board-scan", "markers", "array-first", "columns", "bitmasks"])
def test_no_two_sentences_in_a_row_are_the_same(name):
    for n in range(1, 8):
        search = Run(find("queens", name), QueensProblem(n))
        told = [(step.kind, sentence(step, search.board, n)) for step in search.steps()]
        assert all(one != two for (_, one), (_, two) in pairwise(told))
        solutions = [words for kind, words in told if kind == SOLUTION]
        assert len(set(solutions)) == len(solutions)


def test_the_line_that_two_squares_share():
    n = 5
    squares = [(row, column) for row in range(n) for column in range(n)]
    for one, (row, column) in enumerate(squares):
        for two, (i, j) in enumerate(squares):
            if i == row:
                assert line(one, two, n) == "in the same row"
            elif j == column:
                assert line(one, two, n) == "in the same column"
            else:
                assert line(one, two, n) == "on a diagonal"


def test_the_arrays_of_the_lecture():
    assert markers([], 0) == ([], [], [])
    assert markers([0], 1) == ([0], [0], [0])
    assert markers([1], 1) == ([1], [1], [1])
    # Queens on row 1, column 2 and on row 2, column 4.
    board = [0, 1, 0, 0, 0, 0, 0, 1, *[0] * 8]
    assert markers(board, 4) == ([0, 1, 0, 1], [0, 1, 0, 0, 1, 0, 0], [0, 1, 1, 0, 0, 0, 0])


@pytest.mark.parametrize("n", [2, 5])
def test_an_array_has_a_place_for_every_line(n):
    for row in range(n):
        for column in range(n):
            board = [int(square == (row, column)) for square in ((i, j) for i in range(n) for j in range(n))]
            top, left, right = markers(board, n)
            assert top == [int(j == column) for j in range(n)]
            assert left == [int(total == row + column) for total in range(2 * n - 1)]
            assert right == [int(ahead == row - column) for ahead in range(1 - n, n)]


@pytest.mark.parametrize(
    ("name", "other"), [("markers", "column"), ("bitmasks", "column"), ("columns", "row")]
)
def test_a_dead_end_is_one_of_the_lines_that_the_search_goes_by(name, other):
    ends = []
    for n in (4, 5, 7, 8):
        problem = QueensProblem(n)
        search = Run(find("queens", name), problem)
        said = [problem.sentence(step, search.board) for step in search.steps() if step.kind == UNDO]
        ends += [sentence for sentence in said if sentence.startswith("Dead end")]
    assert len(ends) > 10
    assert not [sentence for sentence in ends if f"no square of {other} " in sentence]
