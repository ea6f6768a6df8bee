"""The eight symmetries of the square by their names, and what they make of a placement.

Those that leave a placement as it is form a group, and the number of its different images is eight divided by
the size of that group: 1, 2 (with the half turn) or 4 (with the quarter turns). A reflection leaves no
placement of more than one queen as it is: queens that it exchanges would stand in one row, in one column or
on one diagonal, so all of them would have to stand on its axis, where they attack each other.
"""

from collections.abc import Iterable
from typing import NamedTuple

from undoku.queens.board import check_columns

LARGEST_TURNED = 1_000

SYMMETRIES = (
    "identity",
    "turn-90",
    "turn-180",
    "turn-270",
    "mirror-rows",
    "mirror-columns",
    "mirror-diagonal",
    "mirror-antidiagonal",
)
"""Turns are clockwise. A mirror's name says what changes places: the order of the rows or of the columns, or
the sides of the diagonal from the top left or of the one from the top right."""

Columns = tuple[int, ...]
"""For each row the column of its queen, both from 0."""


class Member(NamedTuple):
    """One placement of an orbit."""

    symmetries: tuple[str, ...]
    """All that make it from the placement that was given."""
    columns: Columns


def orbit(n: int, columns: Iterable[int]) -> tuple[Member, ...]:
    """The different images of a placement of n queens, in the order of the first symmetry that makes them.

    `columns` has one column for each row, from 0. BoardError where they are no placement of n queens, or n is
    not 0 to 1,000.

    >>> for member in orbit(4, [1, 3, 0, 2]):
    ...     print(member.columns, *member.symmetries)
    (1, 3, 0, 2) identity turn-90 turn-180 turn-270
    (2, 0, 3, 1) mirror-rows mirror-columns mirror-diagonal mirror-antidiagonal
    """
    made: dict[Columns, list[str]] = {}
    checked = check_columns(n, columns, LARGEST_TURNED, "turn")
    for symmetry, image in zip(SYMMETRIES, images(checked), strict=True):
        made.setdefault(image, []).append(symmetry)
    return tuple([Member(tuple(symmetries), image) for image, symmetries in made.items()])


def images(columns: Columns) -> tuple[Columns, ...]:
    """What each of `SYMMETRIES` makes of a placement."""
    quarter = turned(columns)
    half = turned(quarter)
    return (
        columns,
        quarter,
        half,
        turned(half),
        columns[::-1],
        mirrored(columns),
        mirrored(quarter),
        quarter[::-1],
    )


def mirrored(columns: Columns) -> Columns:
    """The image with left and right exchanged."""
    last = len(columns) - 1
    return tuple([last - column for column in columns])


def turned(columns: Columns) -> Columns:
    """The image turned a quarter clockwise: the square (r, c) goes to (c, n - 1 - r)."""
    last = len(columns) - 1
    turned_columns = [0] * len(columns)
    for row, column in enumerate(columns):
        turned_columns[column] = last - row
    return tuple(turned_columns)
