"""What is asked of a search that is watched, and shown of it."""

import asyncio
import json

import pytest
from fake_page import App
from searching import SIX, at_rest, open_jobs, watching


def test_a_search_opens_at_its_beginning(app) -> None:
    page = watching(app, at_rest).page
    assert page.watch.last("open") == ("Step through the search: Mark columns and diagonals",)
    assert page.watch.player.last("grow") == (len(SIX.trace), "", True)
    assert page.at == 0
    assert page.watch.player.last("at")[1] == "The board is empty. Step forward to see the first try."
    assert page.watch.views.code.last("source")[1] == "Mark columns and diagonals (the lecture)"


def test_it_goes_where_it_is_told(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        for to, there in (("forward", 1), (100, 100), ("back", 99), ("last", len(SIX.trace)), ("first", 0)):
            app.press("go", to=to)
            await app.settle()
            assert app.page.at == there
        app.press("go", to=10**9)
        await app.settle()
        assert app.page.at == len(SIX.trace)

    watching(app, scenario)


def test_the_latest_of_many_steps_is_shown(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        before = app.page.watch.player.count("at")
        for _ in range(50):
            app.press("go", to="forward")
        await app.settle()
        assert app.page.at == 50
        assert app.page.watch.player.count("at") < before + 5

    watching(app, scenario)


def test_a_moment_is_on_the_board_and_in_the_open_view(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        views = app.page.watch.views
        for view, shown in (("stack", views.stack), ("tree", views.tree), ("counters", views.counters)):
            views.current = view
            app.press("view", name=view)
            await app.settle()
            assert shown.calls
        assert list(app.page.queens.last("paint")[0].values) == SIX.trace.board(0)
        app.press("go", to=40)
        app.press("expand", node=3, missing=False)
        await app.settle()
        assert list(app.page.queens.last("paint")[0].values) == SIX.trace.board(40)
        asked = [said[3] for said in app.page.engine.life.worker.heard if said[2:3] == ("moment",)]
        assert json.loads(asked[-1])["opened"] == [3]

    watching(app, scenario)


def test_calls_that_are_left_out_cannot_be_opened(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        heard = len(app.page.engine.life.worker.heard)
        app.press("expand", node=3, missing=True)
        await app.settle()
        said = "These calls cannot be opened: their steps are among those left out."
        assert app.page.said[-1] == (said, "info")
        assert len(app.page.engine.life.worker.heard) == heard

    watching(app, scenario)


@pytest.mark.parametrize(
    ("name", "argument"),
    [
        ("next-solution", 0),
        ("next-dead-end", 0),
        ("over", 0),
        ("out", 0),
        ("cell", 35),
        ("change", 6),
        ("depth", 4),
    ],
)
def test_jumps(app, name, argument) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("go", to=10)
        app.press("jump", name=name, argument=argument)
        await app.settle()
        assert app.page.at == SIX.jump(name, 10, argument)

    watching(app, scenario)


def test_a_jump_that_leads_nowhere_is_said(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("jump", name="previous-solution", argument=0)
        await app.settle()
        assert app.page.said[-1] == ("No solution was found before this step.", "info")

    watching(app, scenario)


def test_opened_at_a_step_at_a_placement_and_beyond_the_last(app) -> None:
    assert watching(app, at_rest, position=77).page.at == 77
    page = watching(app, at_rest, placement=5).page
    assert page.at == SIX.jump("placement", 0, 5)
    assert ("Replaying to placement 5.", "busy") in page.said
    page = watching(app, at_rest, position=999_999).page
    assert page.at == len(SIX.trace)
    assert page.watch.player.last("at")[1].endswith(" Step 999,999 is not recorded.")


def test_opened_with_a_view(app) -> None:
    assert watching(app, at_rest, view="tree").page.watch.views.last("choose") == ("tree",)


def test_a_strategy_that_is_not_there_is_named(app) -> None:
    async def scenario(app: App) -> None:
        await app.settle()
        assert app.page.said[-1][1] == "error"
        assert "no-such" in app.page.said[-1][0]
        assert app.page.watch.count("open") == 0

    watching(app, scenario, strategy="no-such")


def test_what_doomed_it(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("jump", name="next-dead-end", argument=0)
        await app.settle()
        dead_end = app.page.at
        app.press("doomed")
        await app.settle()
        assert 0 < app.page.at <= dead_end
        assert (
            "This doomed it, as the fast solver proves: there was a solution before"
            in app.page.watch.player.last("at")[1]
        )
        app.press("go", to="first")
        app.press("doomed")
        await app.settle()
        assert app.page.said[-1][0].startswith("Nothing is doomed here")
        assert open_jobs(app) == 1

    watching(app, scenario)


def test_who_goes_on_is_not_called_back_to_what_doomed_it(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("jump", name="next-dead-end", argument=0)
        await app.settle()
        app.press("doomed")
        app.press("go", to=3)
        await app.settle()
        assert app.page.at == 3
        assert open_jobs(app) == 1

    watching(app, scenario)


@pytest.mark.parametrize("event", ["go", "jump", "doomed"])
def test_a_fault_of_ours_is_confessed_while_a_search_is_watched(app, event) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        table = app.page.engine.life.worker.table
        table.ask = table.open = None
        app.press_one(event, to="forward", name="over", argument=0)
        await app.settle()
        assert "Please report it." in app.page.said[-1][0]

    watching(app, scenario)
