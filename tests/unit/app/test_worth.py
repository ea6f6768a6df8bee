"""What a step is worth: told in the panel that asked, as it becomes known, and never in the way."""

import json
from itertools import count

from fake_page import LECTURE, App
from solving import run

STEP = {
    "puzzle": LECTURE,
    "digits": LECTURE,
    "technique": "naked-single",
    "placements": [[40, 5]],
    "eliminations": [],
}
NAMES = ["last-empty", "first-empty", "fewest-options", "fewest-options-singles"]


def ask(app: App, place: str = "hints", **others: object) -> None:
    app.press("worth", question=json.dumps({**STEP, **others}), place=place)


def opened(app: App) -> int:
    return sum(len(life.worker.table) for life in app.page.engine.lives)


def test_it_is_told_where_it_was_asked(app) -> None:
    async def scenario(app: App) -> None:
        ask(app)

    page = run(app, scenario).page
    answer, sentence, grows = page.hints.last("worth")
    assert answer.way.startswith("Without naked single the puzzle stays easy: 51 steps") and answer.differ
    assert [str(search[0]) for search in answer.searches] == NAMES
    assert (answer.done, sentence, grows) == (True, "", False)
    assert page.said == [], "the status line is left to others"


def test_what_takes_a_moment_is_said_and_stop_ends_what_takes_long(app) -> None:
    async def scenario(app: App) -> None:
        # Each slice of the engine takes so long.
        ticks = count(step=0.02)
        app.page.engine.life.worker.table._clock = lambda: next(ticks)
        ask(app)
        await app.until(lambda: ("counting", True) in app.page.calls)
        assert app.page.hints.last("worth")[1:] == ("Counting tries.", True)
        app.press("stop", board="sudoku")

    page = run(app, scenario).page
    answer, sentence, grows = page.hints.last("worth")
    assert (sentence, grows, answer.done) == ("Stopped before the rest was known.", False, False)
    assert page.calls[-1] == ("counting", False)


def test_nothing_more_is_told_of_a_step_that_is_gone(app) -> None:
    async def scenario(app: App) -> None:
        ask(app)
        app.press("worth", question="", place="hints")

    ended = run(app, scenario)
    assert [call for call in ended.page.hints.calls if call[0] == "worth"] == []
    assert opened(ended) == 0
