"""The programs that an editor opens with do what their strategies do, as often."""

import ast
import sys
from itertools import chain

import pytest

from undoku.knight.strategies.problem import KnightProblem
from undoku.programs.judging.bank import Task, tasks
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.programs.starters import Starter, starters, stub
from undoku.programs.watched import WatchedProgram
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.watch.watched import Watched

from .plain_counter import Counted, count

BLOG = "306508400520000000087000031003010080900863005050090600130000250000000074005206300"
LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
HANDOUT = "000030200020040350007100008800001062060000070270600003700008900056090040008010000"
IN_BROWSER = sys.platform == "emscripten"
ALL = [starter for board in ("sudoku", "queens", "knight") for starter in starters(board)]
IDS = [f"{starter.board} {starter.name}" for starter in ALL]


def strategy_of(starter: Starter, problem: object) -> Recorder:
    search = Recorder(find(starter.board, starter.name), problem, limit=0)
    while not search.advance(100_000):
        pass
    return search


def compare(starter: Starter, problem: object, counted: Counted, shown: list[object]) -> None:
    search = strategy_of(starter, problem)
    assert counted[:3] == (search.counts.calls, search.counts.placements, search.counts.undos)
    assert len(shown) == search.counts.solutions
    if search.first is not None:
        assert shown[0] == problem.answer(search.first)
        assert shown[-1] == problem.answer(search.last)


def test_the_boards_have_what_the_documents_have() -> None:
    names = {(starter.board, starter.name) for starter in ALL}
    assert names >= {
        ("sudoku", "first-empty"),
        ("sudoku", "fewest-options"),
        ("queens", "board-scan"),
        ("queens", "markers"),
        ("knight", "fixed-order"),
        ("knight", "warnsdorff-backtracking"),
    }


@pytest.mark.parametrize("starter", ALL, ids=IDS)
def test_a_starter_is_short_and_says_what_it_gets_and_returns(starter: Starter) -> None:
    above = starter.text.partition("\ndef ")[0]
    assert above.startswith("# ")
    assert "# solve gets " in above
    assert len(starter.text.splitlines()) <= 45
    assert not any(
        isinstance(node, ast.Import | ast.ImportFrom) for node in ast.walk(ast.parse(starter.text))
    )


def test_no_line_is_cut_off_beside_a_board() -> None:
    """On a screen of 1,440 pixels the editor has 88 characters."""
    texts = [starter.text for starter in ALL] + [
        stub(board) for board in ("sudoku", "queens", "knight", "regions")
    ]
    assert [line for text in texts for line in text.splitlines() if len(line) > 88] == []


@pytest.mark.parametrize("puzzle", [BLOG, LECTURE, HANDOUT], ids=["blog", "lecture", "handout"])
@pytest.mark.parametrize("starter", starters("sudoku"), ids=lambda starter: starter.name)
def test_sudoku(starter: Starter, puzzle: str) -> None:
    board = [[int(digit) for digit in puzzle[row : row + 9]] for row in range(0, 81, 9)]
    counted = count(starter.text, "solve", board)
    compare(
        starter, SudokuProblem(puzzle), counted, ["".join(map(str, [*chain(*end)])) for end in counted.shown]
    )


@pytest.mark.parametrize("n", range(1, 9))
@pytest.mark.parametrize(
    "starter", [one for one in starters("queens") if not one.rule], ids=lambda starter: starter.name
)
def test_queens(starter: Starter, n: int) -> None:
    columns = "(queens" in starter.text
    board = [-1] * n if columns else [[0] * n for _ in range(n)]
    counted = count(starter.text, "place" if "def place" in starter.text else "solve", board)
    shown = counted.shown if columns else [[row.index(1) for row in end] for end in counted.shown]
    compare(starter, QueensProblem(n), counted, shown)


@pytest.mark.parametrize("task", tasks("queens", "regions"), ids=lambda task: task.name)
@pytest.mark.parametrize("name", ["regions-rows", "regions-by-region"])
def test_queens_with_regions(name: str, task: Task) -> None:
    starter = next(one for one in starters("queens") if one.name == name)
    assert starter.rule == "regions"
    problem = QueensProblem.of(task.question)
    search = strategy_of(starter, problem)
    calls: list[object] = []
    namespace: dict[str, object] = {"__name__": "program"}
    exec(starter.text, namespace)
    called = "place" if "place" in namespace else "fill"
    function = namespace[called]
    namespace[called] = lambda *given: calls.append(given) or function(*given)
    found = namespace["solve"]([[*row] for row in problem.region])
    assert len(calls) == search.counts.calls
    if search.first is None:
        assert found is None
    else:
        columns = found if name == "regions-rows" else [column for _, column in sorted(found)]
        assert columns == problem.answer(search.first)


@pytest.mark.parametrize(
    ("rows", "cols", "start"),
    [
        (1, 1, (0, 0)),
        (3, 4, (0, 0)),
        (4, 4, (1, 1)),
        (4, 5, (1, 1)),
        (5, 5, (0, 0)),
        pytest.param(6, 6, (0, 0), marks=pytest.mark.skipif(IN_BROWSER, reason="it takes long there")),
    ],
)
@pytest.mark.parametrize("starter", starters("knight"), ids=lambda starter: starter.name)
def test_knight(starter: Starter, rows: int, cols: int, start: tuple[int, int]) -> None:
    counted = count(starter.text, "solve", [[0] * cols for _ in range(rows)], *start, 1)
    problem = KnightProblem(rows, cols, start)
    compare(starter, problem, counted, [problem.answer([*chain(*end)]) for end in counted.shown])


def no_clock() -> float:
    return 0


SEARCHES = [
    *[("sudoku", {"givens": puzzle}, SudokuProblem(puzzle)) for puzzle in (BLOG, LECTURE, HANDOUT)],
    *[("queens", {"n": n}, QueensProblem(n)) for n in range(1, 9)],
    *[("queens", task.question, QueensProblem.of(task.question)) for task in tasks("queens", "regions")],
    *[
        ("knight", {"rows": rows, "cols": cols, "start": [0, 0]}, KnightProblem(rows, cols))
        for rows, cols in ((1, 1), (3, 4), (4, 4), (5, 5))
    ],
]


@pytest.mark.recorder
@pytest.mark.parametrize("starter", ALL, ids=IDS)
def test_what_is_recorded_of_a_starter_is_what_its_strategy_does(starter: Starter) -> None:
    program = Program(starter.text)
    for board, question, problem in SEARCHES:
        if board != starter.board or getattr(problem, "rule", "") != starter.rule:
            continue
        search = strategy_of(starter, problem)
        run = ProgramRun(program, board, question, no_clock)
        outcome = run.run()
        calls, _, *rest = run.counts
        assert (calls, *rest) == (search.counts.calls, *search.counts[2:])
        if outcome.kind == "yielded":
            assert len(outcome.boards) == search.counts.solutions
        elif starter.rule:
            assert (outcome.value is None) == (search.first is None)
            assert outcome.value is None or tuple(run.values) == search.first
        else:
            assert outcome.value is bool(search.counts.solutions)
            assert not outcome.value or tuple(run.values) == search.first


@pytest.mark.recorder
@pytest.mark.parametrize(
    ("board", "name", "question"),
    [
        ("sudoku", "first-empty", {"givens": LECTURE}),
        ("queens", "board-scan", {"n": 6}),
        # Here a call begins with the move that it is for.
        ("knight", "fixed-order", {"rows": 5, "cols": 5, "start": [0, 0]}),
    ],
)
def test_its_calls_are_named_as_those_of_its_strategy(
    board: str, name: str, question: dict[str, object]
) -> None:
    [text] = [starter.text for starter in starters(board) if starter.name == name]
    program = WatchedProgram(text, board, question, no_clock)
    program.advance()
    strategy = Watched(board, name, question)
    while not strategy.search.advance(100_000):
        pass
    own, theirs = program.trace.tree, strategy.trace.tree
    calls = range(strategy.search.counts.calls)
    assert [own.label(call) for call in calls] == [theirs.label(call) for call in calls]
