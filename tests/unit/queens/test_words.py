"""Sentences of the errors about queens, letter for letter."""

import json
import pickle

import pytest

from undoku.queens import BoardError, CompletionSearch, QueensSearch, count, place
from undoku.queens.strategies.problem import QueensProblem

ERRORS = [
    (lambda: QueensSearch("8"), "not-a-number", "N is '8': the number of queens must be a whole number."),
    (lambda: QueensSearch(-1234), "negative", "N is -1,234: the number of queens cannot be negative."),
    (lambda: QueensSearch(1001), "too-large",
     "N is 1,001: placements are searched for for N from 0 to 1,000."),
    (lambda: CompletionSearch(1001), "too-large",
     "N is 1,001: placements are completed for N from 0 to 1,000."),
    (lambda: count(19), "too-large", "N is 19: placements are counted for N from 0 to 18."),
    (lambda: place(10**31), "too-large",
     "N is very large: a placement is constructed for N from 0 to 1,000,000."),
    (lambda: QueensProblem(51), "too-large", "N is 51: teaching strategies run for N from 0 to 50."),
    (lambda: QueensSearch(8, [5]), "not-a-square", "Queen 5: a square is a pair (row, column)."),
    (lambda: QueensSearch(8, [], [(1, "a")]), "not-numbers",
     "Blocked square (1, 'a'): row and column must be whole numbers."),
    (lambda: QueensSearch(1000, [(0, 1000)]), "off-board",
     "Queen on row 1, column 1,001 is off the board: rows and columns run from 1 to 1,000."),
    (lambda: CompletionSearch(0, [], [(0, 0)]), "off-board",
     "Blocked square on row 1, column 1 is off the board: it has no squares."),
]  # fmt: skip


@pytest.mark.parametrize(("mistake", "code", "words"), ERRORS)
def test_errors(mistake, code, words):
    with pytest.raises(BoardError) as caught:
        mistake()
    error = caught.value
    assert (error.code, str(error)) == (code, words)
    assert json.loads(json.dumps(error.values)).keys() == error.values.keys()
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.code, copy.values, str(copy)) == (BoardError, code, error.values, words)
