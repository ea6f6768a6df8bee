"""How a strategy's file is shown: without the recorder's words, and what can be folded away at its top."""

import ast
import re

import pytest

from undoku.search.register import strategies
from undoku.search.source import read
from undoku.search.steps import PLACE, SOLUTION, UNDO

from .searches import IDS, SEARCHES, run

ALL = strategies()
NAMES = [entry.name for entry in ALL]


def lines_of(entry):
    return entry.source().shown.splitlines()


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
def test_what_is_shown_has_no_words_of_the_recorder(entry):
    tree = ast.parse(entry.source().shown)
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Yield | ast.YieldFrom)]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and is_steps(node)]


def is_steps(function):
    return isinstance(function.returns, ast.Name) and function.returns.id == "Steps"


@pytest.mark.parametrize("entry", ALL, ids=NAMES)
def test_the_rest_is_shown_as_it_stands(entry):
    source = entry.source()
    shown = source.shown.splitlines()
    for number, line in enumerate(source.text.splitlines(), 1):
        place = source.place(number)
        if "yield" not in line and "-> Steps" not in line and line.strip() != "else:":
            assert shown[place - 1] == line
        elif re.match(r" *(el)?if .yield|.* = yield| *return .yield| *yield [a-z]", line):
            assert shown[place - 1] == re.sub(r"\(?yield (.*\))(?=\)(:|$))\)|yield ", r"\1", line)


@pytest.mark.parametrize(("board", "name", "problem"), SEARCHES, ids=IDS)
def test_what_is_shown_can_be_run_and_does_the_same(board, name, problem):
    recorder = run(board, name, problem())
    tree = ast.parse(recorder.trace.strategy.source().shown)
    # To be registered again would put it in the place of the other.
    tree.body = [node for node in tree.body if getattr(node, "module", "") != "undoku.search.register"]
    calls = []
    namespace = {"strategy": lambda *names, **more: lambda function: function}
    exec(compile(tree, "shown", "exec"), namespace)
    searched = recorder.trace._codes[0].co_name
    search = namespace[searched]
    namespace[searched] = lambda *values: (calls.append(1), search(*values))[1]
    answer = namespace[name.replace("-", "_")](problem())
    assert len(calls) == recorder.counts.calls
    assert answer is None or answer is bool(recorder.counts.solutions)


@pytest.mark.parametrize(("board", "name", "problem"), SEARCHES, ids=IDS)
def test_every_step_stands_at_what_it_tells_of(board, name, problem):
    trace = run(board, name, problem(), 2_000).trace
    source = trace.strategy.source()
    shown = source.shown.splitlines()
    for position in range(1, len(trace) + 1):
        step = trace.step(position)
        line = shown[source.place(step.line) - 1].strip()
        assert line not in ("pass", "else:", "")
        if step.kind in (PLACE, UNDO):
            # Some put the next value over the last one, and some keep their board in numbers.
            assert " = " in line or "append(" in line or "n_queens(" in line
        elif step.kind == SOLUTION:
            assert line.startswith("if ")
    # The first step comes out of the first call, unless a helper tells it.
    assert shown[source.place(trace.begins) - 1].startswith("def ")
    assert not any(first <= source.place(trace.begins) <= last for first, last, _ in source.folds)


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
    ("body", "shown", "places"),
    [
        ("yield TRY, 1, 2", "pass", [1]),
        ("x = 1\n    yield SOLVED", "x = 1", [2, 2]),
        (
            "x = 1\n    yield (\n        PLACE,\n        1,\n    )\n    return",
            "x = 1\n    return",
            [2, 2, 2, 2, 2, 3],
        ),
        ("if x:\n        x = 2\n    else:\n        yield TRY, 1", "if x:\n        x = 2", [2, 3, 2, 2]),
        (
            "if x:\n        yield TRY, 1\n    elif x:\n        yield PLACE, 1\n    yield UNDO, 1",
            "if x:\n        pass\n    elif x:\n        pass",
            [2, 2, 4, 4, 2],
        ),
        ("if (yield search(1)):\n        return", "if search(1):\n        return", [2, 3]),
        ("x = x or (yield search('é')) or (yield search(2))", "x = x or search('é') or search(2)", [2]),
        ("return search((yield search(1)))", "return search((search(1)))", [2]),
        ("yield search(1)", "search(1)", [2]),
        ("yield step", "yield step", [2]),
        ("answer = yield TRY, 1, 2", "answer = yield TRY, 1, 2", [2]),
        ("if x: yield TRY, 1, 2", "if x: yield TRY, 1, 2", [2]),
        ("x = 1; yield TRY, 1, 2", "x = 1; yield TRY, 1, 2", [2]),
        ("yield", "yield", [2]),
        ("yield from search(1)", "yield from search(1)", [2]),
    ],
)
def test_how_other_files_are_shown(body, shown, places):
    source = read(f"def search(x) -> Steps:\n    {body}\n")
    assert source.shown == f"def search(x):\n    {shown}\n"
    assert source.places == [1, *places]
    assert source.place(0) == 0
