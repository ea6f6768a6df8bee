"""Nets: what follows from a candidate, true or false, by all singles, which may rest on several others.

Each candidate in a net has a cost: how many candidates have to be looked at to come to it. A branch counts
half beside the most expensive one, for branches have mostly begun together. This stands for what Sudoku
Explainer counts: the candidates of one particular net, which depends on the order in which it looks.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.folds import counts, singles
from undoku.sudoku.techniques.links import SINGLES, single_links
from undoku.sudoku.techniques.scale.chains import longest, surcharge
from undoku.sudoku.techniques.scale.multiple import groups

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

_NET = 85
_UNLIMITED = 10_000


class _Net(NamedTuple):
    """What follows: the costs of true and false candidates, both as sets, and the cost of a contradiction."""

    true: dict[int, int]
    false: dict[int, int]
    on: int
    off: int
    contradiction: int


def nets(state: State) -> Iterator[Rated | None]:
    """Nets that end in a contradiction, or all lead to the same: the easiest.

    They may be from both cases of a candidate, or from all of a cell or of a digit in a unit.
    """
    limit = _UNLIMITED
    if_true: dict[int, _Net] = {}
    if_false: dict[int, _Net] = {}
    for number in members(state.candidates):
        for begun, is_true in ((if_true, True), (if_false, False)):
            net = begun[number] = _net(state, number, is_true, limit)
            if net.contradiction:
                rated = _rated(net.contradiction)
                yield (rated, 1 << number, 0) if is_true else (rated, 0, 1 << number)
                limit = min(limit, longest(net.contradiction - 2) + 2)
        yield None
    cases: list[tuple[_Net, ...]] = [
        (if_true[number], if_false[number]) for number in members(state.candidates)
    ]
    cases += [tuple(if_true[number] for number in members(group)) for group in state.once(groups)]
    for alternatives in cases:
        on = off = state.candidates
        for net in alternatives:
            on &= net.on
            off &= net.off
        for number in members(on):
            yield _rated(sum(net.true[number] for net in alternatives)), 0, 1 << number
        for number in members(off):
            yield _rated(sum(net.false[number] for net in alternatives)), 1 << number, 0
        if on | off:
            yield None


def _rated(cost: int) -> int:
    return _NET + surcharge(cost - 2)


def _groups_at(state: State) -> tuple[tuple[int, ...], list[list[int]]]:
    """Which cells and units have candidates, and for every candidate the groups that it is in."""
    at: list[list[int]] = [[] for _ in range(SINGLES)]
    for group in state.once(groups):
        for number in members(group):
            at[number].append(group)
    return counts(state.candidates)[::2], at


def _net(state: State, number: int, is_true: bool, limit: int) -> _Net:
    """Follow what there is at a cost of at most `limit`, up to a contradiction."""
    excluded, candidates = state.once(single_links).weak, state.candidates
    all_there, groups_at = state.once(_groups_at)
    true: dict[int, int] = {}
    false: dict[int, int] = {}
    on = off = front = fresh = 0
    if is_true:
        true[number] = 1
        on = front = 1 << number
    else:
        false[number] = 1
        fresh = 1 << number
    contradictions: list[int] = []
    while (front or fresh) and not contradictions:
        for source in sorted(members(front), key=true.__getitem__):
            gone = excluded[source]
            cost = true[source] + 1
            if gone & on:
                contradictions += [cost + true[other] for other in members(gone & on)]
            gone &= ~(off | fresh)
            fresh |= gone
            for other in members(gone):
                false[other] = cost
        off |= fresh
        alive = candidates & ~off
        counted = counts(alive)
        # All groups are looked at only where one may have nothing left.
        looked_at = (
            state.once(groups)
            if contradictions or counted[::2] != all_there
            else (group for only in members(singles(counted) & alive & ~on) for group in groups_at[only])
        )
        front = 0
        for group in looked_at:
            left = group & alive
            if left & left - 1 or not group & fresh or group & on:
                continue
            costs = sorted(false[other] for other in members(group ^ left))
            if not left:
                # The last one is true, for the others are false, and it is false.
                contradictions.append(_joined(costs[:-1]) + costs[-1])
            else:
                only = left.bit_length() - 1
                true[only] = min(_joined(costs), true.get(only, _UNLIMITED))
                front |= left
        on |= front
        fresh = 0
        if front and min(true[other] for other in members(front)) > limit:
            break
    return _Net(true, false, on, off, min(contradictions, default=0))


def _joined(costs: Sequence[int]) -> int:
    """The cost of what rests on several candidates, of which the costs are in ascending order."""
    return costs[-1] + 1 + sum(costs[:-1]) // 2
