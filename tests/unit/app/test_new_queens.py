"""New boards of queens: made as everywhere by either rule, told of to the page that asked, and made ahead."""

import asyncio
import json
import sys

import pytest
from fake_page import App, Face

from undoku.queens.generator import Generator as WithDiagonals
from undoku.queens.regions.generator import Generator as WithRegions


def played(make, scenario):
    async def whole() -> App:
        app = make()
        app.page.boards = Face("Boards")
        await scenario(app)
        await app.settle()
        return app

    return asyncio.run(whole())


def asked(**wish):
    question = {"rule": "regions", "size": 0, "level": "easy", "seed": "a seed", "day": "", **wish}
    return {"board": "queens", "question": json.dumps(question)}


def of(making):
    making.advance(1_000_000)
    return making.board


def same(made, board):
    queens = [tuple(square) for square in made.queens]
    told = (made.n, made.regions, queens, list(made.columns), made.level)
    regions, queens = getattr(board, "regions", ""), list(getattr(board, "queens", []))
    return told == (board.n, regions, queens, list(board.columns), board.level)


@pytest.mark.parametrize(
    ("wish", "making"),
    [
        ({}, lambda: WithRegions(7, "easy", "a seed")),
        ({"size": 6, "level": "medium"}, lambda: WithRegions(6, "medium", "a seed")),
        ({"day": "2026-11-27", "level": "hard"}, lambda: WithRegions.daily("2026-11-27", "hard")),
        ({"rule": "diagonals"}, lambda: WithDiagonals(8, "easy", "a seed")),
        ({"rule": "diagonals", "day": "2026-11-27"}, lambda: WithDiagonals.daily("2026-11-27", "easy")),
    ],
)
def test_a_board_is_made_as_everywhere(app, wish, making):
    async def scenario(app):
        app.press("create", **asked(**wish))

    page = played(app, scenario).page
    (made,) = page.boards.last("made")
    assert same(made, of(making()))
    assert page.said == [] and not page.is_busy


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"level": "unfair"}, "There is no level 'unfair'; there are easy, medium, hard and extreme."),
        ({"size": 4}, "There is no new board of 4 rows; it has 5 to 11."),
    ],
)
def test_what_cannot_be_is_said(app, wish, sentence):
    async def scenario(app):
        app.press("create", **asked(**wish))

    page = played(app, scenario).page
    assert page.said == [(sentence, "error")]
    assert page.boards.calls == [] and not page.is_busy


def endless(self):
    """Begin boards, of which none fits."""
    while True:
        self.tried += 1
        yield 1


def test_stop_says_how_far_it_came(app, monkeypatch):
    monkeypatch.setattr(WithRegions, "_run", endless)

    async def scenario(app):
        app.press("create", **asked())
        await app.until(lambda: "looked at" in sys.modules["app.run"].Run.current.if_stopped[0])
        app.press("stop")

    page = played(app, scenario).page
    assert page.said[-1][0].startswith("Stopped: ") and page.said[-1][0].endswith(" looked at.")
    assert page.boards.calls == [("none",)]


@pytest.mark.parametrize(("event", "calls"), [("change", [("left",)]), ("create-drop", [])])
def test_the_page_hears_that_something_else_has_ended_it_unless_it_was_itself(app, event, calls):
    async def scenario(app):
        app.press("create", **asked())
        app.press(event, **({"board": "queens"} if event == "change" else {}))

    page = played(app, scenario).page
    assert page.boards.calls == calls and not page.is_busy


def test_one_is_made_ahead_while_nothing_else_is_wanted(app):
    async def scenario(app):
        app.press("stock", **asked(level="medium"))
        app.press("create", **asked())

    page = played(app, scenario).page
    assert [call[0] for call in page.boards.calls] == ["made", "stocked"]
    (made,) = page.boards.last("stocked")
    assert same(made, of(WithRegions(8, "medium", "a seed")))
    assert ("counting", True) not in page.calls


def test_none_is_made_ahead_any_more_once_the_page_says_so(app):
    async def scenario(app):
        app.press("stock", **asked())
        app.press("stock", board="queens", question="")

    assert played(app, scenario).page.boards.calls == []
