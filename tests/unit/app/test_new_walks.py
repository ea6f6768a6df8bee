"""New boards to walk: made as everywhere, and told of to the page that asked."""

import asyncio
import json
import re
import sys

from fake_page import App, Face

from undoku.knight.generator import Generator, daily, generator


def played(make, scenario):
    async def whole() -> App:
        app = make()
        app.page.walks = Face("Walks")
        await scenario(app)
        await app.settle()
        return app

    return asyncio.run(whole())


def press(app, level="easy", seed="a seed", day=""):
    app.press("create", board="knight", question=json.dumps({"level": level, "seed": seed, "day": day}))


def of(making):
    making.advance(1_000_000)
    return making.board


def test_the_board_of_a_day_is_made_as_everywhere(app):
    async def scenario(app):
        press(app, "medium", "of no account", "2026-11-27")

    page = played(app, scenario).page
    board = of(daily("2026-11-27", "medium"))
    (made,) = page.walks.last("made")
    assert (made.rows, made.cols, made.closed, made.end) == (board.rows, board.cols, board.closed, board.end)
    assert [tuple(square) for square in made.holes] == list(board.holes)
    assert [tuple(square) for square in made.path] == list(board.path)
    assert made.ahead == board.rows * board.cols - len(board.holes) - len(board.path)
    assert page.said == [] and not page.is_busy


def test_a_seed_gives_its_board(app):
    async def scenario(app):
        press(app, "hard")

    (made,) = played(app, scenario).page.walks.last("made")
    assert made.traps == of(Generator("hard", "a seed")).traps


def test_what_is_no_level_is_said(app):
    async def scenario(app):
        press(app, "unfair")

    page = played(app, scenario).page
    assert page.said == [("There is no level 'unfair'; there are easy, medium and hard.", "error")]
    assert page.walks.calls == [] and not page.is_busy


def test_stop_says_how_far_it_came(app, monkeypatch):
    # No board has as many traps as that.
    hard = generator._LEVELS["hard"]._replace(traps=range(99, 100))
    monkeypatch.setitem(generator._LEVELS, "hard", hard)

    async def scenario(app):
        press(app, "hard")
        await app.until(lambda: "looked at" in sys.modules["app.run"].Run.current.if_stopped[0])
        app.press("stop")

    page = played(app, scenario).page
    assert re.fullmatch(r"Stopped: \d+ boards? (was|were) looked at\.", page.said[-1][0])
    assert page.walks.calls == [("none",)]


def test_the_page_hears_that_something_else_has_ended_it(app):
    async def scenario(app):
        press(app, "hard")
        app.press("change", board="knight")

    assert played(app, scenario).page.walks.calls == [("left",)]


def test_what_the_page_drops_itself_ends_without_a_word(app):
    async def scenario(app):
        press(app, "hard")
        app.press("create-drop")

    page = played(app, scenario).page
    assert page.walks.calls == [] and page.said == [] and not page.is_busy
