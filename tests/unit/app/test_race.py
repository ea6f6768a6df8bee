"""The race beside a search: it starts, waits, begins again, finds where both part, and outlives a worker."""

import asyncio

from fake_page import App

from undoku.watch.race import SIDE, Race

PAIR = {"left": "board-scan", "right": "bitmasks", "mode": "full", "pace": 1}


def racing(make, scenario) -> App:
    """Open a search of six queens, and run a scenario to its end."""

    async def whole() -> App:
        app = make()
        app.page.board = "queens"
        app.press("open", strategy="markers", position=0, placement=0, view="", program="")
        await app.settle()
        await scenario(app)
        await app.settle()
        assert not app.page.is_busy
        return app

    return asyncio.run(whole())


def open_jobs(app: App) -> int:
    return sum(len(life.worker.table) for life in app.page.engine.lives)


def last_frame(app: App) -> list[int]:
    return app.page.watch.race.last("frame")[0]


def difference() -> int:
    race = Race("queens", "board-scan", "bitmasks", {"n": 6})
    while race.difference is None:
        race.together(100)
        race.compare()
    return race.difference


def test_it_runs_to_the_verdict(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **PAIR)
        await app.settle()
        assert app.page.said[-1] == ("The race is over.", "good")
        assert app.page.watch.race.last("run") == (False,)
        frame = last_frame(app)
        assert frame[0] and frame[7]

    racing(app, scenario)


def test_the_verdict_is_not_seen_twice(app) -> None:
    async def scenario(app: App) -> None:
        app.page.watch.views.current = "race"
        app.press("race-start", **PAIR)
        await app.settle()
        assert app.page.said[-1] == ("The race is over.", "step")

    racing(app, scenario)


def test_it_waits_where_it_is_and_goes_on(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **{**PAIR, "mode": "together"})
        await app.until(lambda: app.page.watch.race.count("frame") > 1)
        app.press("race-pause")
        await app.settle()
        assert app.page.watch.race.last("run") == (False,)
        before = last_frame(app)
        app.press("race-start", **{**PAIR, "mode": "together"})
        await app.until(lambda: last_frame(app) != before)
        assert last_frame(app)[6] > before[6]
        app.press("race-pace", mode="full", pace=1)
        await app.settle()
        assert app.page.said[-1][0] == "The race is over."
        assert app.page.watch.race.count("begin") == 1

    racing(app, scenario)


def test_both_go_on_by_as_many_steps_a_frame_as_the_pace_says(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **{**PAIR, "mode": "together", "pace": 4})
        frames = app.page.watch.race
        await app.until(lambda: frames.count("frame") > 3)
        app.press("race-pace", mode="together", pace=32)
        before = frames.count("frame")
        await app.until(lambda: frames.count("frame") > before + 3)
        steps = [frame[1][6] for frame in frames.calls if frame[0] == "frame"]
        assert steps[:3] == [4, 8, 12]
        assert steps[-1] - steps[-2] == 32
        app.press("race-pause")

    racing(app, scenario)


def test_a_race_that_is_over_is_run_anew(app) -> None:
    async def scenario(app: App) -> None:
        for races in (1, 2):
            app.press("race-start", **PAIR)
            await app.settle()
            assert app.page.said[-1][0] == "The race is over."
            assert app.page.watch.race.count("begin") == races
            assert open_jobs(app) == 2

    racing(app, scenario)


def test_another_pair_takes_its_place(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **PAIR)
        await app.settle()
        app.press("race-start", **{**PAIR, "right": "columns"})
        await app.settle()
        assert app.page.watch.race.count("begin") == 2
        assert open_jobs(app) == 2

    racing(app, scenario)


def test_it_stays_beside_the_search_of_another_strategy(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **PAIR)
        await app.settle()
        app.press("open", strategy="columns", position=0, placement=0, view="", program="")
        await app.settle()
        assert open_jobs(app) == 2
        app.press("race-restart", **PAIR)
        await app.settle()
        assert app.page.watch.race.count("clear") == 1
        assert open_jobs(app) == 1

    racing(app, scenario)


def test_a_difference_is_looked_for_while_it_runs(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **{**PAIR, "mode": "together"})
        await app.until(lambda: app.page.watch.race.count("frame") > 1)
        app.press("race-align", **PAIR)
        await app.settle()
        assert app.page.watch.race.last("run") == (False,)
        assert app.page.watch.race.last("differ")[0] == difference()
        app.press("race-start", **PAIR)
        await app.settle()
        assert app.page.said[-1][0] == "The race is over."

    racing(app, scenario)


def test_what_runs_after_a_difference_was_looked_for_is_not_stopped_with_the_race(app) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 9}
        app.press("race-align", **{**PAIR, "right": "markers"})
        await app.until(lambda: app.page.watch.race.count("frame") > 0)
        app.press("open", strategy="columns", position=0, placement=0, view="", program="")
        await app.until(lambda: app.page.watch.count("open") > 1)
        app.press("race-restart", **PAIR)
        await app.settle()
        assert app.page.watch.player.last("grow")[1:] == ("", True)
        assert open_jobs(app) == 1

    racing(app, scenario)


def test_it_begins_again(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **PAIR)
        await app.until(lambda: app.page.watch.race.count("frame") > 0)
        app.press("race-restart", **PAIR)
        await app.settle()
        assert app.page.said[-1][0] == "Both searches are back at their beginning."
        app.press("race-start", **PAIR)
        await app.settle()
        assert app.page.watch.race.count("begin") == 2
        assert app.page.said[-1][0] == "The race is over."

    racing(app, scenario)


def test_it_goes_to_the_first_difference_before_and_after_it_ran(app) -> None:
    async def scenario(app: App) -> None:
        for _ in range(2):
            app.press("race-align", **PAIR)
            await app.settle()
            step = app.page.watch.race.last("differ")[0]
            assert step == difference()
            assert app.page.said[-1][0].startswith(f"First difference, step {step}. Left: ")
            counted = SIDE.index("steps")
            assert last_frame(app)[counted] == last_frame(app)[len(SIDE) + counted] == step
            app.press("race-start", **PAIR)
            await app.settle()
            assert app.page.said[-1][0] == "The race is over."

    racing(app, scenario)


def test_two_that_do_the_same_never_differ(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-align", **{**PAIR, "right": "board-scan"})
        await app.settle()
        assert app.page.said[-1][0].startswith("Both do the same: ")

    racing(app, scenario)


def test_started_over_while_it_looks_for_a_difference(app) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 10}
        app.press("race-align", **{**PAIR, "right": "markers"})
        await app.until(lambda: app.page.watch.race.count("begin") > 0)
        app.press("race-restart", **PAIR)
        await app.settle()
        assert app.page.said[-1][0] == "Both searches are back at their beginning."
        assert app.page.watch.race.count("differ") == 0

    racing(app, scenario)


def test_a_race_that_waits_for_python_is_called_off_when_others_race(app) -> None:
    async def scenario(app: App) -> None:
        app.page.engine.kill()
        app.press("race-start", **PAIR)
        await app.settle()
        app.press("race-restart", **PAIR)
        app.page.engine.begin()
        await app.settle()
        assert app.page.watch.race.count("begin") == 0
        assert not app.page.is_busy

    racing(app, scenario)


def test_both_go_a_step_on_and_back(app) -> None:
    together = {**PAIR, "mode": "together"}

    def steps(app: App) -> tuple[int, int]:
        frame = last_frame(app)
        return frame[6], frame[6 + len(SIDE)]

    async def scenario(app: App) -> None:
        for by, expected in [(1, 1), (1, 2), (1, 3), (-1, 2)]:
            app.press("race-step", **together, by=by)
            await app.settle()
            assert steps(app) == (expected, expected)
        assert app.page.watch.race.count("begin") == 1
        # Each press counts, however fast they come.
        for _ in range(3):
            app.press("race-step", **together, by=1)
            await app.until(lambda: not app.page.is_busy)
        assert steps(app) == (5, 5)
        # What runs waits; what is over is looked at again.
        app.press("race-start", **together)
        await app.until(lambda: steps(app)[0] > 9)
        app.press("race-step", **together, by=-1)
        await app.settle()
        assert app.page.watch.race.last("run") == (False,)
        assert steps(app)[0] == steps(app)[1]
        app.press("race-start", **PAIR)
        await app.settle()
        assert app.page.said[-1][0] == "The race is over."
        app.press("race-step", **together, by=-1)
        await app.settle()
        assert not (last_frame(app)[0] and last_frame(app)[len(SIDE)])
        app.press("race-step", **together, by=1)
        await app.settle()
        assert last_frame(app)[0]
        assert last_frame(app)[len(SIDE)]
        assert app.page.watch.race.count("begin") == 1

    racing(app, scenario)


def test_a_lost_race_begins_again(app) -> None:
    async def scenario(app: App) -> None:
        app.press("race-start", **{**PAIR, "mode": "together"})
        await app.until(lambda: app.page.watch.race.count("frame") > 0)
        app.page.engine.kill()
        app.press("race-pace", mode="full", pace=1)
        await app.settle()
        app.page.engine.begin()
        await app.settle()
        assert app.page.watch.race.count("begin") == 2
        assert app.page.said[-1][0] == "The race is over."

    racing(app, scenario)


def test_there_is_no_race_before_the_search_is_open(app) -> None:
    async def whole() -> None:
        lone = app()
        lone.page.board = "queens"
        lone.press("open", strategy="markers", position=0, placement=0, view="", program="")
        lone.press("race-start", **PAIR)
        assert lone.page.said[-1] == ("The search is still being opened.", "info")

    asyncio.run(whole())
