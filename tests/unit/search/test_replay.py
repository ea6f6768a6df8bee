"""A second run that leaves out what has left no mark, where leaving it out would be seen."""

from undoku.queens.strategies.problem import QueensProblem
from undoku.search.follow import Run, code_of
from undoku.search.recorder import Recorder
from undoku.search.register import Strategy
from undoku.search.steps import PLACE, TRY, UNDO


def start(problem):
    return look(problem.board(), 0)


def look(board, row):
    """Go on with what a helper returns: a tuple, which is no value that is kept, or a small number."""
    squares = yield squares_of(board, row)
    number = yield one(row)
    for square in squares:
        yield TRY, square, 1
        board[square] = 1
        yield PLACE, square, 1
        if row < 2:
            yield look(board, row + number)
        board[square] = 0
        yield UNDO, square, 1
    return squares


def squares_of(board, row):
    yield TRY, row, 1
    return (3 * row, 3 * row + 2)


def one(row):
    yield TRY, row, 1
    return 1


def test_what_a_call_returned_is_only_left_out_where_it_is_known():
    strategy = Strategy("queens", "tuples", "Tuples", "a test", start, 1)
    problem = QueensProblem(3)
    recorder = Recorder(strategy, problem)
    while not recorder.advance(7):
        pass
    trace = recorder.trace
    assert not trace.frames.is_known(1)
    fresh = Run(strategy, problem)
    for position, _ in enumerate(fresh.steps(), 1):
        assert trace.stack(position) == fresh.stack()
        assert trace.board(position) == fresh.board
    # Each from the beginning, so that all that can be left out is.
    for position in range(len(trace), 0, -5):
        run = Run(strategy, problem)
        for _ in zip(range(position), run.steps(), strict=False):
            pass
        assert trace.stack(position) == run.stack()


def test_a_search_is_brought_back_without_its_detours():
    runs = []

    def counted(problem):
        runs.append(look(problem.board(), 0))
        return runs[-1]

    strategy = Strategy("queens", "tuples", "Tuples", "a test", counted, 1)
    recorder = Recorder(strategy, QueensProblem(3))
    recorder.advance(10_000)
    trace = recorder.trace
    assert [level.function for level in trace.stack(len(trace))] == ["look"]
    assert len(runs) == 2
    assert code_of(runs[0]) is code_of(runs[1])


def test_what_left_no_mark_is_not_run_again():
    ran = []

    def root(problem):
        return call(problem.board())

    def call(board):
        for cell in range(3):
            yield vain(board, cell)
        yield lasting(board)
        yield TRY, 5, 1

    def vain(board, cell):
        ran.append(f"vain {cell}")
        yield TRY, cell, 1
        board[cell] = 1
        yield PLACE, cell, 1
        yield below(cell)
        board[cell] = 0
        yield UNDO, cell, 1

    def below(cell):
        ran.append(f"below {cell}")
        yield TRY, cell, 1

    def lasting(board):
        ran.append("lasting")
        board[4] = 1
        yield PLACE, 4, 1

    strategy = Strategy("queens", "vain", "Vain", "a test", root, 1)
    problem = QueensProblem(3)
    fresh = Run(strategy, problem)
    stacks = [fresh.stack() for _ in fresh.steps()]
    recorder = Recorder(strategy, problem)
    recorder.advance(1_000)
    assert len(recorder.trace) == len(stacks) == 14
    # From later to earlier, so that each begins at the beginning.
    for position, again in (
        (14, ["lasting"]),
        (13, ["lasting"]),
        (8, ["vain 1"]),
        (7, ["vain 1", "below 1"]),
        (4, ["vain 0"]),
    ):
        ran.clear()
        assert recorder.trace.stack(position) == stacks[position - 1]
        assert ran == again
