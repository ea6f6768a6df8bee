"""The solutions of the queens are listed, browsed and come back to."""

import json

import pytest
from fake_page import App
from searching import open_jobs
from solving import run, solved, ten_queens

# All but the last queen of the first placement of six.
FIVE = [[0, 1], [1, 3], [2, 5], [3, 0], [4, 2]]


def test_all_queens_are_listed_and_can_be_browsed(app) -> None:
    async def scenario(app: App) -> None:
        page = app.page
        page.board = "queens"
        app.press("solve", board="queens")
        await app.settle()
        assert page.said[-1] == ("4 solutions for N = 6, 1 of them fundamental.", "good")
        assert page.queens.last("show")[2] == 1
        assert page.queens.last("grow") == (4, "Solution 1 of 4", True)
        app.press("browse", to=4, fundamental=False)
        await app.settle()
        columns, *rest = page.queens.last("show")
        assert (list(columns), rest) == ([4, 2, 0, 5, 3, 1], ["Solution 4 of 4", 4, 4, True, False])
        app.press("browse", to=5, fundamental=False)
        assert page.complaints == ["There is no solution number 5: choose 1 to 4."]
        app.press("browse", to=1, fundamental=True)
        await app.settle()
        assert page.queens.last("show")[1:] == ("Fundamental solution 1 of 1", 1, 1, True, True)
        assert open_jobs(app) == 1
        app.press("change", board="queens")

    assert open_jobs(run(app, scenario)) == 0


def test_queens_without_a_solution_and_too_many_to_list(app) -> None:
    page = solved(app, "queens", n=3).page
    assert page.said[-1] == ("No solution: 3 queens cannot be placed on a 3 by 3 board.", "error")
    many = solved(app, "queens", n=1000)
    assert many.page.said[-1][0].startswith("1,000 queens placed.")
    assert sorted(many.page.queens.last("show")[0]) == list(range(1000))
    assert open_jobs(many) == 0


def test_a_number_beyond_the_last_solution(app) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.page.wanted.number = 9
        app.press("solve", board="queens")

    page = run(app, scenario).page
    assert page.said[-1][0].endswith("There is no number 9; this is the last.")
    assert page.queens.last("show")[2] == 4


def test_a_solution_is_shown_where_nothing_was_solved(app) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.press("browse", to=3, fundamental=app.page.questions["queens"]["n"] == 8)

    page = run(app, scenario).page
    assert page.queens.last("show")[1:3] == ("Solution 3 of 4", 3)
    assert page.queens.last("grow") == (4, "Solution 3 of 4", True)
    assert page.said[-1] == ("4 solutions for N = 6, 1 of them fundamental.", "good")

    async def fundamental(app: App) -> None:
        app.page.questions["queens"] = {"n": 8}
        await scenario(app)

    page = run(app, fundamental).page
    assert page.queens.last("grow") == (12, "Fundamental solution 3 of 12", True)


def test_a_list_whose_worker_was_lost_is_made_again(app) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.press("solve", board="queens")
        await app.settle()
        app.page.engine.kill()
        app.press("browse", to=2, fundamental=False)
        await app.settle()
        assert app.page.waits == ["show"]
        app.page.engine.begin()
        await app.settle()
        assert app.page.queens.last("show")[2] == 2
        assert app.page.queens.last("grow") == (4, "Solution 2 of 4", True)

    run(app, scenario)


def test_a_number_the_list_has_not_come_to_is_shown_when_it_has(app) -> None:
    async def scenario(app: App) -> None:
        ten_queens(app)
        app.press("solve", board="queens")
        await app.until(lambda: app.page.queens.count("grow") > 1)
        app.press("browse", to=700, fundamental=False)
        await app.settle()
        assert app.page.complaints == []
        assert app.page.queens.last("show")[2] == 700

    run(app, scenario)


def test_another_list_that_is_chosen_while_it_grows(app) -> None:
    async def scenario(app: App) -> None:
        ten_queens(app)
        app.press("browse", to=200, fundamental=False)
        await app.until(lambda: app.page.queens.count("show") > 0)
        app.press("browse", to=1, fundamental=True)
        await app.settle()
        assert app.page.queens.last("grow") == (92, "Fundamental solution 1 of 92", True)
        assert app.page.said[-1] == ("724 solutions for N = 10, 92 of them fundamental.", "good")

    run(app, scenario)


def test_a_worker_lost_while_the_list_grows_comes_back_to_the_same_solution(app) -> None:
    async def scenario(app: App) -> None:
        ten_queens(app)
        app.press("solve", board="queens")
        await app.until(lambda: app.page.queens.count("grow") > 1)
        app.press("browse", to=40, fundamental=False)
        await app.until(lambda: app.page.queens.last("show")[2] == 40)
        await app.lose_python()
        await app.settle()
        assert app.page.queens.last("show")[2] == 40

    run(app, scenario)


def test_nothing_is_searched_for_on_a_board_that_was_edited_or_left(app) -> None:
    async def scenario(app: App, event: str) -> None:
        app.page.board = "queens"
        app.press("solve", board="queens")
        await app.settle()
        app.press("browse", to=2, fundamental=False)
        app.page.engine.kill()
        app.page.board = "queens" if event == "change" else "sudoku"
        app.press(event, board=app.page.board)
        await app.settle()
        assert app.page.waits == []
        app.page.engine.begin()

    for event in ("change", "board"):
        run(app, lambda app, event=event: scenario(app, event))


def test_a_solution_behind_a_search_is_shown_when_that_is_closed(app) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.page.wanted.number = 3
        app.press("browse", to=3, fundamental=False)
        app.press("open", strategy="markers", position=3, placement=0, view="", program="")
        await app.settle()
        assert app.page.queens.count("show") == 0
        app.press("close")
        await app.settle()
        assert app.page.queens.last("show")[2] == 3

    run(app, scenario)


def test_a_large_board_has_one_solution_to_show(app) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.page.questions["queens"] = {"n": 20}
        app.press("browse", to=5, fundamental=False)

    page = run(app, scenario).page
    assert page.queens.last("show")[1:] == ("One solution for N = 20", 1, 0, True, False)
    assert page.said[-1][0].endswith("One is found on a board of this size: there is no number 5.")


@pytest.mark.parametrize("is_played", [True, False])
def test_a_hint_is_told_to_who_still_plays(app, is_played: bool) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.press("advise", board="queens", question=json.dumps({"n": 6, "queens": FIVE, "crosses": []}))
        app.page.is_played = is_played

    page = run(app, scenario).page
    hints = [text for text, kind in page.said if kind == "hint"]
    assert len(hints) == page.queens.count("point") == is_played
    assert all(text.startswith("Row 6 has one free square left: column 5.") for text in hints)
