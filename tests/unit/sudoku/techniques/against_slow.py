"""Positions at random, and what simple techniques conclude there by their definitions, tried in every way."""

import random
from itertools import combinations

from undoku.sudoku.masks import digits_of
from undoku.sudoku.techniques.state import State

from ..positions import SEEN
from ..solved import SOLVED

ROWS = [[9 * row + column for column in range(9)] for row in range(9)]
COLUMNS = [[9 * row + column for row in range(9)] for column in range(9)]
BOXES = [
    [cell for cell in range(81) if cell // 27 == box // 3 and cell % 9 // 3 == box % 3] for box in range(9)
]
UNITS = [*ROWS, *COLUMNS, *BOXES]


def random_state(seed):
    """Take digits out of a solved grid, and candidates out of its cells, but never the true ones."""
    chance = random.Random(seed)
    solved = [int(digit) for digit in chance.choice(SOLVED)]
    kept, thinned = chance.uniform(0.2, 0.7), chance.uniform(0, 0.5)
    digits = [digit if chance.random() < kept else 0 for digit in solved]
    cells = []
    for cell, digit in enumerate(digits):
        around = {digits[other] for other in SEEN[cell]}
        possible = [
            other
            for other in range(1, 10)
            if other not in around and (other == solved[cell] or chance.random() >= thinned)
        ]
        cells.append(0 if digit else sum(1 << other - 1 for other in possible))
    given = sum(1 << cell for cell, digit in enumerate(digits) if digit)
    return State.with_candidates(digits, cells, given), solved


def candidates(at):
    """Give the digits of every cell as sets."""
    return [set(digits_of(mask)) for mask in at.cells]


def written(gone):
    """Write pairs of digit and cell as the conclusion of a step."""
    return " ".join(sorted(f"{digit}{cell // 9 + 1}{cell % 9 + 1}" for digit, cell in gone))


def see_all(cells):
    """Give the cells that see all of some."""
    return set.intersection(*(set(SEEN[cell]) for cell in cells))


def naked(at, size):
    """Give the conclusions of the naked subsets, and those of the ones that are locked."""
    left = candidates(at)
    plain, locked = set(), set()
    for unit in UNITS:
        for cells in combinations([cell for cell in unit if len(left[cell]) > 1], size):
            digits = set().union(*(left[cell] for cell in cells))
            if len(digits) == size:
                gone = {(digit, cell) for cell in see_all(cells) for digit in digits & left[cell]}
                if gone:
                    where = {cell for _, cell in gone}
                    around = [set(unit) for unit in UNITS if set(cells) <= set(unit)]
                    both = (
                        len(around) == 2 and where & around[0] - around[1] and where & around[1] - around[0]
                    )
                    (locked if both else plain).add(written(gone))
    return plain, locked


def hidden(at, size):
    """Give the conclusions of the hidden subsets."""
    left = candidates(at)
    found = set()
    for unit in UNITS:
        places = {digit: {cell for cell in unit if digit in left[cell]} for digit in range(1, 10)}
        for digits in combinations([digit for digit in places if len(places[digit]) > 1], size):
            cells = set().union(*(places[digit] for digit in digits))
            if len(cells) == size:
                gone = {(digit, cell) for cell in cells for digit in left[cell] - set(digits)}
                if gone:
                    found.add(written(gone))
    return found


def locked(at, units, others):
    """Give the conclusions where all places of a digit in one of some units lie in one of the others."""
    left = candidates(at)
    found = set()
    for unit in units:
        for digit in range(1, 10):
            places = {cell for cell in unit if digit in left[cell]}
            for other in others:
                if len(places) > 1 and places <= set(other):
                    gone = {(digit, cell) for cell in set(other) - places if digit in left[cell]}
                    if gone:
                        found.add(written(gone))
    return found


def strong(at, digit, lines):
    """Give the pairs of cells that are the only places of a digit in one of some lines."""
    left = candidates(at)
    places = [tuple(cell for cell in line if digit in left[cell]) for line in lines]
    return [pair for pair in places if len(pair) == 2]


def skyscrapers(at):
    """Give the conclusions of the skyscrapers: two lines with two places, one of each in line."""
    left = candidates(at)
    found = set()
    for digit in range(1, 10):
        for lines, across in ((ROWS, lambda cell: cell % 9), (COLUMNS, lambda cell: cell // 9)):
            for one, other in combinations(strong(at, digit, lines), 2):
                for near, far in (one, one[::-1]):
                    for near_2, far_2 in (other, other[::-1]):
                        if across(near) == across(near_2) and across(far) != across(far_2):
                            gone = {(digit, cell) for cell in see_all((far, far_2)) if digit in left[cell]}
                            found.add(written(gone))
    return found - {""}


def kites(at):
    """Give the conclusions of the two-string kites: a row and a column, the near ends in one box."""
    left = candidates(at)
    found = set()
    for digit in range(1, 10):
        for row in strong(at, digit, ROWS):
            for column in strong(at, digit, COLUMNS):
                for near, far in (row, row[::-1]):
                    for near_2, far_2 in (column, column[::-1]):
                        in_box = any(near in box and near_2 in box for box in BOXES)
                        corner = far_2 - far_2 % 9 + far % 9
                        if in_box and not set(row) & set(column) and digit in left[corner]:
                            found.add(written({(digit, corner)}))
    return found


def xy_wings(at):
    """Give the conclusions of the XY-wings."""
    left = candidates(at)
    two = [cell for cell in range(81) if len(left[cell]) == 2]
    found = set()
    for pivot in two:
        for one, other in combinations([cell for cell in two if cell in SEEN[pivot]], 2):
            common = left[one] & left[other]
            if len(common) == 1 and not common & left[pivot] and left[pivot] <= left[one] | left[other]:
                [z] = common
                found.add(written({(z, cell) for cell in see_all((one, other)) if z in left[cell]}))
    return found - {""}


def xyz_wings(at):
    """Give the conclusions of the XYZ-wings."""
    left = candidates(at)
    found = set()
    for pivot in range(81):
        if len(left[pivot]) == 3:
            near = [cell for cell in SEEN[pivot] if len(left[cell]) == 2 and left[cell] < left[pivot]]
            for one, other in combinations(near, 2):
                if left[one] != left[other]:
                    [z] = left[one] & left[other]
                    gone = {(z, cell) for cell in see_all((pivot, one, other)) if z in left[cell]}
                    found.add(written(gone))
    return found - {""}


def wxyz_wings(at):
    """Give the conclusions of the WXYZ-wings: four cells, each of which sees another, and four digits."""
    left = candidates(at)
    found = set()
    few = [cell for cell in range(81) if 2 <= len(left[cell]) <= 4]
    for cells in combinations(few, 4):
        digits = set().union(*(left[cell] for cell in cells))
        if len(digits) == 4 and _together(cells):
            loose = [digit for digit in digits if _loose([cell for cell in cells if digit in left[cell]])]
            if len(loose) == 1:
                [z] = loose
                with_z = [cell for cell in cells if z in left[cell]]
                found.add(written({(z, cell) for cell in see_all(with_z) if z in left[cell]}))
    return found - {""}


def _loose(cells):
    return any(other not in SEEN[cell] for cell, other in combinations(cells, 2))


def _together(cells):
    """Say whether one gets from each cell to each other over cells that see each other."""
    reached = {cells[0]}
    for _ in cells:
        reached |= {cell for cell in cells if reached & set(SEEN[cell])}
    return len(reached) == len(cells)
