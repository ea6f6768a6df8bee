"""Every mistake is one: found in its place, wrong by both judges, and right when it is mended."""

from __future__ import annotations

from time import perf_counter

import pytest

from undoku.learn.arranging.bugs import Bug, bug_of, bugs
from undoku.learn.arranging.comparing import Comparison
from undoku.learn.arranging.lines import lines_of, text_of
from undoku.learn.arranging.repairs import repairs
from undoku.programs.judging.symptoms import CODES
from undoku.search.errors import PuzzleError

from .plain_judge import is_right

BUGS = [bug for board in ("queens", "sudoku", "knight") for bug in bugs(board)]
EACH = pytest.mark.parametrize(
    "bug", BUGS, ids=[f"{bug.board} {bug.name} {bug.code} {bug.begin}" for bug in BUGS]
)


def judged(text: str, bug: Bug) -> Comparison:
    found = Comparison(text, bug.board, bug.name, perf_counter, 60)
    while not found.done:
        found.advance()
    return found


@EACH
@pytest.mark.recorder
def test_a_mistake_is_called_wrong_and_shown(bug: Bug) -> None:
    text = text_of([*bug.lines])
    assert not is_right(text, bug.board)
    found = judged(text, bug)
    assert found.right is False
    assert found.sentence
    assert found.difference


@EACH
def test_mended_it_is_the_starter(bug: Bug) -> None:
    lines = [*bug.lines]
    lines[bug.begin : bug.end] = bug.mended
    assert lines == lines_of(bug.board, bug.name)
    assert bug.places
    assert {*range(bug.begin, bug.end)} & {*bug.places}
    assert bug.why


def repaired(bug: Bug, repair: str) -> str:
    return f"{text_of([*bug.lines[: bug.begin]])}{repair}\n{text_of([*bug.lines[bug.end :]])}"


@EACH
def test_of_its_repairs_one_is_right(bug: Bug) -> None:
    right = text_of(lines_of(bug.board, bug.name))
    # Without backtracking the knight's first way is all there is: it may find none.
    solves = is_right(right, bug.board)
    for seed in "abcd":
        found = [repaired(bug, repair) for repair in repairs(bug, seed)]
        assert 3 <= len(found) <= 4
        assert len({*found}) == len(found)
        assert right in found
        assert [text for text in found if is_right(text, bug.board)] == [right] * solves
        assert text_of([*bug.lines]) not in found


@EACH
@pytest.mark.long
@pytest.mark.recorder
def test_no_other_repair_is_called_right(bug: Bug) -> None:
    right = text_of(lines_of(bug.board, bug.name))
    found = {repaired(bug, repair) for seed in range(12) for repair in repairs(bug, str(seed))}
    assert [text for text in found if judged(text, bug).right] == [right]


def test_there_are_many_of_all_kinds() -> None:
    assert len(BUGS) >= 40
    codes = {bug.code for bug in BUGS}
    assert len(codes) >= 9
    assert codes <= {*CODES}


@pytest.mark.recorder
def test_one_list_that_is_kept_again_and_again_is_told_by_what_is_in_it() -> None:
    (bug,) = (bug for bug in BUGS if bug.code == "same-list")
    found = judged(text_of([*bug.lines]), bug)
    assert found.question == {"n": 4} and found.difference
    assert found.difference.right == "It returns [[1, 3, 0, 2], [2, 0, 3, 1]]."
    assert found.difference.yours == "It returns [[-1, -1, -1, -1], [-1, -1, -1, -1]]."


def test_a_seed_chooses_one() -> None:
    assert bug_of("queens", "", "a") == bug_of("queens", "", "a")
    assert len({bug_of("queens", "", str(seed)) for seed in range(20)}) > 5
    assert bug_of("knight", "fixed-order", "a").name == "fixed-order"
    with pytest.raises(PuzzleError):
        bug_of("knight", "no such", "a")
