"""Positions to test with, and what they look like to somebody who knows rows, columns and boxes alone."""

import random

from undoku.sudoku import Grid, Layout, Position

from .solved import SOLVED

NINE = Layout.standard(9)
FULL = 511
LECTURE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def random_position(seed):
    """Make a position of a solved grid: givens, entries of which a few are wrong, and notes of all kinds."""
    chance = random.Random(seed)
    solved = [int(digit) for digit in chance.choice(SOLVED)]
    kinds = chance.choices("gen", weights=(30, chance.randint(0, 25), chance.randint(5, 50)), k=81)
    givens = [digit if kind == "g" else 0 for digit, kind in zip(solved, kinds, strict=True)]
    wrong = chance.choice((0, 0, 0.1))
    digits = [
        0 if kind == "n" else chance.randint(1, 9) if kind == "e" and chance.random() < wrong else digit
        for digit, kind in zip(solved, kinds, strict=True)
    ]
    return Position(Grid(NINE, givens), Grid(NINE, digits), *(notes(chance) for _ in range(3)))


def notes(chance):
    """Make the masks of one kind of notes: none, a few or many."""
    many = chance.choice((0, 0.1, 0.5, 1))
    return [chance.getrandbits(9) if chance.random() < many else 0 for _ in range(81)]


def sees(cell, other):
    """Whether two cells share a row, a column or a box."""
    (row, column), (i, j) = divmod(cell, 9), divmod(other, 9)
    return cell != other and (row == i or column == j or (row // 3, column // 3) == (i // 3, j // 3))


SEEN = [[other for other in range(81) if sees(cell, other)] for cell in range(81)]


def slow_candidates(digits, out):
    """The candidates of every cell as sets: look at every cell that it sees."""
    return [
        set()
        if digits[cell]
        else {
            digit
            for digit in range(1, 10)
            if not out[cell] >> digit - 1 & 1 and all(digits[other] != digit for other in SEEN[cell])
        }
        for cell in range(81)
    ]


def masks(sets):
    """The sets of all cells as masks."""
    return tuple(sum(1 << digit - 1 for digit in cell) for cell in sets)
