"""The line that is said to have written to the board is the one that did, with the values of its call."""

import pytest

from undoku.search.steps import PLACE, UNDO
from undoku.search.with_values import with_values
from undoku.search.written import written

from .searches import IDS, SEARCHES, run

# Who keeps the board in bits, or leaves a queen's column as it was, writes nothing.
SILENT = {("bitmasks", PLACE), ("bitmasks", UNDO), ("array-first", UNDO)}
# Lines after it that note beside the board what is taken.
NOTED = {
    **dict.fromkeys([("markers", PLACE), ("markers", UNDO), ("regions-rows", PLACE)], 1),
    **dict.fromkeys([("regions-by-region", PLACE), ("regions-by-region", UNDO)], 1),
}


@pytest.mark.parametrize(("board", "name", "problem"), SEARCHES, ids=IDS)
def test_its_values_are_those_of_the_call(board, name, problem):
    trace = run(board, name, problem(), limit=400).trace
    source, lines = trace.strategy.source(), trace.strategy.source().shown.split("\n")
    said = 0
    for position in range(1, len(trace) + 1):
        step = trace.step(position)
        line = written(source, step, trace.problem.cols)
        if step.kind in (PLACE, UNDO):
            assert bool(line) == ((name, step.kind) not in SILENT)
        else:
            assert not line
        if line:
            level = trace.stack(position)[-1]
            values = {name: str(value) for name, value in level.variables.items()}
            noted = NOTED.get((name, step.kind), 0)
            assert line == with_values(lines[source.place(level.line) - 1 - noted], values)
            said += 1
    assert said or name == "bitmasks"
