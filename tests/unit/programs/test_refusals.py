"""What cannot run is said in a sentence, and is neither right nor wrong."""

import sys
from textwrap import dedent

import pytest

from undoku.programs.calling.wanted import Wanted
from undoku.programs.ending import why_ended
from undoku.programs.errors import ProgramError
from undoku.programs.foreign import language_of
from undoku.programs.outcome import Outcome
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun

IN_BROWSER = sys.platform == "emscripten"

SOLVE = "\ndef solve(queens):\n    return False\n"

JAVA = """
import java.util.*;

class Tour {
    boolean solve(int[][] board, int row) {
        return row == 8;
    }
}
"""
CPP = """
#include <iostream>
using namespace std;

bool solve(int board[8][8], int row) {
    if (row == 8) return true;
    for (int col = 0; col < 8; col++) {
        cout << col;
    }
    return false;
}
"""
PLAIN_C = """
#include <stdio.h>
int board[8];

int main() {
    printf("%d", board[0]);
    return 0;
}
"""
JAVASCRIPT = """
function solve(board, row) {
  const n = board.length;
  if (row === n) return true;
  for (let col = 0; col < n; col++) {
    board[row] = col;
  }
  return false;
}
"""
TYPESCRIPT = """
const solve = (board: number[], row: number): boolean => {
  return row === board.length;
};
"""
C_SHARP = """
using System;
class Tour {
    static bool Solve(int[,] board) { return true; }
    static void Main() { Console.WriteLine(Solve(null)); }
}
"""
# What is no Python, the code of its sentence, and how that begins.
TEXTS = [
    (JAVA, "foreign", "Line 2 is Java, and only Python runs here"),
    (CPP, "foreign", "Line 2 is C++, and only"),
    (PLAIN_C, "foreign", "Line 2 is C, and only"),
    (JAVASCRIPT, "foreign", "Line 2 is JavaScript, and only"),
    (TYPESCRIPT, "foreign", "Line 2 is TypeScript, and only"),
    (C_SHARP, "foreign", "Line 2 is C#, and only"),
    ("def solve(board):\n    print board\n", "python-2", "Line 2 is Python 2, and this is Python 3: print"),
    ("def solve(board):\n    print 'board'\n", "python-2", "Line 2 is Python 2"),
    ("def solve(board):\n    raise ValueError, 'no'\n", "python-2", "Line 2 is Python 2"),
    ("def solve(board):\n    if board <> 0:\n        return\n", "python-2", "Line 2 is Python 2"),
    (
        "def solve(board):\n    if board:\n        board = 1\n\tboard = 2\n",
        "mixed-indent",
        "The indent of line 4 has tabs, and that of line 3 spaces: indent all lines with spaces.",
    ),
    (
        "def solve(board):\n    if board:\n            board = 1\n\t    board = 2\n",
        "mixed-indent",
        "The indent of line 4 has tabs and spaces, and that of line 3 spaces",
    ),
    ("```python\ndef solve(board):\n    return True\n```\n", "fence", "Line 1 only marks where a program"),
    (">>> def solve(board):\n...     return True\n", "prompt", "Line 1 is copied from Python's prompt"),
]
# What is Python with a mistake: it is said as ever.
MISTAKES = [
    "def solve(board)\n    return True\n",
    "def solve(board):\nreturn True\n",
    "def solve(board):\n    x = {1: 2\n    return {};\n",
    "def solve(board):\n    if board => 8:\n        return True\n",
    "def solve(board):\n    if board === 8:\n        return True;\n",
    "def solve(board):\n    if board:\n        board = 1\n      board = 2\n",
    "def solve(board):\n    return True;\n}\n",
]


@pytest.mark.parametrize(("text", "code", "sentence"), TEXTS)
def test_what_is_no_python_is_named(text: str, code: str, sentence: str) -> None:
    with pytest.raises(ProgramError) as caught:
        Program(text)
    assert caught.value.code == code
    assert str(caught.value).startswith(sentence)
    assert caught.value.line > 0


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_in_python_is_not_taken_for_another_language(text: str) -> None:
    with pytest.raises(ProgramError) as caught:
        Program(text)
    assert caught.value.code == "syntax"


def test_python_is_no_other_language() -> None:
    assert language_of("def solve(board):\n    board = {}; let = 1; x = {\n    1: 2}\n") is None


CHAINS = {
    "signs": "x = " + "-" * 2_000 + "1\n",
    "words": "x = " + "not " * 2_000 + "1\n",
    "sums": "x = " + "1+" * 2_000 + "1\n",
    "parts": "x = a" + ".b" * 2_000 + "\n",
    "calls": "x = a" + "()" * 2_000 + "\n",
    "choices": "x = " + "1 if 1 else " * 2_000 + "1\n",
    "functions": "x = " + "lambda: " * 2_000 + "1\n",
    "branches": "if 1: pass\n" + "elif 1: pass\n" * 2_000,
    "lines": "x = (" + "1 +\n" * 2_000 + "1)\n",
    "a text": "x = f'{" + "-" * 2_000 + "1}'\n",
}


@pytest.mark.parametrize("name", CHAINS)
def test_what_would_end_a_browsers_python_is_not_read(name: str) -> None:
    with pytest.raises(ProgramError) as caught:
        Program(CHAINS[name])
    assert caught.value.code == "too-nested"


def test_long_lists_and_texts_are_not_nested() -> None:
    rows = ",\n".join(["[-1, +1, 2.5, f(-1), a.b]"] * 1_000)
    text = f"rows = [{rows}]\ngrid = '{'.' * 2_000}'  # {'-' * 2_000}\n"
    assert Program(text + "x = 1 + 2 - 3\n" * 1_000).text.startswith("rows")


def ran(text: str, given: str = "") -> tuple[Outcome, str, str]:
    """How a program ended, that in a sentence, and what it has printed."""
    ticks = iter(range(10**9))
    run = ProgramRun(
        Program(dedent(text)), "queens", {"n": 4}, lambda: next(ticks) / 100, Wanted(input=given)
    )
    outcome = run.run()
    return outcome, why_ended(run, 10), "".join(run.log.told)


# What is imported outside of all functions, and the sentence before it runs.
IMPORTED = [
    ("import numpy as np", "Line 1 imports numpy, which is not there: a list of lists does the same."),
    (
        "from pandas import DataFrame",
        "Line 1 imports pandas, which is not there: a list of lists or of dicts",
    ),
    ("import matplotlib.pyplot as plt", "Line 1 imports matplotlib, which is not there: leave it out"),
    ("import turtle", "Line 1 imports turtle, but there is no window to draw in"),
    ("from tkinter import *", "Line 1 imports tkinter, but there is no window to draw in"),
    ("import pygame", "Line 1 imports pygame, but there is no window to draw in"),
    ("from urllib.request import urlopen", "Line 1 imports urllib.request, but a program cannot fetch"),
    ("from urllib import request", "Line 1 imports urllib.request, but a program cannot fetch anything here"),
    ("import http.client", "Line 1 imports http.client, but a program cannot fetch anything here"),
    ("import requests", "Line 1 imports requests, but a program cannot fetch anything here"),
    ("import socket", "Line 1 imports socket, but a program cannot fetch anything here"),
    (
        "import multiprocessing",
        "Line 1 imports multiprocessing, but everything runs one after the other here",
    ),
    ("import subprocess", "Line 1 imports subprocess, but a program cannot start another one here."),
]


@pytest.mark.recorder
@pytest.mark.parametrize(("line", "sentence"), IMPORTED)
def test_what_is_not_there_is_said_before_a_program_runs(line: str, sentence: str) -> None:
    with pytest.raises(ProgramError) as caught:
        ran(line + SOLVE)
    assert str(caught.value).startswith(sentence)


# Programs that go on to something refused, and what is said of that.
MET = [
    (
        "def solve(queens):\n    import numpy\n",
        "Line 2 imports numpy, which is not there: a list of lists does the same.",
    ),
    (
        "import threading\ndef solve(queens):\n    threading.Thread(target=solve).start()\n",
        "Line 3 starts a thread, but everything runs one after the other here: call its function instead.",
    ),
    (
        "from concurrent.futures import ThreadPoolExecutor\ndef solve(queens):\n"
        "    with ThreadPoolExecutor() as pool:\n        list(pool.map(len, [queens]))\n",
        "Line 4 starts a thread, but everything runs one after the other here",
    ),
    (
        "import os\ndef solve(queens):\n    os.system('ls')\n",
        "Line 3 starts another program, which cannot be",
    ),
    (
        "def solve(queens):\n    with open('sudoku.txt') as file:\n        file.read()\n",
        "There is no file sudoku.txt here: put the puzzle into the program, or on the board.",
    ),
    (
        "def solve(queens):\n    for col in xrange(4):\n        pass\n",
        "Line 2 is Python 2, and this is Python 3: xrange is called range.",
    ),
    ("def solve(queens):\n    n = raw_input()\n", "Line 2 is Python 2, and this is Python 3: raw_input is"),
    (
        "def solve(queens):\n    n = int(input('How many? '))\n",
        "Line 2 asks for input() with 'How many?', and there is no answer: write one into Input",
    ),
    (
        "import sys\ndef solve(queens):\n    n = sys.stdin.read()\n",
        "Line 3 asks for input(), and there is no",
    ),
    (
        "import threading\ndef solve(queens):\n    try:\n        threading.Thread(target=solve).start()\n"
        "    except BaseException:\n        return [1, 3, 0, 2]\n",
        "It starts a thread, but everything runs one after the other here",
    ),
]


@pytest.mark.recorder
@pytest.mark.parametrize(("text", "sentence"), MET)
def test_what_is_met_on_the_way_ends_a_program(text: str, sentence: str) -> None:
    outcome, said, _ = ran(text)
    assert outcome.kind == "ended"
    assert said.startswith(sentence)


# What a program can do without, or handles itself.
GOES_ON = [
    "try:\n    import numpy\nexcept ImportError:\n    numpy = None\ndef solve(queens): return 1\n",
    "try:\n    import tkinter\nexcept ImportError:\n    tkinter = None\ndef solve(queens): return 1\n",
    "def draw():\n    import turtle\ndef solve(queens): return 1\n",
    "import threading\nlock = threading.Lock()\ndef solve(queens):\n    with lock: return 1\n",
    "import os\ndef solve(queens): return 1 + os.system('clear') + os.system('cls')\n",
    "def solve(queens):\n    try:\n        open('x.txt')\n    except FileNotFoundError:\n        return 1\n",
    "try:\n    xrange\nexcept NameError:\n    xrange = range\ndef solve(queens): return len(xrange(1))\n",
    "from urllib.parse import quote\ndef solve(queens): return len(quote('1'))\n",
]


@pytest.mark.recorder
@pytest.mark.parametrize("text", GOES_ON)
def test_what_a_program_can_do_without_does_not_end_it(text: str) -> None:
    outcome, said, _ = ran(text)
    assert (outcome.kind, outcome.value, said) == ("returned", 1, "")
