"""Lines put together are accepted where the program solves its boards, in whatever order; all else is not."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from time import perf_counter

import pytest

from undoku.learn.arranging.comparing import Comparison
from undoku.learn.arranging.parsons import Parsons
from undoku.learn.arranging.parts import PARTS, Part, parts
from undoku.programs.errors import ProgramError
from undoku.search.errors import PuzzleError

from .plain_judge import is_right

Arrangement = list[tuple[int, int]]
EACH = pytest.mark.parametrize("part", PARTS, ids=[f"{part.board} {part.name}" for part in PARTS])
WRONG = 300


def problem(part: Part, helps: int = 0, seed: str = "a") -> Parsons:
    return Parsons(part.board, part.name, seed, helps)


def judged(text: str, part: Part) -> Comparison | None:
    """The comparison to its end; None for what is no program."""
    try:
        found = Comparison(text, part.board, part.starter, perf_counter, 60)
    except ProgramError:
        return None
    while not found.done:
        found.advance()
    return found


def is_accepted(text: str, part: Part) -> bool:
    found = judged(text, part)
    return found is not None and bool(found.right)


def changed(parsons: Parsons, chance: Random) -> Arrangement:
    """An arrangement that is one or two changes away from the answer."""
    found = [*parsons.answer]
    spare = [block.id for block in parsons.blocks if block.id not in dict(found)]
    for _ in range(chance.choice((1, 1, 2))):
        at = chance.randrange(len(found))
        what = chance.randrange(5)
        if what == 0:
            found.insert(chance.randrange(len(found)), found.pop(at))
        elif what == 1:
            which, indent = found[at]
            found[at] = (which, max(1, indent + chance.choice((-1, 1))))
        elif what == 2 and len(found) > 1:
            del found[at]
        elif what == 3 and spare:
            found[at] = (chance.choice(spare), found[at][1])
        else:
            other = max(0, at - 1)
            (a, one), (b, two) = found[at], found[other]
            found[at], found[other] = (b, one), (a, two)
    return found


def sample(part: Part, wrong: int) -> tuple[int, int]:
    """How many were refused of so many wrong ones, and accepted of the right ones met meanwhile."""
    chance = Random(part.name)
    seen: set[str] = set()
    refused = accepted = 0
    for number in range(100 * wrong):
        parsons = problem(part, seed=str(number % 7))
        text = parsons.program(changed(parsons, chance))
        if text in seen:
            continue
        seen.add(text)
        known = is_right(text, part.board)
        assert is_accepted(text, part) == known, text
        refused += not known
        accepted += known
        if refused == wrong:
            break
    return refused, accepted


@EACH
@pytest.mark.recorder
def test_its_answer_is_accepted_whatever_the_seed_and_the_help(part: Part) -> None:
    for helps in (0, 1, 4, 1000):
        parsons = problem(part, helps)
        text = parsons.program(parsons.answer)
        assert text == problem(part, 0, "other").program(problem(part, 0, "other").answer)
    assert is_accepted(text, part)
    assert is_right(text, part.board)


@EACH
@pytest.mark.recorder
def test_wrong_arrangements_are_refused(part: Part) -> None:
    refused, _ = sample(part, 8)
    assert refused == 8


@EACH
@pytest.mark.long
@pytest.mark.recorder
def test_arrangements_are_accepted_where_they_solve_and_nowhere_else(part: Part, record_property) -> None:  # type: ignore[no-untyped-def]
    refused, accepted = sample(part, WRONG)
    assert refused == WRONG
    record_property(
        "counted", f"{part.name}: {refused} wrong arrangements refused, {accepted} right accepted"
    )


@EACH
@pytest.mark.recorder
def test_a_line_too_many_is_wrong_in_the_place_of_the_right_one(part: Part) -> None:
    """However it is used: none of these leads to a program that is right with each right line replaced."""
    parsons = problem(part)
    assert 1 <= parsons.wrong <= 2
    spare = [block.id for block in parsons.blocks if block.id not in dict(parsons.answer)]
    assert len(spare) == parsons.wrong
    for which in spare:
        for at in range(len(parsons.answer)):
            arrangement = [*parsons.answer]
            arrangement[at] = (which, arrangement[at][1])
            text = parsons.program(arrangement)
            assert not is_right(text, part.board), text


def test_help_takes_wrong_lines_away_and_joins_others_until_the_answer_is_left() -> None:
    part = PARTS[0]
    sizes = []
    for helps in range(problem(part).helps + 1):
        parsons = problem(part, helps)
        sizes.append((parsons.wrong, len(parsons.blocks)))
    assert all(before - after == 1 for (_, before), (_, after) in pairwise(sizes))
    assert sizes[0][0] == 2
    assert sizes[-1] == (0, 1)
    assert [wrong for wrong, _ in sizes[:4]] == [2, 1, 1, 0]


def test_blocks_keep_their_names_and_nothing_tells_their_order() -> None:
    orders = set()
    for seed in "abcdefgh":
        parsons = problem(PARTS[0], seed=seed)
        assert [block.id for block in parsons.blocks] == [*range(len(parsons.blocks))]
        orders.add(tuple(which for which, _ in parsons.answer))
        easier = problem(PARTS[0], 3, seed)
        assert {block.id for block in easier.blocks} < {block.id for block in parsons.blocks}
    assert len(orders) == 8


@pytest.mark.recorder
def test_lines_that_do_not_depend_on_each_other_may_stand_in_any_order() -> None:
    part = next(part for part in PARTS if part.name == "markers")
    parsons = problem(part)
    texts = {block.id: block.lines[0].text for block in parsons.blocks}
    answer = [*parsons.answer]
    undo = next(at for at, (which, _) in enumerate(answer) if texts[which] == "queens[row] = -1")
    answer[undo], answer[undo + 1] = answer[undo + 1], answer[undo]
    assert is_accepted(parsons.program(answer), part)


@pytest.mark.recorder
def test_what_differs_first_is_told_with_its_board() -> None:
    part = next(part for part in PARTS if part.name == "board-scan")
    parsons = problem(part)
    texts = {block.id: block.lines[0].text for block in parsons.blocks}
    without = [(which, indent) for which, indent in parsons.answer if texts[which] != "board[row][col] = 0"]
    found = judged(parsons.program(without), part)
    assert found and found.right is False and found.difference
    assert found.question == {"n": 4}
    assert found.difference.step == 2
    assert found.difference.values == [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert found.difference.right == "The queen in row 2, column 3 is taken back."
    assert found.difference.yours == "A queen is placed in row 2, column 4."
    assert found.difference.cells == (6, 7)


@pytest.mark.recorder
def test_what_goes_on_for_ever_is_ended() -> None:
    text = "def solve(queens):\n    kept = []\n    while True:\n        kept.append(1)\n"
    found = judged(text, PARTS[0])
    assert found and found.right is False
    assert found.sentence == "It goes on and on, and was ended."


def test_a_part_that_there_is_not_is_refused() -> None:
    assert Parsons("queens", "", "a").part == parts("queens")[0]
    with pytest.raises(PuzzleError):
        Parsons("queens", "no such", "a")
