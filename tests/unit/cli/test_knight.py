"""`undoku knight tour` and `undoku knight count`."""

import itertools
import json

import pytest

from undoku.knight.methods import METHODS, MethodSearch


def objects(output):
    return [json.loads(line) for line in output.splitlines()]


def is_move(a, b):
    return abs(a[0] - b[0]) * abs(a[1] - b[1]) == 2


def test_knight_tour(shell):
    code, out, _ = shell("knight", "tour", 6, 7, "--start", "2:3", "--json")
    answer = objects(out)[0]
    path = [tuple(square) for square in answer["path"]]
    assert (code, answer["rows"], answer["cols"], path[0]) == (0, 6, 7, (2, 3))
    assert sorted(path) == [(row, column) for row in range(6) for column in range(7)]
    assert all(is_move(a, b) for a, b in itertools.pairwise(path))
    assert answer["closed"] == is_move(path[0], path[-1])


def test_knight_tour_from_start_to_end(shell):
    path = objects(shell("knight", "tour", 8, 8, "--end", "7:0", "--json")[1])[0]["path"]
    assert (path[0], path[-1]) == ([0, 0], [7, 0])


def test_knight_tour_as_text(shell):
    code, out, _ = shell("knight", "tour", 6, 6, "--closed")
    *board, last = out.splitlines()
    assert (code, last, len(board)) == (0, "closed tour", 6)
    assert sorted(int(number) for line in board for number in line.split()) == list(range(1, 37))
    assert shell("knight", "tour", 5, 5)[1].endswith("open tour\n")


def test_no_tour_has_a_reason(shell):
    code, out, _ = shell("knight", "tour", 5, 5, "--closed", "--json")
    answer = objects(out)[0]
    assert (code, answer["possible"]) == (1, False)
    assert answer["reason"]
    code, out, err = shell("knight", "tour", 4, 4)
    assert (code, out) == (1, "")
    assert err.startswith("undoku: ")


@pytest.mark.parametrize(("words", "number"), [(["5", "5"], 1728), (["3", "10", "--closed"], 16)])
def test_knight_count(shell, words, number):
    # OEIS A165134 (5 x 5) and A070030 (3 x 10, direction not counted).
    assert shell("knight", "count", *words) == (0, f"{number}\n", "")


def test_knight_count_with_holes(shell):
    # A ring of eight squares is a circle of eight moves.
    assert shell("knight", "count", 3, 3, "--holes", "1:1") == (0, "16\n", "")
    assert shell("knight", "count", 3, 3, "--holes", "1:1", "--closed") == (0, "1\n", "")
    assert shell("knight", "count", 5, 6, "--holes", ",".join(f"{row}:5" for row in range(5)))[1] == "1728\n"
    code, out, err = shell("knight", "count", 8, 8, "--holes", "0:0,0:1")
    assert (code, out) == (1, "")
    assert "62 squares of the 8 by 8 board are left" in err


@pytest.mark.parametrize("method", METHODS)
def test_knight_tour_by_a_method(shell, method):
    code, out, _ = shell("knight", "tour", 8, 8, "--start", "7:0", "--method", method, "--json")
    path = objects(out)[0]["path"]
    assert (code, path[0], len(path)) == (0, [7, 0], 64)
    search = MethodSearch(method, 8, 8, (7, 0))
    search.advance(1 << 30)
    assert [tuple(square) for square in path] == list(search.tour.path)


def test_a_method_that_finds_no_tour_has_not_settled_it(shell):
    # Warnsdorff's rule is no proof; what is known of a board is.
    words = ("knight", "tour", 7, 7, "--start", "0:0", "--end", "0:2", "--method", "warnsdorff-roth")
    code, out, _ = shell(*words, "--json")
    assert (code, objects(out)[0]["possible"]) == (1, None)
    assert shell(*words)[2].startswith("undoku: ")
    known = shell("knight", "tour", 7, 7, "--start", "0:1", "--method", "warnsdorff-roth", "--json")
    assert objects(known[1])[0]["possible"] is False


def test_calm_tour(shell):
    path = objects(shell("knight", "tour", 20, 20, "--closed", "--calm", "--json")[1])[0]["path"]
    usual = objects(shell("knight", "tour", 20, 20, "--closed", "--json")[1])[0]["path"]
    assert len(path) == len(usual) == 400
    assert measured(path) < measured(usual) / 2


def measured(path):
    """How often the knight turns."""
    moves = [(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(path)]
    return sum(one != other for one, other in itertools.pairwise(moves))


def test_knight_tour_with_holes(shell):
    code, out, _ = shell("knight", "tour", 5, 6, "--holes", "0:0,0:5", "--json")
    answer = objects(out)[0]
    path = [tuple(square) for square in answer["path"]]
    assert (code, sorted(answer)) == (0, ["closed", "cols", "path", "rows"])
    # It starts on the first square that is there.
    assert path[0] == (0, 1)
    assert sorted(path) == [(row, column) for row in range(5) for column in range(6)][1:5] + [
        (row, column) for row in range(1, 5) for column in range(6)
    ]
    assert all(is_move(a, b) for a, b in itertools.pairwise(path))
    *board, last = shell("knight", "tour", 5, 6, "--holes", "0:0,0:5")[1].splitlines()
    assert (board[0].split()[0], board[0][-2:], last) == (".", " .", "open tour")
    assert {len(line) for line in board} == {17}
    # A start that is not there is not replaced.
    code, out, err = shell("knight", "tour", 5, 6, "--holes", "0:0", "--start", "0:0")
    assert (code, out, err) == (1, "", "undoku: start is a5, but that square is taken out of the board.\n")


def test_knight_tour_by_way_of_squares(shell):
    path = objects(shell("knight", "tour", 6, 6, "--via", "3:3,0:5", "--closed", "--json")[1])[0]["path"]
    assert (path[0], len(path)) == ([0, 0], 36)
    assert path.index([3, 3]) < path.index([0, 5])
    back = objects(shell("knight", "tour", 6, 6, "--via", "0:5,3:3", "--closed", "--json")[1])[0]["path"]
    assert back.index([0, 5]) < back.index([3, 3])
    for other in ("--calm", "--method=rotations"):
        code, out, err = shell("knight", "tour", 6, 6, "--via", "3:3", other)
        assert (code, out) == (1, "")
        assert err == f"undoku: --via and {other.partition('=')[0]} cannot be wished for together\n"


def test_calm_tour_with_holes(shell):
    answer = objects(shell("knight", "tour", 6, 7, "--holes", "0:0,0:1", "--calm", "--json")[1])[0]
    assert len(answer["path"]) == 40 and [0, 0] not in answer["path"]


def test_knight_finish(shell):
    code, out, err = shell("knight", "finish", 6, 6, "--path", "a1, 3:1,C5", "--end", "5:3", "--json")
    path = objects(out)[0]["path"]
    assert (code, err, path[:3], path[-1], len(path)) == (0, "", [[5, 0], [3, 1], [1, 2]], [5, 3], 36)
    assert all(is_move(a, b) for a, b in itertools.pairwise(path))
    closed = objects(shell("knight", "finish", 6, 6, "--path", "a1,b3", "--closed", "--json")[1])[0]
    assert closed["closed"] and closed["path"][:2] == [[5, 0], [3, 1]]
    ring = shell("knight", "finish", 3, 3, "--path", "c3,a2", "--holes", "1:1")
    assert ring == (0, "7 4 1\n2 . 6\n5 8 3\nclosed tour\n", "")


def test_what_cannot_be_finished_says_why(shell):
    code, out, _ = shell("knight", "finish", 3, 4, "--path", "b3,a1", "--json")
    answer = objects(out)[0]
    assert (code, answer["possible"]) == (1, False)
    assert answer["reason"]
    code, out, err = shell("knight", "finish", 3, 4, "--path", "b3,a1")
    assert (code, out, err) == (1, "", f"undoku: {answer['reason']}\n")


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("a1,zz,c1", "square 2 of --path: square must be a name from a1 to f6 on the 6 by 6 board, not 'zz'"),
        ("a1,b3,9:x", "square 3 of --path: 'x' is not a whole number"),
        ("a1,9:9", "board, with a row from 0 to 5 and a column from 0 to 5, not (9, 9)"),
        ("a1,b3,c1,a3", "move 3 from c1 to a3 is not a knight's move"),
        ("", "path must be at least one square"),
    ],
)
def test_a_path_that_is_none_names_its_square(shell, path, words):
    code, out, err = shell("knight", "finish", 6, 6, "--path", path)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert words in err
