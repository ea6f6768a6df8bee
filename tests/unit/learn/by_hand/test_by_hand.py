"""A search done by hand: what is right is taken, and every wrong habit is named."""

from __future__ import annotations

from collections import Counter

import pytest

from undoku.learn.by_hand import words
from undoku.learn.by_hand.acts import Act
from undoku.learn.by_hand.alignment import aligned
from undoku.learn.by_hand.boards import FEWEST, MOST, SIZES, Fresh, fresh, sizes_of
from undoku.learn.by_hand.exercise import Exercise
from undoku.learn.by_hand.slips import KINDS
from undoku.search.register import find
from undoku.sudoku.solve import count

from .machines import HABITS, at_once, at_the_end, boards, played, shows

FEW = boards(1)


def follows(of: Fresh, *, told: bool) -> Exercise:
    """Play as the trace does, holding the board against it after every act."""
    exercise = Exercise(of, at_once=told)
    for expected in of.script.acts[of.begin : of.end]:
        assert exercise.refusal(expected.act) == ""
        exercise.act(expected.act)
        assert list(exercise.hand.board) == of.trace.board(expected.position)
    return exercise


def full_marks(of: Fresh) -> None:
    for told in (True, False):
        exercise = follows(of, told=told)
        assert exercise.finished and exercise.solved and exercise.score == 1 and not exercise.missed
        assert exercise.hand.is_over


def test_who_follows_the_trace_gets_full_marks() -> None:
    for of in FEW:
        full_marks(of)


@pytest.mark.long
def test_who_follows_the_trace_gets_full_marks_on_many_boards(record_property) -> None:  # type: ignore[no-untyped-def]
    many = boards(25)
    distinct = {(str(of.question), of.trace.strategy.name, of.call, of.begin) for of in many}
    assert len(distinct) >= 500
    for of in many:
        full_marks(of)
    record_property(
        "counted", f"{len(many)} searches by hand as the trace does them, {len(distinct)} distinct"
    )


def named(kind: str, many: tuple[Fresh, ...]) -> Counter[bool]:
    """How often a habit is the first that is named, at once and at the end, of the boards that show it."""
    found: Counter[bool] = Counter()
    for of in many:
        if shows(of, HABITS[kind]):
            for play in (at_once, at_the_end):
                missed = play(of, HABITS[kind]).missed
                found[bool(missed) and missed[0][0] == kind] += 1
    return found


@pytest.mark.parametrize("kind", HABITS)
def test_a_wrong_habit_is_named(kind: str) -> None:
    found = named(kind, boards(2))
    assert found[True] >= 4 and found[True] >= 0.95 * found.total()


@pytest.mark.long
@pytest.mark.parametrize("kind", HABITS)
def test_a_wrong_habit_is_named_on_many_boards(kind: str, record_property) -> None:  # type: ignore[no-untyped-def]
    found = named(kind, boards(25))
    assert found[True] >= 0.95 * found.total() and found.total() >= 100
    record_property("counted", f"{kind} named in {found[True]} of {found.total()} searches by hand")


def test_every_habit_has_its_words() -> None:
    assert set(KINDS) == set(words.NAMES) == set(words.ABOUT)
    assert len(HABITS) >= 12 and set(HABITS) <= set(KINDS)


def test_boards_have_a_length_to_be_played_and_turn_back() -> None:
    for of in FEW:
        kinds = [act.kind for act in played(of).acts]
        assert FEWEST <= len(kinds) <= MOST
        assert "undo" in kinds or ("rows" in of.question and "solution" in kinds)
        assert kinds.count("return") == kinds.count("deeper") + 1
        if "givens" in of.question:
            assert count(str(of.question["givens"])) == 1


def test_a_seed_repeats_its_board_and_others_differ() -> None:
    def seen(seed: str) -> tuple[str, int]:
        of = fresh("sudoku", "first-empty", (6,), seed)
        return str(of.question["givens"]), of.call

    assert seen("a") == seen("a")
    assert len({seen(str(seed)) for seed in range(10)}) == 10
    assert seen("a")[0].count(".") == 6


def test_small_boards_begin_at_many_places() -> None:
    """Behind what a call has tried: that is marked on the board, and known where it is tried again."""
    many = [fresh("queens", "board-scan", (4,), str(seed)) for seed in range(60)]
    assert len({(of.call, of.begin) for of in many}) >= 15
    behind = [of for of in many if of.tried]
    assert len(behind) >= 15
    for of in behind:
        exercise = Exercise(of)
        done = of.script.candidates[of.call][: of.tried]
        assert exercise.hand.levels[-1].refused == tuple(cell for cell, _ in done)
        exercise.act(Act("reject", *done[0]))
        assert exercise.wrong and exercise.wrong.kind == "started-again"


def test_what_is_not_there_becomes_the_usual() -> None:
    of = fresh("queens", "bitmasks", (99,), "a")
    assert of.trace.strategy is find("queens", "board-scan") and of.question == {"n": 4}
    assert all(size in SIZES[board] or board == "queens" for board in SIZES for size in sizes_of(board, ""))


def whole(board: str, strategy: str, size: tuple[int, ...]) -> Fresh:
    """A board whose whole search is played."""
    return next(of for of in (fresh(board, strategy, size, str(seed)) for seed in range(99)) if of.begin == 0)


def test_the_acts_of_four_queens_until_the_first_dead_end() -> None:
    acts = played(whole("queens", "array-first", (4,))).acts
    place, deeper, reject = Act("place", 0, 1), Act("deeper"), (lambda cell: Act("reject", cell, 1))
    assert acts[:9] == [
        *[place, deeper, reject(4), reject(5), Act("place", 6, 1), deeper],
        *[reject(8), reject(9), reject(10)],
    ]
    assert acts[9:12] == [reject(11), Act("return"), Act("undo", 6, 1)]
    assert acts[-6:] == [Act("solution"), *[Act("return")] * 5]


def test_the_knight_goes_deeper_before_it_puts_its_number_down() -> None:
    acts = played(next(of for of in FEW if "rows" in of.question)).acts
    deeper = [index for index, act in enumerate(acts) if act.kind == "deeper"]
    assert deeper and all(acts[at + 1] == acts[at]._replace(kind="place") for at in deeper)


def test_a_wrong_act_stands_until_it_is_taken_back_or_done_right() -> None:
    exercise = Exercise(whole("queens", "array-first", (4,)))
    exercise.act(Act("place", 2, 1))
    assert exercise.wrong and exercise.wrong.kind == "order" and exercise.hand.board[2] == 1
    assert exercise.refusal(Act("place", 0, 1)) and exercise.done == 0
    exercise.take_back()
    assert not exercise.wrong and not any(exercise.hand.board)
    exercise.act(Act("reject", 0, 1))
    assert exercise.wrong and exercise.wrong.kind == "too-strict"
    exercise.help()
    assert exercise.hand.board[0] == 1 and exercise.done == 1
    assert exercise.score == 1 - 1 / exercise.total
    exercise.help()
    assert exercise.score == 1 - 2 / exercise.total and len(exercise.missed) == 2


def test_judged_at_the_end_any_act_can_be_taken_back() -> None:
    exercise = Exercise(whole("queens", "array-first", (4,)), at_once=False)
    exercise.act(Act("place", 2, 1))
    assert not exercise.wrong
    exercise.take_back()
    exercise.act(Act("place", 0, 1))
    exercise.help()
    assert exercise.done == 1
    exercise.judge()
    assert (
        exercise.finished
        and not exercise.solved
        and [kind for kind, _ in exercise.missed] == ["returned-early"]
    )


def test_what_cannot_be_done_is_said() -> None:
    exercise = Exercise(whole("sudoku", "first-empty", (6,)))
    given = next(cell for cell, digit in enumerate(exercise.hand.board) if digit)
    assert exercise.refusal(Act("place", given, 5)) == words.GIVEN
    assert exercise.refusal(Act("undo")) == words.NOTHING_STANDS
    assert exercise.refusal(Act("reject")) == words.NO_CELL_CHOSEN


@pytest.mark.parametrize(
    ("given", "expected", "found"),
    [
        ("abc", "abc", []),
        ("ac", "abc", [(1, 1)]),
        ("abbc", "abc", [(2, 2)]),
        ("axc", "abc", [(1, 1)]),
        ("abc", "abcd", [(3, 3)]),
        # What was done, but at another place, differs once.
        ("bacd", "abcd", [(0, 0)]),
    ],
)
def test_sequences_are_laid_side_by_side(given: str, expected: str, found: list[tuple[int, int]]) -> None:
    acts = {letter: Act("place", ord(letter), 1) for letter in "abcdx"}
    same, differing = aligned([acts[letter] for letter in given], [acts[letter] for letter in expected])
    assert differing == found and len(expected) - 1 <= same <= len(expected)
