"""Grids and layouts to test with, made by hypothesis."""

import random

from hypothesis import assume
from hypothesis import strategies as st

from undoku.sudoku import Grid, Layout, SudokuSearch, solutions

from .solved import SOLVED


@st.composite
def jigsaws(draw, sizes=(3, 4, 5)):
    """Grow a layout of connected regions: swap cells between neighbouring regions, starting from the rows."""
    size = draw(st.sampled_from(sizes))
    region = [cell // size for cell in range(size * size)]
    for first, second in draw(st.lists(st.tuples(*[st.integers(0, size * size - 1)] * 2), max_size=60)):
        _exchange(region, first, second, size)
    return Layout.from_regions(region)


@st.composite
def solved_jigsaws(draw):
    """Grow a 9x9 layout from the boxes, by exchanges of cells at the borders; give a solved grid of it.

    A few layouts have no solution, or none that is soon found: they are left out.
    """
    chance = random.Random(draw(st.integers(0, 2**32)))
    region = list(Layout.standard(9).box_of)
    for _ in range(draw(st.integers(10, 300))):
        _exchange(region, chance.randrange(81), chance.randrange(81), 9)
    layout = Layout.from_regions(region)
    search = SudokuSearch(Grid(layout, [0] * 81), 1)
    search.advance(2_000)
    assume(search.found)
    return search.found[0]


def _exchange(region, first, second, size):
    """Let two cells change places between their regions, unless one of those would fall apart."""
    one, two = region[first], region[second]
    if one != two:
        region[first], region[second] = two, one
        if not (_connected(region, one, size) and _connected(region, two, size)):
            region[first], region[second] = one, two


def _connected(region, number, size):
    cells = {cell for cell, other in enumerate(region) if other == number}
    reached, front = set(), [min(cells)]
    while front:
        cell = front.pop()
        if cell in cells - reached:
            reached.add(cell)
            front += [cell - size, cell + size]
            front += [cell - 1] * (cell % size > 0) + [cell + 1] * (cell % size < size - 1)
    return reached == cells


@st.composite
def relabelled(draw, solved=SOLVED):
    """Rename the digits of a solved 9x9 grid and exchange rows within a band."""
    digits = [int(symbol) for symbol in draw(st.sampled_from(solved))]
    names = [0, *draw(st.permutations(range(1, 10)))]
    rows = [3 * band + row for band in range(3) for row in draw(st.permutations(range(3)))]
    return [names[digits[9 * row + column]] for row in rows for column in range(9)]


@st.composite
def mutated(draw, digits, size, blanks):
    """Blank cells of a solved grid and then, perhaps, write wrong digits into a few others."""
    cells = len(digits)
    left = list(digits)
    for cell in draw(st.lists(st.integers(0, cells - 1), min_size=blanks // 2, max_size=blanks, unique=True)):
        left[cell] = 0
    for cell, digit in draw(st.lists(st.tuples(st.integers(0, cells - 1), st.integers(0, size)), max_size=2)):
        left[cell] = digit
    return left


def any_solution(layout):
    """Give one solution of the empty grid of a layout, or None if it has none."""
    return next(solutions(Grid(layout, [0] * layout.cells)), None)
