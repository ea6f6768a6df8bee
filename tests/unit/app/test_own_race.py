"""A race of the reader's own programs: they run in a Python of their own, which goes with the race."""

import asyncio
import json
from types import SimpleNamespace

import pytest
from fake_page import App, Face, Life

pytestmark = pytest.mark.recorder
RIGHT = """
def solve(queens, row=0):
    if row == len(queens):
        return True
    for col in range(len(queens)):
        if all(queens[r] != col and abs(queens[r] - col) != row - r for r in range(row)):
            queens[row] = col
            if solve(queens, row + 1):
                return True
            queens[row] = -1
    return False
"""
PAIR = {"left": "your-code", "right": "markers", "mode": "full", "pace": 1}
OPEN = {
    "strategy": "your-code",
    "position": 0,
    "placement": 0,
    "view": "",
    "program": json.dumps({"code": RIGHT}),
}
PROGRAMS = {
    "your-code": SimpleNamespace(text=RIGHT, title="Your code", wanted="{}"),
    "other": SimpleNamespace(
        text=RIGHT.replace("queens[row] = -1", "queens[n] = -1"), title="Other", wanted="{}"
    ),
    "wrong": SimpleNamespace(text="def solve(queens)\n", title="Wrong", wanted="{}"),
}


def racing(make, scenario) -> App:
    """Let the editor stand beside the board, without any steps, and run a scenario to its end."""

    async def whole() -> App:
        app = make()
        app.page.board = "queens"
        app.page.code = Face("Code", racer=lambda board, name: PROGRAMS.get(name))
        await scenario(app)
        await app.settle()
        assert not app.page.is_busy
        return app

    return asyncio.run(whole())


def alive(app: App) -> list[Life]:
    """The Pythons that somebody has taken and not put away."""
    return [life for life in app.page.sandboxes.lives[1:] if not life.ended]


def opened_in(life: Life) -> list[object]:
    return [kind for word, kind, *_ in life.worker.heard if word == "open"]


def test_a_program_races_in_a_python_of_its_own(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **PAIR)
        assert app.page.said[-1:] == []
        await app.settle()
        assert app.page.said[0] == ("'Your code' runs first; then the race begins.", "busy")
        assert app.page.said[-1] == ("The race is over.", "good")
        (life,) = alive(app)
        assert opened_in(life) == ["race"]
        assert opened_in(app.page.engine.life) == []
        assert list(app.page.watch.race.last("ready")[0]) == ["", ""]
        app.press("race-leave")
        await app.settle()
        assert alive(app) == []
        assert app.page.watch.race.count("clear") == 1

    racing(app, scenario)


def test_strategies_race_beside_an_editor_in_the_pages_own_python(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **{**PAIR, "left": "columns"})
        await app.settle()
        assert app.page.said[-1] == ("The race is over.", "good")
        assert alive(app) == []

    racing(app, scenario)


def test_who_fails_is_said_by_the_widget_and_the_race_goes_on(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **{**PAIR, "right": "other"})
        await app.settle()
        assert app.page.said[0][0] == "'Your code' and 'Other' run first; then the race begins."
        faults = list(app.page.watch.race.last("ready")[0])
        assert faults == ["", "NameError in line 10: name 'n' is not defined."]
        assert app.page.said[-1][0] == "The race is over."

    racing(app, scenario)


def test_what_is_no_python_cannot_race(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **{**PAIR, "right": "wrong"})
        await app.settle()
        assert app.page.said[-1] == ("'Wrong' cannot race. Line 1 is not Python: expected ':'.", "error")
        assert alive(app) == []
        assert app.page.watch.race.count("begin") == 0

    racing(app, scenario)


@pytest.mark.parametrize("press", ["stop", "race-pause", "race-restart", "race-leave", "close"])
def test_who_is_called_off_while_a_program_runs_leaves_nothing(app, press: str) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **PAIR)
        await app.until(lambda: app.page.watch.race.count("begin") > 0)
        app.press_one(press, **PAIR)
        assert alive(app) == []
        await app.settle()
        assert app.page.watch.race.last("run") == (False,)
        assert app.page.watch.race.count("clear") == 1
        assert app.page.watch.race.count("frame") == 0

    racing(app, scenario)


def test_who_is_called_off_before_python_is_there_leaves_nothing(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **PAIR)
        app.press("stop")
        await app.settle()
        assert alive(app) == []
        assert app.page.watch.race.count("begin") == 0

    racing(app, scenario)


def test_a_python_that_is_brought_down_is_said_with_the_programs_name(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **PAIR)
        await app.until(lambda: app.page.watch.race.count("begin") > 0)
        alive(app)[0].end()
        await app.settle()
        assert app.page.said[-1] == ("'Your code' cannot race. It is over.", "error")
        assert app.page.watch.race.count("clear") == 1
        app.press("race-start", **PAIR)
        await app.settle()
        assert app.page.said[-1][0] == "The race is over."

    racing(app, scenario)


def test_a_race_whose_python_is_lost_later_is_off(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **{**PAIR, "mode": "together"})
        await app.until(lambda: app.page.watch.race.count("frame") > 2)
        alive(app)[0].end()
        await app.settle()
        assert app.page.said[-1] == ("The race is off. It is over.", "error")

    racing(app, scenario)


def test_it_waits_and_goes_on_unless_the_program_is_another_one(app, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(app: App) -> None:
        race = app.page.watch.race
        app.press("race-start", **{**PAIR, "mode": "together"})
        await app.until(lambda: race.count("frame") > 2)
        app.press("race-pause")
        await app.settle()
        app.press("race-start", **PAIR)
        await app.settle()
        assert race.count("begin") == 1
        monkeypatch.setitem(
            PROGRAMS, "your-code", SimpleNamespace(text=f"{RIGHT}#", title="Your code", wanted="{}")
        )
        app.press("race-align", **PAIR)
        await app.settle()
        assert race.count("begin") == 2
        assert len(alive(app)) == 1

    racing(app, scenario)


def test_no_race_beside_a_program_that_runs(app) -> None:
    async def scenario(app: App) -> None:
        app.press("open", **OPEN)
        await app.until(
            lambda: app.page.watch.views.overview.count("count") + app.page.watch.count("open") > 0
        )
        app.press("race-start", **PAIR)
        assert app.page.said[-1][0].startswith("Your program is still running.")
        await app.settle()
        app.press("race-start", **PAIR)
        await app.settle()
        assert app.page.said[-1][0] == "The race is over."
        assert len(alive(app)) == 2
        app.press("close")

    racing(app, scenario)
