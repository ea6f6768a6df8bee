"""Searches that the tests of this folder look at: every strategy, on boards small and large."""

from typing import NamedTuple

from undoku.knight.strategies.problem import KnightProblem
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.search.steps import Counts, Step
from undoku.sudoku.strategies.problem import SudokuProblem

BLOG = "306508400520000000087000031003010080900863005050090600130000250000000074005206300"
LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
HANDOUT = "000030200020040350007100008800001062060000070270600003700008900056090040008010000"
SPARSE = "001000000200000000003000000400000005005000600600000040007103000800000000009020000"
REGIONS = "EEEBBBBEEEEBBBAAAABBBFCCAGGBFCAADDBFFAAADBFFFAAAB"

SEARCHES = [
    ("sudoku", "last-empty", lambda: SudokuProblem(BLOG)),
    ("sudoku", "first-empty", lambda: SudokuProblem(BLOG)),
    ("sudoku", "fewest-options", lambda: SudokuProblem(HANDOUT)),
    ("sudoku", "fewest-options-singles", lambda: SudokuProblem(HANDOUT)),
    ("sudoku", "fewest-options", lambda: SudokuProblem(SPARSE)),
    ("queens", "board-scan", lambda: QueensProblem(6)),
    ("queens", "markers", lambda: QueensProblem(6)),
    ("queens", "array-first", lambda: QueensProblem(8)),
    ("queens", "columns", lambda: QueensProblem(8)),
    ("queens", "bitmasks", lambda: QueensProblem(7)),
    ("queens", "regions-rows", lambda: QueensProblem(7, regions=REGIONS)),
    ("queens", "regions-by-region", lambda: QueensProblem(7, regions=REGIONS)),
    ("queens", "regions-fewest", lambda: QueensProblem(7, regions=REGIONS)),
    ("knight", "fixed-order", lambda: KnightProblem(5, 5)),
    ("knight", "warnsdorff", lambda: KnightProblem(8, 8)),
    ("knight", "warnsdorff", lambda: KnightProblem(4, 4)),
    ("knight", "warnsdorff-backtracking", lambda: KnightProblem(4, 5, (1, 1))),
    ("knight", "fixed-order", lambda: KnightProblem(5, 5, (2, 2), (0, 0))),
    ("knight", "warnsdorff-backtracking", lambda: KnightProblem(3, 10, closed=True)),
    ("knight", "fixed-order", lambda: KnightProblem(4, 5, (0, 1), None, True, [(0, 0), (3, 4)])),
]
IDS = [f"{board} {name} {number}" for number, (board, name, _) in enumerate(SEARCHES)]


def run(board, name, problem, limit=0, budget=50_000):
    """Run a strategy to its end, recording up to `limit` steps."""
    recorder = Recorder(find(board, name), problem, limit)
    while not recorder.advance(budget):
        pass
    return recorder


class Moment(NamedTuple):
    """Everything there is to see after some steps of a search."""

    position: int
    step: Step | None
    board: tuple
    stack: tuple
    node: int
    counts: Counts


def at(trace, position):
    """Everything that a trace shows at a position."""
    return Moment(
        position,
        trace.step(position),
        tuple(trace.board(position)),
        trace.stack(position),
        trace.tree.node_at(position),
        trace.counts(position),
    )
