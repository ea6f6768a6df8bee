"""What is said and shown after Solve on a Sudoku."""

import asyncio

from fake_page import BLANK, LECTURE, App
from solving import solved

from undoku.sudoku import solve

SOLUTION = str(solve(LECTURE).first)
TWO = SOLUTION.translate(str.maketrans("12", ".."))


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
        running.press("open", strategy="first-empty", position=0, placement=0, view="", program="")
        await running.settle()
        return running

    page = asyncio.run(scenario()).page
    assert page.said[-1] == ("No solution: row 1 has two 5s: columns 1 and 3.", "error")
    assert page.watch.count("open") == 0


def test_a_complete_grid(app) -> None:
    page = solved(app, "sudoku", givens=str(solve(LECTURE).first)).page
    assert page.said[-1] == ("The grid is complete, and it is right.", "good")
