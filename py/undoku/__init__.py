"""Undoku: solve Sudoku, N-Queens and the knight's tour, and see how backtracking works.

Each problem has a package of its own: ``undoku.sudoku``, ``undoku.queens`` and ``undoku.knight``.
"""

__version__ = "0.1.0"
