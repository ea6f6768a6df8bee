"""The teaching strategies on other shapes than the usual 9 by 9: they find what the fast solver finds."""

import pytest

from undoku.search.recorder import Recorder
from undoku.search.register import find, strategies
from undoku.search.steps import REJECT
from undoku.sudoku import Grid, GridError, Layout, solutions
from undoku.sudoku.generator.shaped import ShapeGenerator, ShapeWishes
from undoku.sudoku.strategies import shape_rules
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.watch.watched import Watched

NAMES = [strategy.name for strategy in strategies("sudoku")]
SHAPES = {
    "six": (Layout.standard(6), ()),
    "jigsaw": (Layout.standard(6), ("regions",)),
    "diagonal": (Layout.standard(6).with_rules(diagonal=True), ()),
    "killer": (Layout.standard(4), ("cages",)),
    "ten": (Layout.standard(10), ()),
}


def made(shape):
    layout, drawn = SHAPES[shape]
    search = ShapeGenerator(ShapeWishes(layout, drawn), "3")
    while not search.done:
        search.advance(100)
    return search


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", NAMES)
def test_the_solution_is_found_and_every_step_told(name, shape):
    search = made(shape)
    puzzle = search.puzzle
    if shape == "ten":
        # An empty grid of it takes a plain search too long.
        kept = [digit if cell % 4 else 0 for cell, digit in enumerate(search.solution.digits)]
        puzzle = Grid(puzzle.layout, kept)
    problem = SudokuProblem(puzzle)
    recorder = Recorder(find("sudoku", name), problem)
    while not recorder.advance(10_000):
        assert recorder.steps < 200_000
    assert problem.answer(recorder.first) in {str(found) for found in solutions(puzzle)}
    trace = recorder.trace
    kinds = set()
    for step in range(0, len(trace) + 1, max(1, len(trace) // 200)):
        if step:
            said = trace.sentence(step)
            assert said.endswith(".") and f"to {puzzle.layout.size + 1}" not in said
            kinds.add(trace.step(step).kind)
    # Where singles do it all, nothing is tried.
    assert REJECT in kinds or "singles" in name


def test_what_forbids_a_digit_is_named():
    jigsaw = Layout.from_regions("AABB ACBB ACCD CDDD".replace(" ", ""))
    problem = SudokuProblem(Grid(jigsaw, [1] + 15 * [0]))
    recorder = Recorder(find("sudoku", "first-empty"), problem)
    recorder.advance(12)
    sentences = [recorder.trace.sentence(step) for step in range(1, len(recorder.trace) + 1)]
    assert "Row 1, column 2: 1 cannot go here, because row 1 has a 1 in column 1." in sentences
    killer = Layout.standard(4).with_rules(diagonal=True, cages=[(3, (1, 2)), (0, (0, 6))])
    grid = [1] + 15 * [0]
    assert shape_rules.conflict(grid, killer, 1, 3) == 2
    assert shape_rules.conflict(grid, killer, 15, 1) == 0
    assert shape_rules.conflict(grid, killer, 6, 1) == 0
    assert shape_rules.options(grid, killer, 1) == [2]
    from undoku.sudoku.strategies.words import reason

    assert reason(15, 1, 0, grid, killer) == "its diagonal has a 1 in row 1, column 1"
    assert reason(6, 1, 0, grid, killer) == "its cage has a 1 in row 1, column 1"
    assert reason(1, 3, 2, grid, killer) == "its cage cannot have its sum of 3 then"


@pytest.mark.parametrize("name", NAMES)
def test_the_code_that_is_shown_is_the_code_that_runs(name):
    watched = Watched("sudoku", name, {"givens": 16 * ".", "entered": 16 * "."})
    while not watched.search.advance(1000):
        pass
    assert "problem.shape" in watched.source.text
    usual = Watched("sudoku", name, {"givens": 81 * ".", "entered": 81 * "."})
    assert "shape" not in usual.source.text


def test_a_search_on_a_very_large_grid_is_counted_and_not_watched():
    with pytest.raises(GridError, match="A search is watched up to 20 by 20 cells, not on 25 by 25"):
        Recorder(find("sudoku", "last-empty"), SudokuProblem(Grid(Layout.standard(25), 625 * [0])))
