"""Programs whose answers and errors let nobody look at them, and those that hurt what watches them."""

import sys

import pytest

from undoku.programs.calling.wanted import Wanted
from undoku.programs.errors import ProgramError
from undoku.programs.judging import words
from undoku.programs.judging.verdict import Verdict
from undoku.programs.program import Program

from .judgements import judged

IN_BROWSER = sys.platform == "emscripten"

ODD = """
class Odd(list):
    def __len__(self, *others):
        {}
    __iter__ = __bool__ = __eq__ = __hash__ = __getitem__ = __repr__ = __str__ = __len__
    __class__ = property(__len__)
def solve(board):
    return Odd([1])
"""


@pytest.mark.skipif(IN_BROWSER, reason="the browser's stack ends before Python's")
@pytest.mark.recorder
@pytest.mark.parametrize("line", ["while True: pass", "return len(self)", "raise KeyError", "1 / 0"])
def test_an_answer_that_cannot_be_looked_at_is_not_understood(line: str) -> None:
    found = judged("queens", ODD.format(line))
    assert found == Verdict(None, None, words.unreadable(), "", "first")


@pytest.mark.skipif(IN_BROWSER, reason="the browser's stack ends before Python's")
@pytest.mark.recorder
@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("while True: pass", "Odd in line 4."),
        ("return str(self)", "Odd in line 4."),
        ("return 1", "Odd in line 4."),
        ("return 'This way'", "Odd in line 4: This way."),
    ],
)
def test_an_error_may_say_what_it_likes(said: str, sentence: str) -> None:
    text = f"class Odd(Exception):\n    def __str__(self):\n        {said}\ndef solve(board): raise Odd\n"
    assert judged("queens", text).error == sentence


@pytest.mark.recorder
def test_an_error_that_tells_no_name_is_said_all_the_same() -> None:
    kind = "class Kind(type): __name__ = property(lambda kind: 1 / 0)\n"
    text = f"{kind}class Odd(Exception, metaclass=Kind): pass\ndef solve(board):\n    raise Odd\n"
    found = judged("queens", text)
    assert found.error == "An exception ended it in line 4."


@pytest.mark.recorder
def test_a_program_may_bring_down_what_watches_it() -> None:
    found = judged("queens", "import sys\ndef solve(board): sys.monitoring.free_tool_id(4)\n")
    assert found.error == "ValueError: tool 4 is not in use."


@pytest.mark.skipif(IN_BROWSER, reason="the browser's stack ends before Python's")
def test_a_program_that_is_nested_too_deeply_is_none() -> None:
    with pytest.raises(ProgramError, match="nested too deeply"):
        Program("def solve(board):\n    pass\n" + "x = " + "-" * 500 + "1\n").ready("sudoku", Wanted())
