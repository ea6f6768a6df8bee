"""What a board asks, by name: which problem it is, and what is refused."""

import pytest

from undoku.knight.strategies.problem import KnightProblem
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.errors import PuzzleError
from undoku.search.register import strategies
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.watch.problems import problem_of

EMPTY = "." * 81


def test_questions_of_the_three_boards() -> None:
    sudoku = problem_of("sudoku", {"givens": "1" + EMPTY[1:], "entered": EMPTY[:-1] + "2"})
    assert isinstance(sudoku, SudokuProblem)
    assert sudoku.board() == [1, *[0] * 79, 2]
    queens = problem_of("queens", {"n": 7})
    assert isinstance(queens, QueensProblem)
    assert queens.n == 7
    asked = {"rows": 5, "cols": 6, "start": [4, 1], "end": [0, 0], "closed": True}
    knight = problem_of("knight", asked)
    assert isinstance(knight, KnightProblem)
    assert knight.wanted == (5, 6, (4, 1), (0, 0), True, frozenset())
    for rest in ({}, {"end": None, "closed": False}):
        knight = problem_of("knight", {"rows": 5, "cols": 6, "start": [4, 1], **rest})
        assert isinstance(knight, KnightProblem)
        assert knight.wanted == (5, 6, (4, 1), None, False, frozenset())


@pytest.mark.parametrize(
    ("board", "question"),
    [
        ("chess", {"n": 8}),
        ("sudoku", {}),
        ("sudoku", {"givens": 81}),
        ("sudoku", {"givens": EMPTY, "entered": None}),
        ("queens", {}),
        ("queens", {"n": "8"}),
        ("queens", {"n": 8.0}),
        ("queens", {"n": True}),
        ("queens", [8]),
        ("queens", None),
        ("knight", {"rows": 8, "cols": 8}),
        ("knight", {"rows": 8, "start": [0, 0]}),
        ("knight", {"rows": "8", "cols": 8, "start": [0, 0]}),
        ("knight", {"rows": 8, "cols": 8, "start": "a1"}),
        ("knight", {"rows": 8, "cols": 8, "start": [0]}),
        ("knight", {"rows": 8, "cols": 8, "start": [0, None]}),
        ("knight", {"rows": 8, "cols": 8, "start": [0, 0], "end": "h8"}),
        ("knight", {"rows": 8, "cols": 8, "start": [0, 0], "end": []}),
        ("knight", {"rows": 8, "cols": 8, "start": [0, 0], "closed": None}),
        ("knight", {"rows": 8, "cols": 8, "start": [0, 0], "closed": 1}),
    ],
)
def test_what_is_no_question_is_refused_by_the_name_of_its_board(
    board: str, question: dict[str, object]
) -> None:
    with pytest.raises(PuzzleError, match=f"is no problem for the board '{board}'"):
        problem_of(board, question)


@pytest.mark.parametrize(
    ("board", "question", "words"),
    [
        ("sudoku", {"givens": "12"}, "2 cells found, 81 needed."),
        ("sudoku", {"givens": EMPTY, "entered": "." * 80}, "80 cells found, 81 needed."),
        ("queens", {"n": -1}, "N is -1"),
        ("knight", {"rows": 0, "cols": 8, "start": [0, 0]}, "rows must be 1 or more"),
        ("knight", {"rows": 8, "cols": 8, "start": [8, 0]}, "start must be a square"),
        ("knight", {"rows": 8, "cols": 8, "start": [0, 0], "end": [0, 8]}, "end must be a square"),
    ],
)
def test_what_is_a_question_but_no_puzzle_gets_the_sentence_of_the_board(
    board: str, question: dict[str, object], words: str
) -> None:
    with pytest.raises(PuzzleError, match=words):
        problem_of(board, question)


def test_every_board_knows_what_its_strategies_go_by() -> None:
    questions: dict[str, dict[str, object]] = {
        "sudoku": {"givens": EMPTY},
        "queens": {"n": 4},
        "knight": {"rows": 4, "cols": 4, "start": [0, 0]},
    }
    for board, question in questions.items():
        problem = problem_of(board, question)
        for strategy in strategies(board):
            data = problem.shown(strategy.shows, problem.board())
            assert (data is None) == (strategy.shows == ""), strategy.name
