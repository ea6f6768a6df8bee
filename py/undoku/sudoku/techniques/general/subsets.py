"""Subsets: as many cells of a unit as digits, so that each of the cells holds one of them.

They are as on the usual 9 by 9, but for the cells of a cage, which differ as well: they can be a naked
subset, not a hidden one, since a cage need not hold every digit.
"""

from __future__ import annotations

from functools import lru_cache, partial

from undoku.sudoku.techniques.candidates import joined, members
from undoku.sudoku.techniques.closed import closed
from undoku.sudoku.techniques.general.finders import finds
from undoku.sudoku.techniques.general.singles import boxes_first
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding

_closed = lru_cache(4096)(closed)
"""From one step of a path to the next most units stay as they are."""

_SIZES = {"pair": 2, "triple": 3, "quadruple": 4}


def _naked(technique: str, state: AnyState) -> Finding:
    """Find cells of a unit or a cage with as many candidates between them."""
    kind, size = technique.split("-")
    at = state.geometry
    seen = set()
    for number in (*boxes_first(at), *at.in_cages):
        yield None
        unit = tuple(members(at.units[number]))
        for positions, digits in _closed(tuple(state.cells[cell] for cell in unit))[_SIZES[size] - 2]:
            cells = sum(1 << unit[position] for position in members(positions))
            if cells in seen:
                continue
            seen.add(cells)
            units = tuple(at.together(cells))
            around = joined(at.units, sum(1 << each for each in units)) & ~cells
            gone = _candidates(state, digits, around)
            if gone and (kind == "locked") == _is_locked(state, gone, units):
                pattern = _candidates(state, digits, cells)
                yield Step(technique, eliminations=gone, roles=((DEFINING, pattern),), units=units)


def _hidden(technique: str, state: AnyState) -> Finding:
    """Find digits of a unit with as many places between them."""
    size = _SIZES[technique.split("-")[1]]
    at = state.geometry
    for number in boxes_first(at):
        yield None
        places = tuple(places & at.units[number] for places in state.places)
        for digits, cells in _closed(places)[size - 2]:
            gone = _candidates(state, at.every_digit & ~digits, cells)
            if gone:
                pattern = _candidates(state, digits, cells)
                yield Step(technique, eliminations=gone, roles=((DEFINING, pattern),), units=(number,))


def _candidates(state: AnyState, digits: int, cells: int) -> int:
    """Give the candidates of some digits in some cells."""
    found = 0
    for digit in members(digits):
        found |= (state.places[digit] & cells) << state.geometry.cells * digit
    return found


def _is_locked(state: AnyState, gone: int, units: tuple[int, ...]) -> bool:
    """Say whether candidates go from a box and from a line, each time outside of their crossing."""
    at = state.geometry
    cells = at.cells_of(gone)
    boxes = [at.units[number] for number in units if number in at.boxes]
    lines = [at.units[number] for number in units if number in at.whole and number not in at.boxes]
    return any(cells & line & ~box and cells & box & ~line for box in boxes for line in lines)


def _register(technique: str, find: Callable[[str, AnyState], Finding]) -> None:
    finds(technique)(partial(find, technique))


for _size in _SIZES:
    if _size != "quadruple":
        _register(f"locked-{_size}", _naked)
    _register(f"naked-{_size}", _naked)
    _register(f"hidden-{_size}", _hidden)
