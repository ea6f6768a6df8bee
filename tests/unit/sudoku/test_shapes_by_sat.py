"""Puzzles of every shape, beside a SAT solver: how many solutions there are, and which."""

import random

import pytest

from undoku.sudoku import Grid, Layout, SudokuSearch
from undoku.sudoku.generator.shaped import ShapeGenerator, ShapeWishes

from .shapes_by_sat import solutions

KINDS = {
    "jigsaw": (9, False, ("regions",)),
    "six": (6, False, ()),
    "twelve": (12, False, ()),
    "sixteen": (16, False, ()),
    "diagonal": (9, True, ()),
    "killer": (9, False, ("cages",)),
    "ten": (10, False, ()),
    "small jigsaw killer": (6, False, ("cages", "regions")),
    "diagonal killer": (9, True, ("cages",)),
    "diagonal jigsaw": (8, True, ("regions",)),
}
"""Size, diagonals, and what is drawn at random."""

LARGE = {"twelve", "sixteen"}


def made(kind, seed):
    size, diagonal, drawn = KINDS[kind]
    search = ShapeGenerator(ShapeWishes(Layout.standard(size).with_rules(diagonal), drawn), str(seed))
    while not search.done:
        search.advance(100)
    return search


def searched(grid, budget=7):
    search = SudokuSearch(grid, 2)
    while not search.advance(budget):
        pass
    return [found.digits for found in search.found]


def changes(puzzle, solution, chance):
    """Yield the puzzle, and then with a digit too few, a digit wrong, and a cage that has another sum."""
    yield puzzle
    layout, digits = puzzle.layout, list(puzzle.digits)
    filled = [cell for cell, digit in enumerate(digits) if digit]
    if filled:
        cell = chance.choice(filled)
        yield Grid(layout, [*digits[:cell], 0, *digits[cell + 1 :]])
    cell = chance.choice([cell for cell, digit in enumerate(digits) if not digit])
    wrong = chance.choice([d for d in range(1, layout.size + 1) if d != solution.digits[cell]])
    yield Grid(layout, [*digits[:cell], wrong, *digits[cell + 1 :]])
    if layout.cages:
        cages = list(layout.cages)
        number = chance.randrange(len(cages))
        total, cells = cages[number]
        cages[number] = (0, cells)
        yield Grid(layout.with_rules(layout.diagonal, cages), digits)
        least = len(cells) * (len(cells) + 1) // 2
        most = len(cells) * (layout.size + 1) - least
        cages[number] = (chance.choice([n for n in range(least, most + 1) if n != total]), cells)
        yield Grid(layout.with_rules(layout.diagonal, cages), digits)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "seeds", [range(1), pytest.param(range(1, 60), marks=pytest.mark.long)], ids=["sample", "rest"]
)
def test_the_same_solutions(kind, seeds):
    for seed in seeds:
        search = made(kind, seed)
        assert solutions(search.puzzle, 2) == [search.solution.digits]
        for grid in changes(search.puzzle, search.solution, random.Random(seed)):
            expected, found = solutions(grid, 2), searched(grid)
            assert len(found) == len(set(found)) == len(expected), (kind, seed)
            if len(expected) == 1:
                assert found == expected
            # Where there are several, the others may have been found: they are right if the clauses say so.
            for solution in found:
                assert solutions(Grid(grid.layout, solution), 1) == [solution]
