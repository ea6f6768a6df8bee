"""What is possible on a Sudoku: what is said and shown, and that it is never in the way."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from itertools import count

import pytest
from fake_page import BLANK, LECTURE, App
from solving import run

from undoku.sudoku import solve

SOLUTION = str(solve(LECTURE).first)
SEVERAL = LECTURE.replace("7", ".").replace("1", ".")


def ask(app: App, givens: str, entered: str = BLANK) -> None:
    app.press("possible", question=json.dumps({"givens": givens, "entered": entered}))


def told(make, givens: str, then: Callable[[App], Coroutine[None, None, None]] | None = None) -> App:
    """Ask for the truth of a puzzle; `then` is a scenario when all is told."""

    async def scenario(app: App) -> None:
        ask(app, givens)
        if then:
            await app.settle()
            await then(app)

    return run(make, scenario)


def slowly(app: App, seconds: float = 0.02) -> None:
    """Let each slice of the engine take so long."""
    ticks = count(step=seconds)
    app.page.engine.life.worker.table._clock = lambda: next(ticks)


def sentence(app: App) -> str:
    text, _ = app.page.possible.last("say")
    return str(text)


def opened(app: App) -> int:
    """How many jobs are open in all engines."""
    return sum(len(life.worker.table) for life in app.page.engine.lives)


def test_one_solution(app) -> None:
    page = told(app, LECTURE)
    report, shares = page.page.possible.last("show")
    assert sentence(page) == (
        f"One solution. Any one of {len(report.spare)} digits could be left out. They have dotted lines."
    )
    assert [1 << int(digit) - 1 for digit in SOLUTION] == report.candidates
    assert shares is None


def test_several_solutions_and_how_many_have_each_candidate(app) -> None:
    page = told(app, SEVERAL)
    report, shares = page.page.possible.last("show")
    assert sentence(page) == f"252 solutions. They differ in {len(report.differ)} cells."
    assert [sum(shares[9 * cell : 9 * cell + 9]) for cell in range(81)] == [252] * 81
    assert page.page.said == [], "the status line is left to others"


def test_no_solution(app) -> None:
    page = told(app, "55" + BLANK[2:])
    report, _ = page.page.possible.last("show")
    assert sentence(page) == "No solution: row 1 has two 5s: columns 1 and 2."
    assert list(report.clash) == [0, 1]


def test_what_the_engine_cannot_read_is_said_and_the_next_question_is_answered(app) -> None:
    async def scenario(app: App) -> None:
        ask(app, "5" * 80)
        await app.settle()
        ask(app, LECTURE)

    page = run(app, scenario)
    (said,) = page.page.said
    assert said == ("80 cells found, 81 needed.", "error")
    assert sentence(page).startswith("One solution.")


def test_a_solution_is_put_on_the_board_by_its_number(app) -> None:
    async def browse(app: App) -> None:
        for number in (1, 252):
            app.press("completed", number=number)
            await app.settle()

    page = told(app, SEVERAL, browse)
    calls = [call[1:] for call in page.page.possible.calls if call[0] == "complete"]
    assert [number for number, _ in calls] == [1, 252]
    assert len({digits for _, digits in calls}) == 2
    for _, digits in calls:
        assert all(given in (".", digit) for given, digit in zip(SEVERAL, digits, strict=True))


def test_of_another_puzzle_nothing_of_the_one_before_is_told(app) -> None:
    async def scenario(app: App) -> None:
        ask(app, BLANK)
        await app.until(lambda: app.page.possible.count("show") > 2)
        ask(app, LECTURE)
        app.page.possible.calls.clear()
        await app.settle()
        assert opened(app) == 1

    page = run(app, scenario)
    assert {report.solutions for name, report, *_ in page.page.possible.calls if name == "show"} == {1}


@pytest.mark.parametrize("turns", [0, 1, 2, 3, 5, 8])
def test_nothing_is_left_when_it_is_hidden_at_any_moment(app, turns: int) -> None:
    async def scenario(app: App) -> None:
        ask(app, BLANK)
        for _ in range(turns):
            await asyncio.sleep(0)
        app.press("possible", question="")
        app.page.possible.calls.clear()
        await app.settle()
        assert opened(app) == 0

    assert run(app, scenario).page.possible.calls == []


def test_a_count_that_takes_long_is_told_and_can_be_stopped(app) -> None:
    async def scenario(app: App) -> None:
        slowly(app)
        ask(app, BLANK)
        await app.until(lambda: app.page.possible.count("say") == 1)
        assert sentence(app) == "Counting the solutions."
        app.press("stop", board="sudoku")
        await app.until(lambda: sentence(app).startswith("More than "))
        assert sentence(app).endswith(" so far.")
        assert app.page.possible.last("say")[1] is True
        assert app.page.last("counting") == (True,)
        app.press("stop", board="sudoku")
        await app.settle()
        assert app.page.last("counting") == (False,)
        report, _ = app.page.possible.last("show")
        assert app.page.possible.last("say")[1] is False, "this is its end"
        assert sentence(app) == f"Stopped when {report.solutions:,} were found; there may be more."
        app.press("completed", number=report.solutions)

    page = run(app, scenario).page
    number, digits = page.possible.last("complete")
    assert number > 1000 and "." not in digits
    assert page.said == []


def test_what_the_reader_presses_comes_first(app) -> None:
    async def scenario(app: App) -> None:
        slowly(app)
        ask(app, BLANK)
        await app.until(lambda: app.page.possible.count("show") == 3)
        app.press("solve", board="sudoku")
        await app.until(lambda: len(app.page.said) == 1)
        # A slice that was on its way may still arrive.
        assert app.page.possible.count("show") <= 4
        assert not app.page.is_busy
        before = app.page.possible.count("show")
        await app.until(lambda: app.page.possible.count("show") > before + 3)
        app.press("possible", question="")

    page = run(app, scenario).page
    assert page.said[-1][0].startswith("One solution.")
    kinds = [heard[1] for heard in page.engine.life.worker.heard if heard[0] == "open"]
    assert kinds == ["truth", "sudoku"], "the count goes on where it was"


def test_after_a_lost_worker_it_is_told_again(app) -> None:
    async def scenario(app: App) -> None:
        ask(app, SEVERAL)
        await app.until(lambda: app.page.possible.count("show") == 1)
        await app.lose_python()
        await app.settle()
        assert sentence(app).startswith("252 solutions.")

    run(app, scenario)


def test_nothing_is_counted_when_the_worker_is_lost(app) -> None:
    async def scenario(app: App) -> None:
        slowly(app)
        ask(app, BLANK)
        await app.until(lambda: ("counting", True) in app.page.calls)
        app.page.engine.kill()
        await app.settle()
        assert app.page.last("counting") == (False,)

    run(app, scenario)


def test_a_solution_is_found_again_after_a_lost_worker(app) -> None:
    async def browse(app: App) -> None:
        app.press("completed", number=7)
        await app.settle()
        await app.lose_python()
        app.press("completed", number=7)

    page = told(app, SEVERAL, browse)
    first, again = (call for call in page.page.possible.calls if call[0] == "complete")
    assert first == again


def test_before_python_is_there_it_waits(app) -> None:
    async def scenario(app: App) -> None:
        app.page.engine.kill()
        ask(app, LECTURE)
        await app.settle()
        assert app.page.possible.calls == []
        app.page.engine.begin()
        await app.settle()
        assert sentence(app).startswith("One solution.")

    run(app, scenario)
