"""What a page is told of a search is what the trace knows, as plain values."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.search.tree import FAILED, RUNNING
from undoku.watch.watched import Watched
from undoku.watch.window import NEAR, ROOM, window
from undoku.watch.words import figure

LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
VIEWS = ("code", "stack", "tree", "counters")


def finished(board: str, strategy: str, question: dict[str, object]) -> Watched:
    watched = Watched(board, strategy, question)
    while not watched.search.advance(100_000):
        pass
    return watched


EIGHT = finished("queens", "markers", {"n": 8})
SIX = finished("knight", "fixed-order", {"rows": 5, "cols": 5, "start": [0, 0]})


GRID = {"givens": LECTURE}
FIVE_BY_FIVE = {"rows": 5, "cols": 5, "start": [0, 0], "end": None, "closed": False}
EVERY_STRATEGY = [
    ("sudoku", "last-empty", GRID, ""),
    ("sudoku", "first-empty", GRID, ""),
    ("sudoku", "fewest-options", GRID, "options"),
    ("sudoku", "fewest-options-singles", GRID, "options"),
    ("queens", "board-scan", {"n": 5}, ""),
    ("queens", "markers", {"n": 5}, "markers"),
    ("queens", "array-first", {"n": 5}, ""),
    ("queens", "columns", {"n": 5}, ""),
    ("queens", "bitmasks", {"n": 5}, ""),
    ("knight", "fixed-order", FIVE_BY_FIVE, ""),
    ("knight", "warnsdorff", FIVE_BY_FIVE, "degrees"),
    ("knight", "warnsdorff-backtracking", FIVE_BY_FIVE, "degrees"),
]


@pytest.mark.parametrize(("board", "strategy", "question", "kind"), EVERY_STRATEGY)
def test_moments_are_plain_values(board: str, strategy: str, question: dict[str, object], kind: str) -> None:
    watched = finished(board, strategy, question)
    for position in (0, 1, len(watched.trace) // 2, len(watched.trace)):
        for view in VIEWS:
            moment = watched.moment(position, view)
            assert json.loads(json.dumps(moment)) == moment
            assert moment["values"] == watched.trace.board(position)
            assert moment["sentence"] == watched.trace.sentence(position)
            assert moment["beside"]["kind"] == kind  # type: ignore[index]
            assert (moment["beside"]["data"] is None) == (kind == "")  # type: ignore[index]
            assert ("frames" in moment, "tree" in moment, "levels" in moment) == (
                view == "stack",
                view == "tree",
                view == "counters",
            )


@given(position=st.integers(0, len(EIGHT.trace)))
@settings(deadline=None, max_examples=60)
def test_every_call_so_far_is_in_the_window_once(position: int) -> None:
    tree = EIGHT.trace.tree
    marks = window(tree, position)
    shown = {mark.id for mark in marks}
    assert sum(mark.hidden or 1 for mark in marks) == max(tree.calls_by(position), 1)
    assert all(mark.parent in shown for mark in marks[1:])
    assert [mark.id for mark in marks] == sorted(shown)
    path = tree.path(tree.node_at(position))
    assert all(mark.hidden == 0 for mark in marks if mark.id in path)
    ended = [mark for mark in marks if mark.outcome == FAILED and mark.id not in path]
    assert all(mark.hidden > 0 or mark.size == 1 for mark in ended)
    assert {mark.id for mark in marks if mark.outcome == RUNNING} <= set(path)


def test_the_full_tree_of_eight_queens_stays_readable() -> None:
    marks = window(EIGHT.trace.tree, len(EIGHT.trace))
    assert marks[0].size == 2057
    assert len(marks) < ROOM + 8


def test_a_call_that_is_opened_shows_its_own() -> None:
    tree = EIGHT.trace.tree
    folded = next(mark for mark in window(tree, 5000) if mark.hidden > 10)
    marks = window(tree, 5000, {folded.id})
    assert [mark.id for mark in marks if mark.parent == folded.id] == tree.children(folded.id)


def test_far_above_the_running_call_its_sisters_share_a_mark() -> None:
    tree = SIX.trace.tree
    position = max(range(1, len(SIX.trace), 997), key=lambda at: len(tree.path(tree.node_at(at))))
    path = tree.path(tree.node_at(position))
    for number in path[:-NEAR]:
        assert len([mark for mark in window(tree, position) if mark.parent == number]) <= 2


def test_jumps_lead_where_the_trace_does() -> None:
    trace = EIGHT.trace
    assert EIGHT.jump("next-solution", 0) == trace.jumps.next_solution(0)
    assert EIGHT.jump("previous-solution", 0) == -1
    assert EIGHT.jump("cell", 10, 63) == trace.jumps.next_at_cell(63, 10)
    assert EIGHT.jump("change", 10, 63) == trace.jumps.next_change(63, 10)
    assert EIGHT.jump("depth", 10, 8) == trace.jumps.next_at_depth(8, 10)
    assert EIGHT.jump("placement", 0, 3) == trace.jumps.placement(3)
    assert EIGHT.jump("out", 10) == trace.jumps.out(10)
    assert EIGHT.jump("over", 10) == trace.jumps.over(10)


def test_the_overview_marks_each_part_once() -> None:
    overview = EIGHT.overview(100)
    assert overview["solutions"] == sorted(set(overview["solutions"]))  # type: ignore[call-overload]
    assert max(overview["depths"]) == 1  # type: ignore[call-overload]
    assert all(0 < place < 1 for place in overview["deadEnds"])  # type: ignore[attr-defined]


def test_lines_are_those_of_all_steps() -> None:
    lines = EIGHT.lines(0, 10) + EIGHT.lines(10, 10**9)
    assert len(lines.splitlines()) == len(EIGHT.trace)
    assert json.loads(lines.splitlines()[0]) == {
        "kind": "try",
        "cell": [0, 0],
        "value": 1,
        "by": None,
        "line": EIGHT.trace.step(1).line,  # type: ignore[union-attr]
        "depth": 1,
    }


def test_figures_are_short() -> None:
    assert figure(16_777_216) == "16,777,216"
    assert figure(2**64) == "about 1.8 × 10^19"
    assert figure(10**15 - 1) == "999,999,999,999,999"
    assert figure(10**15) == "about 1.0 × 10^15"


def test_figures_carry() -> None:
    assert figure(9_940 * 10**15) == "about 9.9 × 10^18"
    assert figure(9_949 * 10**15) == "about 9.9 × 10^18"
    assert figure(9_950 * 10**15) == "about 1.0 × 10^19"
    assert figure(9_999 * 10**15) == "about 1.0 × 10^19"
