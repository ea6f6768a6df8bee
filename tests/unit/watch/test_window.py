"""How calls ended, in the drawing of a search as it was at a step: counted by hand from a fresh run."""

from types import GeneratorType
from typing import Any

import pytest

from undoku.queens.strategies.problem import QueensProblem
from undoku.search.recorder import Recorder
from undoku.search.register import Strategy, find
from undoku.search.steps import SOLUTION, SOLVED, TRY
from undoku.watch.problems import problem_of
from undoku.watch.watched import Watched
from undoku.watch.window import NEAR, window


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
