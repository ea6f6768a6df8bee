"""One question for all who answer about a board of queens: read once, and refused where it is not heeded."""

from itertools import combinations

import pytest

from undoku.queens import (
    BoardError,
    CompletionSearch,
    CompletionsSearch,
    HintSearch,
    ImpossibleSearch,
    OrderedSearch,
    QueensQuestion,
    QueensSearch,
    large,
)
from undoku.queens.strategies.problem import QueensProblem

from ..region_boards import ONE, TWO, is_allowed

ASKED = [
    QueensSearch,
    CompletionSearch,
    CompletionsSearch,
    OrderedSearch,
    ImpossibleSearch,
    HintSearch,
    QueensProblem,
]
SQUARES = {"queens": [[0, 2]], "blocked": [[5, 5]]}


def test_squares_are_read_as_they_come_out_of_json():
    question = QueensQuestion.of({"n": 6, **SQUARES})
    assert question == QueensQuestion(6, queens=((0, 2),), blocked=((5, 5),))
    assert question.rules() == ["queens", "blocked"]


def test_only_a_board_without_rules_is_plain():
    assert QueensQuestion.of({"n": 6, "queens": [], "blocked": []}).is_plain
    for name, squares in SQUARES.items():
        assert not QueensQuestion.of({"n": 6, name: squares}).is_plain


def test_faults_heed_regions():
    for n, regions in ((5, TWO), *[(n, boards[0]) for n, boards in ONE.items()]):
        squares = [(row, column) for row in range(n) for column in range(n)]
        for one, two in combinations(squares, 2):
            question = QueensQuestion.of({"n": n, "queens": [one, two], "regions": regions})
            assert question.faults() == (() if is_allowed(one, two, n, regions) else (one, two))


def test_what_is_no_question_is_refused():
    for question in ({}, {"n": "8"}, {"n": True}, {"n": -1}):
        with pytest.raises(BoardError, match=r"^N is "):
            QueensQuestion.of(question)
    with pytest.raises(BoardError, match=r"^The board of queens has no rule 'rooks'\.$"):
        QueensQuestion.of({"n": 8, "rooks": []})


@pytest.mark.parametrize("asked", ASKED)
def test_all_take_it_as_a_whole_or_by_its_names(asked):
    question = QueensQuestion.of({"n": 6, **SQUARES})
    assert asked.about(question).question == asked(6, **SQUARES).question == question


@pytest.mark.parametrize("asked", ASKED)
def test_a_rule_that_is_not_known_is_refused(asked):
    with pytest.raises(BoardError, match="no rule 'rooks'"):
        asked(8, rooks=[])


@pytest.mark.parametrize("asked", ASKED)
def test_a_rule_that_is_not_heeded_is_refused(asked, monkeypatch):
    monkeypatch.setattr(asked, "heeds", ("queens",))
    asked(6, queens=[(0, 2)])
    with pytest.raises(BoardError, match=r"^[A-Z].*, but not with the rule 'blocked'\.$"):
        asked(6, **SQUARES)


def test_a_rule_that_is_not_heeded_on_large_boards_is_refused_there(monkeypatch):
    monkeypatch.setattr(large, "HEEDS", ("queens",))
    CompletionSearch(100, **SQUARES)
    CompletionSearch(101, queens=[(0, 2)])
    with pytest.raises(BoardError, match=r"^Placements of more than 100 .* not with the rule 'blocked'\.$"):
        CompletionSearch(101, **SQUARES)
