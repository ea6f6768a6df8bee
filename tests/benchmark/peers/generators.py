"""The tasks that make puzzles: an item is a seed, or for ours wishes and a seed.

An answer is the puzzle, 81 characters, and the seconds of processor it took.
"""

from __future__ import annotations

import random
import time


def undoku():
    """Make a puzzle as it is wished."""
    from undoku.sudoku.generator import Generator, Wishes, pools

    def make(item):
        wishes, seed = item
        begun = time.process_time()
        asked = Wishes(**wishes)
        search = Generator(asked, str(seed), pools.read(pools.with_techniques(asked.needed)))
        while not search.done:
            search.advance(1000)
        return [str(search.puzzle or ""), time.process_time() - begun]

    return make


def new_queens():
    """Make a board of queens in the slices of its job: the answer is the longest of them in seconds."""
    from jobs.queens_new import Job

    def make(item):
        rule, size, level, seed = item
        job = Job({"rule": rule, "size": size, "level": level, "seed": str(seed), "day": ""})
        longest, begun = 0.0, time.perf_counter()
        while not job.done:
            job.advance()
            ended = time.perf_counter()
            longest, begun = max(longest, ended - begun), ended
        return longest

    return make


def timed(make):
    """Add the seconds of processor to what is made of a seed."""

    def run(seed):
        random.seed(seed)
        begun = time.process_time()
        puzzle = make(seed)
        return [puzzle.replace("0", "."), time.process_time() - begun]

    return run


def sudokutools():
    """Make minimal puzzles of any level."""
    from sudokutools.generate import generate

    return timed(lambda _: generate().encode())


def dokusan():
    """Make puzzles of the rank that its documentation shows: of any level, too."""
    from dokusan.generators import random_sudoku

    return timed(lambda _: str(random_sudoku(avg_rank=150)))


def py_sudoku():
    """Empty three fifths of the cells of one grid after the other, until one solution is left."""
    from sudoku import Sudoku

    several = -3

    def make(seed):
        board = None
        while board is None:
            puzzle = Sudoku(3, seed=seed).difficulty(0.6)
            board = puzzle.board if puzzle.get_difficulty() != several else None
            seed += 1_000_000
        return "".join(str(digit or 0) for row in board for digit in row)

    return timed(make)


GENERATORS = {
    "generate": undoku,
    "new queens": new_queens,
    "sudokutools, generate": sudokutools,
    "dokusan, generate": dokusan,
    "py-sudoku, generate": py_sudoku,
}
