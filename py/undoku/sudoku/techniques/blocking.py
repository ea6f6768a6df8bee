"""What keeps a digit out of cells: where it stands already, in their units."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step


def blocking(step: Step, state: AnyState) -> int:
    """Give the cells with the digit of a hidden single that keep it out of its unit's other empty cells.

    They are few: none sees only what others of them see as well. A cell that none of them sees has lost the
    candidate otherwise.
    """
    [(_, digit)] = state.geometry.pairs(step.placements)
    peers, cells = state.geometry.peers, others(step, state)
    found = [cell for cell, other in enumerate(state.digits) if other == digit and peers[cell] & cells]
    # Those that see most stay longest.
    for cell in sorted(found, key=lambda cell: (peers[cell] & cells).bit_count()):
        rest = [other for other in found if other != cell]
        if _seen(peers, rest) & cells == _seen(peers, found) & cells:
            found = rest
    return sum(1 << cell for cell in found)


def _seen(peers: Sequence[int], cells: Iterable[int]) -> int:
    seen = 0
    for cell in cells:
        seen |= peers[cell]
    return seen


def others(step: Step, state: AnyState) -> int:
    """Give the other empty cells of a single's unit."""
    at = state.geometry
    return at.units[step.units[0]] & state.empty & ~at.cells_of(step.placements)
