"""Another independent solver, for grids too empty for the slow one: plain loops over cells and units.

It tries what there is fewest of: the digits of a cell, or the places of a digit in a unit, and of equally few
what has been a dead end most often.
"""

from collections import Counter

ROWS = [[9 * row + column for column in range(9)] for row in range(9)]
COLUMNS = [[9 * row + column for row in range(9)] for column in range(9)]
BOXES = [
    [9 * row + column for row in range(top, top + 3) for column in range(left, left + 3)]
    for top in (0, 3, 6)
    for left in (0, 3, 6)
]
UNITS = ROWS + COLUMNS + BOXES
UNITS_OF = [[unit for unit in range(27) if cell in UNITS[unit]] for cell in range(81)]
PEERS = [{other for unit in UNITS_OF[cell] for other in UNITS[unit]} - {cell} for cell in range(81)]


def solutions(digits, limit):
    """List up to `limit` solutions of a 9 by 9 grid, 81 digits each; 0 = empty."""
    found = []
    if is_right(digits):
        _fill(list(digits), found, limit, Counter())
    return found


def is_right(digits):
    """Tell whether no two equal digits see each other."""
    return all(digits[cell] != digits[peer] for cell in range(81) if digits[cell] for peer in PEERS[cell])


def _fill(board, found, limit, blamed):
    """Find what is asked for on a board; `blamed` counts for each group of choices how often it had none."""
    if len(found) == limit:
        return
    if 0 not in board:
        found.append(tuple(board))
        return
    held = [0] * 27  # the digits of each unit
    for cell, digit in enumerate(board):
        if digit:
            for unit in UNITS_OF[cell]:
                held[unit] |= 1 << digit
    options = {
        cell: 0b1111111110 & ~(held[row] | held[column] | held[box])
        for cell, (row, column, box) in enumerate(UNITS_OF)
        if not board[cell]
    }
    group = min(options, key=lambda cell: (options[cell].bit_count(), -blamed[cell]))
    choices = [(group, digit) for digit in range(1, 10) if options[group] >> digit & 1]
    if len(choices) > 1:
        for unit, digit, cells in _places(options, held):
            if (len(cells), -blamed[unit, digit]) < (len(choices), -blamed[group]):
                group, choices = (unit, digit), [(cell, digit) for cell in cells]
    blamed[group] += not choices
    for cell, digit in choices:
        board[cell] = digit
        _fill(board, found, limit, blamed)
        board[cell] = 0


def _places(options, held):
    """Yield the cells that can have a digit that its unit lacks, for every unit and digit."""
    for unit, cells in enumerate(UNITS):
        free = [cell for cell in cells if cell in options]
        for digit in range(1, 10):
            if not held[unit] >> digit & 1:
                yield unit, digit, [cell for cell in free if options[cell] >> digit & 1]
