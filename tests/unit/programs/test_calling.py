"""How a program is called is told from what it does with its parameters."""

from __future__ import annotations

from textwrap import dedent

import pytest

from undoku.programs.calling.conventions import TABLE, lines
from undoku.programs.calling.wanted import Called, Wanted
from undoku.programs.errors import ProgramError
from undoku.programs.program import Program

# An example of each row of the table: what the function takes, what it does, and how it is called.
ROWS = {
    "all unused": ("queens", "window, board", "board[0][0] = 1\nf(window, board)", "f(None, board)"),
    "knight closed": ("knight", "board, closed", "board[0][0] = closed", "f(board, closed)"),
    "all dict": ("queens", "placed", "placed.get(0)", "f({})"),
    "all board": ("queens", "board, queens", "print(board, queens)", "f(board, columns)"),
    "sudoku characters": (
        "sudoku",
        "field",
        "if field[0][0] == '.':\n    pass",
        'f([[str(d or ".") for d in row] for row in grid])',
    ),
    "sudoku rows of text": (
        "sudoku",
        "rows",
        "k = rows[0].find('.')\nif rows[0][k] == '.':\n    pass",
        "f([puzzle[i:i + 9] for i in range(0, 81, 9)])",
    ),
    "sudoku grid": ("sudoku", "field", "field[0][0] = 1", "f(grid)"),
    "sudoku text": ("sudoku", "s", "if '0' in s:\n    pass", 'f(puzzle.replace(".", "0"))'),
    "sudoku empty cells": (
        "sudoku",
        "field, todo, k",
        "r, c = todo[k]\nfield[r][c] = 1\nf(field, todo, k + 1)",
        "f(grid, [(r, c) for r in range(9) for c in range(9) if not grid[r][c]], 0)",
    ),
    "sudoku cells": ("sudoku", "a, i", "a[i] = 1\nf(a, i + 1)", "f(cells, 0)"),
    "sudoku cells of texts": ("sudoku", "a", "if a[0] == '.':\n    a[0] = '1'", "f(list(puzzle))"),
    "sudoku size": ("sudoku", "n", "for i in range(n):\n    pass", "f(9)"),
    "sudoku position": ("sudoku", "field, k", "field[k // 9][k % 9] = 1\nf(field, k - 1)", "f(grid, 80)"),
    "queens marks": (
        "queens",
        "m, r, n, taken, up",
        "for c in range(n):\n    m[r][c] = 1\n    taken[c] = True\n    up[r + c] = True\n"
        "    f(m, r + 1, n, taken, up)",
        "f(board, 0, n, [0] * n, [0] * (2 * n - 1))",
    ),
    "queens board": ("queens", "m, c", "m[0][c] = 1\nf(m, c + 1)", "f(board, 0)"),
    "queens set": ("queens", "taken, n", "taken.add(range(n))", "f(set(), n)"),
    "all out": ("queens", "n, out", "out.append(n)\nrange(n)", "f(n, [])"),
    "queens grown": ("queens", "qs, n", "range(n)\nf(qs + (1,), n)", "f((), n)"),
    "queens columns": (
        "queens",
        "q, r",
        "q[r] = 0\nif r == len(q):\n    return\nf(q, r + 1)",
        "f(columns, 0)",
    ),
    "queens index": (
        "queens",
        "q, left",
        "if left == 0:\n    return\nq.append(left)\nf(q, left - 1)",
        "f([], n)",
    ),
    "queens size": ("queens", "how_far", "range(how_far)", "f(n)"),
    "queens other index": ("queens", "what", "print(what)", "f(0)"),
    "knight square": ("knight", "m, at", "m[at[0]][at[1]] = 1", "f(board, start)"),
    "knight board": ("knight", "m, r, c, k", "m[r][c] = k\nf(m, r + 1, c + 2, k + 1)", "f(board, *start, 1)"),
    "knight visited set": (
        "knight",
        "at, seen",
        "for d in (1, 2):\n    seen.add((at[0], at[1] + d))",
        "f(start, {start})",
    ),
    "knight path": (
        "knight",
        "rows, cols, way",
        "for k in range(rows * cols):\n    way.append(way[-1])",
        "f(rows, cols, path)",
    ),
    "knight cols after rows": ("knight", "m, n", "range(m * n)", "f(rows, cols)"),
    "knight size": ("knight", "n", "range(n)", "f(n)"),
    "knight square number": (
        "knight",
        "n, node",
        "range(n)\nprint(node)",
        "f(n, start[0] * cols + start[1])",
    ),
    "knight column and row": ("knight", "m, x, y", "m[y][x] = 1", "f(board, start[1], start[0])"),
    "knight place": ("knight", "n, here", "range(n)\nprint(here)", "f(n, start)"),
    "knight move": ("knight", "n, move", "range(n)\nprint(move)", "f(n, 1)"),
}


def called(text: str, board: str, wanted: Wanted | None = None) -> Called:
    return Program(text).ready(board, wanted or Wanted()).called


def test_the_table_of_conventions() -> None:
    told = lines()
    print(*told, sep="\n")
    assert len({*told}) == len(told) == len(TABLE)
    assert all(len(line) < 110 for line in told)


@pytest.mark.parametrize("name", ROWS)
def test_a_parameter_is_told_by_what_is_done_with_it(name: str) -> None:
    board, takes, body, call = ROWS[name]
    text = f"def f({takes}):\n" + "".join(f"    {line}\n" for line in body.split("\n"))
    assert called(text, board).call == call


WRAPPED = """
def go(board, row):
    if row == len(board):
        return True
    for col in range(len(board)):
        board[row][col] = 1
        if go(board, row + 1):
            return True
        board[row][col] = 0
    return False

def show(board):
    print(board)
"""
ENTRIES = {
    "a helper that calls itself": ("", "go(board, 0)"),
    "a wrapper": ("def begin(field):\n    return go(field, 0)\n", "begin(board)"),
    "a class": (
        "class Queens:\n    def __init__(self, n):\n        self.field = [[0] * n for _ in range(n)]\n"
        "    def solve(self):\n        return go(self.field, 0)\n",
        "Queens(n).solve()",
    ),
    "a class that does it at once": (
        "class Queens:\n    def __init__(self, n):\n        self.found = go([[0] * n] * n, 0)\n",
        "Queens(n)",
    ),
    "a lambda": ("solve = lambda field: go(field, 0)\n", "solve(board)"),
    "a partial": ("from functools import partial\nsolve = partial(go, row=0)\n", "solve(board)"),
    "a default": ("def solve(field=None, row=0):\n    return go(field or [[0]], row)\n", "solve()"),
    "a board of its own": (
        "BOARD = [[0]]\ndef solve(field=BOARD):\n    return go(field, 0)\n",
        "solve(board)",
    ),
}


@pytest.mark.parametrize("name", ENTRIES)
def test_who_is_called(name: str) -> None:
    more, call = ENTRIES[name]
    assert called(WRAPPED + more, "queens").call == call


SCRIPTS = {
    "a call": "go([[0] * 4 for _ in range(4)], 0)\n",
    "a guard": "if __name__ == '__main__':\n    show(go([[0]], 0))\n",
    "main": "def main():\n    go([[0]], 0)\n\nmain()\n",
    "in a loop": "for n in range(4):\n    go([[0] * n] * n, 0)\n",
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_begins_by_itself_is_a_script(name: str) -> None:
    found = called(WRAPPED + SCRIPTS[name], "queens")
    assert (found.call, found.script) == ("", True)


def test_what_only_makes_something_ready_is_no_script() -> None:
    assert not called(WRAPPED + "show([])\n", "queens").script


def test_what_is_chosen_goes_before_what_the_first_line_says_and_that_before_the_guess() -> None:
    text = "# undoku: call=go(board, 1); answer=count\n" + WRAPPED
    assert called(text, "queens") == Called("go(board, 1)", False, "count")
    chosen = called(text, "queens", Wanted("go(board, 2)", answer="all"))
    assert chosen == Called("go(board, 2)", False, "all")
    assert called(text, "queens", Wanted(script=True)) == Called("", True, "count")
    for line in ("# undoku: script; answer=all", "#undoku:call=script;answer=all"):
        assert called(f"{line}\n{WRAPPED}", "queens") == Called("", True, "all")


def test_a_call_that_is_no_expression_is_said() -> None:
    with pytest.raises(ProgramError, match="The call 'go is' is not an expression"):
        Program(WRAPPED).ready("queens", Wanted("go is"))


ANSWERS = {
    "first": "def f(q, r):\n    if r == 8:\n        return True\n    return f(q, r + 1)\n",
    "first and an exit": "def f(q, r):\n    if r == 8:\n        print(q)\n        exit()\n    f(q, r + 1)\n",
    "all, yielded": "def f(q, r):\n    if r == 8:\n        yield q\n    yield from f(q, r + 1)\n",
    "all, printed": "def f(q, r):\n    if r == 8:\n        print(q)\n        return\n    f(q, r + 1)\n",
    "all, printed by a helper": (
        "def show(q):\n    print(q)\n"
        "def f(q, r):\n    if r == 8:\n        show(q)\n    else:\n        f(q, r + 1)\n"
    ),
    "all, collected": (
        "out = []\ndef f(q, r):\n    if r == 8:\n        out.append(q[:])\n        return\n    f(q, r + 1)\n"
    ),
    "count, added up": (
        "def f(q, r):\n    if r == 8:\n        return 1\n"
        "    k = 0\n    for c in q:\n        k += f(q, r + 1)\n    return k\n"
    ),
    "count, a global": (
        "k = 0\ndef f(q, r):\n    global k\n    if r == 8:\n        k += 1\n        return\n    f(q, r + 1)\n"
    ),
    "first, though moves are counted": (
        "k = 0\ndef f(q, r):\n    global k\n    if r:\n        k += 1\n        q[r] = k\n"
        "    f(q, r + 1)\n    k -= 1\n"
    ),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_what_a_program_gives(name: str) -> None:
    assert called(dedent(ANSWERS[name]), "queens").answer == name.partition(" ")[0].partition(",")[0]


def test_a_dataclass_is_made_as_if_its_init_were_written_down() -> None:
    text = """
@dataclass
class Grid:
    squares: list
    tries: int = 0

    def solve(self):
        self.squares[0] = 1
        return self.solve()
"""
    assert called(text, "sudoku").call == "Grid(cells).solve()"
    text += "def run(c):\n    return Grid(c).solve()\n"
    assert called(text, "sudoku").call == "run(cells)"


@pytest.mark.parametrize("board", ["sudoku", "queens", "knight"])
@pytest.mark.parametrize("kind", ["tuple", "set", "dict", "list", "str"])
def test_what_is_told_by_its_kind_alone_is_given_something(board: str, kind: str) -> None:
    call = called(f"def f(grid, x: {kind}):\n    grid[0][0] = 1 if x else 2\n", board).call
    assert call.startswith("f(")


DATACLASS = """
@dataclass
class Grid:
    {first}
    squares: list
    {last}

    def solve(self):
        self.squares[0] = 1
        return self.solve()
"""


@pytest.mark.parametrize(
    ("first", "last", "call"),
    [
        ("most: ClassVar[int] = 3", "tries: int = 0", "Grid(cells).solve()"),
        ("most: typing.ClassVar = 3", "order: tuple = 1, 2", "Grid(cells).solve()"),
        ("empty: list = field(init=False)", "done: bool = False", "Grid(cells).solve()"),
        # Python takes these by their names alone, or not at all.
        ("most: int = 3", "tries: int", "Grid().solve()"),
    ],
)
def test_what_a_dataclass_is_not_handed_is_left_out(first: str, last: str, call: str) -> None:
    assert called(DATACLASS.format(first=first, last=last), "sudoku").call == call


PRINTED = """
row = 0
if row:
    print("There is none")
while row < 8:
    row += 1
print(row)
"""


def test_a_text_that_is_printed_for_good_is_no_solution() -> None:
    assert called(PRINTED, "queens").answer == "first"
    assert called(PRINTED.replace('"There is none"', "row"), "queens").answer == "all"


def test_what_is_handed_to_a_function_that_was_given_is_a_solution() -> None:
    text = """
def queens(n, visit):
    def go(row):
        if row == n:
            visit(row)
            return
        go(row + 1)
    go(0)
"""
    assert called(text, "queens") == Called("queens(n, print)", False, "all")
