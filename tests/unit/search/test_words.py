"""Sentences of the errors that the boards share, letter for letter."""

import json

import pytest

from undoku.knight.strategies.problem import KnightProblem
from undoku.queens.strategies.problem import QueensProblem
from undoku.search import PuzzleError
from undoku.search.errors import shown
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.watch.problems import problem_of

from ..errors import check
from .searches import run

ERRORS = [
    (lambda: find("knight", "fast"), "no-strategy",
     "No knight strategy is called 'fast'; there are: fixed-order, warnsdorff, warnsdorff-backtracking."),
    (lambda: find("chess", "fast"), "no-strategy", "No chess strategy is called 'fast'; there are: none."),
    (lambda: problem_of("queens", {"m": 8}), "no-question",
     "{'m': 8} is no problem for the board 'queens'; a board's own values are needed."),
    (lambda: Recorder(find("knight", "warnsdorff"), KnightProblem(40, 40)), "board-too-large",
     "This board has 1,600 squares; a search is recorded on boards of up to 400."),
    (lambda: Recorder(find("queens", "markers"), QueensProblem(4), -1), "limit-below-0",
     "The limit is -1; it must be 0 steps or more."),
    (lambda: run("queens", "markers", QueensProblem(4), 50).trace.step(12_345), "not-recorded",
     "Step 12,345 is not recorded: the trace has steps 0 to 50."),
]  # fmt: skip


@pytest.mark.parametrize(("mistake", "code", "words"), ERRORS)
def test_errors(mistake, code, words):
    with pytest.raises(PuzzleError) as caught:
        mistake()
    check(caught.value, PuzzleError, code, words)
    assert json.loads(json.dumps(caught.value.values)) == caught.value.values


def test_what_cannot_be_shown_is_named():
    class Silent:
        def __repr__(self):
            raise RuntimeError

    assert shown(Silent()) == "a Silent"
    assert len(shown("x" * 1000)) == 60
