"""New puzzles: the one that is asked for, what Stop leaves of it, those made ahead, and those printed."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from fake_page import App, Face

from undoku.queens import complete
from undoku.sudoku import solve
from undoku.sudoku.generator import Generator, daily, pools

ANY: dict[str, object] = {
    "level": "easy",
    "with": [],
    "without": [],
    "symmetry": "none",
    "givens": 0,
    "minimal": False,
    "seed": "a seed",
    "day": "",
    "pool": [],
}
# Of this many a puzzle is not found soon.
RARE = {**ANY, "level": "", "givens": 17}


def played(make: Callable[[], App], scenario: Callable[[App], Awaitable[None]]) -> App:
    async def whole() -> App:
        app = make()
        app.page.create = Face("Create")
        await scenario(app)
        await app.settle()
        return app

    return asyncio.run(whole())


async def until_looked_at(app: App) -> None:
    """Wait until some puzzles were looked at, of which one came nearest."""
    press(app, RARE)
    await app.until(lambda: "best" in sys.modules["app.run"].Run.current.if_stopped[0])


def press(app: App, question: dict[str, object]) -> None:
    app.press("create", board="sudoku", question=json.dumps(question))


def test_the_puzzle_of_a_day_is_made_as_everywhere(app) -> None:
    async def scenario(app: App) -> None:
        press(app, {**ANY, "day": "2026-11-27", "seed": "of no account"})

    page = played(app, scenario).page
    search = Generator(*daily("2026-11-27", "easy"))
    search.advance(1_000_000)
    (made,) = page.create.last("made")
    assert (made.puzzle, made.level, made.seed) == (str(search.puzzle), "easy", "day 2026-11-27")
    assert made.solution == str(solve(made.puzzle).first)
    assert not page.is_busy


def test_what_is_wished_goes_to_the_engine_as_it_is_written_with_all_of_the_pool(app) -> None:
    # Spaces that Python would not write, and hundreds of lines: the page is held up by none of them.
    wished = json.dumps({**ANY, "pool": [next(iter(pools.lines()))] * 500}, indent=1)

    async def scenario(app: App) -> None:
        app.press("create", board="sudoku", question=wished)

    page = played(app, scenario).page
    (opened,) = [heard for heard in page.engine.life.worker.heard if heard[0] == "open"]
    assert opened == ("open", "generate", wished)
    assert page.create.count("made") == 1


def test_what_cannot_be_is_said(app) -> None:
    async def scenario(app: App) -> None:
        press(app, {**ANY, "level": "medium", "with": ["x-wing"]})

    page = played(app, scenario).page
    assert page.create.calls == [("refused", "X-wing is a hard technique: no medium puzzle needs it.")]
    assert page.said == [], "the form of the wishes says it"
    assert not page.is_busy


def test_stop_leaves_the_best_so_far(app) -> None:
    async def scenario(app: App) -> None:
        await until_looked_at(app)
        app.press("stop")

    page = played(app, scenario).page
    (best,) = page.create.last("none")
    assert solve(best).solutions == 1
    assert page.said[-1][0].endswith("The best so far can be played.")
    assert page.create.count("made") == 0


@pytest.mark.parametrize(
    ("event", "detail"),
    [
        ("change", {"board": "sudoku"}),
        ("board", {"board": "queens"}),
        ("check", {"board": "sudoku"}),
    ],
)
@pytest.mark.parametrize("is_begun", [True, False])
def test_the_page_hears_that_something_else_has_ended_it(app, event, detail, is_begun) -> None:
    async def scenario(app: App) -> None:
        if is_begun:
            await until_looked_at(app)
        else:
            press(app, RARE)
        app.press(event, **detail)

    assert played(app, scenario).page.create.calls == [("left",)]


def test_what_the_page_drops_itself_ends_without_a_word(app) -> None:
    async def scenario(app: App) -> None:
        await until_looked_at(app)
        said = len(app.page.said)
        app.press("create-drop")
        await app.settle()
        assert len(app.page.said) == said

    page = played(app, scenario).page
    assert page.create.calls == []
    assert not page.is_busy
    assert len(page.engine.life.worker.table) == 0


def test_it_hears_nothing_of_what_is_over(app) -> None:
    async def scenario(app: App) -> None:
        press(app, {**ANY, "day": "2026-11-27"})
        await app.settle()
        app.page.create.calls.clear()
        app.press("create-drop")
        app.press("check", board="sudoku")
        app.press("create-drop")

    page = played(app, scenario).page
    assert page.create.calls == []
    assert page.said, "Check has gone on"


def test_stop_before_anything_was_looked_at_leaves_nothing(app) -> None:
    async def scenario(app: App) -> None:
        press(app, RARE)
        app.press("stop", board="sudoku")

    assert played(app, scenario).page.create.calls == [("none", "")]


def test_one_is_made_ahead_while_nothing_else_is_wanted_and_is_not_there_to_be_stopped(app) -> None:
    async def scenario(app: App) -> None:
        app.press("stock", board="sudoku", question=json.dumps(ANY))
        press(app, {**ANY, "seed": "another"})

    page = played(app, scenario).page
    kinds = [call[0] for call in page.create.calls]
    assert kinds == ["made", "stocked"]
    assert ("counting", True) not in page.calls


def test_what_is_made_ahead_waits_until_what_was_asked_for_is_drawn(app) -> None:
    async def scenario(app: App) -> None:
        drawn = asyncio.Event()
        app.page.idle = drawn.wait
        app.press("stock", board="sudoku", question=json.dumps(ANY))
        press(app, {**ANY, "seed": "another"})
        await app.until(lambda: app.page.create.count("made") == 1)
        for _ in range(10):
            await asyncio.sleep(0)
        assert [heard[0] for heard in app.page.engine.life.worker.heard].count("open") == 1
        drawn.set()
        await app.until(lambda: app.page.create.count("stocked") == 1)

    played(app, scenario)


class Sheets(SimpleNamespace):
    """Sheets that want some new puzzles."""

    def waits(self, request: int) -> bool:
        return request == self.request and len(self.given) < self.most


def test_new_ones_are_made_for_sheets_as_long_as_they_want_them(app) -> None:
    sudokus = [{**ANY, "seed": str(seed)} for seed in range(4)]
    given = printed(app, "sudoku", sudokus)
    assert len(given) == 2
    for made in given:
        assert str(solve(made.puzzle).first) == made.solution


def test_so_are_boards_of_queens(app) -> None:
    wishes = {"rule": "regions", "size": 5, "level": "easy", "day": ""}
    given = printed(app, "queens", [{**wishes, "seed": str(seed)} for seed in range(4)])
    assert len(given) == 2
    for made in given:
        assert complete(5, regions=made.board.regions).columns == tuple(made.board.columns)


def printed(app, board: str, questions: list[dict[str, object]]) -> list[Any]:
    """Return what is made for sheets that want two."""
    given: list[Any] = []

    async def scenario(app: App) -> None:
        app.page.sheets = Sheets(request=3, most=2, given=given)
        app.page.sheets.made = given.append
        app.press("print-new", board=board, questions=json.dumps(questions), request=3)

    page = played(app, scenario).page
    assert page.said == []
    assert len(page.engine.life.worker.table) == 0
    return given
