"""What is said and shown after Solve, Stop and an edit, on every board."""

import asyncio
import json
from itertools import count

from fake_page import App
from searching import open_jobs
from solving import run, solved, ten_queens


def test_every_job_of_a_solve_is_closed(app) -> None:
    for board in ("sudoku", "knight"):
        assert open_jobs(solved(app, board)) == 0


def test_a_tour(app) -> None:
    page = solved(app, "knight").page
    path, *rest = page.knight.last("show")
    assert (path[0], sorted(path), rest) == (20, list(range(25)), ["An open tour", False, "spliced"])
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


def test_a_tour_is_looked_for_by_the_method_that_is_chosen(app) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "knight"
        app.page.method = "warnsdorff-pohl"
        app.page.questions["knight"] |= {"rows": 8, "cols": 8, "start": [7, 7]}
        app.press("solve", board="knight")
        await app.settle()
        app.page.method = "backtracking"
        app.press("solve", board="knight")

    page = run(app, scenario).page
    stuck, way = (call[1:] for call in page.knight.calls if call[0] == "tried")
    assert stuck[:2] == ("warnsdorff-pohl", False) and stuck[3:5] == (64, 1)
    assert way[:4] == ("backtracking", True, 64, 64)
    assert page.said[-2][0].startswith("The knight got stuck after ")
    assert page.said[-2][1] == "info"
    assert page.knight.count("show") == 1


def test_what_a_tour_is_like_is_told_and_what_is_asked_meanwhile_first(app) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "knight"
        app.press("solve", board="knight")
        await app.settle()
        path, *_ = app.page.knight.last("show")
        question = {"rows": 5, "cols": 5, "path": list(path)}
        app.press_one("likeness", question=json.dumps(question))
        await app.settle()
        (report,) = app.page.knight.last("like")
        assert (report.closed, report.kind, report.magic) == (False, "asymmetric", "")
        app.press_one("likeness", question="")

    assert run(app, scenario).page.knight.count("like") == 1
