"""What a page is told of a search is what the trace knows, as plain values."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.queens.strategies import markers
from undoku.search.tree import FAILED, RUNNING
from undoku.search.written import written
from undoku.watch.watched import Watched
from undoku.watch.window import NEAR, ROOM, window
from undoku.watch.words import with_code

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


def test_masks_in_the_stack_are_rows_of_the_board() -> None:
    watched = finished("queens", "bitmasks", {"n": 6})
    masks = {"columns", "left", "right", "free", "queen"}
    for position in range(1, len(watched.trace) + 1, 7):
        board = watched.trace.board(position)
        for frame, level in zip(
            watched.moment(position, "stack")["frames"],  # type: ignore[call-overload]
            watched.trace.stack(position),
            strict=True,
        ):
            shown = dict(frame["variables"])
            plain = {name: str(value) for name, value in level.variables.items()}
            assert {name: text for name, text in shown.items() if name not in masks} == {
                name: text for name, text in plain.items() if name not in masks
            }
            above = board[: 6 * int(shown["row"])]
            assert shown["columns"] == "".join("01"[any(above[column::6])] for column in range(6))
            assert shown.get("queen", "1").count("1") == 1


def _said(watched: Watched, position: int) -> str:
    """What the step to a position did, after the line that wrote to the board."""
    trace = watched.trace
    step = trace.step(position)
    code = written(trace.strategy.source(), step, watched.problem.cols) if step else ""
    return with_code(code, trace.sentence(position))


@pytest.mark.parametrize(("board", "strategy", "question", "kind"), EVERY_STRATEGY)
def test_moments_are_plain_values(board: str, strategy: str, question: dict[str, object], kind: str) -> None:
    watched = finished(board, strategy, question)
    for position in (0, 1, len(watched.trace) // 2, len(watched.trace)):
        for view in VIEWS:
            moment = watched.moment(position, view)
            assert json.loads(json.dumps(moment)) == moment
            assert moment["values"] == watched.trace.board(position)
            if position < len(watched.trace):
                assert moment["sentence"] == _said(watched, position)
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


TWO = finished("queens", "markers", {"n": 2})
"""Two queens: 14 steps, and no solution."""

FILE = Path(markers.__file__).read_text(encoding="utf-8")
SHOWN = TWO.trace.strategy.source().shown


def line(text: str, source: str = SHOWN) -> int:
    """The number of the only line of what is shown, or of the file, with this text."""
    (found,) = [number for number, line in enumerate(source.split("\n"), 1) if text in line]
    return found


def test_how_far_a_search_has_come() -> None:
    watched = Watched("queens", "markers", {"n": 2}, limit=10, tail=4)
    assert watched.report() == {"steps": 0, "since": 0, "all": 0, "calls": 1, "stopped": False}
    watched.search.advance(3)
    assert watched.report() == {"steps": 2, "since": 0, "all": 2, "calls": 2, "stopped": False}
    # What may be left out later is not shown before.
    watched.search.advance(9)
    assert watched.report() == {"steps": 6, "since": 0, "all": 9, "calls": 3, "stopped": False}
    watched.search.advance(1_000)
    assert watched.report() == {"steps": 6, "since": 10, "all": 14, "calls": 3, "stopped": False}
    whole = Watched("queens", "markers", {"n": 2}, limit=14, tail=4)
    whole.search.advance(1_000)
    assert whole.report() == {"steps": 14, "since": 0, "all": 14, "calls": 3, "stopped": False}


def test_what_stays_the_same() -> None:
    assert TWO.opening() == {
        "title": "Mark columns and diagonals",
        "document": "the lecture",
        "source": SHOWN,
        "marks": ["possible", "impossible", "fruitful", "forbids"],
        "shows": "markers",
        "folds": [[1, line("from undoku.queens.strategies.checks") - 1, "about"], [8, 11, "imports"]],
        "begins": line("def n_queens("),
        "everything": [["2 · 2!", "4"], ["2^4", "16"]],
    }


def test_before_the_first_step() -> None:
    assert TWO.moment(0) == {
        "position": 0,
        "kind": "",
        "cell": -1,
        "value": 0,
        "by": -1,
        "line": 0,
        "values": [0, 0, 0, 0],
        "states": ["", "", "", ""],
        "sentence": "",
        "node": 0,
        "counts": {"calls": 0, "tries": 0, "placements": 0, "undos": 0, "solutions": 0, "depth": 0},
        "beside": {"kind": "markers", "data": {"top": [0, 0], "left": [0, 0, 0], "right": [0, 0, 0]}},
    }


REFUSED = {
    "position": 4,
    "kind": "reject",
    "cell": 2,
    "value": 1,
    "by": 0,
    "line": line("if top[j] != 1"),
    "values": [1, 0, 0, 0],
    "states": ["provisional", "", "impossible", ""],
    "sentence": "Row 2, column 1 is attacked by the queen in row 1, column 1, in the same column.",
    "node": 1,
    "counts": {"calls": 2, "tries": 2, "placements": 1, "undos": 0, "solutions": 0, "depth": 2},
    "beside": {"kind": "markers", "data": {"top": [1, 0], "left": [1, 0, 0], "right": [0, 1, 0]}},
}
"""After the second queen has been refused the first column."""


def test_a_moment_word_for_word() -> None:
    assert TWO.moment(4) == TWO.moment(4, "code") == REFUSED
    assert TWO.moment(4, "counters") == REFUSED | {"levels": [1, 1]}
    assert TWO.moment(4, "stack") == REFUSED | {
        "frames": [
            {
                "function": "n_queens",
                "line": line("   n_queens(mat"),
                "variables": [["i", "0"], ["n", "2"], ["j", "0"]],
            },
            {
                "function": "n_queens",
                "line": line("if top[j] != 1"),
                "variables": [["i", "1"], ["n", "2"], ["j", "0"]],
            },
        ]
    }
    root = {"id": 0, "parent": -1, "label": "start", "outcome": "running", "size": 2, "position": 1}
    first = {"id": 1, "parent": 0, "label": "r1c1", "outcome": "running", "size": 1, "position": 3}
    drawn = {"hidden": 0, "missing": False}
    assert TWO.moment(4, "tree") == REFUSED | {"tree": [root | drawn, first | drawn]}


def test_calls_are_opened_in_the_tree() -> None:
    def calls(opened: set[int]) -> list[object]:
        return [mark["id"] for mark in EIGHT.moment(5000, "tree", opened)["tree"]]  # type: ignore[attr-defined]

    folded = next(mark.id for mark in window(EIGHT.trace.tree, 5000) if mark.hidden > 10)
    assert calls({folded}) == [mark.id for mark in window(EIGHT.trace.tree, 5000, {folded})] != calls(set())


def test_the_overview_number_by_number() -> None:
    # The calls of the second row fail at steps 6 and 13, the first one at 14, which is in the part of 13.
    assert TWO.overview(14) == {
        "depths": [depth / 2 for depth in (1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 1)],
        "solutions": [0] * 14,
        "deadEnds": [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2],
    }
    # One queen: try, place, the solution a call further down, undo.
    one = finished("queens", "markers", {"n": 1})
    assert one.overview(4) == {
        "depths": [0.5, 0.5, 1.0, 0.5],
        "solutions": [0, 0, 0, 1],
        "deadEnds": [0, 0, 0, 0],
    }
    # No part is without a step, or the depth would seem to fall to nothing.
    assert one.overview(600)["depths"] == [0.5, 0.5, 1.0, 0.5]
    # No queen at all is a solution in the first call.
    none = finished("queens", "markers", {"n": 0})
    assert none.overview(1) == {"depths": [1.0], "solutions": [1], "deadEnds": [0]}
    begun = Watched("queens", "markers", {"n": 2})
    assert begun.overview(3) == {"depths": [0.0], "solutions": [0] * 3, "deadEnds": [0] * 3}


def test_jumps_to_dead_ends_and_without_an_argument() -> None:
    assert [TWO.jump("next-dead-end", position) for position in (0, 6, 13, 14)] == [6, 13, 14, -1]
    assert [TWO.jump("previous-dead-end", position) for position in (14, 13, 6)] == [13, 6, -1]
    assert TWO.jump("placement", 0) == -1
    assert TWO.jump("cell", 0) == 1
    assert finished("queens", "markers", {"n": 1}).jump("previous-solution", 4) == 3


def test_lines_letter_for_letter() -> None:
    place, solved = line("yield PLACE", FILE), line("yield SOLVED", FILE)
    assert finished("queens", "markers", {"n": 1}).lines(1, 3) == (
        f'{{"kind": "place", "cell": [0, 0], "value": 1, "by": null, "line": {place},'
        ' "depth": 1}\n'
        f'{{"kind": "solution", "cell": null, "value": null, "by": null, "line": {solved},'
        ' "depth": 2}\n'
    )
