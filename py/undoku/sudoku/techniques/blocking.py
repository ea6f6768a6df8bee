"""What keeps a digit out of cells: where it stands already, in their rows, columns and boxes."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, PEERS, UNITS
from undoku.sudoku.techniques.step import pairs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step


def blocking(step: Step, state: State) -> int:
    """Give the cells with the digit of a hidden single that keep it out of its unit's other empty cells.

    They are few: none sees only what others of them see as well. A cell that none of them sees has lost the
    candidate otherwise.
    """
    [(_, digit)] = pairs(step.placements)
    cells = others(step, state)
    found = [cell for cell in range(CELLS) if state.digits[cell] == digit and PEERS[cell] & cells]
    # Those that see most stay longest.
    for cell in sorted(found, key=lambda cell: (PEERS[cell] & cells).bit_count()):
        rest = [other for other in found if other != cell]
        if _seen(rest) & cells == _seen(found) & cells:
            found = rest
    return sum(1 << cell for cell in found)


def _seen(cells: Iterable[int]) -> int:
    seen = 0
    for cell in cells:
        seen |= PEERS[cell]
    return seen


def others(step: Step, state: State) -> int:
    """Give the other empty cells of a single's unit."""
    [(cell, _)] = pairs(step.placements)
    return UNITS[step.units[0]] & state.empty & ~(1 << cell)
