"""Grids as a sweep takes them: puzzles with changes, and what is said of them with a sweep and without."""

from undoku.sudoku import Grid, Layout, SudokuSearch
from undoku.sudoku.sweep import Sweep
from undoku.sudoku.text import BLANKS, plain_line


def mutated(text, chance):
    """Change a puzzle a little or much, or not: givens are taken away, changed or added, and may clash."""
    digits = [0 if symbol in BLANKS else int(symbol) for symbol in text]
    held = [cell for cell in range(81) if digits[cell]]
    kind = chance.randrange(6)
    if kind in (1, 5):
        for cell in chance.sample(held, min(len(held), chance.choice((1, 1, 2, 3, 8)))):
            digits[cell] = 0
    if kind in (2, 5):
        digits[chance.choice(held or [0])] = chance.randint(1, 9)
    if kind in (3, 5):
        digits[chance.randrange(81)] = chance.randint(1, 9)
    if kind == 4:
        digits[chance.randrange(81)] = digits[chance.randrange(81)]
    names = [chance.choice(BLANKS), *chance.sample("123456789", 9)]
    return "".join(names[digit] for digit in digits)


def searched(text, limit):
    """Give the number of solutions, the first as text, and the nodes."""
    cells = plain_line(text)
    assert cells is not None
    search = SudokuSearch(Grid.trusted(Layout.standard(9), cells), limit)
    while not search.advance(4096):
        pass
    return search.solutions, str(search.found[0]) if search.found else None, search.nodes


def swept(texts):
    """Give the outcomes of a sweep that goes on as long as it pays."""
    sweep = Sweep(texts)
    while not sweep.advance():
        pass
    return sweep.outcomes()


def completed(outcomes, limit):
    """Give the same as `searched` where a sweep came before."""
    return [
        searched(digits, limit) if decided is None else (decided, digits if decided else None, 0)
        for decided, digits in outcomes
    ]
