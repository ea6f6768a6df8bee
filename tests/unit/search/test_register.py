"""The register: what there is, where it comes from, and how one more strategy joins."""

import ast

import pytest

from undoku.queens.strategies.problem import QueensProblem
from undoku.search import PuzzleError, register
from undoku.search.register import find, strategies
from undoku.search.steps import PLACE, SOLVED, TRY

from .searches import run

NAMES = {
    "sudoku": ["last-empty", "first-empty", "fewest-options", "fewest-options-singles"],
    "queens": [
        *["board-scan", "markers", "array-first", "columns", "bitmasks"],
        *["regions-rows", "regions-by-region", "regions-fewest"],
    ],
    "knight": ["fixed-order", "warnsdorff", "warnsdorff-backtracking"],
}


@pytest.mark.parametrize("board", NAMES)
def test_names_in_their_order(board):
    # There may be more of them; those that the documents have are there under their names, in their order.
    assert [entry.name for entry in strategies(board) if entry.name in NAMES[board]] == NAMES[board]


def test_every_strategy_has_a_source_and_says_where_it_comes_from():
    for entry in strategies():
        source = entry.source()
        assert entry.title
        assert entry.document
        assert len(ast.get_docstring(ast.parse(source.text))) > 80


def test_lines_of_a_trace_are_lines_of_the_source():
    lines = find("queens", "board-scan").source().text.splitlines()
    trace = run("queens", "board-scan", QueensProblem(5), 1_000).trace
    words = ("TRY", "REJECT", "PLACE", "UNDO", "SOLVED")
    for position in range(1, len(trace) + 1):
        step = trace.step(position)
        assert f"yield {words[step.kind]}" in lines[step.line - 1]


def test_an_unknown_name_gets_the_names_there_are():
    with pytest.raises(PuzzleError, match="fixed-order, warnsdorff, warnsdorff-backtracking"):
        find("knight", "fastest")


def test_a_strategy_added_by_a_decorator_is_everywhere(monkeypatch, capsys):
    monkeypatch.setattr(register, "_STRATEGIES", dict(register._STRATEGIES))

    @register.strategy("queens", "one-a-row", title="Columns in order", source="a test")
    def one_a_row(problem):
        return place(problem.n, 0)

    def place(n, row):
        if row == n:
            yield SOLVED
            return True
        yield TRY, row * n + row, 1
        yield PLACE, row * n + row, 1
        return (yield place(n, row + 1))

    assert "one-a-row" in [entry.name for entry in strategies("queens")]
    recorder = run("queens", "one-a-row", QueensProblem(3), 100)
    assert recorder.counts == (4, 3, 3, 0, 1)
    assert "def place(n, row):" in find("queens", "one-a-row").source().text
    assert recorder.trace.stack(5)[-1].variables == {"n": 3, "row": 2}

    from undoku.cli import main

    assert main(["strategies"]) == 0
    assert "queens one-a-row" in capsys.readouterr().out.splitlines()
    assert main(["queens", "trace", "3", "--strategy", "one-a-row"]) == 0
    assert "calls 4, tries 3, placements 3" in capsys.readouterr().out
