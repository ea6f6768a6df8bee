"""A trace shows at any step, reached in any order, what a fresh run of the strategy shows there."""

import random

import pytest

from undoku.knight.strategies.problem import KnightProblem
from undoku.queens.strategies.problem import QueensProblem
from undoku.search import PuzzleError
from undoku.search.follow import Run
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.search.steps import KINDS, PLACE, SOLUTION, UNDO, Counts
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.watch.watched import Watched

from .searches import BLOG, HANDOUT, IDS, SEARCHES, Moment, at, run


def moments(strategy, problem, positions):
    """What a fresh run shows at these positions."""
    search = Run(strategy, problem)
    kinds = [0] * 5
    wanted = set(positions)
    seen = {}
    for position, step in enumerate(search.steps(), 1):
        kinds[step.kind] += 1
        if position in wanted:
            counts = Counts(search.calls, kinds[0], *kinds[2:])
            board = tuple(search.board)
            seen[position] = Moment(position, step, board, search.stack(), search.nodes[-1], counts)
            if len(seen) == len(wanted):
                break
    return seen


def check(board, name, problem, limit, samples):
    trace = run(board, name, problem, limit).trace
    chance = random.Random(len(trace))
    positions = [chance.randint(1, len(trace)) for _ in range(samples)]
    positions += [1, len(trace), len(trace) - 1, 2]
    expected = moments(trace.strategy, problem, positions)
    for position in positions:
        assert at(trace, position) == expected[position]
        step = trace.step(position)
        assert trace.stack(position)[-1].line == step.line
        assert trace.sentence(position).endswith((".", "?"))


@pytest.mark.parametrize(("board", "name", "problem"), SEARCHES, ids=IDS)
@pytest.mark.parametrize("limit", [1_000_000, 5_000])
def test_any_step_equals_a_fresh_run(board, name, problem, limit):
    check(board, name, problem(), limit, 40)


def asked(problem):
    """The question in which the page names a problem."""
    if isinstance(problem, SudokuProblem):
        return {"givens": "".join(map(str, problem.board()))}
    if isinstance(problem, QueensProblem):
        return {"n": problem.rows, "regions": problem.question.regions}
    rows, cols, start, end, closed, holes = problem.wanted
    asked = {"rows": rows, "cols": cols, "start": list(start), "end": end and list(end), "closed": closed}
    return {**asked, "holes": [*map(list, holes)]}


def as_row(mask, cols):
    """A mask as a row of the board: its lowest bit on the left."""
    return f"{mask % 2**cols:0{cols}b}"[::-1]


@pytest.mark.parametrize(("board", "name", "problem"), SEARCHES, ids=IDS)
def test_ten_thousand_steps_of_the_page_equal_a_fresh_run(board, name, problem):
    watched = Watched(board, name, asked(problem()))
    watched.search.advance(1_000_000)
    masks = {"columns", "left", "right", "free", "queen"} if name == "bitmasks" else set()
    chance = random.Random(len(watched.trace))
    positions = [chance.randint(1, len(watched.trace)) for _ in range(10_000 // len(SEARCHES) + 1)]
    expected = moments(watched.trace.strategy, problem(), positions)
    # A line is that of the code as it is shown, without what is there for the recorder alone.
    place = watched.trace.strategy.source().place
    for position in positions:
        shown = watched.moment(position, "stack")
        fresh = expected[position]
        assert shown["values"] == list(fresh.board)
        assert shown["kind"] == KINDS[fresh.step.kind]
        told = [shown[field] for field in ("cell", "value", "by", "line", "node")]
        step = fresh.step
        assert told == [step.cell, step.value, step.by, place(step.line), fresh.node]
        assert shown["counts"] == {**fresh.counts._asdict(), "depth": step.depth}
        assert shown["frames"] == [
            {
                "function": level.function,
                "line": place(level.line),
                "variables": [
                    [variable, as_row(value, problem().cols) if variable in masks else str(value)]
                    for variable, value in level.variables.items()
                ],
            }
            for level in fresh.stack
        ]


def test_walking_back_and_forth_equals_a_fresh_run():
    problem = SudokuProblem(BLOG)
    trace = run("sudoku", "first-empty", problem, 1_000_000).trace
    walk = [4000, 4001, 4002, 4001, 4000, 3999, 9000, 9001, 4000, 0, 1, 0]
    expected = moments(trace.strategy, problem, [position for position in walk if position])
    for position in walk:
        shown = at(trace, position)
        if position:
            assert shown == expected[position]
        else:
            start = tuple(problem.board())
            assert shown == Moment(0, None, start, (), 0, Counts(0, 0, 0, 0, 0))


def test_handout_middle_board_is_placement_2452():
    trace = run("sudoku", "first-empty", SudokuProblem(HANDOUT), 1_000_000).trace
    position = trace.jumps.placement(2452)
    assert trace.counts(position).placements == 2452
    assert trace.step(position).kind == PLACE
    middle = "489537216621849357537126498840001062060000070270600003700008900056090040008010000"
    assert "".join(map(str, trace.board(position))) == middle
    assert trace.jumps.placement(0) is trace.jumps.placement(11_240) is None


def test_million_steps_fit_in_24_megabytes():
    for board, name, problem in (
        ("queens", "board-scan", QueensProblem(12)),
        ("knight", "fixed-order", KnightProblem(8, 8)),
    ):
        recorder = Recorder(find(board, name), problem)
        while len(recorder.trace) < 1_000_000:
            recorder.advance(100_000)
        assert recorder.trace.nbytes() <= 24_000_000
        assert at(recorder.trace, 999_999).position == 999_999


def test_small_slices_find_what_large_slices_find():
    problem = QueensProblem(6)
    fine = run("queens", "board-scan", problem, 500, budget=7)
    coarse = run("queens", "board-scan", problem, 500, budget=10**9)
    counted = run("queens", "board-scan", problem, 0)
    assert fine.counts == coarse.counts == counted.counts
    assert len(fine.trace) == len(coarse.trace) == 500
    assert not fine.recording
    assert fine.first == coarse.first == counted.first
    assert fine.board == coarse.board == counted.board == [0] * 36
    assert [at(fine.trace, k) for k in range(501)] == [at(coarse.trace, k) for k in range(501)]


def test_trace_can_be_read_while_it_grows():
    problem = QueensProblem(6)
    whole = run("queens", "markers", problem, 10_000).trace
    recorder = Recorder(find("queens", "markers"), problem)
    while not recorder.advance(300):
        last = len(recorder.trace)
        assert at(recorder.trace, last) == at(whole, last)
        assert at(recorder.trace, last // 2) == at(whole, last // 2)
    assert recorder.steps == len(whole)


def test_boards_and_positions_that_cannot_be_shown_get_a_sentence():
    with pytest.raises(PuzzleError, match="N is 21"):
        Recorder(find("queens", "markers"), QueensProblem(21))
    with pytest.raises(PuzzleError, match="441 squares"):
        Recorder(find("knight", "warnsdorff"), KnightProblem(21, 21))
    assert Recorder(find("queens", "markers"), QueensProblem(20)).steps == 0
    trace = run("queens", "markers", QueensProblem(4), 1_000).trace
    with pytest.raises(PuzzleError, match=f"0 to {len(trace)}"):
        at(trace, len(trace) + 1)
    with pytest.raises(PuzzleError):
        trace.board(-1)
    with pytest.raises(PuzzleError, match="row 1"):
        SudokuProblem("55" + "." * 79)
    with pytest.raises(PuzzleError, match="20 by 20"):
        Recorder(find("sudoku", "first-empty"), SudokuProblem("." * 625))
    for size in (-1, 51):
        with pytest.raises(PuzzleError, match="N is"):
            QueensProblem(size)
    for sides in ((0, 5), (51, 50)):
        with pytest.raises(PuzzleError):
            KnightProblem(*sides)


def test_placements_rebuild_the_board():
    for board, name, problem in SEARCHES:
        trace = run(board, name, problem(), 3_000).trace
        for position in range(0, len(trace) + 1, 97):
            rebuilt = trace.board(0)
            for placed in trace.placements(position):
                step = trace.step(placed)
                rebuilt[step.cell] = step.value
            assert rebuilt == trace.board(position)


def test_changes_of_a_cell():
    trace = run("queens", "markers", QueensProblem(6), 10_000).trace
    for cell in (0, 8, 35):
        changes, position = [], 0
        while (position := trace.jumps.next_change(cell, position)) is not None:
            changes.append(position)
        steps = [trace.step(position) for position in range(1, len(trace) + 1)]
        expected = [
            number for number, step in enumerate(steps, 1) if step.cell == cell and step.kind in (PLACE, UNDO)
        ]
        assert changes == expected
    assert [trace.step(position).kind for position in trace.tree.solutions()] == [SOLUTION] * 4
