"""Puzzles of our own making to test with, the same ones for the same seed."""

import random

from undoku.sudoku import Grid, Layout, SudokuSearch, count

from .plain_solver import PEERS

LAYOUT = Layout.standard(9)


def puzzle(chance, least=0):
    """Make a puzzle with one solution, of which no given can be left out unless `least` are to stay."""
    solved = solved_grid(chance)
    left = list(solved)
    for cell in chance.sample(range(81), 81):
        if sum(map(bool, left)) == least:
            break
        if count(Grid(LAYOUT, [*left[:cell], 0, *left[cell + 1 :]]), 2) == 1:
            left[cell] = 0
    return left, solved


def solved_grid(chance):
    """Fill three boxes that do not see each other, and a few cells more, in any way that has a solution."""
    while True:
        digits = [0] * 81
        for box in (0, 4, 8):
            for cell, digit in zip(LAYOUT.boxes[box], chance.sample(range(1, 10), 9), strict=True):
                digits[cell] = digit
        for cell in chance.sample([cell for cell in range(81) if not digits[cell]], 4):
            digits[cell] = chance.randint(1, 9)
        search = SudokuSearch(Grid(LAYOUT, digits), 1)
        search.advance(10_000)
        if search.found:
            return list(search.found[0].digits)


def spoiled(seed):
    """Make a grid that has no solution, though no two of its digits clash: a puzzle with wrong digits.

    One digit, as a rule: mistyped, or put into an empty cell. One in four is as good as empty, and has more.
    """
    chance = random.Random(seed)
    while True:
        sparse = seed % 4 == 0
        digits, solved = puzzle(chance, chance.choice((0, 0, 30, 40)))
        if sparse:
            kept = set(chance.sample(range(81), chance.randint(14, 24)))
            digits = [digit if cell in kept else 0 for cell, digit in enumerate(solved)]
        for cell in chance.sample(range(81), chance.randint(1, 4) if sparse else 1):
            near = {digits[peer] for peer in PEERS[cell]}
            digits[cell] = chance.choice([digit for digit in range(1, 10) if digit not in near] or [0])
        if not count(Grid(LAYOUT, digits), 1):
            return digits


def ambiguous(seed, most=5000):
    """Make a grid that has from two to so many solutions, few more often: a puzzle without some digits."""
    chance = random.Random(seed)
    most = int(2 * (most / 2) ** chance.random())
    while True:
        made = None
        digits, _ = puzzle(chance)
        for cell in chance.sample([cell for cell in range(81) if digits[cell]], 6):
            digits[cell] = 0
            if count(Grid(LAYOUT, digits), most + 1) > most:
                break
            made = list(digits)
        if made:
            return made
