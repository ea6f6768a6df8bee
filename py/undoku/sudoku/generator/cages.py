"""Cages grown at random around a solution, so many and so large that it is the only one."""

from __future__ import annotations

from undoku.sudoku.generator.regions import neighbours
from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import TypeVar

    from undoku.search.draws import Draws
    from undoku.sudoku.generator.making import Making

    Value = TypeVar("Value")

_LENGTHS = {9: (2, 2, 3, 3, 3, 4, 4, 5), 10: (2, 2, 2, 3, 3, 4), 16: (1, 2, 2, 2, 3)}
"""Up to a size, the numbers of cells that are drawn from; what is too crowded for them has fewer."""

_NODES = 2

_HARD = {9: 300, 16: 20}
"""Where it takes more nodes to see how many solutions there are, a large cage is divided."""


def caged(solution: Grid, draws: Draws) -> Making[Grid]:
    """Give the empty grid with cages that has this solution alone; a generator that pauses.

    Cages are grown until they cover all. While there is another solution, a large cage in which the two
    differ is divided: cages of one cell each would be the solution itself, so that this comes to an end.
    """
    size = solution.layout.size
    hard = _up_to(_HARD, size)
    cages = _grown(solution, _up_to(_LENGTHS, size), draws)
    plain, digits = solution.layout, solution.packed
    while True:
        sums = [(sum([digits[cell] for cell in cage]), cage) for cage in cages]
        puzzle = Grid(plain.with_rules(plain.diagonal, sums), bytes(plain.cells))
        search = SudokuSearch(puzzle, 2)
        while not search.advance(_NODES) and search.nodes < hard:
            yield
        if search.done and search.solutions == 1:
            return puzzle
        differ = set(range(plain.cells))
        if search.solutions == 2:
            first, second = (found.packed for found in search.found)
            differ = {cell for cell in differ if first[cell] != second[cell]}
        _divide(cages, differ, solution, draws)
        yield


def _up_to(by_size: Mapping[int, Value], size: int) -> Value:
    return next(value for most, value in by_size.items() if size <= most)


def _grown(solution: Grid, lengths: Sequence[int], draws: Draws) -> list[list[int]]:
    """Cover the grid with cages of cells side by side, whose digits differ."""
    size, digits = solution.layout.size, solution.packed
    free = set(range(size * size))
    cages = []
    for start in draws.shuffled(range(size * size)):
        if start not in free:
            continue
        free.discard(start)
        cage = [start]
        length = lengths[draws.below(len(lengths))]
        while len(cage) < min(length, size):
            held = {digits[cell] for cell in cage}
            near = sorted(
                {
                    other
                    for cell in cage
                    for other in neighbours(cell, size)
                    if other in free and digits[other] not in held
                }
            )
            if not near:
                break
            cage.append(near[draws.below(len(near))])
            free.discard(cage[-1])
        cages.append(cage)
    return cages


def _divide(cages: list[list[int]], differ: set[int], solution: Grid, draws: Draws) -> None:
    """Take one cell out of the largest cage in which some cell differs, and leave its pieces."""
    size = solution.layout.size
    large = max((cage for cage in cages if len(cage) > 1 and not differ.isdisjoint(cage)), key=len)
    chosen = [cell for cell in large if cell in differ]
    alone = chosen[draws.below(len(chosen))]
    cages.remove(large)
    cages.append([alone])
    left = [cell for cell in large if cell != alone]
    while left:
        piece = [left.pop()]
        for cell in piece:
            for near in neighbours(cell, size):
                if near in left:
                    left.remove(near)
                    piece.append(near)
        cages.append(piece)
