"""Of a search too long to be kept whole the first steps and the last ones can be gone to, and saved."""

import pytest
from fake_page import App
from searching import SIX, at_rest, watching

from jobs.trace import Job


async def counting(app: App):
    """Wait until a search of ten queens is only counted; return what the player was told."""
    app.page.questions["queens"] = {"n": 10}
    player = app.page.watch.player
    await app.until(lambda: any(call[0] == "grow" and ", " in call[2] for call in player.calls))
    return player


def test_a_search_too_long_to_be_recorded_whole(app, kept) -> None:
    kept(2_000, 500)

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


def test_nothing_is_saved_before_the_last_steps_are_kept(app, kept) -> None:
    kept(2_000, 500)

    async def scenario(app: App) -> None:
        player, writer = await counting(app), app.page.watch.writer
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


def test_a_search_that_is_stopped_on_its_way_to_a_placement_shows_its_last_step(app, kept) -> None:
    kept(2_000, 500)

    async def scenario(app: App) -> None:
        player = await counting(app)
        app.press("stop", board="queens")
        await at_rest(app)
        assert app.page.at == player.last("gap")[1] > 2_000

    watching(app, scenario, placement=10**8)


def test_a_stop_after_the_end_lets_the_search_be_over(app, kept, monkeypatch) -> None:
    kept(1_000, 300)
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


def test_a_race_ends_the_counting_and_the_last_steps_are_kept(app, kept) -> None:
    kept(2_000, 500)

    async def scenario(app: App) -> None:
        player = await counting(app)
        app.press("race-start", left="board-scan", right="bitmasks", mode="together", pace=1)
        await app.until(lambda: player.last("gap")[0] > 0)
        since, last = player.last("gap")
        assert since == last - 500
        assert player.last("grow") == (1_500, f" with {since - 1_500:,} left out, then stopped", True)
        assert not any(text.startswith("Stopped") for text, _ in app.page.said)
        app.press("race-pause")

    watching(app, scenario)


def test_where_counting_is_stopped_the_last_steps_are_kept(app, kept) -> None:
    kept(2_000, 500)

    async def scenario(app: App) -> None:
        player = await counting(app)
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


def test_both_ends_of_a_long_search_are_saved(app, kept) -> None:
    kept(1_000, 300)

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
def test_an_address_leads_to_its_step_once_that_is_kept(app, kept, there) -> None:
    kept(1_000, 300)
    assert len(SIX.trace) == 1_944
    page = watching(app, at_rest, position=there).page
    assert page.at == there
    assert page.watch.player.last("grow")[1].endswith(" left out")
    assert list(page.queens.last("paint")[0].values) == SIX.trace.board(there)


@pytest.mark.parametrize("wanted", [701, 800, 1_600])
def test_an_address_of_a_step_before_the_end_stops_the_counting(app, kept, wanted) -> None:
    """What was stopped is opened again at a step that was kept, and may never come to its end."""
    kept(1_000, 300)
    page = watching(app, at_rest, position=wanted).page
    assert page.at == wanted
    assert list(page.queens.last("paint")[0].values) == SIX.trace.board(wanted)
    assert page.watch.player.last("gap") == (wanted, wanted + 301)
    assert page.watch.player.last("grow")[1].endswith(" left out, then stopped")


def test_an_address_beyond_the_end_leads_to_the_end(app, kept) -> None:
    kept(1_000, 300)
    page = watching(app, at_rest, position=1_945).page
    assert page.at == 1_944
    assert page.watch.player.last("at")[1].endswith(" Step 1,945 is not recorded.")


@pytest.mark.parametrize("number", [1, "before", "gap", "since", "after", "last", "beyond"])
def test_an_address_of_a_placement_that_is_not_kept_says_so(app, kept, number) -> None:
    kept(1_000, 300)
    head, since, last = 700, 1_644, len(SIX.trace)
    before, until, total = (SIX.trace.counts(position).placements for position in (head, since, last))
    numbers = {
        "before": before,
        "gap": before + 1,
        "since": until,
        "after": until + 1,
        "last": total,
        "beyond": total + 1,
    }
    number = numbers.get(number, number)
    page = watching(app, at_rest, placement=number).page
    there = SIX.jump("placement", 0, number)
    is_kept = 0 < there <= head or there >= since
    assert page.at == (there if is_kept else since if there > 0 else last)
    note = f" Placement {number:,} is not recorded."
    assert page.watch.player.last("at")[1].endswith(note) is not is_kept


def test_a_placement_may_be_the_first_of_the_last_steps(app, kept) -> None:
    since = SIX.jump("placement", 0, 150)
    kept(1_000, len(SIX.trace) - since)
    page = watching(app, at_rest, placement=150).page
    assert page.watch.player.last("gap")[0] == page.at == since
    assert "recorded" not in page.watch.player.last("at")[1]
