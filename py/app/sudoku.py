"""The Sudoku board: solves the puzzle that is on it and says what the verdict is."""

from app import run
from app.engine import page
from app.words import count, duration

board = page.sudoku


def forget():
    """Nothing of an earlier answer is kept here: the widget shows what it has."""


def solve():
    run.start(_solve)


async def _solve(current, engine):
    puzzle = board.puzzle()
    if not await current.begin(engine, "Solving", "begin_sudoku", puzzle):
        return
    answer = await current.work(engine, "sudoku")
    if answer:
        _tell(puzzle, answer, duration(current.spent))


def _tell(puzzle, answer, time):
    empty = puzzle.count(".")
    if answer.clashes.length:
        board.mark(answer.cells)
        page.say(f"No solution: {_clause(answer.clashes[0])}.", "error")
    elif answer.solutions == 0:
        page.say(f"No solution. The digits do not clash, but they cannot be completed ({time}).", "error")
    elif answer.solutions > 1:
        board.fill(answer.first, answer.second)
        differ = sum(1 for a, b in zip(answer.first, answer.second) if a != b)
        cells = count(differ, "cell", "cells")
        page.say(f"More than one solution. Two are shown; they differ in {cells}.", "info")
    elif empty == 0:
        page.say("The grid is complete, and it is right.", "good")
    else:
        board.fill(answer.first, "")
        page.say(f"One solution. Filled {count(empty, 'cell', 'cells')} in {time}.", "good")


def _clause(sentence):
    """Turn a sentence into the end of another one: "Row 4 has two 5s." becomes "row 4 has two 5s"."""
    return sentence[0].lower() + sentence[1:].rstrip(".")
