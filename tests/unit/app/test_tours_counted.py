"""Counting the knight's tours on a worker beside the page's engine: what is told, given back and given up."""

import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from fake_page import App, Face, Life
from solving import run

Scenario = Callable[[App], Coroutine[Any, Any, None]]
FIVE = {"rows": 5, "cols": 5, "start": [0, 0], "end": None, "closed": False}


def counted(make, then: Scenario, **board: object) -> App:
    """Count a board, and run a scenario as soon as it has begun."""

    async def scenario(app: App) -> None:
        app.page.board = "knight"
        app.page.tours = Face("Tours")  # type: ignore[assignment]
        ask(app, **board)
        await then(app)

    return run(make, scenario)


def ask(app: App, **board: object) -> None:
    app.press("tours-count", question=json.dumps({**FIVE, **board}))


async def nothing(app: App) -> None:
    """Let it come to its end."""


def beside(app: App) -> list[Life]:
    """The workers beside the page's engine."""
    return [life for life in app.page.engine.lives if life is not app.page.engine.life]


def under_way(app: App) -> Callable[[], bool]:
    return lambda: app.page.tours.count("progress") > 1  # type: ignore[attr-defined, no-any-return]


def test_it_is_counted_beside_the_engine(app) -> None:
    page = counted(app, nothing).page
    assert page.tours.last("result") == ("1728", "0", "", "")
    assert page.tours.count("progress") > 0
    assert len(page.pool.kept) == 1 and len(page.pool.kept[0].worker.table) == 0
    assert not page.engine.life.worker.heard
    assert page.calls[-1] == ("counting", False)


def test_holes_and_what_is_too_large(app) -> None:
    assert counted(app, nothing, rows=3, cols=3, holes=[[1, 1]]).page.tours.last("result")[:2] == ("16", "1")
    _, _, open_why, closed_why = counted(app, nothing, rows=8, cols=8).page.tours.last("result")
    assert "open tours" in open_why and "closed tours" in closed_why


def test_stop_ends_it_at_once(app) -> None:
    async def stop(app: App) -> None:
        await app.until(under_way(app))
        app.press("stop", board="knight")
        (sentence,) = app.page.tours.last("end")
        assert sentence.startswith("Stopped at ") and sentence.endswith("%.")

    page = counted(app, stop, rows=6, cols=6).page
    assert page.tours.count("result") == 0
    assert page.calls[-1] == ("counting", False)


def test_another_board_ends_it_and_says_so(app) -> None:
    async def move(app: App) -> None:
        await app.until(under_way(app))
        app.press("tours-stop", boardChanged=True)
        assert app.page.tours.last("end") == ("The count has ended, for the board is another now.",)

    assert counted(app, move, rows=6, cols=6).page.tours.count("result") == 0


@pytest.mark.parametrize("seen", [True, False])
def test_that_it_was_stopped_is_said_where_it_is_not_seen(app, seen) -> None:
    async def stop(app: App) -> None:
        await app.until(under_way(app))
        app.page.tours.end = lambda sentence: seen  # type: ignore[attr-defined]
        app.press("stop", board="knight")

    said = counted(app, stop, rows=6, cols=6).page.said
    assert (("The count of the knight's tours was stopped.", "info") in said) is not seen


def test_a_worker_that_is_lost_is_said(app) -> None:
    async def lose(app: App) -> None:
        await app.until(under_way(app))
        beside(app)[-1].end()
        await app.settle()
        (sentence,) = app.page.tours.last("end")
        assert sentence.startswith("The worker that counted was lost")
        ask(app)

    assert counted(app, lose, rows=6, cols=6).page.tours.last("result")[0] == "1728"


def test_a_reset_ends_it(app) -> None:
    async def reset(app: App) -> None:
        await app.until(under_way(app))
        app.press("reset")

    page = counted(app, reset, rows=6, cols=6).page
    assert (page.tours.count("result"), page.tours.count("end")) == (0, 0)
