"""The smallest driver, on a search of which everything can be said by hand."""

from undoku.queens.strategies.problem import QueensProblem
from undoku.search.follow import Level, Run
from undoku.search.register import Strategy
from undoku.search.steps import NO_CELL, PLACE, REJECT, TRY, UNDO, Step


def start(problem):
    return call(problem.board(), 0)


def call(board, level):
    yield TRY, level, 7
    deeper = yield helper(level, (level, 9))
    board[level] = 7
    yield PLACE, level, 7
    if deeper:
        yield call(board, level + 1)
    board[level] = 0
    yield UNDO, level, 7


def helper(level, squares):
    word, nothing = "no", None
    share, mixed, listed = 0.5, (level, "no"), [level]
    yield REJECT, level, 7, level + 2
    return level == 0 and bool(word and not nothing and share and mixed and listed)


CALL, HELPER = call.__code__.co_firstlineno, helper.__code__.co_firstlineno
TRIED, PLACED, CALLED, TAKEN_BACK = CALL + 1, CALL + 4, CALL + 6, CALL + 8

STEPS = [
    (Step(TRY, 0, 7, NO_CELL, TRIED, 1), [0, 0], [0], 1),
    (Step(REJECT, 0, 7, 2, HELPER + 3, 1), [0, 0], [0, 0], 1),
    (Step(PLACE, 0, 7, NO_CELL, PLACED, 1), [7, 0], [0], 1),
    (Step(TRY, 1, 7, NO_CELL, TRIED, 2), [7, 0], [0, 1], 2),
    (Step(REJECT, 1, 7, 3, HELPER + 3, 2), [7, 0], [0, 1, 1], 2),
    (Step(PLACE, 1, 7, NO_CELL, PLACED, 2), [7, 7], [0, 1], 2),
    (Step(UNDO, 1, 7, NO_CELL, TAKEN_BACK, 2), [7, 0], [0, 1], 2),
    (Step(UNDO, 0, 7, NO_CELL, TAKEN_BACK, 1), [0, 0], [0], 2),
]
"""Each step, and after it the first two cells, the call of each open frame, and how many calls there were."""


def running():
    return Run(Strategy("queens", "small", "Small", "a test", start, 1), QueensProblem(2))


def test_steps_board_nodes_and_calls():
    run = running()
    assert (run.board, run.nodes, run.calls) == ([0] * 4, [0], 1)
    seen = [(step, run.board[:2], [*run.nodes], run.calls) for step in run.steps()]
    assert seen == STEPS
    assert (run.frames, run.nodes) == ([], [])


def test_open_calls_with_their_lines_and_what_never_changes_in_them():
    run = running()
    stacks = [run.stack() for _ in run.steps()]
    assert stacks[0] == (Level("call", TRIED, {"level": 0}),)
    assert stacks[4] == (
        Level("call", CALLED, {"level": 0, "deeper": True}),
        Level("call", CALL + 2, {"level": 1}),
        Level("helper", HELPER + 3, {"level": 1, "squares": (1, 9), "word": "no", "nothing": None}),
    )
    assert stacks[6] == (
        Level("call", CALLED, {"level": 0, "deeper": True}),
        Level("call", TAKEN_BACK, {"level": 1, "deeper": False}),
    )
