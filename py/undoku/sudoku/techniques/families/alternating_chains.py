"""Alternating inference chains: strong and weak links in turn, of all digits and cells.

A chain shows "if a is false, then b is true", so that one of a and b is true. With that, for two candidates:

    AIC                       what sees both a and b is false, if that is more than one candidate
    continuous nice loop      a and b see each other as well: exactly one of them is true, and so at every
                              weak link round the loop, so that what sees both of its ends is false
    discontinuous nice loop   a is b: it is true. Or nothing but one candidate c sees both a and b: if c were
                              true, a and b would both be false

In the grouped forms nodes may be groups, and where all steps are asked for almost locked sets as well.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.almost_locked import almost_locked_sets
from undoku.sudoku.techniques.any_state import left_out
from undoku.sudoku.techniques.candidates import (
    CELLS,
    FIELD,
    OF_CELL,
    cells_of,
    digits_in,
    joined,
    mask_of,
    members,
)
from undoku.sudoku.techniques.chains import linked, rank, roles
from undoku.sudoku.techniques.closures import Closures
from undoku.sudoku.techniques.finders import finds, finds_first
from undoku.sudoku.techniques.links import (
    ONLY_SINGLES,
    SINGLES,
    grouped_links,
    locked_links,
    single_links,
)
from undoku.sudoku.techniques.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

AIC, LOOP, PLACED, REFUTED = range(4)
"""Kinds of conclusions: of an AIC, of a continuous loop, that a node is true, that a candidate is false."""

NAMES = ("aic", "continuous-nice-loop", "discontinuous-nice-loop", "discontinuous-nice-loop")


class Conclusion(NamedTuple):
    """What may be concluded, if the chain turns out to be one.

    Attributes:
        kind: one of the four kinds.
        eliminated: the candidates that are false; of a loop only those that the ends show.
        start: the node with which the chain begins.
        end: the node with which it ends.
    """

    kind: int
    eliminated: int
    start: int
    end: int


@finds_first("continuous-nice-loop", "discontinuous-nice-loop", "aic")
def best_chains(state: State) -> Finding:
    """Find the chains of single candidates that a path may take, first the one that takes out most."""
    yield from _best(state, state.once(single_closures))


@finds("continuous-nice-loop", "discontinuous-nice-loop", "aic")
def chains(state: State) -> Finding:
    """Find chains of single candidates."""
    yield from _all(state, state.once(single_closures))


@finds_first("grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic")
def best_grouped_chains(state: State) -> Finding:
    """Find the chains with groups that a path may take, first the one that takes out most."""
    yield from _best(state, state.once(grouped_closures))


@finds("grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic")
def grouped_chains(state: State) -> Finding:
    """Find chains with groups, then those with almost locked sets."""
    yield from _all(state, state.once(grouped_closures))
    for part in (almost_locked_sets, locked_links):
        state.once(part)
        yield None
    yield from _all(state, state.once(locked_closures))


def single_closures(state: State) -> Closures:
    """Prepare what follows by single candidates; ask for it with `state.once(single_closures)`."""
    return Closures(state.once(single_links))


def grouped_closures(state: State) -> Closures:
    """Prepare what follows by candidates and groups; ask for it with `state.once(grouped_closures)`."""
    return Closures(state.once(grouped_links))


def locked_closures(state: State) -> Closures:
    """Prepare what follows by these and by almost locked sets; ask for it with `state.once`."""
    return Closures(state.once(locked_links))


def _best(state: State, closures: Closures) -> Finding:
    found: dict[tuple[int, ...], list[tuple[Conclusion, Step | None]]] = {}
    ranks: dict[int, tuple[int, ...]] = {}
    for conclusion in conclusions(state, closures):
        if conclusion is None:
            yield None
        elif conclusion.kind != LOOP:
            eliminated = conclusion.eliminated
            if eliminated not in ranks:
                ranks[eliminated] = rank(eliminated)
            found.setdefault(ranks[eliminated], []).append((conclusion, None))
        elif conclusion.start % CELLS == conclusion.end % CELLS:
            yield None
            for step in _steps(state, closures, conclusion):
                if step is None:
                    yield None
                else:
                    found.setdefault(rank(step.eliminations), []).append((conclusion, step))
    refuted = 0
    for _, of_rank in sorted(found.items()):
        in_order = [(closures.depth(*entry[0][2:]), *entry) for entry in of_rank]
        in_order.sort(key=lambda entry: entry[:2])
        for _, conclusion, known in in_order:
            if conclusion.kind == REFUTED and conclusion.eliminated & refuted:
                continue
            yield None
            for step in (known,) if known else _steps(state, closures, conclusion):
                yield step
                if step is not None and conclusion.kind == REFUTED:
                    refuted |= conclusion.eliminated


def _all(state: State, closures: Closures) -> Finding:
    """Find what `_best` does; then loops that are joined between two cells, and chains that are loose."""
    told = set()
    for step in _best(state, closures):
        yield step
        if step is not None:
            told.add((step.technique, step.eliminations))
    for conclusion in conclusions(state, closures):
        yield None
        if conclusion is not None and (
            conclusion.kind == LOOP or (_name(closures, conclusion.kind), conclusion.eliminated) not in told
        ):
            yield from _steps(state, closures, conclusion, loose=True)
    if closures.is_cut:
        state.once(left_out).update(_name(closures, kind) for kind in (AIC, LOOP, PLACED))


def conclusions(state: State, closures: Closures) -> Iterator[Conclusion | None]:
    """Give what may be concluded from what follows, chains not yet read back, with pauses."""
    yield from closures.follow()
    strong, weak, reached = closures.links.strong, closures.links.weak, closures.reached
    candidates = state.candidates
    for start in members(closures.active & ONLY_SINGLES):
        yield None
        seen = weak[start] & ONLY_SINGLES
        for end in members(reached[start] & ONLY_SINGLES & -(1 << start)):
            both = seen & weak[end]
            if end == start:
                both = OF_CELL[start % CELLS] & candidates ^ 1 << start
                if both:
                    yield Conclusion(PLACED, both, start, end)
            elif not strong[start] >> end & 1:
                if weak[start] >> end & 1:
                    yield Conclusion(LOOP, both, start, end)
                if both & (both - 1) and start % CELLS != end % CELLS:
                    yield Conclusion(AIC, both, start, end)
    yield from closures.suppose(candidates)
    for candidate in members(candidates):
        yield None
        seen = weak[candidate]
        if reached[~candidate] & seen:
            ends = next(filter(None, (layer & seen for layer in closures.layers(~candidate)[0])))
            for end in members(ends):
                yield Conclusion(REFUTED, 1 << candidate, ~candidate, end)


def _steps(state: State, closures: Closures, conclusion: Conclusion, loose: bool = False) -> Finding:
    """Give the steps of a conclusion: more than one only of loops, and none where there is no good chain.

    A good one comes to no cell twice; if it is to be loose and there is none, groups may lie anywhere. One
    that is found with fewer kinds of nodes already is not told again.
    """
    kind, eliminated, start, end = conclusion
    avoid = cells_of(eliminated) if kind == REFUTED else 0
    found = False
    for lax in (False, True) if loose and len(closures.links.nodes) > SINGLES else (False,):
        for chain in closures.chains(start, end, kind in (LOOP, PLACED), avoid, lax):
            sets = None if chain is None else _sets(state, closures, chain)
            if chain is None or sets is None:
                yield None
                continue
            found = True
            if kind != LOOP:
                yield _step(closures, kind, eliminated, chain, sets)
                return
            yield from _loop(closures, chain, sets)
        if found:
            return


def _sets(state: State, closures: Closures, chain: tuple[int, ...]) -> tuple[int, ...] | None:
    """Give the almost locked sets that a chain rests on; None if fewer kinds of nodes are enough for it."""
    nodes = closures.links.nodes
    if len(nodes) == SINGLES:
        return ()
    if closures.links is state.once(grouped_links):
        return () if any(node >= SINGLES for node in chain) else None
    strong = state.once(grouped_links).strong
    links = zip(chain[::2], chain[1::2], strict=True)
    locked = [nodes[a] | nodes[b] for a, b in links if a >= len(strong) or not strong[a] >> b & 1]
    sets = []
    for both in locked:
        digits = digits_in(both)
        fields = sum(FIELD << CELLS * digit for digit in members(digits))
        sets.append(
            next(
                almost.candidates
                for almost in state.once(almost_locked_sets)
                if almost.candidates & fields == both and almost.cells & (almost.cells - 1)
            )
        )
    return tuple(dict.fromkeys(sets)) or None


def _loop(closures: Closures, chain: tuple[int, ...], sets: tuple[int, ...]) -> Iterator[Step]:
    """Give the step of a loop, and one more that leaves alone what a link between cells shows in the loop.

    In its own cells a loop is often said to take out only what lies beside two candidates of a cell.
    """
    weak, nodes = closures.links.weak, closures.links.nodes
    own = joined(OF_CELL, cells_of(joined(nodes, mask_of(chain))))
    whole = beside = 0
    for place in range(1, len(chain), 2):
        source, target = chain[place], chain[(place + 1) % len(chain)]
        both = weak[source] & weak[target] & ONLY_SINGLES
        whole |= both
        beside |= both if cells_of(nodes[source]) == cells_of(nodes[target]) else both & ~own
    for eliminated in {whole: 0, beside: 0}:
        if eliminated:
            yield _step(closures, LOOP, eliminated, chain, sets)


def _step(
    closures: Closures, kind: int, eliminated: int, chain: tuple[int, ...], sets: tuple[int, ...]
) -> Step:
    nodes = closures.links.nodes
    if kind == REFUTED:
        refuted = eliminated.bit_length() - 1
        links = linked(nodes, (refuted, *chain, refuted), strong=False)
    else:
        links = linked(nodes, (*chain, chain[0]) if kind == LOOP else chain)
    return Step(
        _name(closures, kind),
        eliminations=eliminated,
        roles=roles(nodes, (chain,)),
        sets=sets,
        chains=(links,),
        premises=(kind == REFUTED,),
    )


def _name(closures: Closures, kind: int) -> str:
    return NAMES[kind] if len(closures.links.nodes) == SINGLES else f"grouped-{NAMES[kind]}"
