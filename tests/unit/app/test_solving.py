"""What is said and shown after Solve, Stop and an edit, on every board."""

import asyncio
from itertools import count

from fake_page import BLANK, LECTURE, App

from jobs.table import Table
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


def ten_queens(app: App) -> None:
    """Show a board whose list grows slowly: the engine does one slice of work in each of its answers."""
    app.page.board = "queens"
    app.page.questions["queens"] = {"n": 10}
    ticks = count(step=0.02)
    app.page.engine.life.worker.table = Table(lambda: next(ticks))


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
    verdict = "No solution: row 1 has two 5s: columns 1 and 3."
    mended = "Without the 5 in row 1, column 3 there is one solution."
    assert page.said == [(verdict, "error"), (f"{verdict} {mended}", "error")]
    first, second = (list(call[1]) for call in page.sudoku.calls if call[0] == "mark")
    assert (sorted(first), second) == ([0, 2], [2])


def test_a_search_of_digits_that_clash_is_refused_in_the_words_of_solve(app) -> None:
    async def scenario() -> App:
        running = app()
        running.page.questions["sudoku"]["entered"] = "..5" + BLANK[3:]
        running.press("open", strategy="first-empty", position=0, placement=0, view="")
        await running.settle()
        return running

    page = asyncio.run(scenario()).page
    assert page.said[-1] == ("No solution: row 1 has two 5s: columns 1 and 3.", "error")
    assert page.watch.count("open") == 0


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
        app.press("open", strategy="markers", position=3, placement=0, view="")
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


def test_a_tour(app) -> None:
    page = solved(app, "knight").page
    path, caption, closes = page.knight.last("show")
    assert (path[0], sorted(path), caption, closes) == (20, list(range(25)), "An open tour", False)
    assert page.said[-1][0].startswith("The tour is open: it visits all 25 squares. Found in ")
    page = solved(app, "knight", rows=1, cols=1, start=[0, 0]).page
    assert page.said[-1][0].startswith("The tour is open: it visits the only square. Found in ")


def test_no_tour_and_why(app) -> None:
    page = solved(app, "knight", closed=True).page
    assert page.said[-1][0].startswith("No tour. ") and page.said[-1][1] == "error"


def test_a_refused_question_is_said(app) -> None:
    page = solved(app, "knight", rows=0).page
    assert page.said[-1][1] == "error"
    assert "0" in page.said[-1][0]


def test_stop_and_what_comes_late(app) -> None:
    async def scenario(app: App) -> None:
        ten_queens(app)
        app.press("solve", board="queens")
        await app.until(lambda: app.page.queens.count("grow") > 1)
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
        await app.lose_python()
        await app.settle()
        assert app.page.said[-1][0].startswith("4 solutions")

    run(app, scenario)


def test_a_press_before_the_engine_is_ready(app) -> None:
    async def scenario(app: App) -> None:
        app.page.engine.kill()
        app.press("solve", board="sudoku")
        await app.settle()
        assert (app.page.waits, app.page.said) == (["solve"], [])
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


def test_an_engine_beside_that_does_not_come_up_or_is_lost_is_said_once(app) -> None:
    async def refuse() -> None:
        raise RuntimeError("no worker")

    async def scenario(app: App) -> None:
        from app import run as runs
        from app.engine import another

        turns = count()

        async def work(current, engine) -> None:
            next(turns)
            beside = await another()
            beside.life.end()
            await beside.open("queens", {"n": 5})

        runs.start(work, "solve")
        await app.settle()
        assert app.page.said[-1] == ("A part of the work was lost on the way. Start it again.", "error")
        app.page.engine.take = refuse
        runs.start(work, "solve")
        await app.settle()
        assert app.page.said[-1][0].startswith("A part of the work was lost")
        assert next(turns) == 2

    run(app, scenario)


def test_a_refused_job_is_not_worked_on(app) -> None:
    page = solved(app, "knight", rows=0).page
    assert [text for text, kind in page.said if kind == "error"] == [page.said[-1][0]]
    assert "went wrong" not in page.said[-1][0]
