"""A search is recorded, lost and opened again, saved, and put away once."""

import pytest
from fake_page import App
from searching import SIX, at_rest, open_jobs, watching


@pytest.mark.parametrize("event", ["change", "board", "solve", "close"])
def test_it_is_put_away_once(app, event) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("race-start", left="board-scan", right="markers", mode="full", pace=1)
        await app.settle()
        app.press_one(event, board="queens")
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
        await at_rest(app)
        steps = app.page.watch.player.last("grow")[0]
        assert app.page.watch.player.last("grow") == (steps, " recorded, then stopped", True)
        assert app.page.said[-1] == (f"Stopped after {steps:,} steps. They can be stepped through.", "info")
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
        app.press("open", strategy="columns", position=0, placement=0, view="", program="")
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
        await app.lose_python()
        await at_rest(app)
        assert not any("went wrong" in text for text, _ in app.page.said)
        assert app.page.watch.player.last("grow")[1:] == ("", True)

    watching(app, scenario)


def test_a_worker_lost_before_the_step_of_an_address_is_there(app) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 8}
        await app.until(lambda: app.page.watch.player.count("grow") > 0)
        await app.lose_python()
        await at_rest(app)
        assert app.page.at == 20_000

    watching(app, scenario, position=20_000)


def test_the_strip_shows_all_that_is_recorded(app) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 10}
        await app.until(lambda: app.page.watch.player.count("grow") > 4)
        heard = app.page.engine.life.worker.heard
        before = len(heard)
        app.press("stop", board="queens")
        await at_rest(app)
        assert "overview" in [said[2] for said in heard[before:] if said[0] == "ask"]

    watching(app, scenario)


def test_a_search_that_was_stopped_can_be_saved(app) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 10}
        await app.until(lambda: app.page.watch.player.count("grow") > 2)
        app.press("stop", board="queens")
        await at_rest(app)
        steps = app.page.watch.player.last("grow")[0]
        app.press("save")
        await at_rest(app)
        assert app.page.said[-1] == (f"Saved {steps:,} steps as JSON lines.", "good")

    watching(app, scenario)


@pytest.mark.parametrize("event", ["stop", "close"])
def test_a_lost_search_can_be_left(app, event) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.page.engine.kill()
        app.press("go", to="forward")
        await app.settle()
        app.press_one(event, board="queens")
        sentences = {"stop": "Stopped.", "close": "The search is closed."}
        assert app.page.last("reply") == (sentences[event],)
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


@pytest.mark.parametrize("closing", ["close", "change", "board"])
def test_nothing_is_asked_of_a_search_that_is_closed(app, closing) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 8}
        worker = app.page.engine.life.worker
        # It is closed while a slice is being recorded: what is drawn of it would be asked for next.
        await app.until(
            lambda: (
                worker.heard[-1:]
                and worker.heard[-1][0] == "work"
                and app.page.watch.player.count("grow") > 0
            )
        )
        app.press_one(closing, board="queens")
        heard = len(worker.heard)
        await app.settle()
        assert {said[0] for said in worker.heard[heard:]} <= {"close"}

    watching(app, scenario, position=5_000)


def test_what_waits_for_the_engine_says_what_for(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.page.engine.kill()
        app.press("race-start", left="board-scan", right="markers", mode="full", pace=1)
        app.press("save")
        app.press("open", strategy="columns", position=0, placement=0, view="", program="")
        await app.settle()
        assert app.page.waits == ["race", "save", "open"]
        app.page.engine.begin()

    watching(app, scenario)
