"""What is to be right of every file in `variations`: the board it is run on, and what it does there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent / "variations"
PUZZLE = "000000900670005308190302067859060423426000091003900056000000000080019035345280070"
SIX = {"n": 6}
BOARD = [[0] * 6 for _ in range(6)]


class Known(NamedTuple):
    """What is known of a program.

    Attributes:
        question: what its board is asked.
        arguments: those of the call.
        how: the way in which it gives its answer.
        like: the strategy whose calls, placements and undos it has.
        calls: how many calls it has more than that.
        search: the function to be counted where there is no such strategy.
        in_place: whether it fills the board that it is given.
        solutions: how many it gives.
        entry: what is called, if that can be said in one expression.
    """

    question: dict[str, Any]
    arguments: list[Any]
    how: str
    like: str = ""
    calls: int = 0
    search: str = ""
    in_place: bool = True
    solutions: int = 1
    entry: str = "solve"


def grid() -> list[list[int]]:
    return [[int(digit) for digit in PUZZLE[row : row + 9]] for row in range(0, 81, 9)]


def sudoku(how: str, like: str = "first-empty", **more: Any) -> Known:
    return Known({"givens": PUZZLE}, [grid()], how, like, **more)


def queens(how: str, like: str, *arguments: Any, **more: Any) -> Known:
    return Known(SIX, [*arguments] or [[-1] * 6], how, like, **more)


def knight(how: str, like: str, *arguments: Any, rows: int = 4, cols: int = 5, **more: Any) -> Known:
    question = {"rows": rows, "cols": cols, "start": [0, 0], "end": None, "closed": False}
    board = [[0] * cols for _ in range(rows)]
    return Known(question, [*arguments] or [board, 0, 0], how, like, **more)


KNOWN = {
    # It solves a grid of its own, by itself.
    "sudoku_double_loop": Known(
        {"givens": "0" * 81}, [[[0] * 9 for _ in range(9)]], "left", "first-empty", entry=""
    ),
    "sudoku_solution_class": sudoku("left", entry="Solution().solveSudoku"),
    "sudoku_texts": sudoku("left", in_place=False, entry=""),
    "sudoku_marks": sudoku("left"),
    "sudoku_index": sudoku("left", "", search="solve"),
    "sudoku_empties_nested": sudoku("left"),
    "sudoku_deepcopy": sudoku("returned", in_place=False),
    "sudoku_row_copies": sudoku("returned", in_place=False),
    "sudoku_generator": sudoku("yielded", "", search="solve"),
    "sudoku_stack": sudoku("left", "", search="solve"),
    "sudoku_object": sudoku("left", calls=1),
    "sudoku_global_print": sudoku("printed", "", search="search"),
    "sudoku_fewest_lambda": sudoku("left", "fewest-options"),
    "sudoku_bitmasks": sudoku("left"),
    "sudoku_flat": sudoku("left", in_place=False),
    "sudoku_options": sudoku("returned", "", in_place=False, entry=""),
    "sudoku_text": sudoku("returned", in_place=False),
    "queens_nested": queens("returned", "board-scan", 6, in_place=False, solutions=4),
    "queens_solution_class": queens(
        "returned", "board-scan", 6, in_place=False, solutions=4, entry="Solution().solveNQueens"
    ),
    "queens_permutations": queens("left", "", search="solve"),
    "queens_tuples": queens("returned", "array-first", 6, in_place=False),
    "queens_print_boards": queens("printed", "board-scan", BOARD, 0, 6, solutions=4),
    "queens_iterative": queens("left", "", search="solve"),
    "queens_object": queens("returned", "array-first", 6, in_place=False),
    "queens_count": queens("returned", "board-scan", solutions=4),
    "queens_masks_generator": queens("yielded", "board-scan", solutions=4),
    "queens_board_copies": queens("returned", "array-first", BOARD, in_place=False),
    "queens_dict": queens("left", "array-first", in_place=False),
    "queens_own_grid": queens("left", "array-first", BOARD, in_place=True, entry=""),
    "queens_script": queens("left", "array-first", 0, in_place=False, entry=""),
    "queens_marks_first": queens("left", "array-first", 6, in_place=False),
    "queens_options": queens("left", "array-first"),
    "queens_given_marks": queens("left", "array-first"),
    "queens_attacked": queens("returned", "array-first", 6, in_place=False),
    "queens_plus": queens("returned", "array-first", 6, in_place=False),
    "queens_updates": queens("returned", "array-first", 6, in_place=False),
    "queens_from_one": queens("left", "array-first", 6, in_place=False, calls=-1),
    "queens_keyword": queens("left", "array-first", entry=""),
    "queens_put_and_take": queens("left", "array-first", BOARD),
    "queens_pieces": queens("returned", "array-first", 6, in_place=False),
    "queens_strings": queens("returned", "array-first", 6, in_place=False),
    "queens_flat": queens("returned", "array-first", 6, in_place=False),
    "queens_set": queens("returned", "array-first", 6, in_place=False),
    "queens_taken": queens("returned", "board-scan", 6, in_place=False, solutions=4),
    "queens_appended": queens("returned", "board-scan", 6, in_place=False, solutions=4),
    "knight_blog_class": knight("left", "fixed-order"),
    "knight_minus_one": knight("left", "fixed-order", 5, rows=5, in_place=False, entry="find_tour"),
    "knight_sorted": knight("left", "", search="solve"),
    "knight_marked": knight("returned", "fixed-order", 5, rows=5, cols=5, in_place=False),
    "knight_zero_path": knight("returned", "fixed-order", 5, rows=5, cols=5, in_place=False),
    "knight_minus_and_one": knight("left", "fixed-order", 5, rows=5, cols=5, in_place=False),
    "knight_path": knight("returned", "fixed-order", 4, 5, in_place=False),
    "knight_generator": knight("yielded", "", search="solve", rows=3, cols=4, solutions=2),
    "knight_copies": knight("returned", "fixed-order", [[0] * 5 for _ in range(4)], 0, 0, 1, in_place=False),
    "knight_stack": knight("left", "", search="solve"),
    "knight_globals": knight("left", "fixed-order"),
    "knight_dict": knight("left", "", search="walk", in_place=False),
    "knight_visited": knight("returned", "fixed-order", 4, 5, 0, 0, in_place=False),
    "knight_candidates": knight("returned", "warnsdorff", 4, 5, (0, 0), in_place=False),
    "knight_names": knight("returned", "fixed-order", 4, 5, in_place=False),
    "knight_closed": knight("left", "fixed-order"),
}
