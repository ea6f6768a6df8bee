"""What is asked of a search that is watched, and shown of it, until it is put away once."""

import asyncio
import json

import pytest
from fake_page import App

from undoku.watch.watched import Watched


def watching(make, scenario, strategy="markers", position=0, placement=0, view="") -> App:
    """Open a search of six queens (unless the scenario has other plans), and run a scenario to its end."""

    async def whole() -> App:
        app = make()
        app.page.board = "queens"
        app.press("open", strategy=strategy, position=position, placement=placement, view=view)
        await scenario(app)
        await app.settle()
        return app

    return asyncio.run(whole())


def six() -> Watched:
    watched = Watched("queens", "markers", {"n": 6})
    while not watched.search.advance(10_000):
        pass
    return watched


SIX = six()


def open_jobs(app: App) -> int:
    return sum(len(life.worker.table) for life in app.page.engine.lives)


async def at_rest(app: App) -> None:
    await app.settle()
    assert not app.page.is_busy


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
        app.press("expand", node=3)
        await app.settle()
        assert list(app.page.queens.last("paint")[0].values) == SIX.trace.board(40)
        asked = [said[3] for said in app.page.engine.life.worker.heard if said[2:3] == ("moment",)]
        assert json.loads(asked[-1])["opened"] == [3]

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
        assert "This doomed it: before it there was a solution" in app.page.watch.player.last("at")[1]
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


@pytest.mark.parametrize("event", ["change", "board", "solve", "close"])
def test_it_is_put_away_once(app, event) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("race-start", left="board-scan", right="markers", mode="full", pace=1)
        await app.settle()
        app.press(event, board="queens")
        await app.settle()
        page = app.page
        assert page.watch.count("close") == 1
        assert page.watch.race.count("clear") == 1
        assert page.queens.last("paint") == (None,)
        assert open_jobs(app) == (1 if event == "solve" else 0)
        app.press("go", to="forward")
        app.press("race-pause")
        await app.settle()
        assert page.at == 0

    watching(app, scenario)


def test_an_edit_while_it_is_being_opened(app) -> None:
    async def scenario(app: App) -> None:
        app.press("change", board="queens")
        await app.settle()
        assert app.page.watch.count("open") == 0
        assert open_jobs(app) == 0

    watching(app, scenario)


def test_stop_keeps_what_is_recorded(app) -> None:
    async def scenario(app: App) -> None:
        await app.until(lambda: app.page.watch.player.count("grow") > 2)
        app.press("stop", board="queens")
        steps = app.page.watch.player.last("grow")[0]
        assert app.page.watch.player.last("grow") == (steps, " recorded, then stopped", True)
        assert "They can be stepped through." in app.page.said[-1][0]
        app.press("go", to="last")
        await app.settle()
        assert app.page.at == steps

    async def twelve(app: App) -> None:
        app.page.questions["queens"] = {"n": 10}
        await scenario(app)

    watching(app, twelve)


def test_another_strategy_takes_its_place(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("open", strategy="columns", position=0, placement=0, view="")
        await app.settle()
        assert open_jobs(app) == 1
        assert app.page.watch.last("open")[0] != "Step through the search: Mark columns and diagonals"

    watching(app, scenario)


def test_a_lost_search_comes_back_to_its_step(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("go", to=123)
        await app.settle()
        app.page.engine.kill()
        app.press("jump", name="over", argument=0)
        await app.settle()
        app.page.engine.begin()
        await app.settle()
        assert app.page.at == 123
        app.press("go", to="forward")
        await app.settle()
        assert app.page.at == 124

    watching(app, scenario)


def test_a_worker_lost_while_recording(app) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 9}
        await app.until(lambda: app.page.watch.player.count("grow") > 3)
        app.page.engine.kill()
        await app.settle()
        app.page.engine.begin()
        await at_rest(app)
        assert not any("went wrong" in text for text, _ in app.page.said)
        assert app.page.watch.player.last("grow")[1:] == ("", True)

    watching(app, scenario)


def test_a_worker_lost_before_the_step_of_an_address_is_there(app) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 8}
        await app.until(lambda: app.page.watch.player.count("grow") > 0)
        app.page.engine.kill()
        await app.settle()
        app.page.engine.begin()
        await at_rest(app)
        assert app.page.at == 20_000

    watching(app, scenario, position=20_000)


def test_a_search_too_long_to_be_recorded_whole(app, monkeypatch) -> None:
    from undoku.search.recorder import Recorder

    monkeypatch.setattr(Recorder.__init__, "__defaults__", (2_000,))

    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 10}
        grown = app.page.watch.player.calls
        await app.until(lambda: any(call[0] == "grow" and "so far" in call[2] for call in grown))
        tails = [call for call in grown if call[0] == "grow" and ", " in call[2]]
        # No more steps will come to go to, though more are counted.
        assert all(steps == 2_000 and ended for _, steps, _, ended in tails)
        await at_rest(app)
        steps, tail, ended = app.page.watch.player.last("grow")
        assert (steps, ended) == (2_000, True)
        assert tail.startswith(" recorded, ") and tail.endswith(" in all")
        text = app.page.said[-1][0]
        assert text.startswith("The whole search has ") and "The first 2,000 are recorded" in text
        app.press("go", to="last")
        await app.settle()
        assert app.page.at == 2_000

    watching(app, scenario)


@pytest.mark.parametrize(("event", "said"), [("stop", "Stopped."), ("close", "The search is closed.")])
def test_a_lost_search_can_be_left(app, event, said) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.page.engine.kill()
        app.press("go", to="forward")
        await app.settle()
        app.press(event, board="queens")
        assert app.page.said[-1][0] == said
        assert app.page.watch.count("close") == 1
        app.page.engine.begin()
        await app.settle()
        assert app.page.watch.count("open") == 1

    watching(app, scenario)


def test_all_steps_are_saved(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("save")
        await app.settle()
        writer = app.page.watch.writer
        written = "".join(call[1] for call in writer.calls if call[0] == "add")
        assert written == SIX.lines(0, len(SIX.trace))
        assert writer.last("end") == ("undoku-queens-markers.jsonl",)
        assert app.page.said[-1] == (f"Saved {len(SIX.trace):,} steps as JSON lines.", "good")

    watching(app, scenario)


def test_saving_waits_for_the_recording(app) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 9}
        await app.until(lambda: app.page.watch.player.count("grow") > 0)
        app.press("save")
        assert app.page.said[-1][0].startswith("The steps can be saved when")
        await app.settle()
        assert app.page.watch.writer.calls == []

    watching(app, scenario)


def test_a_worker_lost_while_saving(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("save")
        await app.until(lambda: app.page.watch.writer.count("add") > 0)
        app.page.engine.kill()
        await app.settle()
        assert app.page.watch.writer.count("end") == 0
        app.page.engine.begin()
        await at_rest(app)
        app.press("save")
        await app.settle()
        assert app.page.watch.writer.count("end") == 1
        assert app.page.said[-1][0].startswith("Saved ")

    watching(app, scenario)
