import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from undoku.sudoku import Grid, GridError, Layout, SudokuSearch, count, solutions, solve

from . import slow_solver
from .grids import SOLVED, any_solution, jigsaws, mutated, relabelled, solved_jigsaws

PUZZLES = (
    "306508400520000000087000031003010080900863005050090600130000250000000074005206300",
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "000030200020040350007100008800001062060000070270600003700008900056090040008010000",
)
SPARSE = "001000000200000000003000000400000005005000600600000040007103000800000000009020000"


@pytest.mark.parametrize(("puzzle", "solution"), list(zip(PUZZLES, SOLVED, strict=True)))
def test_puzzles_of_the_three_documents(puzzle, solution):
    verdict = solve(puzzle)
    assert verdict.solutions == 1
    assert str(verdict.first) == solution
    assert verdict.second is None and verdict.clashes == ()


def agrees(grid, limit=3):
    """Check our solutions against the slow solver's, as sets if all were found."""
    expected = slow_solver.solutions(grid.digits, grid.layout.box_of, limit)
    search = SudokuSearch(grid, limit)
    search.advance(10**6)
    found = [solution.digits for solution in search.found]
    assert search.done and len(set(found)) == len(found) == search.solutions == len(expected)
    if len(found) < limit:
        assert set(found) == set(expected)
    for solution in search.found:
        assert not solution.clashes() and 0 not in solution.digits
        assert all(given in (0, digit) for given, digit in zip(grid.digits, solution.digits, strict=True))
    assert bool(grid.clashes()) <= (not found)


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_blanked_and_mutated_grids_agree_with_the_slow_solver(data):
    solved = data.draw(relabelled())
    agrees(Grid(Layout.standard(9), data.draw(mutated(solved, 9, 45))))


@settings(deadline=None, max_examples=100)
@given(st.data())
def test_random_jigsaws_agree_with_the_slow_solver(data):
    layout = data.draw(jigsaws())
    solved = any_solution(layout)
    digits = solved.digits if solved else [0] * layout.cells
    agrees(Grid(layout, data.draw(mutated(digits, layout.size, 16))))


# Every example is made by solving an empty jigsaw: on a busy machine that is slow, and no fault.
@settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_random_jigsaws_of_nine_by_nine_agree_with_the_slow_solver(data):
    solved = data.draw(solved_jigsaws())
    agrees(Grid(solved.layout, data.draw(mutated(solved.digits, 9, 36))))


@settings(deadline=None, max_examples=20)
@given(st.data())
def test_other_sizes_agree_with_the_slow_solver(data):
    layout = Layout.standard(data.draw(st.sampled_from((4, 6, 8, 12))))
    solved = any_solution(layout)
    agrees(Grid(layout, data.draw(mutated(solved.digits, layout.size, min(layout.cells // 2, 24)))))


@settings(deadline=None, max_examples=30)
@given(jigsaws(sizes=(3, 4)))
def test_counts_of_empty_jigsaws(layout):
    empty = Grid(layout, [0] * layout.cells)
    assert count(empty) == len(slow_solver.solutions(empty.digits, layout.box_of, None))


def test_published_counts():
    # Grids of 4x4 and of 6x6 (boxes of 2x3); Latin squares of side 4, the rows as regions (A002860).
    assert count("." * 16) == 288
    assert count("123456" + "." * 30) * 720 == 28200960
    assert count(Grid(Layout.from_regions("AAAABBBBCCCCDDDD"), [0] * 16)) == 576


@pytest.mark.parametrize("size", [4, 6, 8, 9, 10, 12, 14, 15, 16])
def test_an_empty_grid_of_every_size_has_two_solutions(size):
    verdict = solve("." * (size * size))
    assert verdict.solutions == 2 and verdict.first != verdict.second
    for solution in (verdict.first, verdict.second):
        assert 0 not in solution.digits and not solution.clashes()


def test_a_sixteen_by_sixteen_puzzle_has_one_solution():
    solved = any_solution(Layout.standard(16))
    digits = [0 if cell % 3 == 0 else digit for cell, digit in enumerate(solved.digits)]
    assert any(solution == solved for solution in solutions(Grid(solved.layout, digits)))


def test_grids_that_stop_other_programs():
    assert solve(SPARSE).solutions == 2
    assert solve(SOLVED[0]).first == Grid.parse(SOLVED[0])
    same = solve("1" * 81)
    assert same.solutions == 0 and same.first is None and len(same.clashes) == 27
    wrong = SOLVED[0][:-1] + "8"
    assert solve(wrong).solutions == 0 and str(solve(wrong).clashes[0]).startswith("Row 9 has two 8s")


@settings(deadline=None, max_examples=60)
@given(relabelled(), st.sets(st.integers(0, 80), min_size=17, max_size=17))
def test_seventeen_clues_are_answered(solved, cells):
    grid = Grid(Layout.standard(9), [solved[cell] if cell in cells else 0 for cell in range(81)])
    assert solve(grid).solutions in (1, 2)


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(st.integers(0, 80), st.integers(1, 9)), min_size=17, max_size=17))
def test_seventeen_random_digits_are_answered_or_paused(clues):
    digits = [0] * 81
    for cell, digit in clues:
        digits[cell] = digit
    search = SudokuSearch(Grid(Layout.standard(9), digits))
    search.advance(2000)
    assert search.done or search.nodes >= 2000


@settings(deadline=None, max_examples=40)
@given(st.sampled_from([*PUZZLES, SPARSE, "." * 81, PUZZLES[2].replace("3", "0")]), st.integers(1, 7))
def test_many_slices_are_one_search(puzzle, budget):
    grid = Grid.parse(puzzle)
    whole, sliced = SudokuSearch(grid, 20), SudokuSearch(grid, 20)
    assert whole.advance(10**6)
    slices = 0
    while not sliced.done:
        before = sliced.nodes
        assert sliced.advance(budget) == sliced.done
        assert sliced.nodes - before <= budget
        slices += 1
    assert sliced.found == whole.found and sliced.nodes == whole.nodes
    assert sliced.advance(5) and sliced.nodes == whole.nodes
    assert slices >= whole.nodes // budget


def test_solutions_are_lazy_and_complete():
    lazy = solutions("." * 81)
    assert next(lazy) != next(lazy)
    blanked = PUZZLES[2].replace("3", "0")
    listed = list(solutions(blanked))
    assert len(listed) == len(set(listed)) == count(blanked) > 2
    assert count(blanked, 2) == 2


def test_forgetting_keeps_the_count():
    search = SudokuSearch(Grid.parse("." * 16), None)
    while not search.advance(10):
        search.forget()
        assert search.found == []
    assert search.solutions == 288


@pytest.mark.parametrize("limit", [0, -1])
def test_limits_are_at_least_one(limit):
    with pytest.raises(GridError, match="at least 1"):
        count("." * 81, limit)


def test_a_puzzle_is_a_grid_or_text():
    for wrong in (None, 5, [0] * 81):
        with pytest.raises(GridError, match="A puzzle is a Grid or text"):
            solve(wrong)
    with pytest.raises(GridError, match="80 cells found"):
        next(solutions("." * 80))


@given(st.sampled_from(PUZZLES), st.integers(0, 80), st.integers(1, 510))
def test_no_solution_has_what_is_out(puzzle, cell, gone):
    out = [0] * 81
    out[cell] = gone
    grid = Grid.parse(puzzle.replace("3", "0"))
    every = SudokuSearch(grid, 300)
    every.advance(10**6)
    search = SudokuSearch(grid, None, out)
    search.advance(10**6)
    kept = {solution for solution in every.found if not gone >> solution.packed[cell] - 1 & 1}
    if grid.packed[cell]:
        kept = set(every.found)
    assert every.solutions < 300 and search.done
    assert set(search.found) == kept and len(kept) == search.solutions
