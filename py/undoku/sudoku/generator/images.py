"""Images of a puzzle at random: it lies in another way, and its givens are as symmetric as they were."""

from __future__ import annotations

from undoku.sudoku.techniques.symmetry import Symmetry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.draws import Draws

_MIRRORED = {"half-turn", "quarter-turn", "full"}
"""Here rows are exchanged as those opposite are, and columns too, so that the middle stays the middle."""
_ALIKE = {"quarter-turn", "diagonal", "full"}
"""Here columns are exchanged as rows are."""
_UPRIGHT = {"horizontal", "vertical"}
"""Here rows do not become columns."""


def image_at_random(draws: Draws, symmetry: str = "none") -> Symmetry:
    """Draw a symmetry of the grid that keeps a symmetry of the givens, one of `shapes.SYMMETRIES`."""
    rows = _lines(draws, symmetry in _MIRRORED or symmetry == "horizontal")
    columns = rows if symmetry in _ALIKE else _lines(draws, symmetry in _MIRRORED or symmetry == "vertical")
    is_turned = symmetry not in _UPRIGHT and draws.below(2)
    cells = [9 * column + row if is_turned else 9 * row + column for row in rows for column in columns]
    return Symmetry(cells, draws.shuffled(range(9)))


def _lines(draws: Draws, mirrored: bool) -> list[int]:
    """Draw where each row goes, or each column: bands as a whole, and in each its rows."""
    if not mirrored:
        bands = draws.shuffled(range(3))
        return [3 * band + line for band in bands for line in draws.shuffled(range(3))]
    first = draws.shuffled(range(3))
    middle = [3, 4, 5] if draws.below(2) else [5, 4, 3]
    last = [8 - line for line in reversed(first)]
    return [*first, *middle, *last] if draws.below(2) else [*last, *middle, *first]
