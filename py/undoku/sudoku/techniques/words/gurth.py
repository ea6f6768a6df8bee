"""What is said of the symmetry of the givens."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import mask_of
from undoku.sudoku.techniques.families.gurth import conclusion, givens_of, symmetries_of
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said

_NAMED: tuple[tuple[str, Callable[[int, int], tuple[int, int]]], ...] = (
    ("Turn the grid by 180 degrees", lambda row, column: (8 - row, 8 - column)),
    ("Turn the grid by 90 degrees, clockwise", lambda row, column: (column, 8 - row)),
    ("Turn the grid by 90 degrees, counterclockwise", lambda row, column: (8 - column, row)),
    ("Reflect the grid in the diagonal from the top left", lambda row, column: (column, row)),
    ("Reflect the grid in the diagonal from the top right", lambda row, column: (8 - column, 8 - row)),
)
"""Movements that have names, with where a cell goes; any other is told line by line."""


@explains("gurth")
def gurth(step: Step, state: State) -> Said:
    """The solution is as symmetric as the givens."""
    symmetry = next(
        one for one in symmetries_of(givens_of(state)) if conclusion(state, one) == step.conclusion
    )
    staying = mask_of(cell for cell, image in enumerate(symmetry.cells) if cell == image)
    digits = mask_of(digit for digit, image in enumerate(symmetry.digits) if digit == image)
    stay = ""
    if staying:
        can = f"hold digits that stay: {phrases.digits(digits, 'or')}" if digits else "hold such digits"
        stay = f" Cells that stay where they are can only {can}."
    argument = (
        f"{_movement(symmetry.cells)}, and {_relabelling(symmetry.digits)}: the givens are as before."
        " What this makes of the solution is then a solution too. The puzzle has only one, so that does not"
        " change either: where a cell has a digit, the cell to which it goes has what the digit becomes. If"
        " that cell cannot have it, or if the two exclude each other, the digit is out."
        f"{stay} {phrases.concluded(step.eliminations, step.placements)}"
    )
    return "Look at the givens alone, and at how they lie.", argument


def _movement(cells: Sequence[int]) -> str:
    for name, moved in _NAMED:
        if all(divmod(image, 9) == moved(*divmod(cell, 9)) for cell, image in enumerate(cells)):
            return name
    moves = [
        f"{phrases.unit(line)} to {phrases.unit(image)}"
        for line, image in enumerate(_lines(cells))
        if line != image
    ]
    return f"Move {phrases.listed(moves)}"


def _lines(cells: Sequence[int]) -> list[int]:
    """Give where every row and every column goes, as units."""
    images = []
    for first, second in [(9 * row, 9 * row + 1) for row in range(9)] + [(col, col + 9) for col in range(9)]:
        is_row = cells[first] // 9 == cells[second] // 9
        images.append(cells[first] // 9 if is_row else 9 + cells[first] % 9)
    return images


def _relabelling(digits: Sequence[int]) -> str:
    read = [f"{digit + 1} as {image + 1}" for digit, image in enumerate(digits) if digit != image]
    return f"read {phrases.listed(read)}" if read else "leave the digits as they are"
