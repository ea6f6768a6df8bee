"""Boards of queens with regions, and a solver that is too simple to be wrong."""

import itertools
import random

ONE = {
    5: ("DDBBADBBBACBBAACEAAACEEAA", "DCCCCDECCCDEACBDEECBDEEEB"),
    6: ("DFAAAAFFAAAAFFABAAAAABBEAAEEEEAAAEEC", "EEEBBDEEEEBDCFFEDDCAFFDDCCFFDDCFFFDD"),
    7: ("EEEBBBBEEEEBBBAAAABBBFCCAGGBFCAADDBFFAAADBFFFAAAB",),
    8: ("BFFFCCCCBFFFFFFCDDDFFCCCDDFFGEECGGGGGEEEGGGGGEEEGGGGHHEEGAGHHEEE",),
}
"""Boards with one placement, by their size."""

TWO = "DAAAADDBAADBBBABBBEEBCBEE"
MANY = "EEEBBBAAABBBAAACBBCCCCCDCCDDDDCCDDFF"
NONE = ("BBCCCBBCCCBCCCCEEDDCEEDAA", "CCCAFFCCCAFFCCCCDDCCCCDDCCCBBECCCBBE")
"""Boards with several placements, and without one."""


def is_allowed(one, two, n, regions):
    """Whether queens may stand on two squares (row, column), by the rule alone."""
    (row, column), (i, j) = one, two
    near = abs(row - i) <= 1 and abs(column - j) <= 1
    return row != i and column != j and not near and regions[row * n + column] != regions[i * n + j]


def by_trial(n, regions):
    """Every placement: the permutations of which no two queens are forbidden, in order."""
    return [
        columns
        for columns in itertools.permutations(range(n))
        if all(is_allowed(*pair, n, regions) for pair in itertools.combinations(enumerate(columns), 2))
    ]


def grown(seed, n):
    """A board whose regions grow at random from n squares."""
    chance = random.Random(seed)
    squares = [(row, column) for row in range(n) for column in range(n)]
    region = {square: number for number, square in enumerate(chance.sample(squares, n))}
    while len(region) < n * n:
        row, column = chance.choice(squares)
        near = [(row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1)]
        if (row, column) not in region and (known := [square for square in near if square in region]):
            region[row, column] = region[chance.choice(known)]
    return "".join("ABCDEFGHIJ"[region[square]] for square in squares)
