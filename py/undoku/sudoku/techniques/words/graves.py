"""What is said of the bivalue universal grave, but for several cells."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import cells_of
from undoku.sudoku.techniques.families.graves import NAMES
from undoku.sudoku.techniques.step import FIN, pairs
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains(*NAMES.values())
def bug_plus_more(step: Step, state: State) -> Said:
    """One of some candidates is true, or there would be two of everything."""
    extra = [f"{digit} in {phrases.cell(cell)}" for cell, digit in pairs(step.role(FIN))]
    cells = cells_of(step.role(FIN))
    count = phrases.number(cells.bit_count())
    argument = (
        f"Every empty cell but {phrases.cells(cells)} has two candidates left. Without"
        f" {phrases.clauses(extra)} these would have two as well, and a digit that is still missing from a"
        " row, column or box would have two places there. Then, whatever the solution, every empty cell"
        " could take its other candidate instead, and that would be a solution too. The puzzle has only one,"
        f" so at least one is true: {phrases.clauses(extra, 'or')}. What goes cannot be true beside any of"
        " these."
    )
    where = f"Count the candidates of the empty cells: all but {count} have the same number."
    return where, f"{argument} {phrases.removed(step.eliminations)}"
