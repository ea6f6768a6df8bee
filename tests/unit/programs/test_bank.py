"""A program on the bank of boards: what is known of each, and what is said of the program beside it."""

import pytest

from undoku.programs.calling.wanted import NOTHING, Wanted
from undoku.programs.errors import ProgramError
from undoku.programs.judging import words
from undoku.programs.judging.bank import tasks
from undoku.programs.judging.judge import DOCUMENTS, WITH_REGIONS, Judge, Judged
from undoku.programs.judging.known import solutions_of
from undoku.programs.starters import starters
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.watch.problems import problem_of

from ..region_boards import by_trial


@pytest.mark.parametrize("board", DOCUMENTS)
def test_the_bank_has_boards_with_and_without_a_solution_and_little_work(board: str) -> None:
    starters(board)
    known = set()
    for task in tasks(board):
        problem = problem_of(board, task.question)
        solutions = solutions_of(board, problem)
        search = Recorder(find(board, DOCUMENTS[board]), problem, limit=0)
        while not search.advance(100_000):
            pass
        assert bool(solutions) == (search.first is not None), task.name
        assert search.counts.calls < 12_000, task.name
        known.add(solutions)
        assert ("No solution" in task.name) <= (solutions == 0)
        assert (("olutions" in task.name) and task.name[:2] != "No") <= (solutions == 2)
    assert known == ({0, 1, 2} if board != "knight" else {0, 1})


def test_the_bank_of_queens_with_regions_has_what_it_says() -> None:
    for task in tasks("queens", "regions"):
        n, regions = task.question["n"], task.question["regions"]
        assert isinstance(n, int)
        assert isinstance(regions, str)
        placements = len(by_trial(n, regions))
        first, *_ = task.name.split()
        assert min(placements, 3) == {"No": 0, "A": 1, "Two": 2, "Several": 3}[first], task.name
        assert solutions_of("queens", problem_of("queens", task.question)) == min(placements, 2)
        search = Recorder(find("queens", WITH_REGIONS), problem_of("queens", task.question), limit=0)
        while not search.advance(100_000):
            pass
        assert search.counts.calls < 1_000


def on_bank(text: str, board: str, seconds: float = 10, wanted: Wanted = NOTHING) -> list[Judged]:
    ticks = iter(range(10**9))
    judge = Judge(text, board, lambda: next(ticks) / 100, seconds, wanted)
    while not judge.done:
        judge.advance()
    assert len(judge.judged) == judge.boards == len(tasks(board))
    return judge.judged


@pytest.mark.recorder
@pytest.mark.parametrize("board", DOCUMENTS)
def test_the_document_is_right_on_the_whole_bank_and_does_what_stands_beside_it(board: str) -> None:
    (text,) = [starter.text for starter in starters(board) if starter.name == DOCUMENTS[board]]
    for found in on_bank(text, board, seconds=10**6):
        if "closed" in found.name:
            assert (found.right, found.document) == (None, None)
            assert found.came in words.LEFT_OUT.values()
        else:
            assert found.right is True, found
            assert found.document is not None
            assert (found.calls, found.placements) == found.document[1:]


@pytest.mark.recorder
def test_beside_a_program_that_finds_all_stands_the_document_that_finds_all() -> None:
    (text,) = [starter.text for starter in starters("queens") if starter.name == "markers"]
    eight = on_bank(text, "queens", seconds=10**6)[-1]
    assert eight.came == "It yielded 92 solutions, which are all."
    assert eight.document == ("Scan the board for attackers", 2057, 2056)


@pytest.mark.recorder
def test_the_first_wrong_board_is_a_small_one() -> None:
    found = on_bank("def solve(board): return True", "sudoku")
    assert [board.right for board in found][:2] == [True, False]
    assert found[1].name == "One empty cell"
    assert found[1].expected == "This board has one solution."
    assert found[1].came == "It returned True, but row 9, column 9 has no digit."


@pytest.mark.recorder
def test_closed_tours_are_asked_of_a_program_that_can_be_told() -> None:
    text = "def solve(board, row, col, closed):\n    return closed"
    closed = [board for board in on_bank(text, "knight") if "closed" in board.name]
    assert len(closed) > 2
    assert all("It returned True" in board.came for board in closed)


@pytest.mark.recorder
def test_a_program_that_is_told_one_side_is_asked_for_square_boards_alone() -> None:
    found = on_bank("def solve(n):\n    board = [[0] * n for _ in range(n)]\n    return board", "knight")
    left_out = {board.name for board in found if board.right is None}
    assert {"3 × 4 from a3", "4 × 3 from c1"} <= left_out
    assert all(board.right is False for board in found if board.name == "5 × 5 from a5")


@pytest.mark.recorder
def test_a_program_that_is_too_slow_is_not_waited_for_on_every_board() -> None:
    found = on_bank("def solve(board):\n    while True: pass", "sudoku", seconds=1)
    assert ["1 second" in board.came for board in found[:2]] == [True, True]
    assert {board.came for board in found[2:]} == {"Two boards before took too long."}


@pytest.mark.recorder
def test_what_cannot_be_called_is_said_on_every_board() -> None:
    text = "def solve(board, colour):\n    return board[colour]"
    found = on_bank(text, "queens", wanted=Wanted("solve(board, colour)"))
    assert {board.right for board in found} == {None}
    assert found[0].came == (
        "There is no 'colour' here. The program has solve; the page offers n, board, columns, rows, cols."
    )


@pytest.mark.recorder
def test_a_name_that_is_not_there_is_said_beside_those_that_are() -> None:
    many = "".join(f"def f{number}(n):\n    return n\n" for number in range(8))
    found = on_bank(many, "queens", wanted=Wanted("f9(n)"))
    assert "The program has f0, f1, f2, f3, f4, f5, …; the page offers n, board" in found[0].came
    found = on_bank("class A:\n    def f(self): pass", "queens", wanted=Wanted("B(n).f()"))
    assert "There is no 'B' here. The program has A; the page offers" in found[0].came
    found = on_bank("print(8)", "queens", wanted=Wanted("f(n)"))
    assert "There is no 'f' here. The page offers n, board" in found[0].came


def test_what_is_no_program_is_said_before_anything_runs() -> None:
    for text in ("def solve(board", "def solve(b):\n    return '\0'"):
        with pytest.raises(ProgramError):
            Judge(text, "sudoku", lambda: 0)
