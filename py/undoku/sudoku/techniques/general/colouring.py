"""Simple colours on any shape: two colours for the places of a digit that exclude each other in pairs."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import joined
from undoku.sudoku.techniques.general.finders import finds
from undoku.sudoku.techniques.general.strong_links import conjugates
from undoku.sudoku.techniques.step import OFF, ON, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding

    _Cluster = tuple[tuple[int, int], list[tuple[int, int]]]
    """The cells of either colour, and the pairs by which they hang together."""


@finds("simple-colors-trap", "simple-colors-wrap")
def simple_colours(state: AnyState) -> Finding:
    """Find colours that see themselves, and cells that see both colours of a cluster."""
    at = state.geometry
    for digit, places in enumerate(state.places):
        yield None
        for colours, links in _clusters([pair for _, pair in state.once(conjugates)[digit]]):
            seen = [joined(at.peers, colour) for colour in colours]
            for colour, sees in zip(colours, seen, strict=True):
                if colour & sees:
                    other = (colours[0] | colours[1]) & ~colour
                    yield _step("simple-colors-wrap", state, digit, colour, (other, colour), links)
            gone = places & seen[0] & seen[1] & ~(colours[0] | colours[1])
            if gone:
                yield _step("simple-colors-trap", state, digit, gone, colours, links)


def _clusters(pairs: list[int]) -> Iterator[_Cluster]:
    """Give the cells that hang together by pairs, in two colours."""
    left = set(pairs)
    while left:
        first = min(left)
        colours = [first & -first, 0]
        links = []
        waiting = [(first & -first, 0)]
        for cell, colour in waiting:
            for pair in sorted(pair for pair in left if pair & cell):
                left.discard(pair)
                partner = pair & ~cell
                if not partner & (colours[0] | colours[1]):
                    colours[1 - colour] |= partner
                    links.append((cell, partner))
                    waiting.append((partner, 1 - colour))
        yield (colours[0], colours[1]), links


def _step(
    technique: str,
    state: AnyState,
    digit: int,
    gone: int,
    colours: tuple[int, int],
    links: list[tuple[int, int]],
) -> Step:
    """Make a step; with the colour that is shown as the first one."""
    shift = state.geometry.cells * digit
    chains = [(Link(source << shift, target << shift, True),) for source, target in links]
    return Step(
        technique,
        eliminations=gone << shift,
        roles=((ON, colours[0] << shift), (OFF, colours[1] << shift)),
        chains=tuple(chains),
        premises=(False,) * len(chains),
    )
