"""Innies and outies: units hold each digit once, so their sum is known, and with it that of a few cells.

In rows, columns or boxes side by side the digits make a known sum. The cages that lie inside have theirs;
what is left is the sum of the other cells there, the innies. The cages that reach in have theirs as well;
what they have too much is the sum of their cells outside, the outies.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from undoku.sudoku.techniques.candidates import joined, mask_of, members
from undoku.sudoku.techniques.general.cages import of_cell
from undoku.sudoku.techniques.general.finders import finds
from undoku.sudoku.techniques.general.sums import differing, summed
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.geometry import Geometry

MOST = 4
"""So many empty cells are looked at together."""


class _Area(NamedTuple):
    """Units side by side, and the cages that lie there.

    Attributes:
        units: the numbers of the units.
        total: the sum of all their digits.
        inside: the sum of the cages that lie in them.
        innies: the cells that are in none of these.
        reaching: the numbers of the cages that reach in.
        crossing: the sum of these.
        outies: the cells of these that are outside.
        bare: the cells inside that are in no cage with a sum.
    """

    units: tuple[int, ...]
    total: int
    inside: int
    innies: int
    reaching: tuple[int, ...]
    crossing: int
    outies: int
    bare: int


@finds("innies")
def innies(state: AnyState) -> Finding:
    """Find what the sum of the innies says; the values are the area's sum and that of its cages."""
    for area in _areas(state.geometry):
        yield None
        rest = area.total - area.inside
        yield from _concluded("innies", state, area, area.innies, rest, (area.total, area.inside))


@finds("outies")
def outies(state: AnyState) -> Finding:
    """Find what the sum of the outies says; the values are the area's sum and that of its cages."""
    for area in _areas(state.geometry):
        yield None
        if area.outies and not area.bare & state.empty:
            cages = area.inside + area.crossing + _standing(state, area.bare)
            rest = cages - area.total
            yield from _concluded("outies", state, area, area.outies, rest, (area.total, cages))


@finds("innies-and-outies")
def innies_and_outies(state: AnyState) -> Finding:
    """Find one innie and one outie, of two cages, whose difference is known.

    The values are the innie, the outie, and how much more the innie is.
    """
    for area in _areas(state.geometry):
        yield None
        for innie, outie, more in _tied(state, area):
            one, other = state.cells[innie], state.cells[outie]
            first, second = one & _moved(other, more), other & _moved(one, -more)
            gone = of_cell(state, innie, one & ~first) | of_cell(state, outie, other & ~second)
            if gone and first and second:
                yield Step(
                    "innies-and-outies",
                    eliminations=gone,
                    roles=((DEFINING, of_cell(state, innie, first) | of_cell(state, outie, second)),),
                    units=area.units,
                    values=(innie, outie, more),
                )


def _tied(state: AnyState, area: _Area) -> Iterator[tuple[int, int, int]]:
    """Give each innie and outie that are all that is open of an area, and how much more the innie is."""
    at = state.geometry
    rest = area.total - area.inside - _standing(state, area.bare)
    parts = []
    for number in area.reaching:
        cage, total = at.units[number], at.cage(number).sum
        within, without = cage & area.innies, cage & area.outies
        if not within & state.empty:
            rest -= _standing(state, within)
        elif not without & state.empty:
            rest -= total - _standing(state, without)
        else:
            parts.append((within, without, total))
    bare = area.bare & state.empty
    if len(parts) == 1 and bare:
        choices = [(bare, parts[0])]
    elif len(parts) == 2 and not bare:
        choices = [(parts[0][0], parts[1]), (parts[1][0], parts[0])]
    else:
        return
    for inside, (_, outside, total) in choices:
        into, out = inside & state.empty, outside & state.empty
        if into.bit_count() == 1 and out.bit_count() == 1:
            more = rest - _standing(state, inside & ~into) - total + _standing(state, outside)
            yield into.bit_length() - 1, out.bit_length() - 1, more


def _moved(mask: int, by: int) -> int:
    """Give digits that are so much more than those of a mask."""
    return mask << by if by >= 0 else mask >> -by


def _concluded(
    technique: str, state: AnyState, area: _Area, cells: int, total: int, values: tuple[int, ...]
) -> Iterator[Step]:
    """Give the step that follows from the sum of some cells, if any does."""
    at = state.geometry
    left = cells & state.empty
    rest = total - _standing(state, cells)
    if not 1 <= left.bit_count() <= MOST or rest < 1:
        return
    numbers = tuple(members(left))
    masks = tuple(state.cells[cell] for cell in numbers)
    if len(numbers) == 1:
        if rest <= at.size and masks[0] >> rest - 1 & 1:
            placed = of_cell(state, numbers[0], 1 << rest - 1)
            yield Step(
                technique, placements=placed, roles=((DEFINING, placed),), units=area.units, values=values
            )
        return
    allowed = _allowed(at, left, masks, rest)
    gone = sum(
        of_cell(state, cell, mask & ~fits) for cell, mask, fits in zip(numbers, masks, allowed, strict=True)
    )
    if gone and all(allowed):
        pattern = sum(of_cell(state, cell, fits) for cell, fits in zip(numbers, allowed, strict=True))
        yield Step(
            technique, eliminations=gone, roles=((DEFINING, pattern),), units=area.units, values=values
        )


def _allowed(at: Geometry, cells: int, masks: tuple[int, ...], rest: int) -> tuple[int, ...]:
    """Give what each cell can have, where those that see each other all differ."""
    if all(not cells & ~(at.peers[cell] | 1 << cell) for cell in members(cells)):
        ways = differing(masks, rest)
        if ways is not None:
            return ways.allowed
    return summed(masks, rest)


def _standing(state: AnyState, cells: int) -> int:
    """Give the sum of the digits that stand in some cells."""
    return sum(state.digits[cell] for cell in members(cells))


@lru_cache(64)
def _areas(at: Geometry) -> tuple[_Area, ...]:
    """Give the areas, of few units first: rows and columns side by side, boxes alone or two together."""
    groups: list[tuple[int, ...]] = []
    for kind in (at.rows, at.columns):
        for length in range(1, at.size // 2 + 1):
            groups += [tuple(kind[first : first + length]) for first in range(at.size - length + 1)]
    groups += [(box,) for box in at.boxes]
    groups += combinations(at.boxes, 2)
    groups += [(diagonal,) for diagonal in at.diagonals]
    groups.sort(key=len)
    return tuple(_area(at, group) for group in groups)


def _area(at: Geometry, units: tuple[int, ...]) -> _Area:
    cells = joined(at.units, mask_of(units))
    summed_up = [number for number in at.in_cages if at.cage(number).sum and at.units[number] & cells]
    inside = [number for number in summed_up if not at.units[number] & ~cells]
    reaching = tuple(number for number in summed_up if number not in inside)
    within, across = joined(at.units, mask_of(inside)), joined(at.units, mask_of(reaching))
    return _Area(
        units=units,
        total=len(units) * at.size * (at.size + 1) // 2,
        inside=sum(at.cage(number).sum for number in inside),
        innies=cells & ~within,
        reaching=reaching,
        crossing=sum(at.cage(number).sum for number in reaching),
        outies=across & ~cells,
        bare=cells & ~within & ~across,
    )
