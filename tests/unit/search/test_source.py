"""What is told of a strategy's file: what can be folded away, which lines are quiet, and where it begins."""

import ast
import re

import pytest

from undoku.search.register import strategies
from undoku.search.source import read

from .searches import IDS, SEARCHES, run

ALL = strategies()
NAMES = [entry.name for entry in ALL]


def lines_of(entry):
    return entry.source().text.splitlines()


@pytest.mark.parametrize("entry", ALL, ids=NAMES)
def test_the_docstring_and_the_imports_are_folded_and_nothing_else(entry):
    lines = lines_of(entry)
    (first, last, about), (begin, end, imports) = entry.source().folds
    assert (first, about, begin, imports) == (1, "about", last + 1, "imports")
    folded = ast.parse("\n".join(lines[first - 1 : last]))
    assert [type(node) for node in folded.body] == [ast.Expr]
    assert {type(node) for node in ast.parse("\n".join(lines[begin - 1 : end])).body} == {ast.ImportFrom}
    rest = ast.parse("\n".join(lines[end:]))
    assert {type(node) for node in rest.body} == {ast.FunctionDef}


@pytest.mark.parametrize("entry", ALL, ids=NAMES)
def test_the_algorithm_needs_no_scrolling_sideways(entry):
    (_, end, _) = entry.source().folds[-1]
    # As many characters as the panel of a laptop shows.
    assert max(map(len, lines_of(entry)[end:])) <= 88


@pytest.mark.parametrize("entry", ALL, ids=NAMES)
def test_lines_that_tell_a_step_are_quiet_and_those_that_call_are_not(entry):
    quiet = {lines_of(entry)[line - 1].strip() for line in entry.source().quiet}
    loud = {
        line.strip() for number, line in enumerate(lines_of(entry), 1) if number not in entry.source().quiet
    }
    assert quiet
    assert all(re.match(r"yield (SOLVED$|(TRY|REJECT|PLACE|UNDO), )", line) for line in quiet)
    assert not any(re.match("yield [A-Z]", line) for line in loud)
    # The recursion is the algorithm.
    assert any(re.search(r"yield [a-z_]+\(", line) for line in loud)


@pytest.mark.parametrize(("board", "name", "problem"), SEARCHES, ids=IDS)
def test_every_step_is_told_by_a_quiet_line_of_a_function_below_the_folds(board, name, problem):
    trace = run(board, name, problem(), 2_000).trace
    source = trace.strategy.source()
    lines = {trace.step(position).line for position in range(1, len(trace) + 1)}
    assert lines <= set(source.quiet)
    assert not any(first <= line <= last for first, last, _ in source.folds for line in lines)
    # The first step comes out of the first call, unless a helper tells it.
    assert source.text.splitlines()[trace.begins - 1].startswith("def ")
    assert trace.begins <= min(lines)


@pytest.mark.parametrize(
    ("text", "folds"),
    [
        ("x = 1\n", []),
        ("import ast\n\nx = 1\n", [(1, 1, "imports")]),
        ('"""One."""\n\n\nx = 1\n', [(1, 1, "about")]),
        (
            '\n"""One\ntwo."""\nimport ast\nfrom re import (\n    sub,\n)\nx = 1\nimport os\n',
            [(2, 3, "about"), (4, 7, "imports")],
        ),
        ('"""Nothing else."""', [(1, 1, "about")]),
        ("", []),
    ],
)
def test_folds_of_other_files(text, folds):
    assert read(text).folds == folds


@pytest.mark.parametrize(
    ("body", "quiet"),
    [
        ("yield TRY, 1, 2", [2]),
        ("yield (\n        PLACE,\n        1,\n        2,\n    )", [2, 3, 4, 5, 6]),
        ("yield SOLVED", [2]),
        ("yield step", []),
        ("yield search(1)", []),
        ("found = yield search(1)", []),
        ("answer = yield TRY, 1, 2", []),
        ("if x: yield TRY, 1, 2", []),
        ("x = 1; yield TRY, 1, 2", []),
        ("yield", []),
        ("yield from search(1)", []),
    ],
)
def test_quiet_lines_of_other_files(body, quiet):
    assert read(f"def search(x):\n    {body}\n").quiet == quiet
