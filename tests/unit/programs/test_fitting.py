"""However large an honest program is, what is shown of it may leave its sandbox."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from undoku.programs.errors import ProgramError
from undoku.programs.fitting import TOGETHER, VARIABLES, fitted
from undoku.programs.watched import WatchedProgram

SCHEMA = (Path(__file__).parents[3] / "static/js/sandbox/schema.js").read_text(encoding="utf-8")


def bound(pattern: str) -> int:
    found = re.search(pattern, SCHEMA)
    assert found
    return int(found[1].replace("_", ""))


ANSWER = bound(r"ANSWER = ([\d_]+);")
NAME = bound(r"NAME\] = \[[\d_]+, ([\d_]+)\]")


def watched(text: str) -> WatchedProgram:
    program = WatchedProgram(text, "queens", {"n": 4}, iter(range(10**9)).__next__, seconds=10**9)
    program.advance()
    return program


LONG = "s" * 5_000
LISTS = ", ".join(f"d{number}" for number in range(20))
DEEP = f"""
def solve(queens, row=0, {LISTS.replace(",", "=(10**18,) * 9,")}=(10**18,) * 9):
    if row < 450:
        solve(queens, row + 1)
"""


@pytest.mark.recorder
def test_of_a_deep_search_with_many_variables_the_outermost_are_left_out() -> None:
    program = watched(DEEP)
    told: Any = program.variables(900)
    frames = told["frames"]
    assert len(frames) == 450
    assert len(json.dumps(told)) < ANSWER
    assert [name for name, _ in frames[-1]["variables"]] == ["queens", "row", *LISTS.split(", ")]
    assert frames[0]["variables"] == [["…", "22 more"]]
    moment = program.moment(900, "stack")
    assert moment["told"]
    assert moment["frames"] == frames


@pytest.mark.recorder
def test_long_names_are_cut() -> None:
    program = watched(
        f"{LONG} = 1\ndef {LONG}(queens, {LONG}t=1):\n    return {LONG}t and {LONG}(queens, 0)\n"
    )
    tree: Any = program.moment(2, "tree")
    told: Any = program.variables(2)
    names = [call["label"] for call in tree["tree"]]
    names += [name for frame in told["frames"] for name, _ in frame["variables"]]
    names += [frame["function"] for frame in told["frames"]]
    assert told["same"]
    assert len(names) == 8
    assert max(map(len, names)) <= NAME
    sentences = [str(program.moment(position)["sentence"]) for position in range(program.head + 1)]
    assert max(map(len, sentences)) < 1_000


@pytest.mark.recorder
def test_a_long_name_of_an_exception_is_cut() -> None:
    program = watched(f"class {LONG}(Exception): pass\ndef solve(queens): raise {LONG}\n")
    assert str(program.report()["ended"]).endswith("s… in line 2.")


@pytest.mark.recorder
def test_a_long_name_is_cut_where_a_program_cannot_run() -> None:
    with pytest.raises(ProgramError, match=r"imports 'sss.*s…'") as error:
        watched(f"import {LONG}\ndef solve(queens): pass\n")
    assert len(str(error.value)) < 2_000


def test_of_very_many_variables_the_first_are_told() -> None:
    many = [(f"v{number}", "1") for number in range(1_000)]
    (shown,) = fitted([many])
    assert len(shown) == VARIABLES == bound(r"list\(row\(name, name\), ([\d_]+)\)")
    assert shown[:-1] == many[: VARIABLES - 1]
    assert shown[-1] == ("…", "801 more")
    assert fitted([many[:VARIABLES]]) == [many[:VARIABLES]]


def test_of_very_many_calls_the_outermost_tell_how_many_variables_they_have() -> None:
    shown = fitted([[("v", "1")] * 20] * 1_000)
    assert bound(r"\"variables\", ([\d_]+) \+ SHOWN") == TOGETHER
    assert [len(variables) for variables in shown] == [1] * 500 + [20] * 500
    assert shown[0] == [("…", "20 more")]
