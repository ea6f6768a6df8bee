"""The solution that a print asks for: given to the sheets for as long as they want it, whatever else runs."""

import asyncio
import json
from itertools import count

from fake_page import LECTURE, App

from undoku.sudoku import Grid, solve
from undoku.sudoku.shape import shape_of

SOLUTION = str(solve(LECTURE).first)
TWO = SOLUTION.translate(str.maketrans("12", ".."))


class Sheets:
    """Want one puzzle, until it is solved or there are no sheets any more."""

    def __init__(self, puzzle: str) -> None:
        self.puzzle: str | None = puzzle
        self.answers: list[tuple[str, int, str]] = []

    def wants(self, puzzle: str) -> bool:
        return puzzle == self.puzzle

    def solved(self, puzzle: str, solutions: int, first: str) -> None:
        self.answers.append((puzzle, solutions, first))
        self.puzzle = None


def asked(make, puzzle: str, during=None, board: str = "sudoku") -> App:
    """Ask for the solution of a puzzle; `during` is a scenario meanwhile."""

    async def whole() -> App:
        app = make()
        app.page.sheets = Sheets(puzzle)
        app.press("solution", board=board, puzzle=puzzle)
        if during:
            await during(app)
        await app.settle()
        assert sum(len(life.worker.table) for life in app.page.engine.lives[-1:]) == 0
        return app

    return asyncio.run(whole())


def slowly(app: App) -> None:
    """Let the engine do one slice of work in each of its answers."""
    ticks = count(step=0.02)
    app.page.engine.life.worker.table._clock = lambda: next(ticks)


def test_the_one_solution_is_told(app) -> None:
    page = asked(app, LECTURE).page
    assert page.sheets.answers == [(LECTURE, 1, SOLUTION)]
    # Neither the board nor its sentence has to do with it.
    assert page.said == page.sudoku.calls == []


def test_so_is_that_there_are_several_or_none(app) -> None:
    ((_, solutions, _),) = asked(app, TWO).page.sheets.answers
    assert solutions == 2
    ((_, solutions, first),) = asked(app, "55".ljust(81, ".")).page.sheets.answers
    assert (solutions, first) == (0, "")


def test_it_does_not_stop_what_runs_on_the_board(app) -> None:
    async def solve_as_well(app: App) -> None:
        slowly(app)
        app.press("solve", board="sudoku")

    page = asked(app, TWO, solve_as_well).page
    assert len(page.sheets.answers) == 1
    assert page.said[-1][0].startswith("One solution")


def test_nothing_is_searched_for_sheets_that_are_gone(app) -> None:
    async def close(app: App) -> None:
        await app.until(lambda: bool(app.page.engine.life.worker.heard))
        app.page.sheets.puzzle = None

    page = asked(app, LECTURE, close).page
    assert page.sheets.answers == []
    assert [word for word, *_ in page.engine.life.worker.heard] == ["open", "close"]


def test_it_is_asked_again_of_the_engine_after_a_lost_one(app) -> None:
    async def lose(app: App) -> None:
        slowly(app)
        await app.until(lambda: bool(app.page.engine.life.worker.heard))
        await app.lose_python()

    assert asked(app, LECTURE, lose).page.sheets.answers == [(LECTURE, 1, SOLUTION)]


def test_a_puzzle_of_another_shape_is_asked_for_as_a_question(app):
    cages = "6:0.4.5_7:1.2_1:3_6:6.7_7:8.12.13_3:9_4:10_2:11_1:14_3:15"
    question = json.dumps({"givens": 16 * ".", "cages": cages})
    ((puzzle, solutions, first),) = asked(app, question).page.sheets.answers
    assert (puzzle, solutions) == (question, 1)
    layout = shape_of({"size": 4, "cages": cages})
    assert Grid.parse(first, layout).clashes() == ()
    ((_, solutions, first),) = asked(app, ".6....2.....3.......62...3...5.5.1.6").page.sheets.answers
    assert (solutions, len(first)) == (1, 36)


def test_of_queens_the_first_solution_is_told_and_how_many_there_are(app):
    def told(most: int, **question) -> tuple[int, str]:
        puzzle = json.dumps({**question, "most": most})
        ((_, solutions, first),) = asked(app, puzzle, board="queens").page.sheets.answers
        return solutions, first

    # Regions that are the rows: neighbours two columns apart at least, 14 permutations of 5 (OEIS A002464).
    rows = {"n": 5, "queens": [], "blocked": [], "regions": "".join(letter * 5 for letter in "ABCDE")}
    solutions, first = told(100, **rows)
    assert (solutions, json.loads(first)["columns"]) == (14, [0, 2, 4, 1, 3])
    # No more than are asked for, and one for the others.
    assert told(13, **rows)[0] == told(13, **{**rows, "n": 8, "regions": ""})[0] == 14
    one = {"n": 6, "queens": [[0, 1]], "blocked": [], "regions": ""}
    assert told(100, **one) == (1, '{"n": 6, "columns": [1, 3, 5, 0, 2, 4]}\n')
    assert told(100, **{**one, "queens": [[0, 0]]}) == (0, "")
