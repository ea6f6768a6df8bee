"""The checks that the Sudoku strategies share, for grids of any size and shape.

The grid is a list of digits in reading order, 0 = empty; the shape knows how many digits there are, which
cells must differ, and the cages with their sums. A check returns the cell that forbids a digit, or None: so
the search can show who forbids it.
"""

from undoku.sudoku.layout import Layout


def conflict(grid: list[int], shape: Layout, cell: int, digit: int) -> int | None:
    """The cell that forbids this digit: one that must differ and has it, else one of its cage."""
    for peer in shape.peers[cell]:
        if grid[peer] == digit:
            return peer
    return sum_conflict(grid, shape, cell, digit)


def sum_conflict(grid: list[int], shape: Layout, cell: int, digit: int) -> int | None:
    """The first cell of the cage, other than this one, if with the digit it cannot have its sum, or None."""
    for cage in shape.cages:
        if cell in cage.cells and cage.sum:
            others = [other for other in cage.cells if other != cell]
            total = digit + sum(grid[other] for other in others)
            empty = [other for other in others if grid[other] == 0]
            # Every cell that is still empty there needs 1 at least.
            if total + len(empty) > cage.sum or (not empty and total < cage.sum):
                return others[0] if others else cell
    return None


def options(grid: list[int], shape: Layout, cell: int) -> list[int]:
    """The digits that can go into an empty cell, from 1."""
    seen = {grid[peer] for peer in shape.peers[cell]}
    digits = [digit for digit in range(1, shape.size + 1) if digit not in seen]
    return [digit for digit in digits if sum_conflict(grid, shape, cell, digit) is None]


def count_options(grid: list[int], shape: Layout, cell: int) -> int:
    """How many digits can go into an empty cell."""
    return len(options(grid, shape, cell))
