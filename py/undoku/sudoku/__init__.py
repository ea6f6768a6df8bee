"""Sudoku: grids of any layout, read, checked, solved and counted."""

from undoku.sudoku.clash import Clash
from undoku.sudoku.errors import GridError, LayoutError
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Cage, Layout
from undoku.sudoku.position import Position
from undoku.sudoku.search import SudokuSearch
from undoku.sudoku.solve import Verdict, count, solutions, solve

__all__ = [
    "Cage",
    "Clash",
    "Grid",
    "GridError",
    "Layout",
    "LayoutError",
    "Position",
    "SudokuSearch",
    "Verdict",
    "count",
    "solutions",
    "solve",
]
