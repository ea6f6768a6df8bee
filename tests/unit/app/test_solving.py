"""What is said and shown after Solve, Stop and an edit, on every board."""

import asyncio

from fake_page import BLANK, LECTURE, App

from undoku.sudoku import solve

SOLUTION = str(solve(LECTURE).first)
TWO = SOLUTION.translate(str.maketrans("12", ".."))


def run(make, scenario) -> App:
    """Run a scenario, an async function of the app, to its end."""

    async def whole() -> App:
        app = make()
        await scenario(app)
        await app.settle()
        assert not app.page.is_busy
        return app

    return asyncio.run(whole())


def solved(make, board: str, **question: object) -> App:
    async def scenario(app: App) -> None:
        app.page.board = board
        app.page.questions[board] |= question
        app.press("solve", board=board)

    return run(make, scenario)


def open_jobs(app: App) -> int:
    return sum(len(life.worker.table) for life in app.page.engine.lives)


def test_one_solution(app) -> None:
    page = solved(app, "sudoku").page
    assert page.sudoku.last("fill") == (str(solve(LECTURE).first), "")
    text, kind = page.said[-1]
    assert text.startswith("One solution. Filled 51 cells in ") and kind == "good"


def test_entered_digits_are_part_of_the_puzzle(app) -> None:
    page = solved(app, "sudoku", entered="..4" + BLANK[3:]).page
    assert page.said[-1][0].startswith("One solution. Filled 50 cells")
    page = solved(app, "sudoku", entered="..2" + BLANK[3:]).page
    assert page.said[-1][0].startswith("No solution.")


def test_two_solutions(app) -> None:
    page = solved(app, "sudoku", givens=TWO).page
    first, second = page.sudoku.last("fill")
    differ = sum(one != other for one, other in zip(first, second, strict=True))
    assert page.said[-1] == (
        f"More than one solution. Two are shown; they differ in {differ} cells.",
        "info",
    )


def test_a_clash_is_marked_and_said(app) -> None:
    page = solved(app, "sudoku", entered="..5" + BLANK[3:]).page
    assert page.said[-1] == ("No solution: row 1 has two 5s: columns 1 and 3.", "error")
    assert sorted(page.sudoku.last("mark")[0]) == [0, 2]


def test_a_complete_grid(app) -> None:
    page = solved(app, "sudoku", givens=str(solve(LECTURE).first)).page
    assert page.said[-1] == ("The grid is complete, and it is right.", "good")


def test_every_job_of_a_solve_is_closed(app) -> None:
    for board in ("sudoku", "knight"):
        assert open_jobs(solved(app, board)) == 0


def test_all_queens_are_listed_and_can_be_browsed(app) -> None:
    async def scenario(app: App) -> None:
        page = app.page
        page.board = "queens"
        app.press("solve", board="queens")
        await app.settle()
        assert page.said[-1] == ("4 solutions for N = 6, 1 of them fundamental.", "good")
        assert page.queens.last("browse") == (1, 4, True, False, 1)
        app.press("browse", to="last")
        await app.settle()
        assert list(page.queens.last("show")[0]) == [4, 2, 0, 5, 3, 1]
        assert page.queens.last("show")[1] == "Solution 4 of 4"
        app.press("browse", to=5)
        assert page.complaints == ["There is no solution number 5: choose 1 to 4."]
        app.press("list", fundamental=True)
        await app.settle()
        assert page.queens.last("browse") == (1, 1, True, True, 1)
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
        app.page.queens.wanted = lambda: 9
        app.press("solve", board="queens")

    page = run(app, scenario).page
    assert page.said[-1][0].endswith("There is no number 9; this is the last.")
    assert page.queens.last("browse")[0] == 4


def test_a_tour(app) -> None:
    page = solved(app, "knight").page
    path, caption, closes = page.knight.last("show")
    assert (path[0], sorted(path), caption, closes) == (20, list(range(25)), "An open tour", False)
    assert page.said[-1][0].startswith("The tour is open: it visits all 25 squares. Found in ")


def test_no_tour_and_why(app) -> None:
    page = solved(app, "knight", closed=True).page
    assert page.said[-1][0].startswith("No tour. ") and page.said[-1][1] == "error"


def test_a_refused_question_is_said(app) -> None:
    page = solved(app, "knight", rows=0).page
    assert page.said[-1][1] == "error"
    assert "0" in page.said[-1][0]


def test_stop_and_what_comes_late(app) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.page.questions["queens"] = {"n": 11}
        app.press("solve", board="queens")
        await app.until(lambda: app.page.queens.count("caption") > 1)
        app.press("stop", board="queens")
        said = len(app.page.said)
        assert app.page.said[-1] == ("Stopped.", "info")
        await app.settle()
        assert len(app.page.said) == said

    run(app, scenario)


def test_an_edit_ends_what_runs(app) -> None:
    async def scenario(app: App) -> None:
        app.press("solve", board="sudoku")
        app.press("change", board="sudoku")
        await app.settle()
        assert app.page.sudoku.count("fill") == 0

    run(app, scenario)


def test_a_lost_worker_begins_again(app) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.press("solve", board="queens")
        await app.until(lambda: len(app.page.engine.life.worker.heard) > 1)
        app.page.engine.kill()
        await app.settle()
        app.page.engine.begin()
        await app.settle()
        assert app.page.said[-1][0].startswith("4 solutions")

    run(app, scenario)


def test_a_press_before_the_engine_is_ready(app) -> None:
    async def scenario(app: App) -> None:
        app.page.engine.kill()
        app.press("solve", board="sudoku")
        await app.settle()
        assert app.page.said[-1][0].startswith("Python is still starting")
        app.page.engine.begin()

    assert run(app, scenario).page.said[-1][1] == "good"


def test_a_fault_of_ours_is_confessed(app) -> None:
    async def scenario(app: App) -> None:
        app.page.engine.life.worker.table.work = None
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda *_: None)
        app.press("solve", board="sudoku")

    assert "Please report it." in run(app, scenario).page.said[-1][0]


def test_an_engine_beside_the_pages_own(app) -> None:
    async def scenario(app: App) -> None:
        from app.engine import another, connect

        beside, own = await another(), await connect()
        assert beside.life is not own.life
        job = await beside.open("queens", {"n": 5})
        own.life.end()
        report = await job.work(1000)
        assert report.done and report.total == 10
        job.close()

    assert open_jobs(run(app, scenario)) == 0
