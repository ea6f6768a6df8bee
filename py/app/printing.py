"""What the sheets of a print ask for, as long as they want it: the solution of a puzzle, and new puzzles."""

import json

from app import run
from app.callbacks import on
from app.engine import Lost, connect, page


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
    # Of another shape than the usual one it is a question.
    asked = json.loads(puzzle) if puzzle.startswith("{") else {"givens": puzzle}
    asked["entered"] = "." * len(asked["givens"])
    job = await engine.open("sudoku", asked)
    while page.sheets.wants(puzzle):
        answer = await job.work()
        if answer.done:
            page.sheets.solved(puzzle, answer.solutions, answer.first)
    job.close()


@on("print-new")
def print_new(detail):
    run.later(_print_new(json.loads(detail.questions), detail.request))


async def _print_new(questions, request):
    """Make puzzles one after the other; nothing else that runs is stopped for it."""
    while questions and page.sheets.waits(request):
        try:
            engine = await connect()
            job = await engine.open("generate", questions[0])
            while page.sheets.waits(request):
                answer = await job.work()
                if answer.done:
                    break
            if page.sheets.waits(request):
                page.sheets.made(answer.puzzle, answer.solution)
                questions = questions[1:]
            job.close()
        except Lost:
            continue
