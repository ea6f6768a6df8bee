"""A search is recorded, lost and opened again, saved, and put away once."""

import pytest
from fake_page import App
from searching import SIX, at_rest, open_jobs, watching

from jobs.trace import Job
from undoku.watch.watched import Watched


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


def test_a_search_too_long_to_be_recorded_whole(app, monkeypatch) -> None:
    monkeypatch.setattr(Watched.__init__, "__defaults__", (2_000, 500))

    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 10}
        grown = app.page.watch.player.calls
        await app.until(lambda: any(call[0] == "grow" and "so far" in call[2] for call in grown))
        tails = [call for call in grown if call[0] == "grow" and ", " in call[2]]
        # The last steps are still to come: nobody is told at the 1,500th that it is the last.
        assert all((steps, ended) == (1_500, "left out" in tail) for _, steps, tail, ended in tails)
        assert app.page.watch.player.last("gap")[0] == 0
        await at_rest(app)
        steps, tail, ended = app.page.watch.player.last("grow")
        since, last = app.page.watch.player.last("gap")
        assert app.page.watch.views.overview.last("gap") == (since, last)
        assert since == last - 500
        assert (steps, tail, ended) == (1_500, f" with {since - 1_500:,} left out", True)
        text = app.page.said[-1][0]
        assert text.startswith(f"The whole search has {last:,} steps in ")
        assert text.endswith(" The first 1,500 and the last 500 are kept and can be stepped through.")
        walk = (("last", last), ("back", last - 1), (since, since), ("back", 1_500), ("forward", since))
        for to, there in walk:
            app.press("go", to=to)
            await app.settle()
            assert app.page.at == there
        for wanted, there in ((1_501, 1_500), (since - 1, since)):
            app.press("go", to=wanted)
            await app.settle()
            assert app.page.at == there
            assert app.page.watch.player.last("at")[1].endswith(f" Step {wanted:,} is not recorded.")
        app.press("go", to=1_499)
        await app.settle()
        assert "recorded" not in app.page.watch.player.last("at")[1]

    watching(app, scenario)


def test_nothing_is_saved_before_the_last_steps_are_kept(app, monkeypatch) -> None:
    monkeypatch.setattr(Watched.__init__, "__defaults__", (2_000, 500))

    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 10}
        player, writer = app.page.watch.player, app.page.watch.writer
        await app.until(lambda: any(call[0] == "grow" and ", " in call[2] for call in player.calls))
        app.press("save")
        assert app.page.said[-1][0].startswith("The steps can be saved when")
        app.press("stop", board="queens")
        app.press("save")
        assert app.page.said[-1][0].startswith("The steps can be saved when")
        await at_rest(app)
        assert writer.calls == []
        since, _ = player.last("gap")
        app.press("save")
        await at_rest(app)
        assert "".join(call[1] for call in writer.calls if call[0] == "add").count("\n") == 2_000
        said = f"Saved 2,000 steps as JSON lines. The {since - 1_500:,} steps in the middle are left out."
        assert app.page.said[-1] == (said, "good")

    watching(app, scenario)


def test_a_search_that_is_stopped_on_its_way_to_a_placement_shows_its_last_step(app, monkeypatch) -> None:
    monkeypatch.setattr(Watched.__init__, "__defaults__", (2_000, 500))

    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 10}
        player = app.page.watch.player
        await app.until(lambda: any(call[0] == "grow" and ", " in call[2] for call in player.calls))
        app.press("stop", board="queens")
        await at_rest(app)
        assert app.page.at == player.last("gap")[1] > 2_000

    watching(app, scenario, placement=10**8)


def test_a_stop_after_the_end_lets_the_search_be_over(app, monkeypatch) -> None:
    monkeypatch.setattr(Watched.__init__, "__defaults__", (1_000, 300))
    # The whole search is one slice, which is on its way when Stop is pressed.
    monkeypatch.setattr(Job, "units", 1_000_000)

    async def scenario(app: App) -> None:
        heard = app.page.engine.life.worker.heard
        await app.until(lambda: heard[-1:] and heard[-1][0] == "work")
        app.press("stop", board="queens")
        await at_rest(app)
        last = len(SIX.trace)
        assert app.page.watch.player.last("grow") == (700, f" with {last - 1_000:,} left out", True)
        assert app.page.said[-1][0].startswith(f"The whole search has {last:,} steps in ")
        app.press("go", to="last")
        await app.settle()
        assert "Search over" in app.page.watch.player.last("at")[1]

    watching(app, scenario)


def test_a_race_ends_the_counting_and_the_last_steps_are_kept(app, monkeypatch) -> None:
    monkeypatch.setattr(Watched.__init__, "__defaults__", (2_000, 500))

    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 10}
        player = app.page.watch.player
        await app.until(lambda: any(call[0] == "grow" and ", " in call[2] for call in player.calls))
        app.press("race-start", left="board-scan", right="bitmasks", mode="together", pace=1)
        await app.until(lambda: player.last("gap")[0] > 0)
        since, last = player.last("gap")
        assert since == last - 500
        assert player.last("grow") == (1_500, f" with {since - 1_500:,} left out, then stopped", True)
        assert not any(text.startswith("Stopped") for text, _ in app.page.said)
        app.press("race-pause")

    watching(app, scenario)


def test_where_counting_is_stopped_the_last_steps_are_kept(app, monkeypatch) -> None:
    monkeypatch.setattr(Watched.__init__, "__defaults__", (2_000, 500))

    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 10}
        player = app.page.watch.player
        await app.until(lambda: any(call[0] == "grow" and ", " in call[2] for call in player.calls))
        app.press("stop", board="queens")
        await at_rest(app)
        since, last = player.last("gap")
        assert (since, last > 2_000) == (last - 500, True)
        assert player.last("grow") == (1_500, f" with {since - 1_500:,} left out, then stopped", True)
        said = "The first 1,500 and the last 500 are kept and can be stepped through."
        assert app.page.said[-1] == (f"Stopped after {last:,} steps. {said}", "info")
        app.press("go", to="last")
        await app.settle()
        assert app.page.at == last

    watching(app, scenario)


def test_both_ends_of_a_long_search_are_saved(app, monkeypatch) -> None:
    monkeypatch.setattr(Watched.__init__, "__defaults__", (1_000, 300))

    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("save")
        await at_rest(app)
        last = len(SIX.trace)
        written = "".join(call[1] for call in app.page.watch.writer.calls if call[0] == "add")
        assert written == SIX.lines(0, 700) + SIX.lines(last - 300, last)
        said = f"Saved 1,000 steps as JSON lines. The {last - 1_000:,} steps in the middle are left out."
        assert app.page.said[-1] == (said, "good")

    watching(app, scenario)


@pytest.mark.parametrize("there", [100, 600, 1_644, 1_645, 1_900])
def test_an_address_leads_to_its_step_once_that_is_kept(app, monkeypatch, there) -> None:
    monkeypatch.setattr(Watched.__init__, "__defaults__", (1_000, 300))
    assert len(SIX.trace) == 1_944
    page = watching(app, at_rest, position=there).page
    assert page.at == there
    assert page.watch.player.last("grow")[1].endswith(" left out")
    assert list(page.queens.last("paint")[0].values) == SIX.trace.board(there)


@pytest.mark.parametrize("wanted", [701, 800, 1_600])
def test_an_address_of_a_step_before_the_end_stops_the_counting(app, monkeypatch, wanted) -> None:
    """What was stopped is opened again at a step that was kept, and may never come to its end."""
    monkeypatch.setattr(Watched.__init__, "__defaults__", (1_000, 300))
    page = watching(app, at_rest, position=wanted).page
    assert page.at == wanted
    assert list(page.queens.last("paint")[0].values) == SIX.trace.board(wanted)
    assert page.watch.player.last("gap") == (wanted, wanted + 301)
    assert page.watch.player.last("grow")[1].endswith(" left out, then stopped")


def test_an_address_beyond_the_end_leads_to_the_end(app, monkeypatch) -> None:
    monkeypatch.setattr(Watched.__init__, "__defaults__", (1_000, 300))
    page = watching(app, at_rest, position=1_945).page
    assert page.at == 1_944
    assert page.watch.player.last("at")[1].endswith(" Step 1,945 is not recorded.")


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
        app.press(event, board="queens")
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
        app.press(closing, board="queens")
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
        app.press("open", strategy="columns", position=0, placement=0, view="")
        await app.settle()
        assert app.page.waits == ["race", "save", "open"]
        app.page.engine.begin()

    watching(app, scenario)
