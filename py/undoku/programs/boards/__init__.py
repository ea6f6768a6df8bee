"""What the containers of a program say of the board: digits, queens, the numbers of a knight's moves."""

from undoku.programs.boards.knight import KnightBoard
from undoku.programs.boards.queens import QueensBoard
from undoku.programs.boards.sudoku import SudokuBoard

BOARDS = {board.name: board for board in (SudokuBoard, QueensBoard, KnightBoard)}
"""How each board is read, by its name."""
