"""Our lessons: each is played to its end, and every number in it is what an independent count gives."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode
from collections import Counter
from math import factorial
from pathlib import Path
from time import perf_counter
from zlib import decompress

import pytest

from undoku.learn.lesson import words
from undoku.learn.lesson.check import check
from undoku.learn.lesson.lesson import Lesson
from undoku.learn.lesson.numbers import value_of
from undoku.programs.watched import WatchedProgram

FOLDER = Path(__file__).parents[4] / "py/undoku/learn/lessons"
NAMES = ["try", "undo", "first", "cheaper", "grows"]
TEXTS = {name: (FOLDER / f"{name}.md").read_text(encoding="utf-8") for name in NAMES}

EACH = pytest.mark.parametrize("name", NAMES)

# As the documents' programs were counted in another language, and as was published.
COUNTS = {
    "calls queens 4 board-scan": 17,
    "calls queens 5 board-scan": 54,
    "calls queens 6 board-scan": 153,
    "calls queens 7 board-scan": 552,
    "calls queens 8 board-scan": 2057,
    "calls queens 9 board-scan": 8394,
    "calls queens 8 markers": 2057,
    "placements queens 8 board-scan": 2056,
    "checks queens 8 board-scan": 81318,
    "checks queens 8 markers": 24648,
    "solutions queens 8 board-scan": 92,
    "calls queens 4 array-first": 9,
    "calls queens 8 array-first": 114,
    "placements queens 4 array-first": 8,
    "placements queens 4 board-scan": 16,
    "undos queens 4 board-scan": 16,
    "solutions queens 4 board-scan": 2,
    "calls sudoku handout first-empty": 11240,
    "calls sudoku handout fewest-options": 173,
    "calls knight 5x5 fixed-order": 8840,
    "calls knight 6x6 fixed-order": 248169,
    "calls knight 5x5 warnsdorff-backtracking": 25,
    "calls knight 6x6 warnsdorff-backtracking": 36,
    "factorial 4": factorial(4),
    "factorial 8": factorial(8),
}


def plain_steps(n: int, *, first: bool) -> list[tuple[str, int, int, int, int]]:
    """What happens on a board: the kind, row and column from 1, how many queens stand, and how many calls."""
    steps = []

    def place(queens: tuple[int, ...]) -> bool:
        row = len(queens)
        if row == n:
            steps.append(("solution", 0, 0, row, row + 1))
            return first
        for col in range(n):
            steps.append(("try", row + 1, col + 1, row, row + 1))
            if any(col == c or abs(col - c) == row - r for r, c in enumerate(queens)):
                steps.append(("reject", row + 1, col + 1, row, row + 1))
                continue
            steps.append(("place", row + 1, col + 1, row + 1, row + 1))
            if place((*queens, col)):
                return True
            steps.append(("undo", row + 1, col + 1, row, row + 1))
        return False

    place(())
    return steps


def plain(term: str) -> int:
    """A term of an expression, counted by something else than the engine."""
    if term in COUNTS or term.isdigit():
        return COUNTS.get(term) or int(term)
    name, board, size, strategy, *rest = term.split()
    assert board == "queens", f"nobody has counted {term!r}"
    steps = plain_steps(int(size), first=strategy == "array-first")
    if name == "steps":
        return len(steps)
    *row, kind, number = rest
    at = [index for index, step in enumerate(steps) if step[0] == kind][int(number) - 1]
    if name == "free":
        queens: set[tuple[int, int]] = set()
        for what, r, c, *_ in steps[: at + 1]:
            if what in ("place", "undo"):
                queens ^= {(r, c)}
        here = int(row[0])
        return sum(
            all(c != col and here != r and abs(here - r) != abs(col - c) for r, c in queens)
            for col in range(1, int(size) + 1)
        )
    values = dict(zip(("row", "column", "standing", "depth"), steps[at][1:], strict=True))
    return {**values, "step": at + 1}[name]


def expressions(text: str) -> set[str]:
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    return set(re.findall(r"\{([^{}]*)\}", prose))


@EACH
def test_every_number_is_that_of_another_count(name: str) -> None:
    found = expressions(TEXTS[name])
    assert len(found) > 5
    for expression in found:
        first, *rest = re.split(r" ([-+*/]) ", expression)
        # Positions of other boards than the queens' are held against their traces in the boards' own tests.
        if first.startswith(("step sudoku", "step knight")):
            continue
        value = plain(first)
        for operator, term in zip(rest[::2], rest[1::2], strict=True):
            other = plain(term)
            value = {"+": value + other, "-": value - other, "*": value * other, "/": round(value / other)}[
                operator
            ]
        assert value_of(expression) == value, expression


@EACH
def test_no_number_is_typed(name: str) -> None:
    prose = re.sub(r"```.*?```", "", TEXTS[name], flags=re.DOTALL)
    lines = [
        line for line in prose.splitlines() if not re.match(r"(moment|build|exercise|minutes|order):", line)
    ]
    left = re.sub(r"\{[^{}]*\}", "", "\n".join(lines))
    # What is left names a board, a digit, a row or the year of a rule, and counts nothing.
    named = r"\d+ × \d+|1823|rows? \d|column \d|from 1 to 9|`[^`]*`|Rows count from 0|of 8 rows|from 0\b"
    named += r"|[Ff]rom \d to \d|the columns .* from 0|the board from 1"
    assert re.findall(r"\d+", re.sub(named, "", left, flags=re.IGNORECASE)) == []


@EACH
def test_a_screen_is_one_thought(name: str) -> None:
    lesson = Lesson(TEXTS[name], perf_counter)
    screens = lesson.plain["screens"]
    assert 8 <= len(screens) <= 14
    asked = Counter(key for screen in screens for key in screen if key not in ("heading", "text", "moment"))
    assert asked["build"] == 1 and sum(asked.values()) >= 4
    assert len({screen["heading"] for screen in screens}) == len(screens)


def test_the_lessons_have_an_order_and_are_all_there() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(NAMES)
    orders = [Lesson(TEXTS[name], perf_counter).plain["order"] for name in NAMES]
    assert orders == [1, 2, 3, 4, 5]


def test_the_recording_is_asked_in_many_ways() -> None:
    asked = {kind for text in TEXTS.values() for kind in re.findall(r"^ask: (\w+)$", text, re.MULTILINE)}
    assert asked >= {"where", "who", "line", "frame", "stands", "what", "returned"}


@EACH
@pytest.mark.recorder
def test_it_is_played_to_its_end_with_model_answers_and_typical_wrong_ones(name: str) -> None:
    assert check(TEXTS[name], perf_counter) == []


@pytest.mark.recorder
@pytest.mark.parametrize("name", ["undo", "first"])
def test_a_wrong_answer_is_no_model_answer(name: str) -> None:
    text = TEXTS[name]
    model, *_ = re.findall(r"```python answer\n(.*?)```", text, re.DOTALL)
    wrongs = re.findall(r"```python wrong .*?\n(.*?)```", text, re.DOTALL)
    assert len(wrongs) == 3
    (fault,) = check(text.replace(f"answer\n{model}", f"answer\n{wrongs[0]}", 1), perf_counter)
    assert fault.sentence.startswith(words.answer_wrong(""))


@pytest.mark.recorder
def test_the_first_difference_without_the_undo_is_a_second_queen_in_a_row() -> None:
    screens = Lesson(TEXTS["undo"], perf_counter).plain["screens"]
    (moment,) = (screen["moment"] for screen in screens if "code=" in screen["moment"])
    step, code = (re.findall(rf"{key}=([\w-]+)", moment)[0] for key in ("step", "code"))
    text = decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), -15).decode()
    watched = WatchedProgram(text, "queens", {"n": 4}, perf_counter)
    watched.advance()
    before, there = (watched.moment(position) for position in (int(step) - 1, int(step)))
    assert (before["values"], there["values"]) == (
        [1, 0, 0, 0, 0, 0, 1, 0, *8 * [0]],
        [1, 0, 0, 0, 0, 0, 1, 1, *8 * [0]],
    )
