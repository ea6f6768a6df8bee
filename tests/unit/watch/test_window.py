"""The drawing of a search as it was at a step: small trees mark by mark, and how calls ended in real ones."""

from collections import Counter
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from types import GeneratorType
from typing import Any

import pytest

from undoku.queens.strategies.problem import QueensProblem
from undoku.search.recorder import Recorder
from undoku.search.register import Strategy, find
from undoku.search.steps import NO_CELL, PLACE, SOLUTION, SOLVED, TRY, UNDO
from undoku.search.tree import Tree
from undoku.watch.problems import problem_of
from undoku.watch.watched import Watched
from undoku.watch.window import MOST, NEAR, Mark, window


def ended(board: str, strategy: str, question: dict[str, object]) -> list[tuple[int, int, list[int]]]:
    """For every call its first step, its last one and the solutions in it, by plain recursion."""
    calls: list[tuple[int, int, list[int]]] = []
    position = 0

    def follow(steps: Any, own: list[list[int]]) -> object:
        nonlocal position
        number = -1
        if steps.gi_code is root.gi_code:
            number = len(calls)
            own = [*own, []]
            calls.append((position + 1, 0, own[-1]))
        answer = None
        while True:
            try:
                said = steps.send(answer)
            except StopIteration as stop:
                if number >= 0:
                    calls[number] = (calls[number][0], position, own[-1])
                return stop.value
            answer = None
            if isinstance(said, GeneratorType):
                answer = follow(said, own)
            else:
                position += 1
                if said[0] == SOLUTION:
                    for solutions in own:
                        solutions.append(position)

    problem = problem_of(board, question)
    root: Any = find(board, strategy).start(problem)
    follow(root, [])
    return calls


@pytest.mark.parametrize(
    ("board", "strategy", "question"),
    [
        ("queens", "markers", {"n": 6}),
        ("queens", "board-scan", {"n": 5}),
        ("queens", "array-first", {"n": 6}),
        ("knight", "fixed-order", {"rows": 3, "cols": 4, "start": [0, 0]}),
    ],
)
def test_outcomes_are_those_of_the_moment(board: str, strategy: str, question: dict[str, object]) -> None:
    calls = ended(board, strategy, question)
    watched = Watched(board, strategy, question)
    while not watched.search.advance(1_000):
        pass
    total = len(watched.trace)
    seen = set()
    for position in [*range(1, total, 17), *(last for _, last, _ in calls[:60]), total]:
        running = watched.trace.tree.node_at(position)
        path = watched.trace.tree.path(running)
        for mark in window(watched.trace.tree, position):
            first, last, solutions = calls[mark.id]
            if mark.id in path and last > position:
                expected = "running"
            else:
                expected = "solved" if solutions else "failed"
            assert mark.outcome == expected, (position, mark)
            assert mark.position == first
            seen.add(mark.outcome)
    assert seen == {"running", "failed", "solved"}


DEEP = 3 * NEAR


def test_a_mark_that_calls_share_is_solved_if_one_of_them_is() -> None:
    problem = QueensProblem(2)

    def start(_: object) -> Any:
        return call(1, False, True)

    def call(depth: int, solved: bool, on: bool) -> Any:
        """Go down, with two calls beside the way at every level; at every third one of them is a solution."""
        yield SOLVED if solved else (TRY, 0, 1)
        if on and depth < DEEP:
            yield call(depth + 1, False, False)
            yield call(depth + 1, depth % 3 == 0, False)
            yield call(depth + 1, False, True)

    recorder = Recorder(Strategy("queens", "deep", "Deep", "a test", start, 1), problem)
    while not recorder.advance(1_000):
        pass
    tree = recorder.trace.tree
    position = len(recorder.trace)
    path = tree.path(tree.node_at(position))
    assert len(path) == DEEP
    marks = {mark.parent: mark for mark in window(tree, position) if mark.id not in path}
    for depth, number in enumerate(path[:-NEAR], 1):
        mark = marks[number]
        assert (mark.id, mark.size, mark.hidden) == (number + 1, 2, 2)
        assert mark.outcome == ("solved" if depth % 3 == 0 else "failed"), depth


FOUND = "a solution"
Shape = Any
"""What a call does: a list of the calls below it in the same form, or FOUND."""


def tree_of(shape: Shape) -> Tree:
    """Record a search that makes these calls, each after a placement in the cell of its number."""

    def start(_: object) -> Any:
        numbers = count(1)

        def call(below: Shape) -> Any:
            if below == FOUND:
                yield SOLVED
                return
            yield TRY, 0, 1
            for further in below:
                number = next(numbers)
                cell = number % 400
                yield PLACE, cell, number + 1
                yield call(further)
                yield UNDO, cell, number + 1

        return call(shape)

    recorder = Recorder(Strategy("queens", "shape", "Shape", "a test", start, 1), QueensProblem(20))
    while not recorder.advance(1_000):
        pass
    return recorder.trace.tree


def mark(number: int, parent: int, outcome: str, size: int, hidden: int, position: int) -> Mark:
    """A mark with the placement before its call."""
    placement = (number, number + 1) if number else (NO_CELL, 0)
    return Mark(number, parent, *placement, outcome, size, hidden, position)


SMALL = [[[], FOUND], [[], []], []]
"""The first call makes calls 1, 4 and 7; call 1 makes 2 and 3, and call 4 makes 5 and 6."""

FIRST_IS_OPEN = [
    mark(1, 0, "solved", 3, 0, 3),
    mark(2, 1, "failed", 1, 0, 5),
    mark(3, 1, "solved", 1, 0, 8),
]


@pytest.mark.parametrize(
    ("position", "opened", "marks"),
    [
        (0, (), [mark(0, -1, "running", 1, 0, 1)]),
        (1, (), [mark(0, -1, "running", 1, 0, 1)]),
        (4, (), [mark(0, -1, "running", 2, 0, 1), mark(1, 0, "running", 1, 0, 3)]),
        (5, (), [
            mark(0, -1, "running", 3, 0, 1), mark(1, 0, "running", 2, 0, 3), mark(2, 1, "failed", 1, 0, 5),
        ]),
        (14, (), [
            mark(0, -1, "running", 6, 0, 1), *FIRST_IS_OPEN,
            mark(4, 0, "running", 2, 0, 12), mark(5, 4, "failed", 1, 0, 14),
        ]),
        (21, (), [
            mark(0, -1, "running", 8, 0, 1), *FIRST_IS_OPEN,
            mark(4, 0, "failed", 3, 3, 12), mark(7, 0, "failed", 1, 0, 21),
        ]),
        (21, {4}, [
            mark(0, -1, "running", 8, 0, 1), *FIRST_IS_OPEN,
            mark(4, 0, "failed", 3, 0, 12), mark(5, 4, "failed", 1, 0, 14), mark(6, 4, "failed", 1, 0, 17),
            mark(7, 0, "failed", 1, 0, 21),
        ]),
        (22, (), [
            mark(0, -1, "solved", 8, 0, 1), *FIRST_IS_OPEN,
            mark(4, 0, "failed", 3, 3, 12), mark(7, 0, "failed", 1, 0, 21),
        ]),
    ],
)  # fmt: skip
def test_a_small_tree(position: int, opened: set[int], marks: list[Mark]) -> None:
    assert window(tree_of(SMALL), position, opened) == marks


def test_what_is_opened_in_what_is_opened() -> None:
    tree = tree_of([[[[]]], []])
    assert [(mark.id, mark.hidden) for mark in window(tree, 12)] == [(0, 0), (1, 3), (4, 0)]
    assert [(mark.id, mark.hidden) for mark in window(tree, 12, {1})] == [(0, 0), (1, 0), (2, 2), (4, 0)]
    whole = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]
    assert [(mark.id, mark.hidden) for mark in window(tree, 12, {1, 2})] == whole


def test_what_is_opened_behind_a_call_that_made_none() -> None:
    marks = window(tree_of([[], [[]]]), 9, {1, 2})
    assert [(mark.id, mark.hidden, mark.missing) for mark in marks] == [
        (0, 0, False),
        (1, 0, False),
        (2, 0, False),
        (3, 0, False),
    ]


def test_solutions_are_opened_up_to_120_marks() -> None:
    tree = tree_of([[FOUND]] * 100)
    marks = window(tree, 1 + 6 * 100)
    assert len(marks) == 120
    folded = [mark.hidden for mark in marks if mark.parent == 0]
    assert folded == [0] * 19 + [2] * 81


def test_the_nearest_solutions_are_opened_first() -> None:
    tree = tree_of([*[[FOUND]] * 100, [[FOUND]] * 10])
    running = 201
    position = tree.span(running)[1]
    marks = window(tree, position)
    assert [mark.hidden for mark in marks if mark.parent == 0] == [2] * 100 + [0]
    assert [mark.hidden for mark in marks if mark.parent == running] == [0] * 8 + [2] * 2


def test_24_levels_above_the_running_call_are_drawn_call_by_call() -> None:
    # Thirty calls in each other, with none, one or two beside the way down, and one behind it.
    shape: Shape = []
    for depth in range(29, 0, -1):
        shape = [*[[]] * ((depth + 1) % 3), shape, []]
    expected = [(0, -1, 0, 0)]
    number = 0
    for depth in range(1, 30):
        beside = (depth + 1) % 3
        if depth <= 6 and beside:
            expected.append((number + 1, number, beside, beside))
        if depth > 6:
            expected += [(number + k, number, 1, 0) for k in range(1, beside + 1)]
        expected.append((number + beside + 1, number, 0, 0))
        number += beside + 1
    tree = tree_of(shape)
    path = tree.path(number)
    assert len(path) == 30
    expected = [
        (here, above, number + 1 - here if here in path else size, hidden)
        for here, above, size, hidden in expected
    ]
    marks = window(tree, tree.span(number)[0] + 1)
    assert [(mark.id, mark.parent, mark.size, mark.hidden) for mark in marks] == expected
    assert {mark.outcome for mark in marks if mark.id not in path} == {"failed"}


def shared_and_own(tree: Tree, running: int, opened: Sequence[int], parent: int) -> tuple[int, int]:
    """How many calls below one share a mark, and how many have their own, the running one left out."""
    below = [
        mark
        for mark in window(tree, tree.span(running)[0] + 1, opened)
        if mark.parent == parent and mark.id != running
    ]
    return sum(mark.hidden for mark in below), sum(not mark.hidden for mark in below)


def test_two_thirds_of_the_room_are_for_calls_beside_the_open_ones() -> None:
    assert shared_and_own(tree_of([[]] * 2_000), 1_998, (), 0) == (0, 1_997)
    assert shared_and_own(tree_of([[]] * 2_000), 1_999, (), 0) == (1, 1_997)
    # Two more calls are open.
    assert shared_and_own(tree_of([[[[]] * 2_000]]), 2_001, (), 2) == (4, 1_994)


def test_there_is_room_beside_the_open_calls_however_many_they_are() -> None:
    shape: Shape = [[]] * 700
    for _ in range(1_200):
        shape = [shape]
    assert shared_and_own(tree_of(shape), 1_900, (), 1_200) == (99, 600)


@pytest.mark.parametrize(("calls", "expected"), [(2_997, (0, 2_997)), (2_998, (2, 2_996))])
def test_what_is_opened_fills_the_room_that_is_left(calls: int, expected: tuple[int, int]) -> None:
    tree = tree_of([[[]] * calls, []])
    assert shared_and_own(tree, calls + 2, (1,), 1) == expected


SCHEMA = (Path(__file__).parents[3] / "static/js/sandbox/schema.js").read_text(encoding="utf-8")
WIDE: Shape = [*[[]] * 1_500, [[]] * 1_000, [*[[]] * 1_600, [FOUND, *[[]] * 1_500]]]


@pytest.mark.parametrize("opened", [(), range(6_000)])
def test_a_wide_search_has_no_more_marks_than_may_leave_a_sandbox(opened: Sequence[int]) -> None:
    tree = tree_of(WIDE)
    assert f"tree: list(call, {MOST})" in SCHEMA
    for running in (0, 1_501, 2_502, 4_103, 5_604):
        first, position = tree.span(running)
        for at in (first + 1, position):
            marks = {mark.id: mark for mark in window(tree, at, opened)}
            assert len(marks) <= MOST
            # Every call made by then is drawn, folded away or shared.
            assert marks[0].size == tree.calls_by(at)
            below: Counter[int] = Counter()
            for mark in marks.values():
                assert mark.parent in marks or not mark.id
                below[mark.parent] += mark.size
            assert all(mark.size == (mark.hidden or below[mark.id] + 1) for mark in marks.values())
            assert running in marks
