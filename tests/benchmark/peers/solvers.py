"""The tasks that Python does: each is named, and is made when it is asked for, so that no peer loads another.

A task is a function from one item to an answer: for a puzzle, 81 characters, its first solution. This module
runs natively and inside Pyodide.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import time

from generators import GENERATORS
from norvig import norvig_first

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

REPORT_SECONDS = 0.02


def undoku_first():
    """Stop at the first solution."""
    from undoku.sudoku import Grid, SudokuSearch

    def first(puzzle):
        search = SudokuSearch(Grid.parse(puzzle), 1)
        while not search.advance(4096):
            pass
        return str(search.found[0])

    return first


def undoku_proof():
    """Prove that there is no second solution, or find it."""
    from undoku.sudoku import solve

    return lambda puzzle: str(solve(puzzle).first)


def algorithm_x_first():
    """Cover exactly, with all rows that the givens leave."""
    from algorithm_x import AlgorithmX

    def first(puzzle):
        solver = AlgorithmX(324)
        for cell, given in enumerate(puzzle):
            row, column = divmod(cell, 9)
            box = row // 3 * 3 + column // 3
            for digit in range(9):
                if given in (".", str(digit + 1)):
                    groups = [
                        cell,
                        81 + row * 9 + digit,
                        162 + column * 9 + digit,
                        243 + box * 9 + digit,
                    ]
                    solver.appendRow(groups, (cell, digit))
        return "".join(str(digit + 1) for _, digit in sorted(next(solver.solve())))

    return first


def undoku_many():
    """Solve lists, each puzzle alone and swept together: the processor's seconds of both."""
    from undoku.sudoku import Grid, Layout, SudokuSearch
    from undoku.sudoku.sweep import Sweep
    from undoku.sudoku.text import plain_line

    def searched(line):
        search = SudokuSearch(Grid.trusted(Layout.standard(9), plain_line(line)))
        while not search.advance(4096):
            pass
        return str(search.found[0])

    def swept(lines):
        sweep = Sweep(lines)
        while not sweep.advance():
            pass
        return [searched(text) if decided is None else text for decided, text in sweep.outcomes()]

    # The tables are made before.
    swept([searched("." * 81)])

    def many(lines):
        start = time.process_time()
        alone = [searched(line) for line in lines]
        middle = time.process_time()
        together = swept(lines)
        return [middle - start, time.process_time() - middle, alone == together]

    return many


def undoku_start():
    """Import, make the tables and solve; in a fresh process the first item's time is the first solve's."""

    def start(puzzle):
        from undoku.sudoku import solve

        return str(solve(puzzle).first)

    return start


def sudokutools_first():
    from sudokutools.solve import dlx
    from sudokutools.sudoku import Sudoku

    return lambda puzzle: next(dlx(Sudoku.decode(puzzle.replace(".", "0")))).encode()


def dlxsudoku_proof():
    from dlxsudoku import Sudoku

    def solve(puzzle):
        sudoku = Sudoku(puzzle)
        sudoku.solve()
        return sudoku.to_oneliner()

    return solve


def py_sudoku_first():
    from sudoku import Sudoku

    def solve(puzzle):
        cells = [int(cell.replace(".", "0")) for cell in puzzle]
        board = [cells[start : start + 9] for start in range(0, 81, 9)]
        return "".join(str(cell or 0) for row in Sudoku(3, 3, board=board).solve().board for cell in row)

    return solve


def hodoku_proof():
    os.environ["HODOKU_NO_ACCEL"] = "1"  # without its part in C
    from hodoku.generator.generator import SudokuGenerator

    solver = SudokuGenerator()

    def solve(puzzle):
        solver.solve_string(puzzle.replace(".", "0"))
        return solver.get_solution_as_string()

    return solve


def undoku_rate(as_hodoku=False):
    """Go the whole way, and give its level and score; the estimate on another scale is not a part of it."""
    from undoku.sudoku import Position
    from undoku.sudoku.techniques.path import Path
    from undoku.sudoku.techniques.state import State

    def rate(puzzle):
        path = Path(State.of(Position.parse(puzzle), unique=True), as_hodoku=as_hodoku)
        while not path.done:
            path.advance(1000)
        return [path.level, path.score]

    return rate


def undoku_rating():
    """Do all that `undoku sudoku rate` does for a line."""
    from undoku.cli.rate import answer

    return lambda puzzle: answer((1, puzzle), as_json=True)[0]


def undoku_rating_spent(estimated=True):
    """Do the same, with the estimate or without, and give the seconds of the processor."""
    from undoku.cli.rate import answer

    clock = processor_clock()

    def rate(puzzle):
        begun = clock()
        answer((1, puzzle), as_json=True, estimated=estimated)
        return clock() - begun

    return rate


def processor_clock():
    """Give what tells the processor's time; Pyodide's own clock counts waiting, so there Node is asked."""
    try:
        from js import process
    except ImportError:
        return time.process_time

    def clock():
        used = process.cpuUsage()
        return (used.user + used.system) / 1e6

    return clock


def undoku_hint():
    """Find the next step at a line that names a position, with its words; give the longest slice as well."""
    from undoku.sudoku import Position
    from undoku.sudoku.techniques.find import NextStep
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.words import explain

    def hint(line):
        state = State.of(Position.parse(line), unique=True)
        search = NextStep(state)
        longest, clock = 0.0, time.perf_counter
        while not search.done:
            start = clock()
            search.advance(1)
            longest = max(longest, clock() - start)
        explain(search.step, state)
        return [search.step.technique, longest]

    return hint


def undoku_whole_hint():
    """Find the next step as a page asks for it: with the proof of one solution, and its words."""
    from undoku.sudoku import Position
    from undoku.sudoku.techniques.hint import Hint
    from undoku.sudoku.techniques.words import explain

    def hint(line):
        search = Hint(Position.parse(line))
        longest, clock = 0.0, time.perf_counter
        while not search.done:
            start = clock()
            search.advance(1)
            longest = max(longest, clock() - start)
        explain(search.steps[0], search.state)
        return [search.steps[0].technique, longest]

    return hint


def undoku_large(size=16, every=10):
    """Make the puzzle of a seed; give every so many positions of its way, as links."""
    from undoku.sudoku import Grid, Layout, Position
    from undoku.sudoku.generator.shaped import ShapeGenerator, ShapeWishes
    from undoku.sudoku.masks import fitting
    from undoku.sudoku.techniques.path import Path
    from undoku.sudoku.techniques.start import Start

    def positions(seed):
        search = ShapeGenerator(ShapeWishes(Layout.standard(size)), seed)
        while not search.done:
            search.advance(1000)
        givens = search.puzzle
        start = Start(Position(givens))
        while not start.done:
            start.advance(1000)
        path = Path(start.state)
        while not path.done:
            path.advance(1000)
        lines = []
        for state in path.states[:-1:every]:
            fits = fitting(givens.layout, state.digits)
            out = [mask & ~left for mask, left in zip(fits, state.cells, strict=True)]
            lines.append(Position(givens, Grid(givens.layout, state.digits), out=out).write("link"))
        return lines

    return positions


def undoku_positions():
    """Go the whole way; give the positions before all steps but singles, as lines of HoDoKu's library."""
    from undoku.sudoku import Grid, Position
    from undoku.sudoku.masks import fitting
    from undoku.sudoku.techniques.path import Path
    from undoku.sudoku.techniques.state import State

    def positions(puzzle):
        givens = Grid.parse(puzzle)
        path = Path(State.of(Position(givens), unique=True))
        while not path.done:
            path.advance(1000)
        lines = []
        for step, state in zip(path.steps, path.states, strict=False):
            if step.technique not in ("full-house", "naked-single", "hidden-single"):
                fits = fitting(givens.layout, state.digits)
                out = [mask & ~left for mask, left in zip(fits, state.cells, strict=True)]
                lines.append(Position(givens, Grid(givens.layout, state.digits), out=out).write("hodoku"))
        return lines

    return positions


def hodoku_rate():
    os.environ["HODOKU_NO_ACCEL"] = "1"  # without its part in C
    from hodoku import Solver

    solver = Solver()

    def rate(puzzle):
        rating = solver.rate(puzzle)
        return [rating.level.name.lower(), rating.score]

    return rate


def undoku_queens():
    from undoku.queens import count

    return count


def bitmask_queens():
    """Count by the usual recursion over bit masks, mirrored: the first queen on one half of the board."""

    def count(n):
        everywhere = (1 << n) - 1

        def below(columns, left, right):
            if columns == everywhere:
                return 1
            total = 0
            free = everywhere & ~(columns | left | right)
            while free:
                queen = free & -free
                free ^= queen
                total += below(columns | queen, (left | queen) << 1, (right | queen) >> 1)
            return total

        total = 2 * sum(below(1 << column, 2 << column, 1 << column >> 1) for column in range(n // 2))
        middle = 1 << n // 2
        return total + (below(middle, middle << 1, middle >> 1) if n % 2 else 0)

    return count


def undoku_knight():
    from undoku.knight import tour

    def tour_of(size):
        return len(tour(size, size, closed=True).path)

    return tour_of


def undoku_calm():
    """Search calm tours of square boards: their turns and crossings."""
    from undoku.knight.calm import CalmSearch

    def calm(size):
        search = CalmSearch(size, size, closed=size % 2 == 0)
        while not search.advance(1 << 30):
            pass
        return [search.turns, search.crossings]

    return calm


def undoku_tables():
    """Build every table of the Sudoku solver anew; the others have none that outlive a question."""
    from undoku.sudoku.bitboard import Bitboard, bitboard
    from undoku.sudoku.layout import Layout
    from undoku.sudoku.locked import Locked

    def build(size):
        layout = Layout.standard(size)
        bitboard(layout)
        return len([Bitboard(layout), Locked(layout)])

    return build


TASKS = {
    "undoku, first": undoku_first,
    "undoku, proof": undoku_proof,
    "undoku, many": undoku_many,
    "undoku, start": undoku_start,
    "algorithm-x": algorithm_x_first,
    "as Norvig": norvig_first,
    "sudokutools": sudokutools_first,
    "dlxsudoku": dlxsudoku_proof,
    "py-sudoku": py_sudoku_first,
    "hodoku-py": hodoku_proof,
    "rate": undoku_rate,
    "rate as HoDoKu": lambda: undoku_rate(as_hodoku=True),
    "rating": undoku_rating,
    "rating, spent": undoku_rating_spent,
    "rating without the estimate, spent": lambda: undoku_rating_spent(estimated=False),
    "hint": undoku_hint,
    "positions": undoku_positions,
    "whole hint": undoku_whole_hint,
    "large positions": undoku_large,
    "hodoku-py, rate": hodoku_rate,
    "queens": undoku_queens,
    "queens, bit masks": bitmask_queens,
    "knight": undoku_knight,
    "knight, calm": undoku_calm,
    "tables": undoku_tables,
    **GENERATORS,
}


def run(request: str, report: Callable[[str], object]) -> None:
    """Do the task of a request, item after item, and report times and answers in lines of JSON.

    A request is {"task", "items", "seconds", "warm"}; after so many seconds no further item is begun, and for
    so many it is done before and not reported. At the end `busy` is told, the part of the time in which the
    processor worked.
    """
    asked = json.loads(request)
    clock = time.perf_counter
    times: list[float] = []
    answers: list[object] = []

    def tell(done: bool, error: str | None = None, busy: float = 1) -> None:
        part = {"times": times, "answers": answers, "done": done, "error": error, "busy": busy}
        report(json.dumps(part))
        times.clear()
        answers.clear()

    try:
        task = TASKS[asked["task"]]()
    except Exception as error:  # a peer may fail in any way, and the table says so
        return tell(True, f"{type(error).__name__}: {error}")
    warm = clock() + asked["warm"]
    for item in itertools.cycle(asked["items"]):
        if clock() >= warm:
            break
        with contextlib.suppress(Exception):  # it is told below
            task(item)
    worked = processor_clock()
    before = worked()
    begun = end = reported = clock()
    until = end + asked["seconds"]
    for item in asked["items"]:
        start = clock()
        try:
            answer = task(item)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        end = clock()
        times.append(end - start)
        answers.append(answer)
        if end - reported > REPORT_SECONDS:
            tell(False)
            reported = clock()
        if end > until:
            break
    return tell(True, busy=(worked() - before) / (clock() - begun))
