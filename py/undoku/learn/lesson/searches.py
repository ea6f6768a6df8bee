"""The searches that a lesson counts and shows: each is run once."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module

from undoku.learn.lesson import words
from undoku.learn.lesson.errors import LessonError
from undoku.search.errors import PuzzleError
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.watch.problems import problem_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.register import Strategy

BOARDS = ("sudoku", "queens", "knight")

GRIDS = {
    "blog": "306508400520000000087000031003010080900863005050090600130000250000000074005206300",
    "lecture": "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "handout": "000030200020040350007100008800001062060000070270600003700008900056090040008010000",
}
"""The puzzles of the documents."""

SLICE = 100_000


def question_of(board: str, size: str) -> dict[str, object]:
    """What a board of a size asks; raises LessonError.

    >>> question_of("knight", "5x5")
    {'rows': 5, 'cols': 5, 'start': [0, 0], 'end': None, 'closed': False}
    """
    if board == "queens" and re.fullmatch(r"[1-9]\d?", size):
        return {"n": int(size)}
    if board == "knight" and re.fullmatch(r"\d\d?x\d\d?", size):
        rows, cols = map(int, size.split("x"))
        return {"rows": rows, "cols": cols, "start": [0, 0], "end": None, "closed": False}
    if board == "sudoku" and (size in GRIDS or re.fullmatch(r"[.\d]{81}", size)):
        return {"givens": GRIDS.get(size, size)}
    raise LessonError(words.size(board, size) if board in BOARDS else words.no_board(board))


def known(board: str, name: str) -> Strategy:
    """The strategy of that board and name; raises LessonError."""
    if board not in BOARDS:
        raise LessonError(words.no_board(board))
    import_module(f"undoku.{board}.strategies")
    try:
        return find(board, name)
    except PuzzleError as error:
        raise LessonError(str(error)) from None


@lru_cache(maxsize=64)
def _search(board: str, size: str, name: str, limit: int) -> Recorder:
    strategy = known(board, name)
    try:
        problem = problem_of(board, question_of(board, size))
        recorder = Recorder(strategy, problem, limit, with_checks=True)
    except PuzzleError as error:
        raise LessonError(str(error)) from None
    while not recorder.advance(SLICE):
        pass
    return recorder


def counted(board: str, size: str, strategy: str) -> Recorder:
    """A search at its end, of which nothing is recorded."""
    return _search(board, size, strategy, 0)


def recorded(board: str, size: str, strategy: str) -> Recorder:
    """A search at its end with its trace."""
    return _search(board, size, strategy, 1_000_000)
