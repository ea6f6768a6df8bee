"""The knight's tour: a path of knight's moves over every square of a board, each once.

`tour` finds one, `existence` says whether there is one and why, `count` counts them. `TourSearch` and
`CountSearch` do the same in slices that can be paused, and `FinishSearch` finishes a tour that was begun.
"""

from undoku.knight.advice import HintSearch, lost_squares
from undoku.knight.board import Board
from undoku.knight.counting import CountSearch, count
from undoku.knight.errors import BoardError, NoTour
from undoku.knight.finish import FinishSearch
from undoku.knight.moves import Square
from undoku.knight.rules import Existence
from undoku.knight.solver import TourSearch, existence, tour
from undoku.knight.squares import parse_square, square_name
from undoku.knight.tour import Tour

__all__ = [
    "Board",
    "BoardError",
    "CountSearch",
    "Existence",
    "FinishSearch",
    "HintSearch",
    "NoTour",
    "Square",
    "Tour",
    "TourSearch",
    "count",
    "existence",
    "lost_squares",
    "parse_square",
    "square_name",
    "tour",
]
