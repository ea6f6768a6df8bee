"""How singles arise: what a digit that is entered takes away, and what is then the last of its kind.

A candidate that is the last of its cell, or the last place of its digit in a unit, became so at some moment.
Who works through a grid goes on with what has been seen first, and so does a path: it takes the single that
has been open longest. How many steps of each kind it needs depends on that, and so does the score.

The moments are those of a person with a list, who enters the digits in reading order. A digit is crossed out
in the cells that see the new one, in reading order; then the other digits of that cell are crossed out. After
each stroke the cell, its row, its column and its box are looked at.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, EVERY_DIGIT, FIELD, PEERS, UNITS, UNITS_OF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_UNITS_OF = tuple(tuple(UNITS[number] for number in numbers) for numbers in UNITS_OF)


def take_out(
    digit: int, lost: int, cells: list[int], places: list[int], naked: list[int], hidden: list[int]
) -> None:
    """Cross out a digit, from 0, in a set of cells that have it; note the singles that arise."""
    bit, shift, left = 1 << digit, CELLS * digit, places[digit]
    while lost:
        lowest = lost & -lost
        lost ^= lowest
        left ^= lowest
        cell = lowest.bit_length() - 1
        rest = cells[cell] = cells[cell] ^ bit
        if rest and not rest & (rest - 1):
            naked.append(CELLS * (rest.bit_length() - 1) + cell)
        for unit in _UNITS_OF[cell]:
            only = left & unit
            if only and not only & (only - 1):
                hidden.append(shift + only.bit_length() - 1)
    places[digit] = left


def enter(
    digit: int,
    cell: int,
    cells: list[int],
    places: list[int],
    naked: list[int],
    hidden: list[int],
    kept: int = 0,
) -> None:
    """Enter a digit, from 0, in a cell; note the singles that arise. It stays in the cells of `kept`."""
    own = 1 << cell
    others, cells[cell] = cells[cell] & ~(1 << digit), 0
    places[digit] &= ~own
    take_out(digit, places[digit] & PEERS[cell] & ~kept, cells, places, naked, hidden)
    # `members` would take longer, and a path comes by here with each digit.
    while others:
        lowest = others & -others
        others ^= lowest
        other = lowest.bit_length() - 1
        left = places[other] = places[other] ^ own
        for unit in _UNITS_OF[cell]:
            only = left & unit
            if only and not only & (only - 1):
                hidden.append(CELLS * other + only.bit_length() - 1)


def singles_of(digits: Sequence[int], places: Sequence[int]) -> tuple[list[int], list[int]]:
    """Give the naked and the hidden singles of a position, as if its digits had been entered one by one.

    `places` are the cells of every digit, from 0; candidates that no entered digit takes away, but that are
    not there, are crossed out in the end.
    """
    cells, there = [EVERY_DIGIT] * CELLS, [FIELD] * 9
    naked: list[int] = []
    hidden: list[int] = []
    for cell, digit in enumerate(digits):
        if digit:
            enter(digit - 1, cell, cells, there, naked, hidden, places[digit - 1])
    for digit in range(9):
        take_out(digit, there[digit] & ~places[digit], cells, there, naked, hidden)
    return (
        [number for number in naked if places[number // CELLS] >> number % CELLS & 1],
        [number for number in hidden if places[number // CELLS] >> number % CELLS & 1],
    )


def listed(cells: Sequence[int], places: Sequence[int]) -> tuple[list[int], list[int]]:
    """Give the naked singles of a position, cell by cell, and the hidden ones, unit by unit of each digit.

    `cells` are the masks of the candidates of every cell, `places` the cells of every digit, from 0.
    """
    naked = [
        CELLS * (mask.bit_length() - 1) + cell
        for cell, mask in enumerate(cells)
        if mask and not mask & (mask - 1)
    ]
    hidden = [
        CELLS * digit + only.bit_length() - 1
        for digit, where in enumerate(places)
        for unit in UNITS
        if (only := where & unit) and not only & (only - 1)
    ]
    return naked, hidden
