"""The board as a value: what is on it, its moves, and what cannot be made a board."""

import copy
import pickle

import pytest

from undoku.knight import BoardError
from undoku.knight.board import Board

from ..errors import check

CROSS = [(row, column) for row in (0, 1, 4, 5) for column in (0, 1, 4, 5)]


def test_a_plain_board_has_all_its_squares():
    board = Board(3, 4)
    assert (board.size, board.colours, list(board.squares)) == (12, (6, 6), list(range(12)))
    assert board.holes == frozenset()
    assert board.moves[0] == (6, 9)
    assert Board(3, 3).colours == (5, 4)
    assert repr(board) == "<3 by 4 board>"


def test_holes_are_on_no_move():
    board = Board(6, 6, CROSS)
    assert (board.size, board.colours, len(board.holes)) == (20, (10, 10), 16)
    assert repr(board) == "<6 by 6 board with 16 taken out>"
    assert list(board.squares) == [
        row * 6 + column for row in range(6) for column in range(6) if (row, column) not in CROSS
    ]
    for number in range(36):
        row, column = divmod(number, 6)
        expected = {
            r * 6 + c
            for r in range(6)
            for c in range(6)
            if abs(r - row) * abs(c - column) == 2 and (r, c) not in CROSS and (row, column) not in CROSS
        }
        assert set(board.moves[number]) == expected
        assert len(board.moves[number]) == len(expected)


def test_large_boards_work_out_moves_when_asked():
    board = Board(1000, 1000, [(1, 2)])
    assert board.size == len(board.squares) == 999_999
    assert board.moves[0] == (2001,)
    assert board.moves[1002] == ()
    assert len(board.moves) == 1_000_000
    assert board.colours == (500_000, 499_999)


def test_boards_are_values():
    board = Board(3, 4, [[0, 1], (0, 1)])
    assert board == Board(3, 4, {(0, 1)}) != Board(3, 4)
    assert hash(board) == hash(Board(3, 4, {(0, 1)}))
    assert board != "board"
    assert copy.copy(board) == pickle.loads(pickle.dumps(board)) == board
    assert (0, 0) in board
    assert (0, 1) not in board
    assert (3, 0) not in board
    assert 5 not in board
    assert board.check("start", [2, 3]) == (2, 3)
    with pytest.raises(AttributeError, match="a Board cannot be changed: rows"):
        board.rows = 5
    with pytest.raises(AttributeError, match="a Board cannot be changed: holes"):
        del board.holes


@pytest.mark.parametrize(
    ("mistake", "code", "words"),
    [
        (lambda: Board(0, 3), "below-1", "rows must be 1 or more, not 0."),
        (lambda: Board(3, 3, 5), "not-squares", "holes must be squares, each a (row, column), not 5."),
        (lambda: Board(3, 3, "a1"), "not-squares", "holes must be squares, each a (row, column), not 'a1'."),
        (lambda: Board(3, 3, [(0, 3)]), "off-board",
         "each of holes must be a square (row, column) of the 3 by 3 board, "
         "with a row from 0 to 2 and a column from 0 to 2, not (0, 3)."),
        (lambda: Board(1, 2, [(0, 0), (0, 1)]), "all-taken-out",
         "All squares of the 1 by 2 board are taken out; at least one must be left."),
        (lambda: Board(3, 3, [(1, 1)]).check("start", (1, 1)), "on-a-hole",
         "start is b2, but that square is taken out of the board."),
        (lambda: Board(3, 3).check("start", (3, 1)), "off-board",
         "start must be a square (row, column) of the 3 by 3 board, "
         "with a row from 0 to 2 and a column from 0 to 2, not (3, 1)."),
    ],
)  # fmt: skip
def test_mistakes(mistake, code, words):
    with pytest.raises(BoardError) as caught:
        mistake()
    check(caught.value, BoardError, code, words)
