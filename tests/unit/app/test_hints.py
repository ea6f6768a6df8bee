"""Hints: what is said and shown, what is wrong is said first, and that nothing of another board is told."""

import asyncio
import json
from itertools import count

import pytest
from fake_page import BLANK, LECTURE, App
from solving import run

from undoku.sudoku import solve

SOLUTION = str(solve(LECTURE).first)
NONE = 81 * [0]
# The last rows are still open.
LATE = "".join(
    digit if given == "." and cell < 63 else "."
    for cell, (given, digit) in enumerate(zip(LECTURE, SOLUTION, strict=True))
)


def position(entered: str = BLANK, givens: str = LECTURE, **notes: object) -> str:
    """Return what a board says of itself."""
    layers = dict.fromkeys(("corner", "centre", "out"), NONE)
    return json.dumps({"givens": givens, "entered": entered, **layers, "auto": False, **notes})


def asked(make, of: str) -> App:
    async def scenario(app: App) -> None:
        app.press("hint", position=of)

    return run(make, scenario)


def opened(app: App) -> int:
    """How many jobs are open in all engines."""
    return sum(len(life.worker.table) for life in app.page.engine.lives)


def slowly(app: App, seconds: float = 0.02) -> None:
    """Let each slice of the engine take so long."""
    ticks = count(step=seconds)
    app.page.engine.life.worker.table._clock = lambda: next(ticks)


def test_a_step_is_given_to_the_page(app) -> None:
    page = asked(app, position())
    step, note = page.page.hints.last("show")
    assert (step.title, note) == ("Hidden single", "")
    assert page.page.said == [], "the widget says what it shows of it"
    assert opened(page) == 0


@pytest.mark.parametrize(
    ("of", "sentence"),
    [
        (
            position("..2".ljust(81, ".")),
            "First mend this: the 2 in row 1, column 3 is wrong: no solution of the givens has it.",
        ),
        (
            position("..22".ljust(81, ".")),
            "First mend this: the 2 in row 1, column 3 and the 2 in row 1, column 4 are wrong:"
            " no solution of the givens has them.",
        ),
        (
            position(centre=[0, 0, 0b10, *NONE[3:]]),
            "First mend this: the 4 in row 1, column 3 is missing among the candidates,"
            " and the solution needs it.",
        ),
        (
            position(givens="11".ljust(81, ".")),
            "The givens have no solution, so no digit can be right. "
            "Solve, in the menu, says what would mend them.",
        ),
    ],
)
def test_what_is_wrong_is_said_first(app, of: str, sentence: str) -> None:
    page = asked(app, of).page
    said, cells = page.hints.last("fault")
    assert said == sentence
    assert page.hints.count("show") == 0
    wrong = [call for call in page.sudoku.calls if call[0] == "doubt"]
    assert len(wrong) == (" wrong" in sentence)
    assert all(list(call[1]) == list(cells) for call in wrong)


def test_many_wrong_entries_are_counted(app) -> None:
    free = [cell for cell, digit in enumerate(LECTURE) if digit == "."][:6]
    entered = "".join(("1" if SOLUTION[cell] != "1" else "2") if cell in free else "." for cell in range(81))
    said, cells = asked(app, position(entered)).page.hints.last("fault")
    assert said.endswith("and 3 more are wrong: no solution of the givens has them.")
    assert len(cells) == 6


def test_a_solved_grid(app) -> None:
    entered = "".join("." if given != "." else digit for given, digit in zip(LECTURE, SOLUTION, strict=True))
    page = asked(app, position(entered)).page
    assert page.said == [("Solved. Every digit is right.", "good")]


def test_a_puzzle_with_several_solutions(app) -> None:
    page = asked(app, position(givens="1".ljust(81, "."))).page
    (sentence,) = page.hints.last("say")
    assert sentence.startswith("This puzzle has more than one solution, and no technique goes on from here")
    # What holds in all of them is a hint, and is said to be.
    page = asked(app, position(givens="12345678.".ljust(81, "."))).page
    step, note = page.hints.last("show")
    assert note == "This puzzle has more than one solution; what follows holds in all of them."
    assert list(step.placements[0]) == [8, 9]


@pytest.mark.parametrize("turns", range(8))
def test_a_hint_of_another_board_is_not_told(app, turns: int) -> None:
    async def scenario(app: App) -> None:
        app.press("hint", position=position())
        for _ in range(turns):
            await asyncio.sleep(0)
        found = app.page.hints.count("show")
        app.press("hint-drop")
        await app.settle()
        assert app.page.hints.count("show") == found
        assert opened(app) == 0

    run(app, scenario)


def test_nothing_else_is_dropped_with_a_hint(app) -> None:
    async def scenario(app: App) -> None:
        app.press("hint", position=position())
        await app.settle()
        app.press("solve", board="sudoku")
        app.press("hint-drop")

    assert run(app, scenario).page.said[-1][0].startswith("One solution.")


def test_stop(app) -> None:
    async def scenario(app: App) -> None:
        slowly(app)
        app.press("hint", position=position())
        await app.until(lambda: app.page.is_busy)
        app.press("stop", board="sudoku")

    page = run(app, scenario).page
    assert page.said == [("Stopped.", "info")]
    assert page.hints.calls == []


def test_after_a_lost_worker_a_hint_is_looked_for_again(app) -> None:
    async def scenario(app: App) -> None:
        app.page.engine.kill()
        app.press("hint", position=position())
        await app.settle()
        assert app.page.waits == ["hint"]
        app.page.engine.begin()

    assert run(app, scenario).page.hints.count("show") == 1


def listed(make, of: str, then=None) -> App:
    async def scenario(app: App) -> None:
        app.press("steps", question=of)
        await app.settle()
        if then:
            await then(app)

    return run(make, scenario)


def test_all_steps_are_listed_as_they_are_found(app) -> None:
    page = listed(app, position(LATE)).page
    techniques, sentence, done = page.hints.last("list")
    steps = sum(count for _, _, count in techniques)
    assert (sentence, done) == (f"{steps:,} steps are possible here.", True)
    assert page.said == [], "the status line is left to others"


def test_a_technique_and_a_step_of_it_are_opened(app) -> None:
    async def open_first(app: App) -> None:
        app.press("steps-of", technique="hidden-single")
        app.press("step-found", technique="hidden-single", number=1)

    page = listed(app, position(LATE), open_first).page
    technique, conclusions = page.hints.last("conclusions")
    assert technique == "hidden-single" and len(conclusions) > 1
    (step,) = page.hints.last("open")
    assert step.technique == "hidden-single" and step.region and step.argument


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        (
            position("..2".ljust(81, ".")),
            "No steps are listed while an entry is wrong: Hint says which.",
        ),
        # Of the cell's 4 nothing is noted: that is not wrong, and may only be not noted yet.
        (
            position(centre=[0, 0, 0b10, *[0] * 78]),
            "No steps are listed: centre notes are read as all that a cell can be, and some lack the digit "
            "that it needs. Hint says where.",
        ),
        (
            position(out=[0, 0, 0b1000, *[0] * 78], auto=True),
            "No steps are listed: a candidate that the solution needs is not among those shown. Hint says "
            "which.",
        ),
        (
            position(givens="55".ljust(81, ".")),
            "The givens have no solution, so no digit can be right. "
            "Solve, in the menu, says what would mend them.",
        ),
    ],
)
def test_why_there_is_no_list(app, question: str, sentence: str) -> None:
    assert listed(app, question).page.hints.last("list") == ([], sentence, True)


def test_corner_notes_leave_the_list_alone(app) -> None:
    page = listed(app, position(LATE, corner=[*[0] * 63, 0b1, *[0] * 17])).page
    techniques, sentence, _ = page.hints.last("list")
    assert techniques and sentence.endswith("possible here.")


def test_what_takes_long_is_stopped_and_what_was_found_stays(app) -> None:
    async def scenario(app: App) -> None:
        slowly(app)
        app.press("steps", question=position(LATE))
        await app.until(lambda: ("counting", True) in app.page.calls)
        app.press("stop", board="sudoku")
        await app.settle()
        techniques, sentence, done = app.page.hints.last("list")
        assert done and sentence.endswith(" so far; stopped before all were found.")
        app.press("steps-of", technique=techniques[0][0])
        await app.settle()
        assert app.page.hints.count("conclusions") == 1

    run(app, scenario)


def test_when_it_is_hidden_nothing_of_it_is_told(app) -> None:
    async def scenario(app: App) -> None:
        slowly(app)
        app.press("steps", question=position(LATE))
        await app.until(lambda: app.page.hints.count("list") == 3)
        app.press("steps", question="")
        app.page.hints.calls.clear()
        await app.settle()
        assert opened(app) == 0
        app.press("steps-of", technique="hidden-single")

    assert run(app, scenario).page.hints.calls == []


def test_steps_lost_with_their_worker_are_found_again(app) -> None:
    async def lose(app: App) -> None:
        await app.lose_python()
        app.page.hints.calls.clear()
        app.press("steps-of", technique="hidden-single")

    page = listed(app, position(LATE), lose).page
    assert page.hints.last("list")[2] is True
