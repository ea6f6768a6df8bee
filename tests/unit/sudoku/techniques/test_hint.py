"""What a reader is told who asks for a hint: first what is wrong, and what counts as possible."""

import pytest
from puzzles import LECTURE, SOLUTIONS

from undoku.sudoku import Grid, Position
from undoku.sudoku.masks import fitting
from undoku.sudoku.techniques.candidates import BOXES
from undoku.sudoku.techniques.find import NextStep
from undoku.sudoku.techniques.hint import Fault, Hint
from undoku.sudoku.techniques.seen import as_seen, named_cells
from undoku.sudoku.techniques.state import State

GIVENS = LECTURE.replace("0", ".")
SOLUTION = SOLUTIONS[LECTURE]
BLANK = 81 * "."


def at(cell: int, value: int) -> list[int]:
    return [value if other == cell else 0 for other in range(81)]


def entered(cell: int, digits: str, givens: str = GIVENS) -> str:
    return givens[:cell] + digits + givens[cell + len(digits) :]


def position(digits: str = GIVENS, givens: str = GIVENS, **notes: list[int]) -> Position:
    return Position(Grid.parse(givens), Grid.parse(digits), **notes)


def sought(seen: Position, every: bool = False) -> Hint:
    hint = Hint(seen, every)
    while not hint.done:
        hint.advance(1)
    return hint


def test_the_next_step_from_the_readers_own_digits() -> None:
    hint = sought(position())
    assert (hint.fault, hint.unique, len(hint.steps)) == (None, True, 1)
    # All is there but one cell.
    last = sought(position(SOLUTION[:78] + "." + SOLUTION[79:]))
    [step] = last.steps
    assert (step.technique, step.placements) == ("full-house", 1 << 81 * (int(SOLUTION[78]) - 1) + 78)


def told(puzzle: str) -> tuple[str, str]:
    """Give the technique of a hint, and that of the path, which goes by HoDoKu's order."""
    seen = position(puzzle, puzzle)
    [step] = sought(seen).steps
    path = NextStep(State.of(seen))
    while not path.done:
        path.advance(1)
    assert path.step is not None
    return step.technique, path.step.technique


def test_a_hint_prefers_what_a_person_sees_first() -> None:
    assert told(GIVENS) == ("hidden-single", "naked-single")
    [step] = sought(position()).steps
    # In a box before a line, and an empty cell of a unit that is full otherwise before both.
    assert step.units[0] in BOXES
    assert told(SOLUTION[:78] + "." + SOLUTION[79:]) == ("full-house", "full-house")


def test_a_full_grid_has_no_step() -> None:
    hint = sought(position(SOLUTION))
    assert (hint.fault, hint.steps) == (None, [])
    assert hint.state is not None and hint.state.solved


def test_wrong_entries_come_first() -> None:
    assert sought(position(entered(2, "2"))).fault == Fault("digit", (2,), (2,))
    assert sought(position(entered(2, "22"))).fault == Fault("digit", (2, 3), (2, 2))
    # Also before notes that are missing.
    seen = as_seen(position(entered(2, "2"), centre=at(5, 1)), automatic=False)
    assert sought(seen).fault == Fault("digit", (2,), (2,))


def test_missing_notes_come_next() -> None:
    right = int(SOLUTION[2])
    others = 511 & ~(1 << right - 1)
    own = as_seen(position(centre=at(2, others)), automatic=False)
    assert sought(own).fault == Fault("candidate", (2,), (right,))
    out = as_seen(position(out=at(2, 1 << right - 1)), automatic=True)
    assert sought(out).fault == Fault("candidate", (2,), (right,))
    assert sought(as_seen(position(out=at(2, 1 << right - 1)), automatic=False)).fault is None


def test_a_puzzle_without_a_solution() -> None:
    clash = "11" + BLANK[2:]
    assert sought(position(clash, clash)).fault == Fault("puzzle")
    # Without givens it is the entries that do not go together.
    assert sought(position(clash, BLANK)).fault == Fault("together")


def test_of_several_solutions_no_step_is_a_guess() -> None:
    hint = sought(position("1" + BLANK[1:], "1" + BLANK[1:]))
    assert (hint.fault, hint.unique, hint.steps) == (None, False, [])


def test_with_several_solutions_entries_can_be_wrong_alone_or_together() -> None:
    givens = "12345678." + BLANK[9:]
    assert sought(position(entered(9, "1", givens), givens)).fault == Fault("digit", (9,), (1,))
    # 4 and 5 must be in the second row of the first box, or in the third.
    both = entered(9, "456", givens)[:18] + "4" + BLANK[19:]
    found = sought(position(both, givens)).fault
    assert found == Fault("together")


def test_notes_stand_for_candidates() -> None:
    fits = fitting(position().layout, position().digits.packed)
    assert as_seen(position(), automatic=False).candidates() == tuple(fits)
    # What does not fit is nothing, and what is in the corners is a mark.
    noted = as_seen(position(centre=at(2, 0b111111111), corner=at(3, 1)), automatic=False)
    assert noted.candidates() == tuple(fits)
    own = as_seen(position(centre=at(2, 0b1010)), automatic=False).candidates()
    assert own[2] == fits[2] & 0b1010
    assert own[3:] == tuple(fits)[3:]
    shown = as_seen(position(centre=at(2, 0b1010), out=at(3, fits[3] & -fits[3])), automatic=True)
    assert shown.candidates()[2] == fits[2]
    assert shown.candidates()[3] == fits[3] & fits[3] - 1


@pytest.mark.parametrize(
    ("sentence", "cells"),
    [
        ("Look at row 2, column 3.", [11]),
        ("Look at row 1, columns 2 and 4.", [1, 3]),
        ("Look at column 2, rows 1, 2 or 9.", [1, 10, 73]),
        ("Look at the 4s in box 9.", [60, 61, 62, 69, 70, 71, 78, 79, 80]),
        ("Look at row 1, column 1; row 2, columns 1 and 2 and row 9, column 9.", [0, 9, 10, 80]),
        ("Look for 3s.", []),
    ],
)
def test_where_to_look_is_what_the_sentence_names(sentence: str, cells: list[int]) -> None:
    assert named_cells(sentence) == cells


def test_units_are_named_together() -> None:
    assert len(named_cells("Look at the 6s in columns 1, 4, 6 and 8.")) == 36
    assert len(named_cells("Look at the 3s in boxes 2 and 8 and rows 1 and 5.")) == 33
    assert len(named_cells("Look at the 6s in rows 3 and 7, columns 4, 5 and 8 and box 3.")) == 43


def test_every_step_is_found_once() -> None:
    hint = sought(position(SOLUTION[:70] + GIVENS[70:]), every=True)
    conclusions = [(step.technique, step.conclusion) for step in hint.steps]
    assert len(conclusions) == len(set(conclusions)) > 3
