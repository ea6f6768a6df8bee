"""`undoku strategies` and the three `trace` commands."""

import io
import json

import pytest

from undoku.cli import main
from undoku.search.register import strategies

from .searches import BLOG, LECTURE


@pytest.fixture
def shell(capsys, monkeypatch):
    """Run a command and return (exit code, lines of stdout, stderr)."""

    def run(*words, text=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        code = main([str(word) for word in words])
        output = capsys.readouterr()
        return code, output.out.splitlines(), output.err

    return run


def test_list(shell):
    code, lines, _ = shell("strategies")
    assert code == 0
    assert lines[0] == "sudoku last-empty"
    assert len(lines) == len(strategies()) == len(set(lines))
    boards = [line.split()[0] for line in lines]
    assert list(dict.fromkeys(boards)) == ["sudoku", "queens", "knight"]
    assert sorted(boards, key=["sudoku", "queens", "knight"].index) == boards


def test_sudoku_counts(shell):
    code, lines, _ = shell(
        "sudoku", "trace", "--strategy", "first-empty", "--json", text=f"{BLOG}\n# no\nbad\n{LECTURE}\n"
    )
    blog, bad, lecture = map(json.loads, lines)
    assert code == 1
    assert list(blog) == ["strategy", "calls", "tries", "placements", "undos", "solutions", "first"]
    assert (blog["calls"], blog["tries"], blog["placements"]) == (770, 6732, 769)
    assert blog["first"].startswith("316578492")
    assert bad["error"].startswith("Line 3, character 1: 'b' is not a digit")
    assert lecture["calls"] == 4209


def test_queens_and_knights(shell):
    code, lines, _ = shell("queens", "trace", 6, "--strategy", "columns", "--json")
    assert code == 0
    assert json.loads(lines[0])["calls"] == 32
    code, lines, _ = shell("queens", "trace", 3, "--strategy", "markers", "--json")
    assert json.loads(lines[0])["first"] is None
    code, lines, _ = shell(
        "knight", "trace", 5, 5, "--start", "4:0", "--strategy", "warnsdorff-backtracking", "--json"
    )
    path = json.loads(lines[0])["first"]
    assert path[0] == [4, 0]
    assert len(path) == 25


def test_a_knight_that_has_to_end_somewhere(shell):
    trace = ("knight", "trace", 6, 6, "--strategy", "warnsdorff-backtracking", "--json")
    code, lines, _ = shell(*trace, "--start", "5:0", "--end", "5:1")
    path = json.loads(lines[0])["first"]
    assert (code, path[0], path[-1], len(path)) == (0, [5, 0], [5, 1], 36)
    _, lines, _ = shell(*trace, "--closed")
    (row, column), (last_row, last_column) = (json.loads(lines[0])["first"][index] for index in (0, -1))
    assert abs(row - last_row) * abs(column - last_column) == 2
    code, lines, _ = shell("knight", "trace", 3, 4, "--closed", "--strategy", "fixed-order")
    assert (code, lines[1]) == (0, "no solution")
    code, _, error = shell("knight", "trace", 5, 5, "--end", "5:5", "--strategy", "warnsdorff")
    assert code == 1
    assert error.startswith("undoku: end must be a square")


def test_a_knight_on_a_board_with_holes(shell):
    trace = ("knight", "trace", 5, 5, "--strategy", "warnsdorff-backtracking")
    code, lines, _ = shell(*trace, "--holes", "2:2", "--json")
    told = json.loads(lines[0])
    assert (code, told["calls"], told["placements"], told["undos"]) == (0, 24, 24, 0)
    assert len(told["first"]) == 24
    assert [2, 2] not in told["first"]
    code, _, error = shell(*trace, "--holes", "0:0,2:2", "--start", "0:0")
    assert (code, error) == (1, "undoku: start is a5, but that square is taken out of the board.\n")


def test_text(shell):
    code, lines, _ = shell("knight", "trace", 3, 4, "--strategy", "fixed-order")
    assert code == 0
    assert lines[0].startswith("calls ")
    assert lines[1].startswith("first solution: 0:0 ")
    _, lines, _ = shell("queens", "trace", 2, "--strategy", "bitmasks")
    assert lines == ["calls 3, tries 2, placements 2, undos 2, solutions 0", "no solution"]


def test_steps(shell):
    code, lines, _ = shell("queens", "trace", 2, "--strategy", "board-scan", "--steps")
    steps = [json.loads(line) for line in lines]
    assert code == 0
    assert all(list(step) == ["kind", "cell", "value", "by", "line", "depth"] for step in steps)
    assert [step["kind"] for step in steps] == ["try", "place", "try", "reject", "try", "reject", "undo"] * 2
    assert (steps[3]["cell"], steps[3]["by"], steps[3]["depth"]) == ([1, 0], [0, 0], 2)
    _, lines, _ = shell("queens", "trace", 1, "--strategy", "markers", "--steps")
    assert json.loads(lines[2]) | {"line": 0} == {
        "kind": "solution", "cell": None, "value": None, "by": None, "line": 0, "depth": 2,
    }  # fmt: skip


def test_mistakes(shell):
    code, lines, error = shell("queens", "trace", 4, "--strategy", "best")
    assert (code, lines) == (1, [])
    assert "board-scan, markers" in error
    code, lines, error = shell("knight", "trace", 5, 5, "--start", "9:9", "--strategy", "warnsdorff")
    assert (code, lines) == (1, [])
    assert "start" in error
    code, lines, error = shell("queens", "trace", -1, "--strategy", "markers", "--json")
    assert code == 1
    assert "negative" in json.loads(lines[0])["error"]
    code, lines, error = shell("sudoku", "trace", "--strategy", "first-empty", text="12\n")
    assert (code, lines) == (1, [])
    assert error == "undoku: Line 1, character 3: the cells end here, after 2 of 81.\n"
