"""What the sheets of a print ask for, as long as they want it: the solution of a puzzle, and new puzzles."""

import json

from app import run
from app.callbacks import on
from app.create.making import MAKERS
from app.engine import Lost, connect, page


@on("solution")
def solution(detail):
    run.later(_solution(_SOLVED[detail.board], detail.puzzle))


async def _solution(solved, puzzle):
    """Ask for the solution by `solved`; nothing else that runs is stopped for it."""
    while page.sheets.wants(puzzle):
        try:
            await solved(await connect(), puzzle)
        except Lost:
            # The page says so and offers Retry; the next engine is asked again.
            continue


async def _solved_sudoku(engine, puzzle):
    """Ask for one solution and whether there are others."""
    # Of another shape than the usual one it is a question.
    asked = json.loads(puzzle) if puzzle.startswith("{") else {"givens": puzzle}
    asked["entered"] = "." * len(asked["givens"])
    job = await engine.open("sudoku", asked)
    answer = await _last(job, puzzle)
    if answer:
        page.sheets.solved(puzzle, answer.solutions, answer.first)
    job.close()


async def _solved_queens(engine, puzzle):
    """Ask how many solutions there are, up to what the question says and one for more, and for the first."""
    job = await engine.open("completions", puzzle)
    answer = await _last(job, puzzle)
    if answer:
        first = await job.ask("text", start=1, count=1, fundamental=False, form="jsonl")
        page.sheets.solved(puzzle, answer.found + answer.more, first)
    job.close()


_SOLVED = {"sudoku": _solved_sudoku, "queens": _solved_queens}


async def _last(job, puzzle):
    """Return what a job reports at its end; None where the sheets do not want it any more."""
    while page.sheets.wants(puzzle):
        answer = await job.work()
        if answer.done:
            return answer
    return None


@on("print-new")
def print_new(detail):
    run.later(_print_new(MAKERS[detail.board], json.loads(detail.questions), detail.request))


async def _print_new(kind, questions, request):
    """Make puzzles one after the other; nothing else that runs is stopped for it."""
    while questions and page.sheets.waits(request):
        try:
            engine = await connect()
            job = await engine.open(kind, questions[0])
            while page.sheets.waits(request):
                answer = await job.work()
                if answer.done:
                    break
            if page.sheets.waits(request):
                page.sheets.made(answer)
                questions = questions[1:]
            job.close()
        except Lost:
            continue
