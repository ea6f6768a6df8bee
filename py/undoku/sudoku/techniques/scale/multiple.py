"""Chains from several candidates, one of which is true, that lead to the same; and digits without a way."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, OF_CELL, PEERS, UNITS, members
from undoku.sudoku.techniques.scale.chains import strong, surcharge, weak

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TypeAlias

    from undoku.sudoku.techniques.scale.chains import Links
    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

    Layers: TypeAlias = list[int]

_NISHIO, _MULTIPLE = 75, 80


def groups(state: State) -> tuple[int, ...]:
    """Sets of two or more candidates of which just one is true: of a cell, or of a digit in a unit."""
    found = [state.candidates & OF_CELL[cell] for cell in members(state.empty)]
    for digit, places in enumerate(state.places):
        found += [(places & unit) << CELLS * digit for unit in UNITS]
    return tuple(group for group in found if group & group - 1)


def multiple_chains(state: State) -> Iterator[Rated | None]:
    """Chains from all candidates of a cell, or from all places of a digit in a unit: the easiest."""
    links, excluded = state.once(strong), state.once(weak)
    layers: dict[int, tuple[Layers, Layers]] = {}
    all_false: dict[int, int] = {}
    all_true: dict[int, int] = {}
    for number in members(state.candidates):
        false, true = layers[number] = _layers(number, links, excluded)
        all_false[number], all_true[number] = _union(false), _union(true)
        yield None
    easiest = 1000
    for group in state.once(groups):
        numbers = list(members(group))
        false_in_all = true_in_all = state.candidates
        for number in numbers:
            false_in_all &= all_false[number]
            true_in_all &= all_true[number]
        for is_true, found in ((False, false_in_all), (True, true_in_all)):
            for end in members(found):
                bit = 1 << end
                # Each chain has a false and a true candidate a layer, and the one it begins with.
                length = sum(2 * _layer(layers[number][is_true], bit) + 2 - is_true for number in numbers)
                rating = _MULTIPLE + surcharge(length - 2)
                if rating <= easiest:
                    easiest = rating
                    yield (rating, 0, bit) if is_true else (rating, bit, 0)
        if false_in_all | true_in_all:
            yield None


def _layers(number: int, links: Links, excluded: Links) -> tuple[Layers, Layers]:
    """What a candidate's truth leads to, by the length of the chain: what is false, and what is true."""
    off = front = excluded[number]
    on = 1 << number
    false, true = [off], [on]
    while front:
        fresh = 0
        for candidate in members(front):
            fresh |= links.get(candidate, 0)
        fresh &= ~on
        on |= fresh
        true.append(fresh)
        front = 0
        for candidate in members(fresh):
            front |= excluded[candidate]
        front &= ~off
        off |= front
        false.append(front)
    return false, true


def _union(layers: Sequence[int]) -> int:
    union = 0
    for mask in layers:
        union |= mask
    return union


def _layer(layers: Sequence[int], bit: int) -> int:
    return next(index for index, mask in enumerate(layers) if mask & bit)


def nishio(state: State) -> Iterator[Rated | None]:
    """Candidates that leave their own digit no place in some unit: the easiest."""
    easiest = 1000
    for digit, places in enumerate(state.places):
        for cell in members(places):
            length = _refuted(places, cell)
            if length:
                rating = _NISHIO + surcharge(length - 2)
                if rating <= easiest:
                    easiest = rating
                    yield rating, 1 << CELLS * digit + cell, 0
            if cell % 9 == 8:
                yield None


def _refuted(places: int, cell: int) -> int:
    """How many candidates it takes to see that the digit has no way to be placed; 0 if that is not seen."""
    placed = front = 1 << cell
    true = {cell: 1}
    false: dict[int, int] = {}
    off = 0
    while front:
        clashes = []
        fresh = 0
        for number in members(front):
            gone = PEERS[number] & places & ~off
            fresh |= gone
            for other in members(gone):
                false[other] = min(true[number] + 1, false.get(other, 1000))
                if placed >> other & 1:
                    clashes.append(true[number] + 1 + true[other])
        off |= fresh
        front = 0
        for unit in UNITS:
            held = places & unit
            left = held & ~off
            if not held or held & placed or left & left - 1:
                continue
            costs = [false[other] for other in members(held & off)]
            if not left:
                clashes.append(sum(costs))
                continue
            front |= left
            only = left.bit_length() - 1
            true[only] = min(max(costs) + len(costs), true.get(only, 1000))
        if clashes:
            return min(clashes)
        placed |= front
    return 0
