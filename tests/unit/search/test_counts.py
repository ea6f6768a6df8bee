"""The strategies do what the documents' own programs do: same answers, same counts."""

import pytest

from undoku.knight import Tour
from undoku.knight.strategies.problem import KnightProblem
from undoku.queens import Placement
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.follow import Run
from undoku.search.register import find
from undoku.search.steps import PLACE, REJECT, SOLUTION, TRY
from undoku.sudoku.strategies.problem import SudokuProblem

from .searches import BLOG, HANDOUT, LECTURE, SPARSE, run

SOLUTIONS = {
    BLOG: "316578492529134768487629531263415987974863125851792643138947256692351874745286319",
    LECTURE: "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    HANDOUT: "685937214129846357437125698894371562563284179271659483712468935356792841948513726",
}
SUDOKU = [
    (BLOG, "last-empty", 768, 767, 6714),
    (BLOG, "first-empty", 770, 769, 6732),
    (BLOG, "fewest-options", 79, 78, 513),
    (LECTURE, "last-empty", 1006, 1005, 8825),
    (LECTURE, "first-empty", 4209, 4208, 37652),
    (LECTURE, "fewest-options", 52, 51, 239),
    (HANDOUT, "last-empty", 4064, 4063, 36355),
    (HANDOUT, "first-empty", 11240, 11239, 100939),
    (HANDOUT, "fewest-options", 173, 172, 1336),
]


@pytest.mark.parametrize(("puzzle", "name", "calls", "placements", "tries"), SUDOKU)
def test_sudoku(puzzle, name, calls, placements, tries):
    found = run("sudoku", name, SudokuProblem(puzzle))
    assert found.counts[:3] == (calls, tries, placements)
    assert found.counts.solutions == 1
    assert "".join(map(str, found.first)) == SOLUTIONS[puzzle]
    blanks = puzzle.count("0")
    assert found.counts.undos == placements - blanks  # what was not taken back fills the grid


@pytest.mark.parametrize("puzzle", [BLOG, LECTURE, HANDOUT, SPARSE])
def test_singles_need_fewer_tries(puzzle):
    problem = SudokuProblem(puzzle)
    plain, singles = (run("sudoku", name, problem) for name in ("fewest-options", "fewest-options-singles"))
    assert singles.counts.tries < plain.counts.tries
    assert singles.counts.solutions == 1
    assert puzzle not in SOLUTIONS or problem.answer(singles.first) == SOLUTIONS[puzzle]


def test_sparse_grid_needs_69_placements():
    assert run("sudoku", "fewest-options", SudokuProblem(SPARSE)).counts.placements == 69


@pytest.mark.parametrize("name", ["board-scan", "markers", "bitmasks"])
@pytest.mark.parametrize(
    ("n", "calls", "solutions"),
    [(0, 1, 1), (1, 2, 1), (2, 3, 0), (4, 17, 2), (5, 54, 10), (6, 153, 4), (7, 552, 40), (8, 2057, 92)],
)
def test_all_placements(name, n, calls, solutions):
    found = run("queens", name, QueensProblem(n))
    assert (found.counts.calls, found.counts.placements, found.counts.undos) == (calls, calls - 1, calls - 1)
    assert found.counts.solutions == solutions


@pytest.mark.long
@pytest.mark.parametrize("name", ["board-scan", "markers", "bitmasks"])
@pytest.mark.parametrize(("n", "calls", "solutions"), [(9, 8394, 352), (10, 35539, 724), (11, 166926, 2680)])
def test_all_placements_on_larger_boards(name, n, calls, solutions):
    counts = run("queens", name, QueensProblem(n)).counts
    assert (counts.calls, counts.placements, counts.solutions) == (calls, calls - 1, solutions)


FIRST = [
    (4, 9, 36, [1, 3, 0, 2]),
    (5, 6, 26, [0, 2, 4, 1, 3]),
    (6, 32, 355, [1, 3, 5, 0, 2, 4]),
    (7, 10, 96, [0, 2, 4, 6, 1, 3, 5]),
    (8, 114, 2438, [0, 4, 7, 5, 2, 6, 1, 3]),
    (9, 42, 962, None),
    (10, 103, 3172, None),
    (12, 262, 11755, None),
]


@pytest.mark.parametrize(("n", "calls", "pairs", "columns"), FIRST)
def test_first_placement(n, calls, pairs, columns):
    problem = QueensProblem(n)
    search = Run(find("queens", "array-first"), problem)
    compared = 0
    for step in search.steps():
        # a new queen was compared with those of all rows up to the one that forbids her
        if step.kind == REJECT:
            compared += step.by // n + 1
        elif step.kind == PLACE:
            compared += step.cell // n
    assert (search.calls, compared) == (calls, pairs)
    answer = problem.answer(search.board)
    assert Placement(answer).is_valid()
    assert columns in (None, answer)


@pytest.mark.parametrize("n", [4, 6, 8, 10])
def test_columns_are_rows_turned_over(n):
    by_rows, by_columns = (run("queens", name, QueensProblem(n)) for name in ("array-first", "columns"))
    assert by_columns.counts == by_rows.counts
    turned = [by_columns.first[column * n + row] for row in range(n) for column in range(n)]
    assert turned == list(by_rows.first)


def test_larger_boards_than_can_be_recorded_are_counted():
    assert run("queens", "array-first", QueensProblem(21)).counts.calls == 8563
    assert run("queens", "array-first", QueensProblem(16)).counts.calls == 10053


@pytest.mark.long
@pytest.mark.parametrize(("n", "calls"), [(20, 199_636), (22, 1_737_189), (23, 25_429)])
def test_first_placement_on_larger_boards(n, calls):
    assert run("queens", "array-first", QueensProblem(n)).counts.calls == calls


def knight(rows, name="fixed-order"):
    problem = KnightProblem(rows, rows)
    found = run("knight", name, problem)
    return found.counts, Tour(rows, rows, tuple(map(tuple, problem.answer(found.first)))), found.first[:rows]


@pytest.mark.parametrize(("side", "calls", "row"), [(5, 8840, (1, 6, 15, 10, 21)), (6, 248169, None)])
def test_knight(side, calls, row):
    counts, tour, first_row = knight(side)
    assert counts.calls == counts.placements == calls
    assert tour.is_valid()
    assert first_row == (row or (1, 16, 7, 26, 11, 14))


@pytest.mark.long
@pytest.mark.parametrize(
    ("side", "calls", "row"),
    [(7, 7_151_179, (1, 38, 31, 8, 19, 36, 15)), (8, 8_250_733, (1, 60, 39, 34, 31, 18, 9, 64))],
)
def test_knight_on_larger_boards(side, calls, row):
    counts, tour, first_row = knight(side)
    assert counts.calls == calls
    assert tour.is_valid()
    assert first_row == row


@pytest.mark.parametrize("side", [5, 6, 8, 20])
def test_warnsdorff_with_backtracking(side):
    counts, tour, _ = knight(side, "warnsdorff-backtracking")
    assert tour.is_valid()
    assert counts.calls == counts.undos + side * side


def test_backtracking_proves_that_there_is_no_tour():
    found = run("knight", "warnsdorff-backtracking", KnightProblem(4, 4))
    assert found.first is None
    assert found.counts.placements == found.counts.undos > 500


ENDS = [
    # rows, columns, start, end, closed, strategy, calls, tries, undos, solutions
    (5, 5, (0, 0), (2, 2), False, "fixed-order", 30129, 104608, 30104, 1),
    (5, 5, (0, 0), (2, 2), False, "warnsdorff", 25, 88, 0, 1),
    (5, 5, (0, 0), (4, 4), False, "warnsdorff", 24, 94, 0, 0),
    (5, 5, (0, 0), (4, 4), False, "warnsdorff-backtracking", 92, 124, 67, 1),
    (5, 5, (0, 0), None, True, "fixed-order", 261285, 924482, 261285, 0),
    (5, 5, (0, 0), None, True, "warnsdorff-backtracking", 193241, 322706, 193241, 0),
    (5, 6, (0, 0), None, True, "warnsdorff-backtracking", 30, 30, 0, 1),
    (3, 10, (0, 0), None, True, "fixed-order", 54101, 172637, 54071, 1),
    (3, 10, (0, 0), None, True, "warnsdorff-backtracking", 22759, 33661, 22729, 1),
    (6, 6, (5, 0), (5, 1), False, "fixed-order", 356674, 1483608, 356638, 1),
    (6, 6, (5, 0), (5, 1), False, "warnsdorff-backtracking", 36, 37, 0, 1),
    (6, 6, (5, 0), None, True, "warnsdorff", 36, 154, 0, 1),
    (6, 6, (0, 0), (1, 2), True, "warnsdorff-backtracking", 45, 51, 9, 1),
    (8, 8, (7, 0), None, True, "warnsdorff-backtracking", 64, 65, 0, 1),
    (8, 8, (7, 0), (0, 6), False, "warnsdorff-backtracking", 3431, 4590, 3367, 1),
]


def ended(rows, cols, start, end, closed, name):
    problem = KnightProblem(rows, cols, start, end, closed)
    found = run("knight", name, problem)
    if found.first is not None:
        tour = Tour(rows, cols, tuple(map(tuple, problem.answer(found.first))))
        assert tour.is_valid()
        assert end in (None, tour.path[-1])
        assert tour.closed or not closed
    return found.counts


@pytest.mark.parametrize(
    ("rows", "cols", "start", "end", "closed", "name", "calls", "tries", "undos", "solutions"), ENDS
)
def test_knight_that_has_to_end_somewhere(
    rows, cols, start, end, closed, name, calls, tries, undos, solutions
):
    assert ended(rows, cols, start, end, closed, name) == (calls, tries, calls, undos, solutions)


@pytest.mark.long
@pytest.mark.parametrize(
    ("cols", "start", "end", "closed", "calls", "solutions"),
    [
        (5, (0, 0), (4, 4), False, 527369, 1),
        (5, (0, 0), (0, 1), False, 736574, 0),
        (5, (0, 1), None, True, 881353, 0),
        (6, (5, 0), None, True, 422828, 1),
    ],
)
def test_knight_in_fixed_order_that_has_to_end_somewhere(cols, start, end, closed, calls, solutions):
    counts = ended(cols, cols, start, end, closed, "fixed-order")
    assert (counts.calls, counts.solutions) == (calls, solutions)


def test_warnsdorff_never_turns_back():
    counts = run("knight", "warnsdorff", KnightProblem(8, 8)).counts
    assert (counts.calls, counts.undos, counts.solutions) == (64, 0, 1)
    counts = run("knight", "warnsdorff", KnightProblem(4, 4)).counts
    assert (counts.undos, counts.solutions) == (0, 0)


def test_who_forbids_is_who_attacks():
    n = 6
    kinds = {TRY, REJECT, PLACE, SOLUTION}
    for name in ("board-scan", "markers", "array-first", "columns"):
        search = Run(find("queens", name), QueensProblem(n))
        for step in search.steps():
            kinds.discard(step.kind)
            if step.kind == REJECT:
                (row, column), (other_row, other_column) = divmod(step.cell, n), divmod(step.by, n)
                assert search.board[step.by] == 1
                shared = (
                    row == other_row,
                    column == other_column,
                    abs(row - other_row) == abs(column - other_column),
                )
                assert any(shared)
    assert not kinds


@pytest.mark.parametrize("name", ["last-empty", "first-empty", "fewest-options"])
def test_who_forbids_a_digit_has_it(name):
    search = Run(find("sudoku", name), SudokuProblem(BLOG))
    rejected = 0
    for step in search.steps():
        if step.kind == REJECT:
            rejected += 1
            assert search.board[step.by] == step.value
            assert step.by in SudokuProblem(BLOG).grid.layout.peers[step.cell]
    assert rejected > 400
