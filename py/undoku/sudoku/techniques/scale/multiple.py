"""Chains from several candidates, one of which is true, that lead to the same; and digits without a way."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, OF_CELL, PEERS, UNITS, members
from undoku.sudoku.techniques.closures import Closures
from undoku.sudoku.techniques.digit_templates import impossible, with_victims
from undoku.sudoku.techniques.links import single_links
from undoku.sudoku.techniques.scale.chains import surcharge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

_NISHIO, _MULTIPLE = 75, 80


def groups(state: State) -> tuple[int, ...]:
    """Sets of two or more candidates of which just one is true: of a cell, or of a digit in a unit."""
    found = [state.candidates & OF_CELL[cell] for cell in members(state.empty)]
    for digit, places in enumerate(state.places):
        found += [(places & unit) << CELLS * digit for unit in UNITS]
    return tuple(group for group in found if group & group - 1)


def multiple_chains(state: State) -> Iterator[Rated | None]:
    """Chains from all candidates of a cell, or from all places of a digit in a unit: the easiest."""
    links = state.once(single_links)
    closures = Closures(links)
    yield from closures.follow()
    yield from closures.suppose(state.candidates)
    easiest = 1000
    for group in state.once(groups):
        numbers = list(members(group))
        false_in_all = true_in_all = state.candidates
        for number in numbers:
            false_in_all &= closures.off[~number]
            true_in_all &= closures.reached[~number] | 1 << number
        if not false_in_all | true_in_all:
            continue
        yield None
        true = [(1 << number, *closures.layers(~number)[0]) for number in numbers]
        for is_true, found in ((False, false_in_all), (True, true_in_all)):
            for end in members(found):
                because = 1 << end if is_true else links.weak[end]
                # Each chain has a false and a true candidate a layer, and the one it begins with.
                length = sum(2 * _layer(layers, because) + 2 - is_true for layers in true)
                rating = _MULTIPLE + surcharge(length - 2)
                if rating <= easiest:
                    easiest = rating
                    yield (rating, 0, 1 << end) if is_true else (rating, 1 << end, 0)


def _layer(layers: Sequence[int], nodes: int) -> int:
    """The first layer in which one of some nodes is."""
    return next(index for index, mask in enumerate(layers) if mask & nodes)


def nishio(state: State) -> Iterator[Rated | None]:
    """Candidates that leave their own digit no place in some unit: the easiest."""
    for digit, places in state.once(with_victims):
        for cell in members(impossible(places)):
            length = _refuted(places, cell)
            if length:
                yield _NISHIO + surcharge(length - 2), 1 << CELLS * digit + cell, 0
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
