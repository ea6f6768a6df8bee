"""A solver by the two strategies of Peter Norvig's essay "Solving Every Sudoku Puzzle", in words of our own.

A digit that is alone in its cell leaves the cell's peers, and one with a single place in a unit goes there;
where neither helps, a cell with the fewest digits is tried.
"""

ROWS = [[row * 9 + column for column in range(9)] for row in range(9)]
COLUMNS = [[row * 9 + column for row in range(9)] for column in range(9)]
BOXES = [
    [(top + row) * 9 + left + column for row in range(3) for column in range(3)]
    for top in (0, 3, 6)
    for left in (0, 3, 6)
]
UNITS = [[unit for unit in (*ROWS, *COLUMNS, *BOXES) if cell in unit] for cell in range(81)]
PEERS = [set().union(*UNITS[cell]) - {cell} for cell in range(81)]


def norvig_first():
    """Stop at the first solution."""

    def first(puzzle):
        digits = dict.fromkeys(range(81), "123456789")
        for cell, given in enumerate(puzzle):
            if given != "." and not assign(digits, cell, given):
                return None
        solved = search(digits)
        return solved and "".join(solved[cell] for cell in range(81))

    return first


def assign(digits, cell, digit):
    """Take all other digits from a cell; return whether that is possible."""
    return all(eliminate(digits, cell, other) for other in digits[cell] if other != digit)


def eliminate(digits, cell, digit):
    """Take a digit from a cell, with what follows; return whether that is possible."""
    if digit not in digits[cell]:
        return True
    left = digits[cell] = digits[cell].replace(digit, "")
    if not left:
        return False
    if len(left) == 1 and not all(eliminate(digits, peer, left) for peer in PEERS[cell]):
        return False
    for unit in UNITS[cell]:
        places = [place for place in unit if digit in digits[place]]
        if not places or (len(places) == 1 and not assign(digits, places[0], digit)):
            return False
    return True


def search(digits):
    """Try the digits of a cell that has the fewest."""
    open_cells = [cell for cell in range(81) if len(digits[cell]) > 1]
    if not open_cells:
        return digits
    cell = min(open_cells, key=lambda cell: len(digits[cell]))
    for digit in digits[cell]:
        tried = digits.copy()
        if assign(tried, cell, digit) and (solved := search(tried)):
            return solved
    return None
