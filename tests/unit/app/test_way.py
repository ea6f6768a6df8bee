"""The whole way of a Sudoku: what is said, listed and shown of it, and that it is never in the way."""

import json

import pytest
from fake_page import BLANK, LECTURE, App, Face, FakePage
from solving import run

from undoku.sudoku import solve

SOLUTION = str(solve(LECTURE).first)


class Way(Face):
    """The list of the page, which knows how long it is."""

    def __init__(self) -> None:
        self.__dict__["entries"] = []
        super().__init__("Way", add=self.entries.extend)

    @property
    def length(self) -> int:
        return len(self.entries)


def ask(app: App, givens: str) -> Way:
    app.page.way = Way()  # type: ignore[attr-defined]
    app.press("way", question=json.dumps({"givens": givens, "entered": BLANK}))
    return app.page.way  # type: ignore[attr-defined, no-any-return]


def way_of(page: FakePage) -> Way:
    return page.way  # type: ignore[attr-defined, no-any-return]


def test_the_steps_are_listed_and_how_hard_they_are_is_said(app) -> None:
    async def scenario(app: App) -> None:
        ask(app, LECTURE)

    page = run(app, scenario).page
    way = way_of(page)
    assert len(way.entries) == 51
    sentence, grows = way.last("rate")
    assert sentence.startswith("51 steps, the hardest: Naked single. Level easy, score 204. About ")
    assert not grows
    assert page.said == [], "the status line is left to others"


def test_steps_are_shown_by_their_numbers(app) -> None:
    async def scenario(app: App) -> None:
        ask(app, LECTURE)
        await app.settle()
        for number in (1, 51):
            app.press("way-step", number=number)
            await app.settle()

    shown = [call[1:] for call in way_of(run(app, scenario).page).calls if call[0] == "show"]
    assert [number for number, _ in shown] == [1, 51]
    (_, first), (_, last) = shown
    assert (first.digits, first.step.technique) == (LECTURE, "naked-single")
    [[cell, digit]] = last.step.placements
    assert last.digits == SOLUTION[:cell] + "." + SOLUTION[cell + 1 :] and digit == int(SOLUTION[cell])


def test_of_steps_wanted_one_after_the_other_the_last_is_shown(app) -> None:
    async def scenario(app: App) -> None:
        ask(app, LECTURE)
        await app.settle()
        heard = app.page.engine.life.worker.heard
        for number in (5, 6, 7):
            before = len(heard)
            app.press("way-step", number=number)
            # It is asked for, and not answered.
            await app.until(lambda before=before: len(heard) > before)

    assert way_of(run(app, scenario).page).last("show")[0] == 7


@pytest.mark.parametrize(("wanted", "shown"), [(3, 3), (51, 51), (1000, 51)])
def test_a_step_of_a_link_is_shown_as_soon_as_it_is_known(app, wanted: int, shown: int) -> None:
    async def scenario(app: App) -> None:
        ask(app, LECTURE)
        app.press("way-step", number=wanted)

    assert way_of(run(app, scenario).page).last("show")[0] == shown


def test_a_puzzle_without_one_solution_has_no_way(app) -> None:
    async def scenario(app: App) -> None:
        ask(app, BLANK)
        app.press("way-step", number=3)

    way = way_of(run(app, scenario).page)
    assert way.last("say")[0] == "There is more than one solution; a puzzle with exactly one is needed."
    assert (way.entries, way.count("show")) == ([], 0)


def test_a_step_that_was_lost_with_python_is_found_again(app) -> None:
    async def scenario(app: App) -> None:
        ask(app, LECTURE)
        await app.settle()
        await app.lose_python()
        app.press("way-step", number=7)

    way = way_of(run(app, scenario).page)
    assert way.last("show")[0] == 7
    assert len(way.entries) == 51, "nothing is listed twice"


def test_nothing_is_left_open_when_it_is_hidden(app) -> None:
    async def scenario(app: App) -> None:
        ask(app, LECTURE)
        await app.until(lambda: len(way_of(app.page).entries) > 0)
        app.press("way", question="")
        await app.settle()
        assert len(app.page.engine.life.worker.table) == 0

    run(app, scenario)
