"""The Sudoku board: solves the puzzle that is on it, says the verdict, and looks at what was entered.

A board of another shape than the usual one says which in its question: `shape`, `diagonal` and `cages`.
"""

import json

from app import run, words
from app.callbacks import on
from app.engine import Refused, face, page, question


def forget():
    """Nothing of an earlier answer is kept here: the widget shows what it has."""


def resume():
    """Nothing waits behind a search here."""


def solve():
    run.start(_solve, "solve")


def check():
    """Mark the entries that are wrong, and reveal no digit."""
    run.start(_check, "check")


@on("reveal")
def reveal(detail):
    """Write the digit of one cell, where there is only one."""
    run.start(_reveal, "reveal", detail.cell)


@on("mistake")
def before_mistake(detail):
    """Go back to where the puzzle still had a solution."""
    run.start(_before_mistake, "mistake", json.loads(detail.entries))


@on("read")
def read(detail):
    """Read a text of which only the engine knows the form."""
    run.start(_read, "read", detail.text)


@on("write")
def write(detail):
    """Write what is on the board in forms that only the engine writes."""
    run.start(_write, "write", json.loads(detail.forms))


async def _solve(current, engine):
    job = await current.open(engine, words.SOLVING, "sudoku", question())
    answer = await current.work(job)
    if not answer:
        return
    spent = current.spent
    if answer.solutions == 0:
        await _mend(current, engine, answer, answer.clash or words.impossible(spent))
    else:
        _tell(answer, spent)


def _tell(answer, spent):
    board = face("sudoku")
    if answer.solutions > 1:
        board.fill(answer.first, answer.second)
        differ = sum(1 for a, b in zip(answer.first, answer.second) if a != b)
        page.say(words.ambiguous(differ), "info")
    elif answer.empty == 0:
        page.say(words.COMPLETE, "good")
    else:
        board.fill(answer.first, "")
        page.say(words.solved(answer.empty, spent), "good")


async def _mend(current, engine, answer, verdict):
    """Say that there is no solution, and then, when it is known, what would mend that."""
    board = face("sudoku")
    board.mark(answer.cells)
    page.say(verdict, "error")
    current.if_stopped = (words.not_mended(verdict), "error")
    job = await current.open(engine, words.MENDING, "mends", question())
    current.doing = ""  # the verdict stays while this goes on
    answer = await current.work(job)
    if answer:
        board.mark(answer.cells)
        page.say(words.mended(verdict, answer.sentence), "error")


async def _check(current, engine):
    job = await current.open(engine, words.CHECKING, "check", question())
    answer = await current.work(job)
    if not answer:
        return
    if answer.solutions == 0:
        page.say(words.GIVENS_IMPOSSIBLE, "error")
        return
    face("sudoku").doubt(answer.cells)
    if answer.entered == 0:
        page.say(words.NOTHING_ENTERED, "info")
    elif answer.cells.length:
        page.say(words.wrong(answer.cells.length), "error")
    elif not answer.together:
        page.say(words.NOT_TOGETHER, "error")
    else:
        page.say(words.CAN_BE_RIGHT if answer.empty else words.ALL_RIGHT, "good")


async def _reveal(current, engine, cell):
    asked = question()
    asked["cell"] = cell
    rows = words.rows_of(asked)
    job = await current.open(engine, words.REVEALING, "reveal", asked)
    answer = await current.work(job)
    if not answer:
        return
    options = [int(answer.options[i]) for i in range(answer.options.length)]
    if not options:
        page.say(words.GIVENS_IMPOSSIBLE, "error")
    elif len(options) > 1:
        page.say(words.many_options(cell, options, answer.digit, rows), "info")
    elif options[0] == answer.digit:
        page.say(words.is_right(cell, answer.digit, rows), "good")
    else:
        face("sudoku").reveal(cell, options[0])
        page.say(words.revealed(cell, options[0], rows), "good")


async def _before_mistake(current, engine, entries):
    asked = question()
    del asked["entered"]
    asked["entries"] = entries
    answer = await current.work(await current.open(engine, words.CHECKING, "mistake", asked))
    if not answer:
        return
    if answer.index < 0:
        page.say(words.NO_WAY_BACK, "error")
    elif answer.index == 0:
        page.say(words.NO_MISTAKE, "good")
    else:
        face("sudoku").back(answer.index)
        page.say(words.before_mistake(answer.index), "good")


async def _read(current, engine, text):
    try:
        job = await engine.open("read", {"text": text})
    except Refused as refused:
        if current.wanted:
            run.stop()  # it is over: what is said of it stays
            face("sudoku").refuse(str(refused))
        return
    answer = await current.work(job)
    job.close()
    if answer:
        run.stop()
        face("sudoku").take(answer)


async def _write(current, engine, forms):
    asked = json.loads(face("sudoku").position())
    asked["forms"] = forms
    answer = await current.work(await current.open(engine, words.WRITING_DOWN, "write", asked))
    if answer:
        run.stop()
        face("sudoku").written(answer.written)
