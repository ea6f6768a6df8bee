"""The Sudoku board: solves the puzzle that is on it and says what the verdict is."""

from app import run, words
from app.engine import face, page, question


def forget():
    """Nothing of an earlier answer is kept here: the widget shows what it has."""


def resume():
    """Nothing waits behind a search here."""


def solve():
    run.start(_solve, "solve")


async def _solve(current, engine):
    job = await current.open(engine, words.SOLVING, "sudoku", question())
    answer = await current.work(job)
    if answer:
        _tell(answer, current.spent)


def _tell(answer, spent):
    board = face("sudoku")
    if answer.clash:
        board.mark(answer.cells)
        page.say(answer.clash, "error")
    elif answer.solutions == 0:
        page.say(words.impossible(spent), "error")
    elif answer.solutions > 1:
        board.fill(answer.first, answer.second)
        differ = sum(1 for a, b in zip(answer.first, answer.second) if a != b)
        page.say(words.ambiguous(differ), "info")
    elif answer.empty == 0:
        page.say(words.COMPLETE, "good")
    else:
        board.fill(answer.first, "")
        page.say(words.solved(answer.empty, spent), "good")
