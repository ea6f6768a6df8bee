"""What is printed of a Sudoku besides the puzzle: its solution, for as long as the sheets want it."""

from app import run
from app.callbacks import on
from app.engine import Lost, connect, page

BLANK = 81 * "."


@on("solution")
def solution(detail):
    run.later(_solution(detail.puzzle))


async def _solution(puzzle):
    while page.sheets.wants(puzzle):
        try:
            await _solve(await connect(), puzzle)
        except Lost:
            # The page says so and offers Retry; the next engine is asked again.
            continue


async def _solve(engine, puzzle):
    """Ask for one solution and whether there are others; nothing else that runs is stopped for it."""
    job = await engine.open("sudoku", {"givens": puzzle, "entered": BLANK})
    while page.sheets.wants(puzzle):
        answer = await job.work()
        if answer.done:
            page.sheets.solved(puzzle, answer.solutions, answer.first)
    job.close()
