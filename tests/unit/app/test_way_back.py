"""After a jump there is a way back to where one was, and then forth again; the end is summed up."""

import pytest
from fake_page import App
from searching import SIX, at_rest, watching

LAST = len(SIX.trace)
HERE = 141
FAR = 140_000


def back(app: App) -> int:
    """Return the step that the player offers to go back to, -1 for none."""
    return app.page.watch.player.last("offer")[0]  # type: ignore[attr-defined, no-any-return]


async def press(app: App, event: str, **detail: object) -> None:
    app.press(event, **detail)
    await app.settle()


@pytest.mark.parametrize(
    ("event", "detail"),
    [
        ("go", {"to": "first"}),
        ("go", {"to": "last"}),
        ("go", {"to": 200}),
        ("jump", {"name": "next-solution", "argument": 0}),
        ("jump", {"name": "next-dead-end", "argument": 0}),
        ("jump", {"name": "previous-dead-end", "argument": 0}),
        ("jump", {"name": "over", "argument": 0}),
        ("jump", {"name": "out", "argument": 0}),
        ("jump", {"name": "change", "argument": 0}),
        ("jump", {"name": "cell", "argument": 7}),
        ("jump", {"name": "depth", "argument": 5}),
        ("doomed", {}),
    ],
)
def test_every_jump_can_be_taken_back_and_done_again(app, event, detail) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        await press(app, "glide", to=HERE)
        assert (app.page.at, back(app)) == (HERE, -1)
        await press(app, event, **detail)
        there = app.page.at
        assert there != HERE
        assert back(app) == HERE
        await press(app, "go", to="return")
        assert (app.page.at, back(app)) == (HERE, there)
        await press(app, "go", to="return")
        assert (app.page.at, back(app)) == (there, HERE)

    watching(app, scenario)


def test_steps_and_playing_keep_the_way_back(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        await press(app, "go", to="return")
        assert (app.page.at, back(app)) == (0, -1)
        await press(app, "go", to=100)
        await press(app, "go", to="forward")
        await press(app, "go", to="back")
        await press(app, "glide", to=150)
        assert (app.page.at, back(app)) == (150, 0)
        # Nobody is led to where he is.
        await press(app, "glide", to=0)
        assert back(app) == -1
        await press(app, "go", to="forward")
        assert back(app) == 0

    watching(app, scenario)


def test_a_drag_is_one_jump_from_where_it_began(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        await press(app, "glide", to=30)
        await press(app, "go", to=90)
        for to in (120, 180, 240):
            await press(app, "glide", to=to)
        assert (app.page.at, back(app)) == (240, 30)

    watching(app, scenario)


def test_a_jump_that_leads_nowhere_changes_nothing(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        await press(app, "go", to=100)
        await press(app, "go", to=100)
        await press(app, "jump", name="depth", argument=99)
        assert (app.page.at, back(app)) == (100, 0)

    watching(app, scenario)


def test_another_search_has_no_way_back(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        await press(app, "go", to=100)
        await press(app, "open", strategy="columns", position=0, placement=0, view="", program="")
        assert (app.page.at, back(app)) == (0, -1)

    watching(app, scenario)


def test_a_search_that_is_opened_again_keeps_the_way_back(app) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 9}
        await at_rest(app)
        await press(app, "glide", to=FAR)
        await press(app, "go", to=5)
        app.page.engine.kill()
        await press(app, "go", to="forward")
        app.page.engine.begin()
        grown = app.page.watch.player.count("grow")
        # It goes there as soon as so much is recorded again.
        await app.until(lambda: app.page.watch.player.count("grow") > grown)
        assert 6 < app.page.watch.player.last("grow")[0] < FAR
        app.press("go", to="return")
        await at_rest(app)
        assert (app.page.at, back(app)) == (FAR, 6)

    watching(app, scenario)


def test_the_last_step_sums_the_search_up(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        await press(app, "go", to="last")
        tries = SIX.search.counts.tries
        assert app.page.watch.player.last("at")[:2] == (LAST, f"Search over: 4 solutions, {tries:,} tries.")
        await press(app, "go", to="back")
        assert app.page.watch.player.last("at")[1] == SIX.trace.sentence(LAST - 1)

    watching(app, scenario)


def test_the_last_step_so_far_is_no_end(app) -> None:
    async def scenario(app: App) -> None:
        app.page.questions["queens"] = {"n": 9}
        grown = app.page.watch.player
        await app.until(lambda: grown.count("grow") > 2)
        app.press("go", to="last")
        await app.until(lambda: app.page.at > 0)
        assert grown.last("at")[1].endswith(" The last step so far; the search is still being recorded.")
        app.press("stop", board="queens")
        await app.settle()
        await press(app, "go", to="last")
        assert "Search over" not in grown.last("at")[1]
        assert "so far" not in grown.last("at")[1]

    watching(app, scenario)


def test_a_search_too_long_to_be_kept_has_its_end_beyond_the_gap(app, kept) -> None:
    kept(200, 50)

    async def scenario(app: App) -> None:
        await at_rest(app)
        await press(app, "go", to=150)
        assert "Search over" not in app.page.watch.player.last("at")[1]
        await press(app, "go", to="last")
        assert app.page.at == len(SIX.trace)
        assert "Search over" in app.page.watch.player.last("at")[1]
        await press(app, "go", to="return")
        assert app.page.at == 150

    watching(app, scenario)


def test_the_way_back_may_lead_over_the_gap_after_python_was_lost(app, kept) -> None:
    kept(200, 50)

    async def scenario(app: App) -> None:
        await at_rest(app)
        await press(app, "go", to=1_920)
        await press(app, "go", to=10)
        await app.lose_python()
        app.press("go", to="return")
        await at_rest(app)
        assert app.page.at == 1_920

    watching(app, scenario)
