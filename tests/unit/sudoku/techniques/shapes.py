"""Puzzles of many shapes, of our own making, and their ways: the same ones for the same seed."""

import random

from undoku.sudoku import Grid, Layout, Position
from undoku.sudoku.search import SudokuSearch
from undoku.sudoku.techniques.find import AllSteps
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.start import Start

NODES = 300
"""A grid whose solutions take longer to count is not used."""

LONGEST = 1_000_000


def regions(size, seed):
    """Make regions at random that can be filled: some cannot."""
    chance = random.Random(seed)
    while True:
        layout = _drawn(size, chance)
        if _solutions(Grid(layout, [0] * layout.cells), 1):
            return layout


def _drawn(size, chance):
    """Take the usual boxes, or rows, and exchange cells as long as all hang together."""
    try:
        of_cell = list(Layout.standard(size).box_of)
    except ValueError:
        of_cell = [cell // size for cell in range(size * size)]
    for _ in range(40 * size):
        one, other = chance.sample(range(size * size), 2)
        a, b = of_cell[one], of_cell[other]
        if a == b or b not in _around(of_cell, one, size) or a not in _around(of_cell, other, size):
            continue
        of_cell[one], of_cell[other] = b, a
        if not all(_hangs_together(of_cell, region, size) for region in (a, b)):
            of_cell[one], of_cell[other] = a, b
    return Layout.from_regions(of_cell)


def _neighbours(cell, size):
    row, column = divmod(cell, size)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [size * r + c for r, c in near if 0 <= r < size and 0 <= c < size]


def _around(of_cell, cell, size):
    return {of_cell[near] for near in _neighbours(cell, size)}


def _hangs_together(of_cell, region, size):
    cells = {cell for cell, other in enumerate(of_cell) if other == region}
    reached, left = set(), [min(cells)]
    while left:
        cell = left.pop()
        if cell not in reached:
            reached.add(cell)
            left += [near for near in _neighbours(cell, size) if near in cells]
    return reached == cells


def puzzle(layout, seed, share=1.0):
    """Make a puzzle with one solution: from a whole grid such a share of the cells is tried to be emptied."""
    chance = random.Random(seed)
    while True:
        digits = [0] * layout.cells
        box = layout.boxes[chance.randrange(layout.size)]
        for cell, digit in zip(box, chance.sample(range(1, layout.size + 1), layout.size), strict=True):
            digits[cell] = digit
        solutions = _solutions(Grid(layout, digits), 1)
        if solutions:
            break
    solution = solutions[0].digits
    digits = list(solution)
    for cell in chance.sample(range(layout.cells), int(share * layout.cells)):
        digits[cell] = 0
        if len(_solutions(Grid(layout, digits), 2) or ()) != 1:
            digits[cell] = solution[cell]
    return Grid(layout, digits), solution


def killer(layout, seed, givens=0.1):
    """Make a puzzle with cages of up to four cells everywhere, as a rule, and few givens."""
    chance = random.Random(seed)
    while True:
        _, solution = puzzle(layout, chance.random(), 0)
        cages = [cage for cage in _cages(layout, solution, chance) if chance.random() < 0.95]
        digits = [digit if chance.random() < givens else 0 for digit in solution]
        grid = Grid(layout.with_rules(layout.diagonal, cages), digits)
        if len(_solutions(grid, 2) or ()) == 1:
            return grid, solution


def _cages(layout, solution, chance):
    """Cut a grid into cages of digits that differ."""
    left = set(range(layout.cells))
    while left:
        cage = [min(left)]
        for _ in range(chance.choice((1, 2, 2, 3, 3, 4)) - 1):
            near = {near for cell in cage for near in _neighbours(cell, layout.size)} & left
            used = {solution[cell] for cell in cage}
            cage += [cell for cell in sorted(near - set(cage)) if solution[cell] not in used][:1]
        left.difference_update(cage)
        yield sum(solution[cell] for cell in cage), cage


def _solutions(grid, limit):
    """Give the solutions, to a limit; None where that takes long."""
    search = SudokuSearch(grid, limit)
    search.advance(NODES)
    return search.found if search.done else None


def state_of(grid):
    """Give the state that hints begin with."""
    start = Start(Position(grid))
    while not start.done:
        start.advance(100)
    assert start.state is not None, start.error
    return start.state


def path_of(state):
    path = Path(state)
    path.advance(LONGEST)
    assert path.done
    return path


def all_steps(state, technique=None):
    search = AllSteps(state, technique)
    search.advance(LONGEST)
    assert search.done
    return search.steps


def unsound(step, at, solution):
    """Say what is wrong with a step of a state: it concludes what the solution denies, or what is known."""
    said = at.geometry.pairs
    wrong = [pair for pair in said(step.placements) if solution[pair[0]] != pair[1]]
    wrong += [pair for pair in said(step.eliminations) if solution[pair[0]] == pair[1]]
    wrong += said((step.placements | step.eliminations) & ~at.candidates)
    return [(step.technique, *wrong)] if wrong or not step.placements | step.eliminations else []
