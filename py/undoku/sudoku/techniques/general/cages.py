"""Cages: their digits differ and have a sum, so only some combinations of digits can fill them."""

from __future__ import annotations

from functools import lru_cache

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.general.finders import finds
from undoku.sudoku.techniques.general.sums import differing
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.general.sums import Ways

_ways = lru_cache(4096)(differing)
"""From one step of a path to the next most cages stay as they are."""


@finds("cage-single")
def cage_single(state: AnyState) -> Finding:
    """Find cages with a sum and one empty cell."""
    at = state.geometry
    for unit, cells, left in _open(state):
        if len(cells) == 1 and 1 <= left <= at.size and state.cells[cells[0]] >> left - 1 & 1:
            placed = 1 << at.cells * (left - 1) + cells[0]
            yield Step("cage-single", placements=placed, roles=((DEFINING, placed),), units=(unit,))


@finds("cage-combinations")
def cage_combinations(state: AnyState) -> Finding:
    """Find candidates that no combination of a cage has there; the values are the combinations."""
    for unit, cells, ways in _filled(state):
        pattern = gone = 0
        for cell, allowed in zip(cells, ways.allowed, strict=True):
            pattern |= of_cell(state, cell, allowed)
            gone |= of_cell(state, cell, state.cells[cell] & ~allowed)
        if gone and pattern:
            yield Step(
                "cage-combinations",
                eliminations=gone,
                roles=((DEFINING, pattern),),
                units=(unit,),
                values=ways.combinations,
            )


@finds("cage-unit-overlap")
def cage_unit_overlap(state: AnyState) -> Finding:
    """Find digits that every combination of a cage has, whose places there all are seen by others."""
    at = state.geometry
    for unit, cells, ways in _filled(state):
        for digit in members(ways.needed):
            pairs = zip(cells, ways.allowed, strict=True)
            places = sum(1 << cell for cell, allowed in pairs if allowed >> digit & 1)
            gone = at.seen_by_all(places) & state.places[digit] & ~at.units[unit]
            if gone:
                yield Step(
                    "cage-unit-overlap",
                    eliminations=gone << at.cells * digit,
                    roles=((DEFINING, places << at.cells * digit),),
                    units=(unit,),
                )


def _open(state: AnyState) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Give the cages with a sum and empty cells: their numbers, the cells, and what is left for these."""
    at = state.geometry
    for unit in at.in_cages:
        total, inside = at.cage(unit)
        cells = tuple(cell for cell in inside if not state.digits[cell])
        if total and cells:
            yield unit, cells, total - sum(state.digits[cell] for cell in inside)


def _filled(state: AnyState) -> Iterator[tuple[int, tuple[int, ...], Ways]]:
    """Give the cages with several empty cells, and the ways to fill these, where that can be worked out."""
    for unit, cells, left in _open(state):
        ways = _ways(tuple(state.cells[cell] for cell in cells), left) if len(cells) > 1 else None
        if ways is not None:
            yield unit, cells, ways


def of_cell(state: AnyState, cell: int, digits: int) -> int:
    """Give the candidates of some digits in a cell."""
    return sum(1 << state.geometry.cells * digit + cell for digit in members(digits))
