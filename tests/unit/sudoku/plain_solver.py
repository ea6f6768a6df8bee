"""Another independent solver, for grids too empty for the slow one: plain loops over cells and units.

It places what has one digit or one place left, and where nothing has, tries the digits of the cell with the
fewest.
"""

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
        _fill(list(digits), found, limit)
    return found


def is_right(digits):
    """Tell whether no two equal digits see each other."""
    return all(digits[cell] != digits[peer] for cell in range(81) if digits[cell] for peer in PEERS[cell])


def _fill(board, found, limit):
    if len(found) == limit:
        return
    held = [0] * 27  # the digits of each unit
    for cell, digit in enumerate(board):
        if digit:
            for unit in UNITS_OF[cell]:
                held[unit] |= 1 << digit
    options, fewest, best = {}, 10, None
    for cell, (row, column, box) in enumerate(UNITS_OF):
        if not board[cell]:
            options[cell] = 0b1111111110 & ~(held[row] | held[column] | held[box])
            if options[cell].bit_count() < fewest:
                fewest, best = options[cell].bit_count(), cell
    if not options:
        found.append(tuple(board))
        return
    choices = [(best, digit) for digit in range(1, 10) if options[best] >> digit & 1]
    if len(choices) > 1:
        choices = min([choices, *_places(options, held)], key=len)
    for cell, digit in choices:
        board[cell] = digit
        _fill(board, found, limit)
        board[cell] = 0


def _places(options, held):
    """Yield the cells that can have a digit in a unit, where it has one place or none."""
    for unit, cells in enumerate(UNITS):
        once = twice = 0
        for cell in cells:
            if cell in options:
                twice |= once & options[cell]
                once |= options[cell]
        for digit in range(1, 10):
            if not (held[unit] | twice) >> digit & 1:
                yield [(cell, digit) for cell in cells if options.get(cell, 0) >> digit & 1]
