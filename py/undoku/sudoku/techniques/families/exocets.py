"""Junior exocets: two base cells, and two target cells that must hold the same two digits.

The base is two empty cells of a line in a box, with three or four candidates between them. The cross lines
cross the base's line: one through the box's third cell on it, and one through each of the other two boxes of
the band. In each of these boxes a target cell lies on the cross line, off the base's line; the companion, the
third cell there, has no candidate of the base.

      B B . | . . . | . . .      B  base
      . . . | T . . | c . .      T  targets, c  companions
      . . . | c . . | T . .
          |   |       |          the cross lines: below, each candidate of the base has all its places in
          S   S       S          them (S) on two lines

Take a digit that one of the base cells holds. On the three cross lines it has three places. In the band it
can only be in a target: the base's line and box have it already. Of the others two lines hold at most two. So
one target holds it; and as each of the two digits of the base needs one, the targets hold these two and no
other. More precisely, where the one target holds it, it lies in S on the other two cross lines, and these
two places see each other if they are on one line. Every candidate of base and targets that is in no way of
filling them all goes. (The pattern is David Bird's, from the Player's Forum; the last part is our own.)

`Step.values` are the number of the base's line, and then the companions that the targets have.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import NamedTuple

from undoku.sudoku.masks import digits_of
from undoku.sudoku.techniques.candidates import CELLS, OF_CELL, UNITS, mask_of, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

FEWEST, MOST = 3, 4
"""How many candidates the base cells have between them."""


class _Base(NamedTuple):
    """Where a base is.

    Attributes:
        line: the unit on which it lies.
        cells: the two cells.
        own: the cross line through its box.
        pairs: for each of the other two boxes its cross lines: each with the two cells off the base's line.
    """

    line: int
    cells: tuple[int, int]
    own: int
    pairs: tuple[tuple[tuple[int, tuple[int, int]], ...], ...]


def _bases() -> Iterator[_Base]:
    """Give all bases on rows, and then those on columns."""
    for kind, line, stack in product((0, 1), range(9), range(3)):
        band = [other for other in range(line - line % 3, line - line % 3 + 3) if other != line]

        def at(along: int, across: int, kind: int = kind) -> int:
            return 9 * across + along if kind == 0 else 9 * along + across

        others = tuple(
            tuple(
                (9 * (1 - kind) + along, (at(along, band[0]), at(along, band[1])))
                for along in range(3 * other, 3 * other + 3)
            )
            for other in range(3)
            if other != stack
        )
        for own in range(3 * stack, 3 * stack + 3):
            one, two = (along for along in range(3 * stack, 3 * stack + 3) if along != own)
            yield _Base(9 * kind + line, (at(one, line), at(two, line)), 9 * (1 - kind) + own, others)


_BASES = tuple(_bases())


@finds("junior-exocet")
def junior_exocet(state: State) -> Finding:
    """Find base and target cells, and what is in no way of filling them."""
    for base in _BASES:
        one, two = (state.cells[cell] for cell in base.cells)
        if one and two and FEWEST <= (one | two).bit_count() <= MOST:
            digits = one | two
            for first, second in product(*(list(_targets(state, digits, pairs)) for pairs in base.pairs)):
                step = _step(state, base, digits, first, second)
                if step is not None:
                    yield step
            yield None


def _targets(
    state: State, digits: int, pairs: tuple[tuple[int, tuple[int, int]], ...]
) -> Iterator[tuple[int, int, int]]:
    """Give the cross lines of a box, each with a cell that can be a target on it, and its companion."""
    for line, cells in pairs:
        for target, companion in (cells, cells[::-1]):
            taken = state.digits[companion]
            free = not digits >> taken - 1 & 1 if taken else not state.cells[companion] & digits
            if free and state.cells[target] & digits:
                yield line, target, companion


def _step(
    state: State, base: _Base, digits: int, first: tuple[int, int, int], second: tuple[int, int, int]
) -> Step | None:
    lines = (base.own, first[0], second[0])
    band = _band(base.line)
    found = 0
    fits: list[set[int]] = [set(), set()]  # For each target the digits with which the other lines can do.
    for digit in digits_of(digits):
        places = (state.places[digit - 1] | state.once(_standing)[digit - 1]) & ~band
        at = [_across(places & UNITS[line], base.line) for line in lines]
        if not _on_two_lines(at):
            return None
        crossed = UNITS[lines[0]] | UNITS[lines[1]] | UNITS[lines[2]]
        found |= (state.places[digit - 1] & crossed & ~band) << CELLS * (digit - 1)
        for index, target in enumerate((first[1], second[1])):
            rest = at[2 - index]
            if state.cells[target] >> digit - 1 & 1 and at[0] and rest and (at[0] | rest).bit_count() > 1:
                fits[index].add(digit)
    gone = _in_no_way(state, base.cells, (first[1], second[1]), fits)
    if not gone:
        return None
    return Step(
        "junior-exocet",
        gone,
        roles=((DEFINING, found),),
        units=lines,
        sets=tuple(
            state.candidates & (OF_CELL[cells[0]] | OF_CELL[cells[1]])
            for cells in (base.cells, (first[1], second[1]))
        ),
        values=(base.line, first[2], second[2]),
    )


def _standing(state: State) -> list[int]:
    """Give for each digit, from 0, the cells where it stands."""
    cells = [0] * 9
    for cell, digit in enumerate(state.digits):
        if digit:
            cells[digit - 1] |= 1 << cell
    return cells


def _band(line: int) -> int:
    """Give the cells of the band, or stack, of a line."""
    start = line - line % 3
    return UNITS[start] | UNITS[start + 1] | UNITS[start + 2]


def _across(cells: int, line: int) -> int:
    """Give the rows in which some cells lie, if the line is a row, or else their columns."""
    return mask_of(cell // 9 if line < 9 else cell % 9 for cell in members(cells))


def _on_two_lines(at: list[int]) -> bool:
    """Say whether two lines, either way, hold all places on three cross lines, by where they lie on them.

    That is so unless a place can be chosen on each of the three without two of them on one line (König).
    """
    return any(
        (at[0] * (0 in some) | at[1] * (1 in some) | at[2] * (2 in some)).bit_count() < size
        for size in (1, 2, 3)
        for some in combinations(range(3), size)
    )


def _in_no_way(state: State, base: tuple[int, int], targets: tuple[int, int], fits: list[set[int]]) -> int:
    """Give the candidates of base and targets that are true in no way of filling them."""
    kept = 0
    for one, two in product(*(digits_of(state.cells[cell]) for cell in base)):
        for first, second in ((one, two), (two, one)):
            if one != two and first in fits[0] and second in fits[1]:
                for cell, digit in zip((*base, *targets), (one, two, first, second), strict=True):
                    kept |= 1 << CELLS * (digit - 1) + cell
    every = 0
    for cell in (*base, *targets):
        every |= state.candidates & OF_CELL[cell]
    return every & ~kept
