"""A position in which a cell has nothing left is looked at like any other: no technique breaks on it."""

import pytest

from undoku.sudoku.techniques.catalogue import TECHNIQUES
from undoku.sudoku.techniques.finders import finder_of
from undoku.sudoku.techniques.state import State

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
GIVEN = sum(1 << cell for cell in range(81) if PUZZLE[cell] != ".")


def spoiled(filled: int, emptied: int) -> State:
    """Place every `filled`th missing digit, and leave every `emptied`th empty cell without a candidate."""
    missing = [cell for cell in range(81) if PUZZLE[cell] == "."]
    placed = {*missing[::filled]}
    digits = [int(SOLUTION[cell]) if GIVEN >> cell & 1 or cell in placed else 0 for cell in range(81)]
    cells = [0 if digit else 0b1_1111_1111 for digit in digits]
    for at, cell in enumerate(missing):
        # What fits hardly matters: two digits and the right one.
        cells[cell] &= 1 << int(SOLUTION[cell]) - 1 | 1 << at % 9 | 1 << at // 9
    for cell in [cell for cell in missing if cell not in placed][::emptied]:
        cells[cell] = 0
    return State.with_candidates(digits, cells, GIVEN, True)


# The large fish look at candidates by lines and boxes alone, and take minutes.
FINDABLE = [row.identifier for row in TECHNIQUES if not {"franken", "mutant"} & {*row.identifier.split("-")}]


@pytest.mark.parametrize("technique", FINDABLE)
def test_a_cell_without_candidates_breaks_no_technique(technique: str) -> None:
    for filled, emptied in ((2, 3), (3, 5)):
        state = spoiled(filled, emptied)
        for _ in finder_of(technique)(state):
            pass
