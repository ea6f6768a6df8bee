"""The teaching strategies for Sudoku: importing this package registers every file in it."""

from undoku.search.discover import import_all

import_all(__name__, __path__)
