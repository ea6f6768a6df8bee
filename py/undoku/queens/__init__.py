"""N-Queens: placements and their symmetries, one, all or the number of them."""

from undoku.queens.board import BoardError, Square
from undoku.queens.complete import CompletionSearch, complete
from undoku.queens.completions import CompletionsSearch, OrderedSearch
from undoku.queens.construct import place
from undoku.queens.count import CountSearch, count, count_fundamental
from undoku.queens.hints import Hint, HintSearch
from undoku.queens.impossible import ImpossibleSearch
from undoku.queens.placement import Placement
from undoku.queens.question import QueensQuestion
from undoku.queens.search import QueensSearch, fundamental, solutions
from undoku.queens.symmetric import count_half_turn, count_quarter_turn

__all__ = [
    "BoardError",
    "CompletionSearch",
    "CompletionsSearch",
    "CountSearch",
    "Hint",
    "HintSearch",
    "ImpossibleSearch",
    "OrderedSearch",
    "Placement",
    "QueensQuestion",
    "QueensSearch",
    "Square",
    "complete",
    "count",
    "count_fundamental",
    "count_half_turn",
    "count_quarter_turn",
    "fundamental",
    "place",
    "solutions",
]
