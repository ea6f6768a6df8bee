"""The door between the page and the engine: runs in the Pyodide worker and answers the callbacks.

Long work is pulled: a `begin_*` call sets it up, each `work` call goes on for some milliseconds, and
whoever does not ask again has stopped it. Answers are plain values: they are copied to the other thread.
A room of the engine is imported when it is first asked for, so that the page is ready sooner.
"""

import json
from array import array
from time import perf_counter

from js import Object
from pyodide.ffi import to_js

from undoku.search import PuzzleError

# Units of work between two looks at the clock: a few milliseconds in the browser.
SLICE = 200
TRACE_SLICE = 1000


class SudokuJob:
    """Whether a grid has no solution, one, or more."""

    def __init__(self, text):
        from undoku.sudoku import Grid, SudokuSearch

        self.grid = Grid.parse(text)
        self.search = SudokuSearch(self.grid, limit=2)

    def report(self):
        found = self.search.found
        clashes = self.grid.clashes()
        return {
            "solutions": len(found),
            "first": str(found[0]) if found else "",
            "second": str(found[1]) if len(found) > 1 else "",
            "clashes": [str(clash) for clash in clashes],
            "cells": sorted({9 * row + col for clash in clashes for row, col in clash.cells}),
        }


class QueensJob:
    """All placements of n queens, in the lecture's order, and which of them are fundamental."""

    def __init__(self, n):
        from undoku.queens import QueensSearch

        self.search = QueensSearch(n)
        self.fundamental = []
        self.sorted = 0

    def report(self):
        found = self.search.found
        for index in range(self.sorted, len(found)):
            if found[index].is_fundamental():
                self.fundamental.append(index)
        self.sorted = len(found)
        return {"total": len(found), "fundamental": len(self.fundamental)}

    def solution(self, index, fundamental):
        """Return the placement at `index` of the shown list, and its number among all; both from 1."""
        at = self.fundamental[index - 1] if fundamental else index - 1
        return {"columns": list(self.search.found[at].columns), "number": at + 1}


class TourJob:
    """A knight's tour, or the reason why there is none."""

    def __init__(self, rows, cols, start, end, closed):
        from undoku.knight import TourSearch

        last = None if end < 0 else divmod(end, cols)
        self.search = TourSearch(rows, cols, start=divmod(start, cols), end=last, closed=closed)
        self.cols = cols

    def report(self):
        tour = self.search.tour
        if tour is None:
            return {"found": False, "reason": self.search.reason or "", "proved": self.search.proved}
        path = array("I", (row * self.cols + col for row, col in tour.path))
        return {"found": True, "closed": tour.closed, "path": path}


jobs = {}


def begin(board, make, *args):
    """Set up a board's job, dropping the one before; return an error's sentence, or an empty one."""
    jobs.pop(board, None)
    try:
        jobs[board] = make(*args)
    except PuzzleError as error:
        return str(error)
    return ""


def begin_sudoku(text):
    return begin("sudoku", SudokuJob, text)


def begin_queens(n):
    return begin("queens", QueensJob, n)


def begin_tour(rows, cols, start, end, closed):
    return begin("knight", TourJob, rows, cols, start, end, closed)


def work(board, milliseconds):
    """Go on with a board's job for about so long, and report; `spent` is the time used, in milliseconds."""
    job = jobs[board]
    started = perf_counter()
    until = started + milliseconds / 1000
    done = job.search.done
    units = TRACE_SLICE if board == "trace" else SLICE
    while not done and perf_counter() < until:
        done = job.search.advance(units)
    answer = {"done": done, **job.report(), "spent": 1000 * (perf_counter() - started)}
    return to_js(answer, dict_converter=Object.fromEntries)


def queens_solution(index, fundamental):
    """Return a placement by its number, from 1, in one of the two lists."""
    return to_js(jobs["queens"].solution(index, fundamental), dict_converter=Object.fromEntries)


def watched(board, strategy, *where):
    # What only watching needs is loaded when it is first asked for.
    from undoku.watch.watched import Watched

    return Watched(board, strategy, *where)


def begin_trace(board, strategy, *where):
    return begin("trace", watched, board, strategy, *where)


def trace_opening():
    return as_json(jobs["trace"].opening())


def trace_moment(position, view, opened):
    """Return a moment for a view; `opened` lists the numbers of the calls to be open, with commas."""
    return as_json(jobs["trace"].moment(position, view, {int(call) for call in opened.split(",") if call}))


def trace_overview(width):
    return as_json(jobs["trace"].overview(width))


def trace_jump(name, position, argument):
    return jobs["trace"].jump(name, position, argument)


def trace_doomed(position):
    return as_json(jobs["trace"].doomed(position))


def trace_lines(begin, end):
    return jobs["trace"].lines(begin, end)


def end_trace():
    """Forget the trace: it may be large."""
    jobs.pop("trace", None)


def race(board, left, right, *where):
    from undoku.watch.race import Race

    return Race(board, left, right, *where)


def begin_race(board, left, right, *where):
    return begin("race", race, board, left, right, *where)


def race_opening():
    return as_json(jobs["race"].opening())


def race_step(milliseconds, steps):
    """Go on so many steps on both sides, or with 0 for about so long at full speed; return a frame."""
    running = jobs["race"]
    sides = [side for side in running.sides if not side.done]
    if steps:
        running.together(steps)
    else:
        for side in sides:
            until = perf_counter() + milliseconds / 1000 / len(sides)
            while not side.done and perf_counter() < until:
                side.advance(TRACE_SLICE)
    running.compare()
    return race_frame()


def race_frame():
    return to_js(jobs["race"].frame())


def race_align():
    return as_json(jobs["race"].align())


def end_race():
    """Forget the race: what was recorded of it may be large."""
    jobs.pop("race", None)


def as_json(answer):
    """Return an answer of many small values as a text, which crosses to the page faster than they do."""
    return json.dumps(answer, separators=(",", ":"))


def queens_place(n):
    """Return the columns of one placement of n queens; empty where there is none."""
    from undoku.queens import place

    placement = place(n)
    return to_js(array("I", placement.columns if placement else ()))


__export__ = [
    "begin_queens",
    "begin_race",
    "begin_sudoku",
    "begin_tour",
    "begin_trace",
    "end_race",
    "end_trace",
    "queens_place",
    "queens_solution",
    "race_align",
    "race_frame",
    "race_opening",
    "race_step",
    "trace_doomed",
    "trace_jump",
    "trace_lines",
    "trace_moment",
    "trace_opening",
    "trace_overview",
    "work",
]
