"""Counting queens on workers beside the page's engine: what is told, kept, given back and done again."""

from collections.abc import Callable, Coroutine
from typing import Any

from fake_page import App, Face, Life
from solving import run

TWELVE = (12, "14200", "1787")
Scenario = Callable[[App], Coroutine[Any, Any, None]]


def counted(make, n: int, then: Scenario, workers: int = 2) -> App:
    """Count a board, and run a scenario as soon as it has begun."""

    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.page.count = Face("Count")  # type: ignore[assignment]
        ask(app, n, workers)
        await then(app)

    return run(make, scenario)


def ask(app: App, n: int, workers: int = 2) -> None:
    app.press("count", n=n, workers=workers)


async def nothing(app: App) -> None:
    """Let it come to its end."""


def beside(app: App) -> list[Life]:
    """The workers beside the page's engine."""
    return [life for life in app.page.engine.lives if life is not app.page.engine.life]


def told(app: App) -> int:
    """How often it was told how far the count is."""
    return app.page.count.count("progress")  # type: ignore[attr-defined, no-any-return]


def test_a_worker_counts_and_is_kept(app) -> None:
    page = counted(app, 12, nothing).page
    assert page.count.last("result") == TWELVE
    (worker,) = page.pool.kept
    assert len(page.pool.lives) == 2
    assert len(worker.worker.table) == 0
    # The engine was asked for the parts, and for nothing of the count.
    assert [words[:2] for words in page.engine.life.worker.heard if words[0] == "open"] == [("open", "parts")]


def test_one_queen_and_boards_without_a_placement(app) -> None:
    async def others(app: App) -> None:
        await app.settle()
        assert app.page.count.last("result") == (1, "1", "1")
        for n in (2, 3):
            ask(app, n)
            await app.settle()
            assert app.page.count.last("result") == (n, "0", "0")

    counted(app, 1, others)


def test_a_worker_that_is_lost_is_replaced_and_nothing_counted_twice(app) -> None:
    async def lose(app: App) -> None:
        for lost in range(1, 6):
            await app.until(
                lambda lost=lost: len(beside(app)) == lost and app.page.count.count("progress") > lost
            )
            beside(app)[-1].end()

    page = counted(app, 12, lose).page
    assert page.count.last("result") == TWELVE


def test_it_is_given_up_when_all_are_lost(app) -> None:
    async def lose(app: App) -> None:
        async def nobody() -> Life:
            raise RuntimeError("no worker")

        app.page.pool.take = nobody
        await app.settle()
        (sentence,) = app.page.count.last("end")
        assert str(sentence).startswith("The workers that count were lost again and again")
        assert app.page.calls[-1] == ("counting", False)
        del app.page.pool.take
        ask(app, 12)

    assert counted(app, 12, lose).page.count.last("result") == TWELVE


def test_stop_ends_it_and_a_large_count_gives_its_memory_back(app) -> None:
    async def stop(app: App) -> None:
        await app.until(lambda: told(app) > 3)
        app.press("stop", board="queens")
        assert all(life.ended for life in beside(app))
        (sentence,) = app.page.count.last("end")
        assert str(sentence).startswith("Stopped at ")

    page = counted(app, 16, stop).page
    assert page.count.count("result") == 0
    assert page.pool.kept == []


def test_another_board_ends_it_and_says_so(app) -> None:
    async def move(app: App) -> None:
        await app.until(lambda: len(beside(app)) > 0)
        app.press("count-stop", boardChanged=True)
        assert app.page.count.last("end") == ("The count of 12 queens has ended, for N is another now.",)
        await app.settle()
        ask(app, 12)

    page = counted(app, 12, move).page
    assert page.count.last("result") == TWELVE
    assert len(page.pool.kept) == 1, "the worker that had just come was kept and taken again"


def test_it_waits_for_an_engine_that_is_lost(app) -> None:
    async def scenario(app: App) -> None:
        await app.lose_python()

    assert counted(app, 12, scenario).page.count.last("result") == TWELVE


def test_the_time_left_is_told_in_round_words(app) -> None:
    app()
    from app import counting_words as words

    said = [words.time_left(1000 * seconds) for seconds in (4, 17, 54, 57, 100, 3500, 8000)]
    assert said == [
        "a few seconds left",
        "about 20 seconds left",
        "about 50 seconds left",
        "about 1 minute left",
        "about 2 minutes left",
        "about 58 minutes left",
        "about 2 hours left",
    ]
    line = words.counted_so_far(0.349, 11, 32, 61_000, 2)
    assert line == "34% · 11 of 32 parts · about 1 minute left · 2 workers"
