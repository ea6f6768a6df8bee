"""Questions about the search of a strategy have one right answer each: what a run by hand has seen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from undoku.learn.questions.asking import FIRST_PAUSE, GAP, Questions
from undoku.learn.questions.errors import QuestionError
from undoku.learn.questions.kinds import KINDS
from undoku.learn.questions.recording import AROUND, OfStrategy
from undoku.search.register import find
from undoku.watch.watched import Watched

from ...region_boards import ONE, TWO
from .by_hand import run
from .claims import Scene, claimed
from .truth import KIND_NAMES, Truth, name_of

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SEARCHES: list[tuple[str, str, dict[str, Any]]] = [
    *(
        ("queens", strategy, {"n": n})
        for strategy in ("board-scan", "markers", "array-first", "columns", "bitmasks")
        for n in (4, 6)
    ),
    *(
        ("queens", strategy, {"n": n, "regions": regions})
        for strategy, n, regions in (
            ("regions-rows", 6, ONE[6][1]),
            ("regions-by-region", 5, ONE[5][0]),
            ("regions-fewest", 5, TWO),
        )
    ),
    *(
        ("sudoku", strategy, {"givens": givens})
        for strategy in ("last-empty", "first-empty", "fewest-options", "fewest-options-singles")
        for givens in (EASY, HARD)
    ),
    *(
        ("knight", strategy, {"rows": rows, "cols": cols, "start": [0, 0], "end": None, "closed": False})
        for strategy in ("fixed-order", "warnsdorff", "warnsdorff-backtracking")
        for rows, cols in ((3, 4), (5, 5))
    ),
]
LIMIT = 4_000


def recorded(board: str, strategy: str, question: dict[str, Any]) -> Watched:
    watched = Watched(board, strategy, question)
    while not watched.search.done and watched.search.steps < LIMIT:
        watched.search.advance(1000)
    return watched


def answers(asked: dict[str, Any], cells: int) -> list[str]:
    """All that may be answered."""
    if asked["options"]:
        return [value for value, _ in asked["options"]]
    most = asked["most"] if asked["form"] == "number" else cells - 1
    return [str(number) for number in range(most + 1)]


def check(questions: Questions, asked: dict[str, Any], truth: Truth, lines: Callable[[int], str]) -> None:
    """One of all answers is right, and it is the true one; what is said of it names the reason."""
    kind, position = asked["kind"], asked["position"]
    judged = {
        answer: questions.judged(kind, position, answer) for answer in answers(asked, len(truth.givens))
    }
    (right,) = [answer for answer, told in judged.items() if told["right"]]
    step = truth.steps[position]
    said = judged[right]["sentence"]
    for answer, told in judged.items():
        if answer != right:
            assert told["sentence"].endswith(said)
            check_wrong(asked, truth, answer, right, told["sentence"].removesuffix(said).strip())
    if kind == "line":
        assert dict(asked["options"])[right] == lines(step.line)
        assert lines(step.line) in said
    elif kind == "frame":
        assert right.endswith(getattr(truth, kind)(position))
        assert dict(asked["options"])[right] in said
        for call, label in asked["options"]:
            assert label == call + truth.place_of(int(call.split()[-1]), position)
    else:
        assert right == getattr(truth, kind)(position), (kind, position)
    if kind == "left":
        assert said.startswith(WORDS[int(right)])
    if kind == "returned":
        place = truth.place_of(truth.steps[position - 1].depth, position)
        assert f"{place} returns {right}." in said
        assert f"{place} returns. What" in asked["sentence"]
    if kind in ("where", "who"):
        assert judged[right]["cells"] == [int(right)]
        # A cell of a Sudoku is named by the row, the column or the box that it shares.
        assert name_of(int(right), truth) in said.lower()
    if kind == "stands" and right == "yes":
        assert "still stands" in said
    assert ("beside" in asked["hides"]) is (kind == "left")
    # The step's own sentence names its square.
    if step.kind != 4:
        assert name_of(step.cell, truth) in said.lower()


GENERAL = {
    "try": "Nothing is tried before that.",
    "reject": "Nothing is refused before that.",
    "place": "Nothing is placed before that.",
    "undo": "There is nothing to take back.",
    "deeper": "No call begins before that.",
    "return": "The call has not come to its end.",
}


def check_wrong(asked: dict[str, Any], truth: Truth, answer: str, right: str, said: str) -> None:
    """What is said first of a wrong answer is about that answer, and true."""
    kind, position = asked["kind"], asked["position"]
    step, values = truth.steps[position], truth.values(position)
    coming = [later.line for later in truth.steps[position:]]
    if kind in ("line", "who", "where"):
        rows, source = len(values) // truth.cols, find(truth.board, truth.strategy).source()
        lines = [source.place(line) for line in coming[:400]] if kind == "line" else []
        scene = Scene(truth.board, rows, truth.cols, values, step.cell, step.value, lines, truth.regions)
        assert claimed(scene, said), (kind, said)
        named = f"Line {answer} " if kind == "line" else name_of(int(answer), truth)
        assert named in said or named in said.lower() or said.startswith("This call looks at")
    elif kind == "left":
        more = int(answer) > int(right)
        assert said.startswith(f"{answer} is too many: " if more else f"{answer} is too few.")
    elif kind == "returned":
        assert said == f"It does not give {answer}."
    elif kind == "frame":
        depth, (before, after) = int(answer.split()[-1]), (truth.steps[position - 1].depth, step.depth)
        label = dict(asked["options"])[answer]
        function = answer.partition(",")[0]
        waits = f"{label} still waits for {function}, call {depth + 1}."
        returns = "is the one that returns." if depth == before else "returns as well."
        assert said == (waits if depth < after else f"{label} {returns}")
    elif kind == "what" and answer == KIND_NAMES[step.kind]:
        assert said == f"“{dict(asked['options'])[answer]}” comes after that."
    elif kind == "what" and said != GENERAL[answer]:
        rows = len(values) // truth.cols
        scene = Scene(truth.board, rows, truth.cols, values, step.cell, step.value, [], truth.regions)
        assert claimed(scene, said) or (said, answer, right) == ("", "place", "reject"), said
    elif kind == "stands":
        assert said == ""


WORDS = ("None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")


def every_question(search: tuple[str, str, dict[str, Any]], places: int) -> Counter[str]:
    """Ask all that can be asked at so many places of a search, and hold it against the truth."""
    watched = recorded(*search)
    steps = run(*search, LIMIT)
    truth = Truth(search, watched.problem.cols, steps, watched.problem.board())
    source = watched.trace.strategy.source()
    shown = source.shown.splitlines()
    questions = Questions(OfStrategy(watched))
    counted = Counter[str]()
    # What is said of a line looks ahead.
    end = len(steps) if len(steps) < LIMIT else LIMIT - AROUND
    for position in range(0, end, max(end // places, 1)):
        for kind in KINDS:
            asked = questions.of_kind(kind, position)
            if asked:
                counted[kind] += 1
                check(questions, asked, truth, lambda line: shown[source.place(line) - 1].strip())
    return counted


@pytest.mark.parametrize("search", SEARCHES, ids=lambda search: " ".join(map(str, search[:2])))
def test_a_sample_of_questions_has_one_right_answer_each(search: tuple[str, str, dict[str, Any]]) -> None:
    assert every_question(search, 20).total() >= 20


@pytest.mark.long
def test_thousands_of_questions_have_one_right_answer_each(record_property: Callable[..., None]) -> None:
    counted: Counter[str] = Counter()
    for search in SEARCHES:
        counted += every_question(search, 120)
    assert set(counted) == set(KINDS)
    assert counted.total() >= 2000
    record_property("counted", f"{counted.total():,} questions about strategies: {dict(counted)}")


def walk(questions: Questions, end: int) -> list[tuple[str, int]]:
    asked: list[tuple[str, int]] = []
    for position in range(end):
        question = questions.due(position, asked)
        if question:
            asked.append((question["kind"], question["position"]))
    return asked


def test_each_kind_is_asked_at_its_first_chance_and_then_ever_more_rarely() -> None:
    watched = recorded("sudoku", "first-empty", {"givens": HARD})
    asked = walk(Questions(OfStrategy(watched)), 4_000)
    assert {kind for kind, _ in asked} == set(KINDS)
    for one, other in pairwise(asked):
        assert one[0] != other[0]
        assert other[1] - one[1] >= GAP
    for kind in KINDS:
        places = [position for other, position in asked if other == kind]
        apart = [after - before for before, after in pairwise(places)]
        assert all(pause >= FIRST_PAUSE * 2**place for place, pause in enumerate(apart)), kind
        assert len(places) <= 12
    # The same way leads to the same questions.
    assert walk(Questions(OfStrategy(watched)), 500) == [one for one in asked if one[1] < 500]


def test_who_goes_back_is_not_asked_again_at_once() -> None:
    questions = Questions(OfStrategy(recorded("queens", "board-scan", {"n": 6})))
    asked = walk(questions, 200)
    back = questions.due(5, asked)
    assert back is None


def test_a_placement_that_leads_nowhere_is_said_to_be_doomed() -> None:
    search = ("queens", "board-scan", {"n": 6})
    questions, steps = Questions(OfStrategy(recorded(*search))), run(*search, LIMIT)
    told = {True: 0, False: 0}
    for position, step in enumerate(steps):
        if step.kind != 2:
            continue
        end = next(
            at
            for at in range(position + 1, len(steps))
            if steps[at].kind == 3 and steps[at].cell == step.cell
        )
        leads = any(later.kind == 4 for later in steps[position:end])
        doomed = questions.judged("what", position, "place")["doomed"]
        assert doomed is not leads
        told[doomed] += 1
    assert min(told.values()) > 10


def test_nothing_is_asked_after_the_end() -> None:
    watched = recorded("queens", "markers", {"n": 4})
    questions = Questions(OfStrategy(watched))
    assert questions.due(len(watched.trace), []) is None
    assert questions.of_kind("what", len(watched.trace)) is None


@pytest.mark.parametrize(
    ("kind", "answer", "sentence"),
    [
        (
            "why",
            "1",
            "There is no question why; there are: what, where, who, left, stands, returned, frame, line.",
        ),
        ("what", "jump", "'jump' is no answer to this question; there are: try, place, deeper, return."),
        ("where", "16", "'16' is no answer to this question; a whole number from 0 to 15 is."),
        ("where", "-1", "'-1' is no answer to this question; a whole number from 0 to 15 is."),
        ("where", "٣", "'٣' is no answer to this question; a whole number from 0 to 15 is."),
        ("left", "5", "'5' is no answer to this question; a whole number from 0 to 4 is."),
        ("who", "3", "Nothing can be asked as who after step 0."),
    ],
)
def test_what_is_no_question_or_no_answer_is_said(kind: str, answer: str, sentence: str) -> None:
    questions = Questions(OfStrategy(recorded("queens", "board-scan", {"n": 4})))
    with pytest.raises(QuestionError, match=f"^{re.escape(sentence)}$"):
        # On the empty board nobody can tell whether a search goes by rows or by columns.
        questions.judged(kind, 2 if kind == "left" else 0, answer)


@pytest.mark.parametrize(("strategy", "line"), [("board-scan", "row 2"), ("columns", "column 2")])
def test_what_is_left_is_asked_of_the_line_that_a_call_stands_for(strategy: str, line: str) -> None:
    questions = Questions(OfStrategy(recorded("queens", strategy, {"n": 4})))
    assert questions.of_kind("left", 0) is None
    asked = questions.of_kind("left", 2)
    assert asked and asked["sentence"] == f"How many squares of {line} does no queen attack?"


def test_no_knight_goes_to_a_square_that_is_taken_out() -> None:
    watched = Watched(
        "knight", "warnsdorff", {"rows": 5, "cols": 5, "start": [0, 1], "holes": [[2, 2], [1, 3]]}
    )
    watched.search.advance(10_000)
    questions = Questions(OfStrategy(watched))
    # From b5 lead three moves, and two of them to squares that are gone.
    assert questions.of_kind("left", 1)
    judged = questions.judged("left", 1, "3")
    assert (judged["right"], judged["answer"], judged["cells"]) == (False, "1", [10])
    assert "3 is too many: the others were visited, or are off the board. One: a3." in str(judged["sentence"])
    asked = watched.trace.step(2)
    assert asked
    assert asked.cell == 10
    assert "From b5 the knight does not reach c3." in str(questions.judged("where", 1, "12")["sentence"])


@pytest.mark.parametrize(
    ("shape", "units"),
    [
        ({"shape": "AAABBBAAABCBDDDCCBDEDCCFDEEECFEEFFFF"}, "row, column or region"),
        ({"size": 6, "diagonal": True}, "row, column, box or diagonal"),
        ({"size": 6, "cages": "7:0.1_9:2.8"}, "row, column, box or cage"),
        ({"size": 6}, "row, column or box"),
    ],
)
def test_a_digit_elsewhere_shares_none_of_the_units_that_the_shape_has(
    shape: dict[str, Any], units: str
) -> None:
    watched = recorded("sudoku", "first-empty", {"givens": 36 * ".", **shape})
    questions = Questions(OfStrategy(watched))
    said = set()
    for position in range(min(300, watched.search.steps)):
        if questions.of_kind("who", position):
            told = [questions.judged("who", position, str(cell)) for cell in range(36)]
            said |= {str(one["sentence"]).partition(" shares no ")[2].partition(" with ")[0] for one in told}
    assert said == {"", units}


def test_a_digit_whose_name_begins_with_a_vowel_has_its_article() -> None:
    givens = ".1234567" + "89ABCDEFG"[:8] + 240 * "."
    watched = recorded("sudoku", "first-empty", {"givens": givens, "size": 16})
    told = [watched.trace.sentence(step) for step in range(1, 30)]
    assert "Row 1, column 1: 8 cannot go here, because row 1 has an 8 in column 9." in told
    assert "Row 1, column 1: A cannot go here, because row 1 has an A in column 11." in told
    assert "Row 1, column 1: B cannot go here, because row 1 has a B in column 12." in told
