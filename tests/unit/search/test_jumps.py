"""Jumps through a search of many keyframes, against a list of everything that a fresh run does."""

import random
from itertools import accumulate
from types import GeneratorType

import pytest

from undoku.knight.strategies.problem import KnightProblem
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.columns import BLOCK, KEYFRAME
from undoku.search.follow import Run
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.search.steps import PLACE, SOLUTION, TRY, UNDO
from undoku.sudoku.strategies.problem import SudokuProblem

from .searches import HANDOUT, run

LONG = [
    ("knight", "fixed-order", KnightProblem(5, 5)),
    ("queens", "board-scan", QueensProblem(8)),
    ("sudoku", "first-empty", SudokuProblem(HANDOUT)),
]


@pytest.fixture(scope="module", params=LONG, ids=[board for board, _, _ in LONG])
def searched(request):
    """A trace of several keyframes, and the steps of a fresh run."""
    board, name, problem = request.param
    limit = 3 * KEYFRAME + 1234
    trace = run(board, name, problem, limit, budget=777).trace
    fresh = [
        step for step, _ in zip(Run(find(board, name), problem).steps(), range(len(trace)), strict=False)
    ]
    assert len(fresh) == len(trace) > 2 * KEYFRAME
    return trace, fresh


def first(positions, position):
    return next((found for found in positions if found > position), None)


def test_cells_and_depths(searched):
    trace, steps = searched
    chance = random.Random(3)
    size = len(trace.board(0))
    for number in (0, 1, size - 1, size, *(chance.randrange(size) for _ in range(6))):
        at_cell = [at for at, step in enumerate(steps, 1) if step.cell == number]
        changes = [at for at in at_cell if steps[at - 1].kind in (PLACE, UNDO)]
        at_depth = [at for at, step in enumerate(steps, 1) if step.depth == number]
        for position in (0, len(trace), *(chance.randrange(len(trace)) for _ in range(20))):
            assert trace.jumps.next_at_cell(number, position) == first(at_cell, position)
            assert trace.jumps.next_change(number, position) == first(changes, position)
            assert trace.jumps.next_at_depth(number, position) == first(at_depth, position)
    assert trace.jumps.next_at_cell(-1, 0) is None


def test_a_placement_by_its_number(searched):
    trace, steps = searched
    placed = [at for at, step in enumerate(steps, 1) if step.kind == PLACE]
    for number in (1, 2, len(placed) // 2, len(placed)):
        assert trace.jumps.placement(number) == placed[number - 1]
    assert trace.jumps.placement(len(placed) + 1) is None


def test_depths_of_any_part(searched):
    trace, steps = searched
    chance = random.Random(4)
    parts = [
        (0, 0),
        (5, 5),
        (0, len(steps)),
        (BLOCK, 2 * BLOCK),
        (BLOCK - 1, BLOCK + 1),
        (len(steps), len(steps)),
    ]
    parts += [tuple(sorted(chance.choices(range(len(steps)), k=2))) for _ in range(200)]
    parts += [(begin, begin + chance.randrange(3 * BLOCK)) for begin, _ in parts[6:]]
    for begin, end in parts:
        assert trace.steps.deepest(begin, end) == max((step.depth for step in steps[begin:end]), default=0)


def test_boards_and_counts_at_the_keyframes(searched):
    trace, steps = searched
    for position in (KEYFRAME - 1, KEYFRAME, KEYFRAME + 1, 2 * KEYFRAME, len(trace)):
        board = trace.board(0)
        for step in steps[:position]:
            if step.kind in (PLACE, UNDO):
                board[step.cell] = step.value if step.kind == PLACE else 0
        assert trace.board(position) == board
        kinds = [step.kind for step in steps[:position]]
        expected = [kinds.count(kind) for kind in (TRY, PLACE, UNDO, SOLUTION)]
        assert list(trace.counts(position)[1:]) == expected


def dead_ends_and_levels(strategy, problem):
    """Where calls return in vain, and how many calls there are at each depth: the plain recursion."""
    found, levels, position, solutions = set(), {}, 0, 0

    def call(steps, depth):
        nonlocal position, solutions
        levels[depth] = levels.get(depth, 0) + 1
        before, answer = solutions, None
        while True:
            try:
                said = steps.send(answer)
            except StopIteration as stop:
                if solutions == before:
                    found.add(position)
                return stop.value
            answer = None
            if not isinstance(said, GeneratorType):
                position += 1
                solutions += said[0] == SOLUTION
            elif said.gi_code is root.gi_code:
                answer = call(said, depth + 1)
            else:
                answer = helper(said)

    def helper(steps):
        nonlocal position
        while True:
            try:
                next(steps)
            except StopIteration as stop:
                return stop.value
            position += 1

    root = strategy.start(problem)
    call(root, 1)
    return sorted(found), [levels[depth] for depth in sorted(levels)]


@pytest.mark.parametrize(
    ("board", "name", "problem"),
    [
        ("queens", "board-scan", QueensProblem(7)),
        ("queens", "bitmasks", QueensProblem(8)),
        ("queens", "columns", QueensProblem(8)),
        ("knight", "fixed-order", KnightProblem(5, 5)),
        ("knight", "warnsdorff", KnightProblem(4, 4)),
        ("sudoku", "fewest-options-singles", SudokuProblem(HANDOUT)),
    ],
)
def test_dead_ends_and_levels(board, name, problem):
    trace = run(board, name, problem, 1_000_000, budget=999).trace
    dead_ends, levels = dead_ends_and_levels(find(board, name), problem)
    forwards, position = [], 0
    while (position := trace.jumps.next_dead_end(position)) is not None:
        forwards.append(position)
    backwards, position = [], len(trace) + 1
    while (position := trace.jumps.previous_dead_end(position)) is not None:
        backwards.append(position)
    assert forwards == backwards[::-1] == dead_ends
    assert trace.tree.levels(len(trace)) == levels


def test_dead_ends_while_the_search_goes_on():
    recorder = Recorder(find("queens", "markers"), QueensProblem(8))
    whole = run("queens", "markers", QueensProblem(8), 100_000).trace
    while not recorder.advance(5_000):
        last = len(recorder.trace)
        assert recorder.trace.jumps.previous_dead_end(last) == whole.jumps.previous_dead_end(last)
        assert list(accumulate(recorder.trace.tree.levels(last)))[-1] == whole.tree.calls_by(last)
