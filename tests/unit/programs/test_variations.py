"""Programs as students write them are run, counted and shown rightly, whatever their form."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from undoku.programs.boards import BOARDS
from undoku.programs.judging.answers import Reading
from undoku.programs.judging.judged import judged
from undoku.programs.judging.verdict import verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.programs.values import text_of
from undoku.programs.watched import WatchedProgram
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.watch.problems import problem_of

from .examples import sudoku
from .plain_counter import count
from .plain_tracer import trace
from .variations_known import FOLDER, KNOWN, Known


def text_of_file(name: str) -> str:
    return (FOLDER / f"{name}.py").read_text(encoding="utf-8")


def board_of(name: str) -> str:
    return name.partition("_")[0]


def expected(name: str, known: Known) -> tuple[int, int, int]:
    """Calls, placements and undos, counted without the recorder of programs."""
    if not known.like:
        return count(text_of_file(name), known.search, *deepcopy(known.arguments))[:3]
    problem = problem_of(board_of(name), known.question)
    search = Recorder(find(board_of(name), known.like), problem, limit=0)
    while not search.advance(100_000):
        pass
    counts = search.counts
    return counts.calls + known.calls, counts.placements, counts.undos


def test_every_variation_is_looked_at() -> None:
    names = [path.stem for path in FOLDER.glob("*_*.py")]
    assert sorted(names) == sorted(KNOWN)
    for board in BOARDS:
        assert sum(board_of(name) == board for name in names) >= 10


@pytest.mark.recorder
@pytest.mark.parametrize("name", [name for name in KNOWN if name != "sudoku_options"])
def test_what_a_variation_answers_and_does(name: str) -> None:
    known = KNOWN[name]
    run = ProgramRun(Program(text_of_file(name)), board_of(name), known.question, lambda: 0.0)
    run, found = judged(run, lambda run: verdict(run, lambda: True, 10))
    assert (found.right, found.error) == (True, ""), found.sentence
    answer = Reading(run).answer()
    assert (answer.how, len(answer.boards)) == (known.how, known.solutions)
    calls, placements, undos = expected(name, known)
    assert (run.counts.calls, run.counts.placements, run.counts.undos) == (calls, placements, undos)
    assert run.counts.solutions == known.solutions


@pytest.mark.recorder
@pytest.mark.parametrize("name", [name for name, known in KNOWN.items() if known.entry])
def test_moments_of_a_variation_are_those_of_a_debugger(name: str) -> None:
    known, text, board = KNOWN[name], text_of_file(name), board_of(name)
    program = WatchedProgram(text, board, known.question, lambda: 0.0)
    program.advance()
    last = len(program.run.log)
    wanted = sorted(Random(name).sample(range(1, last + 1), min(3, last)))
    called = f"{text}\nentry = {known.entry}\n"
    seen, *counted = trace(called, deepcopy(known.arguments), {*wanted}, "entry")
    assert counted == [last, program.run.counts.lines]
    values = BOARDS[board](program.problem).values
    for position in wanted:
        moment, plain = program.moment(position, "stack"), seen[position]
        assert moment["line"] == plain.line
        if known.in_place:
            assert moment["values"] == values(plain.board)
        calls = [
            (call["function"], call["line"]) for call in moment["frames"] if call["function"] != "globals"
        ]
        assert calls == [(name, line) for name, line, _ in plain.calls]
        told = program.variables(position)
        assert told["same"]
        frames = [frame for frame in told["frames"] if frame["function"] != "globals"]
        for frame, (_, _, variables) in zip(frames, plain.calls, strict=True):
            shown = dict(frame["variables"])
            assert {key: shown[key] for key in variables} == {
                key: text_of(value) for key, value in variables.items()
            }


@pytest.mark.recorder
def test_the_last_digit_that_is_possible_is_placed() -> None:
    example = sudoku(text_of_file("sudoku_options"))
    program = WatchedProgram(example.text, "sudoku", example.question, lambda: 0.0)
    program.advance()
    found = verdict(program.run, lambda: True, 10)
    assert (found.right, found.error) == (True, ""), found.sentence
    wanted = {*Random(1).sample(range(1, len(program.run.log) + 1), 100)}
    seen, _, lines = trace(example.text, example.arguments, wanted)
    assert lines == program.run.counts.lines
    looked = 0
    for position, plain in seen.items():
        names = [name for name, _, _ in plain.calls]
        if "search" in names and "place" in names:
            cells = plain.calls[len(names) - 1 - names[::-1].index("place")][2]["cells"]
            values = [int(digits) if len(digits) == 1 else 0 for digits in cells.values()]
            assert program.moment(position, "stack")["values"] == values
            looked += 1
    assert looked > 20


@pytest.mark.recorder
def test_a_program_with_no_board_says_that_there_is_none_to_be_seen() -> None:
    text = """
from itertools import permutations

def solve(n):
    rows = range(n)
    for queens in permutations(rows):
        if len({queens[r] + r for r in rows}) == n == len({queens[r] - r for r in rows}):
            return queens
"""
    program = WatchedProgram(text, "queens", {"n": 4}, lambda: 0.0)
    program.advance()
    said = "Right. It returned 1 solution. It wrote to nothing that looks like the board."
    assert program.moment(0, "stack")["sentence"].startswith(said)
