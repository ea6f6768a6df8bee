"""What is said of unique loops."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import UNITS_OF, cells_of, digits_in, members
from undoku.sudoku.techniques.step import DEFINING
from undoku.sudoku.techniques.words import deadly, explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("unique-loop")
def unique_loop(step: Step, state: State) -> Said:
    """Two digits could change places all along a loop."""
    cells = cells_of(step.role(DEFINING))
    low, high = (digit + 1 for digit in members(digits_in(step.role(DEFINING))))
    boxes = phrases.units({UNITS_OF[cell][2] for cell in members(cells)})
    count = phrases.number(cells.bit_count())
    argument = (
        f"{phrases.sentence(count)} cells that can take {low} and {high} make a loop, {phrases.cells(cells)}:"
        " each shares a row, column or box with the next, and every row, column and box holds two of them or"
        f" none. If they held nothing but {low} and {high}, these would stand there in turn and could be"
        f" exchanged all along the loop: every row, column and box would still have one {low} and one"
        f" {high}, and the puzzle would have a second solution. It has only one, so one of the {count} cells"
        f" must hold another digit. {deadly.conclusion(step)}"
    )
    return f"Look at the {low}s and {high}s in {boxes}.", argument
