"""Locked candidates: a digit's places in one unit all lie in another, so it is in no other cell of that.

A box and a line, which may be a diagonal, are looked at as on the usual 9 by 9. The cells of a cage differ as
well: if a digit's places in a unit all lie in one cage, its other cells lose the digit.
"""

from __future__ import annotations

from functools import lru_cache

from undoku.sudoku.techniques.general.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.geometry import Geometry


@finds("locked-candidates-pointing")
def pointing(state: AnyState) -> Finding:
    """Find digits whose places in a box lie on one line, in which there are others."""
    at = state.geometry
    return _locked(
        "locked-candidates-pointing", state, _meeting(at, at.boxes, (*at.rows, *at.columns, *at.diagonals))
    )


@finds("locked-candidates-claiming")
def claiming(state: AnyState) -> Finding:
    """Find digits whose places on a line lie in one box, or those in a unit in one cage."""
    at = state.geometry
    lines = (*at.rows, *at.columns, *at.diagonals)
    found = (*_meeting(at, lines, at.boxes), *_meeting(at, at.whole, at.in_cages))
    return _locked("locked-candidates-claiming", state, found)


@lru_cache(256)
def _meeting(geometry: Geometry, units: Iterable[int], covers: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Give the pairs of a unit and a cover that have several cells in common, but are not the same."""
    sets = geometry.units
    return tuple(
        (unit, cover)
        for unit in units
        for cover in covers
        if (sets[unit] & sets[cover]).bit_count() > 1 and sets[unit] != sets[cover]
    )


def _locked(technique: str, state: AnyState, meeting: Iterable[tuple[int, int]]) -> Finding:
    """Give the steps of digits whose places in a unit, at least two, all lie in a cover."""
    at = state.geometry
    for unit, cover in meeting:
        inside, outside = at.units[unit] & at.units[cover], at.units[cover] & ~at.units[unit]
        for digit, places in enumerate(state.places):
            locked = places & inside
            if locked & (locked - 1) and locked == places & at.units[unit] and places & outside:
                yield Step(
                    technique,
                    eliminations=(places & outside) << at.cells * digit,
                    roles=((DEFINING, locked << at.cells * digit),),
                    units=(unit,),
                    covers=(cover,),
                )
