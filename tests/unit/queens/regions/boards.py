"""Boards with regions, and a solver that is too simple to be wrong."""

import random
from itertools import pairwise

from ..symmetries import IMAGES

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def touching(one, two):
    return max(abs(one[0] - two[0]), abs(one[1] - two[1])) == 1


def attacks(n, regions, one, two):
    """Whether two different squares cannot both have a queen."""
    same_region = regions[n * one[0] + one[1]] == regions[n * two[0] + two[1]]
    return one != two and (one[0] == two[0] or one[1] == two[1] or same_region or touching(one, two))


def placements(n, regions):
    """All placements, row by row, as tuples of columns."""
    return list(one_by_one(n, regions))


def one_by_one(n, regions, columns=(), letters=""):
    """The placements that begin so; `letters` are those of the regions with a queen."""
    row = len(columns)
    if row == n:
        yield columns
        return
    for column in range(n):
        letter = regions[n * row + column]
        touches = row and abs(columns[-1] - column) == 1
        if column not in columns and letter not in letters and not touches:
            yield from one_by_one(n, regions, (*columns, column), letters + letter)


def grown(n, chance, around=True):
    """Regions that grow a square at a time, from a placement if that is wanted, and there is one."""
    starts = list(enumerate(_placement(n, chance) if around and n not in (2, 3) else []))
    starts = starts or [divmod(square, n) for square in chance.sample(range(n * n), n)]
    letters = dict(zip(starts, LETTERS, strict=False))
    eager = [chance.random() ** 2 + 0.05 for _ in range(n)]
    while len(letters) < n * n:
        row, column = chance.choice(list(letters))
        letter = letters[row, column]
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        square = chance.choice(beside)
        is_on_board = 0 <= square[0] < n and 0 <= square[1] < n
        if is_on_board and square not in letters and chance.random() < eager[LETTERS.index(letter)]:
            letters[square] = letter
    return "".join(letters[divmod(square, n)] for square in range(n * n))


def _placement(n, chance):
    while True:
        columns = chance.sample(range(n), n)
        if all(abs(one - two) > 1 for one, two in pairwise(columns)):
            return columns


def scattered(n, chance):
    """Regions in pieces: each has a square, and the other squares are anyone's."""
    letters = [*LETTERS[:n], *chance.choices(LETTERS[:n], k=n * n - n)]
    return "".join(chance.sample(letters, n * n))


def mended(n, chance):
    """A board with one placement: in others, two queens get into one region. Regions may be in pieces."""
    regions = grown(n, chance)
    kept, *others = placements(n, regions)
    while others:
        wrong = [(row, column) for row, column in enumerate(chance.choice(others)) if kept[row] != column]
        one, two = chance.sample(wrong, 2)
        changed = list(regions)
        changed[n * one[0] + one[1]] = regions[n * two[0] + two[1]]
        regions = "".join(changed)
        others = [columns for columns in placements(n, regions) if columns != kept]
    return regions


def board(seed, largest):
    """A board by its number: (n, regions). A third have one placement, the others none or several, or one."""
    chance = random.Random(seed)
    n = chance.randrange(1, largest + 1)
    if seed % 3 == 0 and n not in (2, 3):
        return n, mended(n, chance)
    if seed % 3 == 1:
        return n, grown(n, chance, around=chance.random() < 0.6)
    return n, scattered(n, chance)


def image(regions, symmetry, letters=LETTERS):
    """The board turned or mirrored, the regions with other letters."""
    n = round(len(regions) ** 0.5)
    turned = {
        IMAGES[symmetry](*divmod(square, n), n - 1): letters[LETTERS.index(letter)]
        for square, letter in enumerate(regions)
    }
    return "".join(letter for _, letter in sorted(turned.items()))


def result_of(work):
    """What a generator returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value
