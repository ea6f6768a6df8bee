"""A lesson with one thing wrong in it: that is said, with its line, and nothing else."""

from __future__ import annotations

from time import perf_counter

import pytest

from undoku.learn.lesson.check import check
from undoku.learn.lesson.running import CAN_RECORD

SAFE = """

def is_safe(board, row, col):
    return all(
        board[other][there] == 0
        for other in range(row)
        for there in (col, col - row + other, col + row - other)
        if 0 <= there < len(board)
    )
"""

UNDO = "            board[row][col] = 0\n"
PROGRAM = f"""def solve(board, row=0):
    if row == len(board):
        yield board
        return
    for col in range(len(board)):
        if is_safe(board, row, col):
            board[row][col] = 1
            yield from solve(board, row + 1)
{UNDO}{SAFE}"""
WITHOUT = PROGRAM.replace(UNDO, "")
EMPTY = "def solve(board, row=0):\n    return False\n"

GOOD = f"""# A lesson

about: What it is for.
minutes: 5

## One

There are {{calls queens 4 board-scan}} calls of `solve`, and **no** more.

moment: board=queens&n=4&strategy=board-scan&step=2&view=code
ask: where

## Two

Count.

question: How many?
answer: {{free queens 4 board-scan 3 place 2}}
says: None.
hint: Look again.

## Three

Choose.

question: Which?
answer: {{depth queens 4 board-scan try 5}}
+ {{1 + 2}} | So it is.
- {{1 + 1}} | One too few.

## Four

Do it.

exercise: by-hand queens 4 board-scan

## Five

Look.

moment: board=queens&n=4&program=mine&step=difference

```python program mine
{WITHOUT}```

## Six

Write it.

build: board=queens&n=4&answer=all

```python stub
{EMPTY}```

```python answer
{PROGRAM}```

```python wrong never-undone | It stays.
{WITHOUT}```
"""

# What is put in the place of what, in which line that is seen, and what is said there.
SPOILT = [
    ("# A lesson\n", "\n", 1, "begins with its title"),
    ("\n## One\n", "# Two titles\n## One\n", 5, "title stands once"),
    ("about: What it is for.", "", 1, "does not say its about"),
    ("minutes: 5", "", 1, "does not say its minutes"),
    ("minutes: 5", "minutes: long", 4, "whole number from 1 to 60"),
    ("minutes: 5", "order: 2\norder: 3\nminutes: 5", 5, "said twice"),
    ("## One", "##", 6, "heading is empty"),
    ("Count.\n", "", 13, "says nothing"),
    ("Count.", 100 * "word ", 13, "too long"),
    ("about: What it is for.", "about: What it is for.\nask: where", 4, "not at its place"),
    ("ask: where", "aks: where", 11, "no aks: in a lesson"),
    ("ask: where", "ask: whither", 11, "cannot be asked 'whither'"),
    ("ask: where", "ask: who", 11, "cannot be asked"),
    ("moment: board=queens&n=4&strategy=board-scan&step=2&view=code\nask", "ask", 10, "at a moment"),
    ("step=2", "step={steps queens 4 board-scan}", 11, "Nothing follows"),
    ("step=2", "step=9999", 10, "no step 9,999"),
    ("step=2", "step=two", 10, "no whole number"),
    ("step=2", "pace=2", 10, "no pace="),
    ("step=2&", "step=2&step=3&", 10, "says step= twice"),
    ("n=4&strategy=board-scan&step=2", "strategy=board-scan&step=2", 10, "names no size"),
    ("board=queens&n=4&strategy=board-scan", "board=chess&n=4&strategy=board-scan", 10, "no board 'chess'"),
    ("strategy=board-scan&step=2", "strategy=scan&step=2", 10, "'scan'"),
    ("view=code", "view=cod", 10, "no view 'cod'"),
    ("&view=code", "&view", 10, "no part of an address"),
    ("{calls queens 4 board-scan}", "{called queens 4 board-scan}", 8, "Nothing computes 'called'"),
    ("{calls queens 4 board-scan}", "{calls queens}", 8, "written so"),
    ("{calls queens 4 board-scan}", "{calls queens four board-scan}", 8, "not 'four'"),
    ("{calls queens 4 board-scan}", "{calls queens 4 scan}", 8, "'scan'"),
    ("{calls queens 4 board-scan}", "{calls queens 4 board-scan", 8, "brace"),
    ("place 2}", "places 2}", 18, "no step 'places'"),
    ("place 2}", "place 99}", 18, "no place 99"),
    ("answer: {free queens 4 board-scan 3 place 2}", "answer: 0", 18, "computed and not typed"),
    ("says: None.\n", "", 17, "Write says:"),
    ("hint: Look again.\n", "", 17, "Write hint:"),
    ("question: How many?\n", "", 17, "belongs to a question"),
    ("Do it.", "Do it.\n\n+ this | that", 35, "belongs to a question"),
    ("- {1 + 1} | One too few.", "+ {1 + 1} | One too few.", 26, "Exactly one option"),
    ("- {1 + 1} | One too few.", "", 26, "two options at least"),
    ("- {1 + 1} | One too few.", "- {1 + 1}", 29, "written so: + text"),
    ("{1 + 1}", "{2 + 1}", 26, "say the same"),
    ("+ {1 + 2}", "+ {1 + 3}", 27, "marked as right"),
    ("exercise: by-hand", "exercise: hand", 35, "no exercise 'hand'"),
    ("by-hand queens 4 board-scan", "by-hand queens board-scan", 35, "written so"),
    ("by-hand queens 4 board-scan", "by-hand queens 99 board-scan", 35, "no board of size '99'"),
    ("by-hand queens 4 board-scan", "growth queens loops 9 markers", 35, "written so"),
    ("by-hand queens 4 board-scan", "parsons queens bitmasks", 35, "written so"),
    ("Do it.", "Do it.\n\nask: what", 37, "asks one thing"),
    ("program=mine", "program=yours", 41, "no program 'yours'"),
    ("python program mine", "python prog mine", 43, "Code is python program"),
    ("```python stub\n" + EMPTY + "```", "", 67, "what it begins with"),
    ("wrong never-undone", "wrong not-undone", 95, "no symptom 'not-undone'"),
    ("build: board=queens&n=4&answer=all\n", "", 68, "belongs to a build"),
]

# These are found by running programs.
RUN = [
    (WITHOUT + "```\n\n## Six", PROGRAM + "```\n\n## Six", 41, "nothing else than the documents'"),
    ("python answer\n" + PROGRAM, "python answer\n" + WITHOUT, 74, "model answer is not right"),
    ("python answer\n" + PROGRAM, "python answer\nthis is no program\n", 74, "cannot be run"),
    ("It stays.\n" + WITHOUT, "It stays.\n" + PROGRAM, 95, "is right, and should be wrong"),
    ("wrong never-undone", "wrong same-list", 95, "symptom of this answer is never-undone"),
    ("python stub\n" + EMPTY, "python stub\n" + PROGRAM, 69, "right already"),
]


@pytest.fixture(autouse=True)
def no_programs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs take their time: they are run where that is what is tested."""
    if request.node.get_closest_marker("recorder") is None:
        monkeypatch.setattr("undoku.learn.lesson.check.CAN_RECORD", False)
        monkeypatch.setattr("undoku.learn.lesson.lesson.CAN_RECORD", False)


def test_nothing_is_said_of_a_good_one() -> None:
    assert check(GOOD, perf_counter) == []


@pytest.mark.parametrize(("what", "by", "line", "sentence"), SPOILT)
def test_what_is_wrong_is_said_with_its_line(what: str, by: str, line: int, sentence: str) -> None:
    assert what in GOOD
    faults = check(GOOD.replace(what, by, 1), perf_counter)
    assert [fault.line for fault in faults if sentence in fault.sentence][:1] == [line], faults


@pytest.mark.recorder
@pytest.mark.parametrize(("what", "by", "line", "sentence"), RUN)
def test_programs_are_run(what: str, by: str, line: int, sentence: str) -> None:
    assert CAN_RECORD
    assert GOOD.count(what) == 1
    faults = check(GOOD.replace(what, by), perf_counter)
    assert [fault.line for fault in faults if sentence in fault.sentence][:1] == [line], faults


@pytest.mark.recorder
def test_a_good_one_is_played_with_its_programs() -> None:
    assert check(GOOD, perf_counter) == []
