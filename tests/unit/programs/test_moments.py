"""Any moment of a recorded program is what a debugger would have seen there."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from undoku.programs.boards import BOARDS
from undoku.programs.values import text_of
from undoku.programs.watched import WatchedProgram

from .examples import EXAMPLES, Example
from .plain_tracer import trace

pytestmark = pytest.mark.recorder


def watched(example: Example) -> WatchedProgram:
    program = WatchedProgram(
        example.text, example.board, example.question, iter(range(10**9)).__next__, seconds=10**9
    )
    program.advance()
    return program


def compare(example: Example, chance: Random, moments: int) -> None:
    program = watched(example)
    lines = program.run.counts.lines
    wanted = sorted(chance.sample(range(1, lines + 1), min(moments, lines)))
    seen, ran = trace(example.text, deepcopy(example.arguments), {*wanted})
    assert ran == lines
    values = BOARDS[example.board](program.problem).values
    for position in wanted:
        moment, plain = program.moment(position, "stack"), seen[position]
        assert moment["line"] == plain.line
        assert moment["values"] == values(plain.board)
        # Where the variables are known already, those outside of all calls are there as well.
        calls = [
            (call["function"], call["line"]) for call in moment["frames"] if call["function"] != "globals"
        ]
        assert calls == [(name, line) for name, line, _ in plain.calls]
        told = program.variables(position)
        assert told["same"]
        frames = [frame for frame in told["frames"] if frame["function"] != "globals"]
        for frame, (_, _, variables) in zip(frames, plain.calls, strict=True):
            shown = dict(frame["variables"])
            for name, value in variables.items():
                assert shown[name] == text_of(value), (position, name)


@pytest.mark.parametrize("name", EXAMPLES)
def test_moments_are_those_of_a_debugger(name: str) -> None:
    compare(EXAMPLES[name], Random(12), 8)


@pytest.mark.long
@pytest.mark.parametrize("name", EXAMPLES)
def test_many_moments_are_those_of_a_debugger(name: str) -> None:
    compare(EXAMPLES[name], Random(3000), -(-3000 // len(EXAMPLES)))
