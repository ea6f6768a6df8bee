"""Programs as students write them start without an edit of their call, and are told what they are.

Which of them are right, and what they give, was seen in plain Python.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from undoku.programs.calling.wanted import Wanted
from undoku.programs.judging.judged import judged
from undoku.programs.judging.known import solvable
from undoku.programs.judging.verdict import verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun

FOLDER = Path(__file__).parent / "students"
BLOG = "306508400520000000087000031003010080900863005050090600130000250000000074005206300"


def knight(rows: int, cols: int) -> dict[str, Any]:
    return {"rows": rows, "cols": cols, "start": [0, 0], "end": None, "closed": False}


class Known(NamedTuple):
    """A program on a board, whether it is right there, and what it gives; what it reads is `typed`."""

    file: str
    asked: dict[str, Any]
    right: bool
    kind: str
    typed: str = ""


SIX, EIGHT, SUDOKU = {"n": 6}, {"n": 8}, {"givens": BLOG}
ALL = [
    # From the last row to the first.
    Known("queens_countdown", SIX, True, "first"),
    Known("queens_dict_of_rows", EIGHT, True, "first"),
    Known("queens_first_of_generator", SIX, True, "first"),
    Known("queens_main_reads", EIGHT, True, "all", "6\n"),
    Known("queens_run_method", SIX, True, "count"),
    Known("queens_partial", SIX, True, "first"),
    Known("queens_nested", SIX, True, "first"),
    # It prints d8 c7 and so on.
    Known("queens_chess_notation", SIX, True, "first"),
    # It prints 1 5 8 6 3 7 2 4, of a board of its own.
    Known("queens_one_line", SIX, True, "first"),
    # It prints boards, and in the end how many they were.
    Known("queens_dashes", SIX, True, "count"),
    Known("queens_strings", EIGHT, True, "first"),
    Known("queens_sentence_count", EIGHT, True, "count"),
    Known("queens_timed", SIX, True, "first"),
    Known("queens_french", EIGHT, True, "first"),
    Known("queens_typed", SIX, True, "first"),
    Known("queens_stack", SIX, True, "all"),
    Known("queens_two_functions", EIGHT, True, "first"),
    # A loop over a generator that returns the first one.
    Known("queens_for_return", EIGHT, True, "first"),
    Known("queens_x_array", EIGHT, True, "all"),
    # It prints a sentence before it has searched, and asks once more.
    Known("queens_asks_again", SIX, True, "first", "2\n6\n"),
    # A function is handed in to take each placement.
    Known("queens_visitor", SIX, True, "all"),
    # As if mirror images did not count.
    Known("queens_wrong_count_unique", SIX, False, "count"),
    # c - col in the place of its absolute value.
    Known("queens_wrong_diagonal_sign", EIGHT, False, "first"),
    Known("queens_wrong_same_list", SIX, False, "all"),
    Known("queens_wrong_returns_early", EIGHT, False, "first"),
    # Nothing calls it but asserts at the end.
    Known("queens_asserts", EIGHT, True, "first"),
    Known("queens_arrays", SIX, True, "all"),
    Known("queens_wrong_yields_itself", SIX, False, "all"),
    # What one function makes is for the other.
    Known("sudoku_contradiction", SUDOKU, True, "first"),
    Known("sudoku_walrus", SUDOKU, True, "first"),
    Known("sudoku_dataclass", SUDOKU, True, "first"),
    # What is called was made by another function.
    Known("sudoku_made_solver", SUDOKU, True, "first"),
    Known("sudoku_rows_of_text", SUDOKU, True, "first"),
    Known("sudoku_enum", SUDOKU, True, "first"),
    Known("sudoku_spanish", SUDOKU, True, "first"),
    Known("sudoku_list_of_empties", SUDOKU, True, "first"),
    # It prints each solution, and takes all back.
    Known("sudoku_print_inside", SUDOKU, True, "all"),
    Known("sudoku_wrong_no_undo_row", SUDOKU, False, "first"),
    Known("sudoku_wrong_box_missing", SUDOKU, False, "first"),
    Known("knight_visited_matrix", knight(5, 5), True, "first"),
    Known("knight_helper_order", knight(6, 7), True, "first"),
    Known("knight_closed", knight(6, 6), True, "first"),
    Known("knight_graph", knight(6, 6), True, "first"),
    Known("knight_walks_prints", knight(6, 6), True, "first"),
    Known("knight_all_starts", knight(3, 4), True, "count"),
    Known("knight_complex", knight(8, 8), True, "first"),
    Known("knight_wrong_path_popped", knight(3, 4), False, "all"),
    # Squares are texts such as a1, the start as well.
    Known("knight_dict_names", knight(5, 5), True, "first"),
    # One of the eight moves goes two down and two across.
    Known("knight_wrong_move", knight(4, 4), False, "first"),
]


def test_every_program_is_in_the_table() -> None:
    assert {path.stem for path in FOLDER.glob("*_*.py")} == {known.file for known in ALL}


@pytest.mark.recorder
@pytest.mark.parametrize("known", ALL, ids=[known.file for known in ALL])
def test_it_starts_and_is_told_what_it_is(known: Known) -> None:
    text = (FOLDER / f"{known.file}.py").read_text(encoding="utf-8")
    board = known.file.partition("_")[0]
    run = ProgramRun(Program(text), board, known.asked, lambda: 0.0, Wanted(input=known.typed))
    run, found = judged(run, lambda run: verdict(run, lambda: solvable(run.board, run.problem), 10))
    assert (found.right, found.kind) == (known.right, known.kind), (run.called, found.sentence)
    # It was told apart by what it gave, and not because it could not be called.
    assert run.outcome and run.outcome.kind in ("returned", "yielded", "exited")
