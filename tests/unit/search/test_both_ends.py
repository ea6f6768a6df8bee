"""The last steps of a search that is not kept whole are those of a trace that has all of it."""

import pytest

from undoku.knight.strategies.problem import KnightProblem
from undoku.queens.strategies.problem import QueensProblem
from undoku.search import both_ends as module
from undoku.search.both_ends import BothEnds
from undoku.search.recorder import LIMIT, Recorder
from undoku.search.register import Strategy, find
from undoku.search.steps import PLACE, SOLVED, TRY, UNDO
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.watch.states import states
from undoku.watch.window import NEAR, window

from .searches import HANDOUT, IDS, LECTURE, SEARCHES, at, run

ALL = 10**9

LONG = [
    ("sudoku", "last-empty", lambda: SudokuProblem(LECTURE), 3_000),
    ("sudoku", "fewest-options-singles", lambda: SudokuProblem(HANDOUT), 100),
    ("queens", "board-scan", lambda: QueensProblem(7), 500),
    ("queens", "markers", lambda: QueensProblem(8), 3_000),
    ("queens", "bitmasks", lambda: QueensProblem(8), 500),
    ("knight", "fixed-order", lambda: KnightProblem(5, 5), 3_000),
    ("knight", "warnsdorff-backtracking", lambda: KnightProblem(4, 4), 1_000),
]
SHORT = [(*search, 45) for search in SEARCHES]


def both_ends(board, name, problem, limit, tail, budget=777):
    search = BothEnds(find(board, name), problem, limit, tail)
    while not search.advance(budget):
        assert search.ending is None
    return search


@pytest.mark.parametrize(
    ("board", "name", "make", "limit"), SHORT + LONG, ids=[*IDS, *(f"{b} {n} long" for b, n, *_ in LONG)]
)
def test_the_last_steps_are_those_of_a_full_trace(board, name, make, limit):
    whole = run(board, name, make(), ALL)
    steps, tail = whole.steps, limit // 10
    search = both_ends(board, name, make(), limit, tail)
    assert (search.steps, search.counts, search.first, search.last, search.board) == (
        steps,
        whole.counts,
        whole.first,
        whole.last,
        whole.board,
    )
    assert steps > limit, "nothing is left out"
    assert (search.head, search.since) == (limit - tail, steps - tail)
    full, last = whole.trace, search.ending
    for position in range(search.since, steps + 1):
        here = last.omitted.here(position)
        assert at(last, here)._replace(position=position) == at(full, position)
        assert last.sentence(here) == full.sentence(position)
        assert last.tree.levels(here) == full.tree.levels(position)
        assert states(last, here) == states(full, position)
        assert [last.omitted.position(placed) for placed in last.placements(here)] == full.placements(
            position
        )


@pytest.mark.parametrize(("board", "name", "make", "limit"), LONG)
def test_the_first_steps_are_those_of_a_shorter_trace(board, name, make, limit):
    search = both_ends(board, name, make(), limit, limit // 10)
    shorter = Recorder(find(board, name), make(), search.head)
    while len(shorter.trace) < search.head:
        shorter.advance(1)
    first, other = search.trace, shorter.trace
    assert vars(first.frames) == vars(other.frames)
    for part in ("kinds", "cells", "values", "bys", "instructions", "depths", "_keyframes", "_deepest"):
        assert getattr(first.steps, part) == getattr(other.steps, part)
    assert first.tree.solutions() == other.tree.solutions()
    for position in range(0, search.head + 1, 13):
        assert at(first, position) == at(other, position)
        assert first.tree.levels(position) == other.tree.levels(position)
        assert first.jumps.next_dead_end(position) == other.jumps.next_dead_end(position)
    assert window(first.tree, search.head) == window(other.tree, search.head)


@pytest.mark.parametrize(("board", "name", "make", "limit"), LONG)
def test_the_tree_of_the_last_steps_has_every_call_once(board, name, make, limit):
    full = run(board, name, make(), ALL).trace
    search = both_ends(board, name, make(), limit, limit // 10)
    last = search.ending
    for position in range(search.since, search.steps + 1, 31):
        here = last.omitted.here(position)
        running = last.tree.node_at(here)
        drawn = window(last.tree, here, set(range(0, len(full.tree), 3)))
        assert sum(mark.hidden or 1 for mark in drawn) == full.tree.calls_by(position)
        # Calls that returned before may be folded where a full trace opens them; each is what it is there.
        known = {mark.id: mark for mark in window(full.tree, position, set(range(len(full.tree))))}
        for mark in drawn:
            assert mark[:-1] == known[mark.id]._replace(hidden=mark.hidden, size=mark.size)[:-1]
            # What was to be opened is, unless its calls are left out, or it shares a mark with others.
            assert not mark.missing or (mark.hidden and not last.tree.children(mark.id))
            if mark.hidden and mark.id % 3 == 0:
                assert mark.missing or last.tree.depth(mark.id) <= last.tree.depth(running) + 1 - NEAR
        if not any(mark.outcome == "solved" and mark.hidden for mark in drawn):
            drawn = [mark._replace(missing=False) for mark in window(last.tree, here)]
            assert drawn == window(full.tree, position)


def test_a_call_cannot_be_opened_once_the_only_one_in_it_is_left_out():
    def call(below):
        yield TRY, 0, 1
        for further in below:
            yield call(further)
        for _ in range(50):
            yield TRY, 0, 2

    strategy = Strategy("queens", "shape", "Shape", "a test", lambda _: call([[[]], []]), 1)
    search = BothEnds(strategy, QueensProblem(4), 60, 20)
    while not search.advance(1_000):
        pass
    last = search.ending
    marks = window(last.tree, last.omitted.here(search.steps), {1})
    assert [(mark.id, mark.hidden, mark.missing) for mark in marks] == [
        (0, 0, False),
        (1, 2, True),
        (3, 0, False),
    ]


@pytest.mark.parametrize(("limit", "kept"), [(1944, True), (1943, False)])
def test_a_search_up_to_the_limit_is_kept_whole(limit, kept):
    search = both_ends("queens", "markers", QueensProblem(6), limit, 500)
    assert search.steps == 1944
    assert (search.head, search.ending is None, search.since) == (
        (1944, True, 0) if kept else (1443, False, 1444)
    )


@pytest.mark.parametrize("budget", [1, 7, 100_000])
def test_slices_of_any_size_find_the_same(budget):
    problem = QueensProblem(6)
    search = both_ends("queens", "board-scan", problem, 300, 100, budget)
    usual = both_ends("queens", "board-scan", problem, 300, 100)
    for position in range(search.since, search.steps + 1):
        here, there = (each.ending.omitted.here(position) for each in (search, usual))
        assert at(search.ending, here)[1:] == at(usual.ending, there)[1:]


@pytest.mark.parametrize("at_least", [5_000, 5_500, 20_001])
def test_where_it_is_stopped_its_last_steps_are_kept(at_least):
    problem = QueensProblem(8)
    full = run("queens", "markers", problem, ALL).trace
    search = BothEnds(find("queens", "markers"), problem, 3_000, 800)
    while search.steps < at_least:
        search.advance(50)
    steps, counts = search.steps, search.counts
    search.stop()
    while not search.advance(300):
        pass
    assert (search.steps, search.counts, search.head) == (steps, counts, 2_200)
    last = search.ending
    assert last.omitted.position(len(last)) == steps
    for position in range(search.since, steps + 1):
        assert at(last, last.omitted.here(position))._replace(position=position) == at(full, position)


@pytest.mark.parametrize("budget", [100, 2_900, 3_300])
def test_what_is_stopped_before_something_is_left_out_is_kept_whole(budget):
    search = BothEnds(find("queens", "markers"), QueensProblem(8), 3_000, 800)
    search.advance(budget)
    steps = search.steps
    assert 0 < steps <= 3_000
    search.stop()
    assert search.done
    assert (search.steps, search.head, len(search.trace), search.since) == (steps, steps, steps, 0)


@pytest.mark.parametrize(
    ("board", "name", "make", "limit", "tail"),
    [
        ("queens", "markers", lambda: QueensProblem(6), 1_000, 300),
        ("queens", "bitmasks", lambda: QueensProblem(6), 100, 20),
        ("sudoku", "fewest-options-singles", lambda: SudokuProblem(HANDOUT), 60, 10),
        ("knight", "fixed-order", lambda: KnightProblem(3, 4), 100, 1),
    ],
)
def test_it_stops_where_its_goal_would_be_none_of_the_last_steps(board, name, make, limit, tail):
    full = run(board, name, make(), ALL).trace
    head, since = limit - tail, len(full) - tail
    for goal in [*range(0, len(full) + 9, 61), head, head + 1, *range(since - 2, since + 2)]:
        search = BothEnds(find(board, name), make(), limit, tail, goal)
        while not search.advance(100):
            pass
        stops = head < goal < since
        expected = (head, goal, goal + tail + 1) if stops else (head, since, len(full))
        assert search.stopped is stops
        assert (search.head, search.since, search.steps) == expected
        last, here = search.ending, search.ending.omitted.here(search.since)
        assert at(last, here)._replace(position=search.since) == at(full, search.since)


@pytest.mark.parametrize("goal", [0, 20, 1_300, 1_900, 2**31 - 1])
def test_it_stops_where_the_page_can_count_no_further(monkeypatch, goal):
    assert module.MOST + LIMIT // 10 < 2**31
    monkeypatch.setattr(module, "MOST", 1_500)
    search = BothEnds(find("queens", "markers"), QueensProblem(6), 1_000, 300, goal)
    while not search.advance(777):
        pass
    assert (search.stopped, search.steps, search.head) == (True, 1_500, 700)
    assert search.ending.omitted.position(len(search.ending)) == 1_500


def test_what_is_shown_while_it_goes_on_stays():
    search = BothEnds(find("queens", "markers"), QueensProblem(6), 600, 200)
    heads = [search.head]
    while not search.advance(50):
        heads.append(search.head)
    heads.append(search.head)
    assert heads == sorted(heads)
    assert heads[-1] == 400


def leaves_marks(problem):
    """A call that fails and does not take back what it placed."""
    board = problem.board()

    def call(depth):
        for cell in range(3):
            yield TRY, 3 * depth + cell, 1
            board[3 * depth + cell] = 1
            yield PLACE, 3 * depth + cell, 1
            if depth < 4:
                yield call(depth + 1)
        return False

    return call(0)


def calls_in_a_helper(problem):
    """The function calls itself in a helper, which returns too much to be kept."""

    def helper(depth):
        yield call(depth + 1)
        return "x" * depth

    def call(depth):
        for cell in range(3):
            yield PLACE, 3 * depth + cell, 1
            if depth < 4:
                yield helper(depth)
            yield UNDO, 3 * depth + cell, 1
        return False

    return call(0)


def never_the_same():
    """A strategy that goes on another way on its second run, against the rule for strategies."""
    runs = []

    def start(problem):
        runs.append(None)
        return call(0, len(runs))

    def call(depth, turn):
        for cell in range(2 if turn == 1 or depth < 3 else 1):
            yield PLACE, 3 * depth + cell, 1
            if depth < 5:
                yield call(depth + 1, turn)
            yield UNDO, 3 * depth + cell, 1
        yield SOLVED

    return start


@pytest.mark.parametrize("start", [leaves_marks, calls_in_a_helper, never_the_same()])
def test_where_the_end_cannot_be_brought_back_the_beginning_is_kept(start):
    strategy = Strategy("queens", "odd", "Odd", "a test", start, 1)
    search = BothEnds(strategy, QueensProblem(6), 100, 20)
    while not search.advance(1_000):
        pass
    assert search.steps > 100
    assert (search.ending, search.since, search.head) == (None, 0, 80)
    assert len(search.trace) == 80
