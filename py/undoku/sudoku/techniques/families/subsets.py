"""Subsets: as many cells of a unit as digits, so that each of the cells holds one of them.

A naked subset is n cells of a unit whose candidates are n digits: the digits go from the other cells of every
unit in which all the cells lie. A hidden subset is n digits of a unit whose places are n cells: all other
digits go from the cells.

A naked pair or triple in the crossing of a box and a line is called locked if it takes candidates out of the
rest of both, and is then listed as that alone.
"""

from __future__ import annotations

from functools import lru_cache, partial

from undoku.sudoku.techniques.candidates import BOXES, CELLS, UNITS, UNITS_OF, cells_of, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step
from undoku.sudoku.techniques.unit_subsets import cells_at, subsets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


@finds("locked-pair")
def locked_pair(state: State) -> Finding:
    """Find naked pairs that take candidates out of a box and out of a line."""
    return _naked(state, "locked-pair", 2)


@finds("locked-triple")
def locked_triple(state: State) -> Finding:
    """Find naked triples that take candidates out of a box and out of a line."""
    return _naked(state, "locked-triple", 3)


@finds("naked-pair")
def naked_pair(state: State) -> Finding:
    """Find two cells of a unit with two candidates between them."""
    return _naked(state, "naked-pair", 2)


@finds("naked-triple")
def naked_triple(state: State) -> Finding:
    """Find three cells of a unit with three candidates between them."""
    return _naked(state, "naked-triple", 3)


@finds("naked-quadruple")
def naked_quadruple(state: State) -> Finding:
    """Find four cells of a unit with four candidates between them."""
    return _naked(state, "naked-quadruple", 4)


@finds("hidden-pair")
def hidden_pair(state: State) -> Finding:
    """Find two digits with two places between them in a unit."""
    return _hidden(state, "hidden-pair", 2)


@finds("hidden-triple")
def hidden_triple(state: State) -> Finding:
    """Find three digits with three places between them in a unit."""
    return _hidden(state, "hidden-triple", 3)


@finds("hidden-quadruple")
def hidden_quadruple(state: State) -> Finding:
    """Find four digits with four places between them in a unit."""
    return _hidden(state, "hidden-quadruple", 4)


def _naked(state: State, technique: str, size: int) -> Finding:
    """Give the naked subsets that are locked, or those that are not, as the technique says."""
    locked = technique.startswith("locked")
    for cells, digits, units, gone in state.once(_NAKED[size]):
        if locked == _is_locked(gone, units):
            pattern = sum((state.places[digit] & cells) << CELLS * digit for digit in members(digits))
            yield Step(technique, eliminations=gone, roles=((DEFINING, pattern),), units=units)


def _naked_of(state: State, size: int) -> list[tuple[int, int, tuple[int, ...], int]]:
    """Find the naked subsets that take something out: cells, digits, the units of them all, what goes."""
    naked = []
    for number, found in state.once(subsets):
        for positions, digits in found.naked[size - 2]:
            cells = cells_at(number, positions)
            units = _shared(cells)
            if units[-1] != number and units[-1] in BOXES:
                continue  # seen in the box already
            gone = _gone(state, cells, digits, units)
            if gone:
                naked.append((cells, digits, units, gone))
    return naked


_NAKED = {size: partial(_naked_of, size=size) for size in (2, 3, 4)}


@lru_cache(4096)
def _shared(cells: int) -> tuple[int, ...]:
    """Give the units in which some cells all lie: rows first, the box last."""
    first = cells.bit_length() - 1
    return tuple(number for number in UNITS_OF[first] if not cells & ~UNITS[number])


def _gone(state: State, cells: int, digits: int, units: tuple[int, ...]) -> int:
    """Give the candidates of some digits that lie in the units, but not in the cells."""
    around = 0
    for number in units:
        around |= UNITS[number]
    around &= ~cells
    gone = 0
    for digit in members(digits):
        gone |= (state.places[digit] & around) << CELLS * digit
    return gone


def _is_locked(gone: int, units: tuple[int, ...]) -> bool:
    """Say whether candidates go from a line and from a box, both outside of their crossing."""
    if len(units) < 2:
        return False
    line, box = (UNITS[number] for number in units)
    cells = cells_of(gone)
    return bool(cells & line & ~box and cells & box & ~line)


def _hidden(state: State, technique: str, size: int) -> Finding:
    for number, found in state.once(subsets):
        for digits, positions in found.hidden[size - 2]:
            cells = cells_at(number, positions)
            pattern = gone = 0
            for digit in range(9):
                here = (state.places[digit] & cells) << CELLS * digit
                if digits >> digit & 1:
                    pattern |= here
                else:
                    gone |= here
            if gone:
                yield Step(technique, eliminations=gone, roles=((DEFINING, pattern),), units=(number,))
