"""`undoku queens complete` and `undoku queens orbit`."""

import json

import pytest

from undoku.queens import solutions

NAUCK = ("--queens", "4:1,3:3")


def objects(output):
    return [json.loads(line) for line in output.splitlines()]


def test_naucks_queens_are_completed_in_two_ways(shell):
    code, out, err = shell("queens", "complete", 8, *NAUCK, "--all", "--json")
    assert (code, err) == (0, "")
    assert objects(out) == [
        {"n": 8, "columns": [4, 0, 7, 3, 1, 6, 2, 5]},
        {"n": 8, "columns": [4, 6, 0, 3, 1, 7, 5, 2]},
    ]
    boards = shell("queens", "complete", 8, *NAUCK, "--all")[1]
    assert boards.split("\n\n")[0].splitlines()[0] == "....Q..."
    assert len(boards.splitlines()) == 17
    assert shell("queens", "complete", 8, *NAUCK)[1] == boards.split("\n\n")[0] + "\n"
    assert shell("queens", "complete", 8, *NAUCK, "--count") == (0, "2\n", "")
    assert objects(shell("queens", "complete", 8, *NAUCK, "--count", "--json")[1]) == [{"n": 8, "count": 2}]


@pytest.mark.parametrize("n", [0, 1, 5, 13])
def test_all_are_in_the_lectures_order(shell, n):
    given = ["--blocked", "0:0,0:1,0:2,0:3,1:4,2:9"] if n == 13 else []
    blocked = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 4), (2, 9)] if given else []
    queens = [(2, 5), (5, 11), (9, 4)] if n == 13 else []
    if queens:
        given += ["--queens", ",".join(f"{row}:{column}" for row, column in queens)]
    wanted = [list(placement.columns) for placement in solutions(n, queens, blocked)]
    found = objects(shell("queens", "complete", n, "--all", "--json", *given)[1])
    assert [answer["columns"] for answer in found] == wanted != []
    assert objects(shell("queens", "complete", n, "--json", *given)[1]) == found[:1]
    assert shell("queens", "complete", n, "--count", *given)[1] == f"{len(wanted)}\n"


@pytest.mark.parametrize("words", [[], ["--all"]])
def test_why_there_is_none(shell, words):
    sentence = "undoku: With the queen in row 1, column 1 there is no placement.\n"
    given = ["--queens", "0:0,1:2", *words]
    assert shell("queens", "complete", 6, *given) == (1, "", sentence)
    code, out, err = shell("queens", "complete", 6, *given, "--json")
    assert (code, objects(out), err) == (1, [{"n": 6, "columns": None, "because": [[0, 0]]}], sentence)


def test_an_empty_board_is_counted_as_by_count(shell):
    # So many are not looked at one by one.
    assert shell("queens", "complete", 14, "--count") == (0, "365596\n", "")


def test_none_is_counted_as_zero(shell):
    code, out, err = shell("queens", "complete", 8, "--queens", "0:0,4:4", "--count")
    assert (code, out) == (1, "0\n")
    assert err.startswith("undoku: The queens in row 1, column 1 and row 5, column 5 attack each other")
    out = shell("queens", "complete", 3, "--count", "--json")[1]
    assert objects(out) == [{"n": 3, "count": 0, "because": []}]


def test_a_large_board_is_completed(shell):
    code, out, _ = shell("queens", "complete", 120, *NAUCK, "--json")
    columns = objects(out)[0]["columns"]
    assert (code, columns[4], columns[3], sorted(columns)) == (0, 1, 3, list(range(120)))


def test_help_says_what_is_printed_where_there_is_none(shell):
    code, out, _ = shell("queens", "complete", "--help")
    assert code == 0
    assert '"because"' in out


def test_an_orbit(shell):
    code, out, err = shell("queens", "orbit", 4, "--columns", "1,3,0,2", "--json")
    assert (code, err) == (0, "")
    assert objects(out) == [
        {
            "n": 4,
            "size": 2,
            "members": [
                {"symmetry": ["identity", "turn-90", "turn-180", "turn-270"], "columns": [1, 3, 0, 2]},
                {
                    "symmetry": ["mirror-rows", "mirror-columns", "mirror-diagonal", "mirror-antidiagonal"],
                    "columns": [2, 0, 3, 1],
                },
            ],
        }
    ]
    assert shell("queens", "orbit", 4, "--columns", "1,3,0,2")[1] == (
        "identity, turn-90, turn-180, turn-270\n.Q..\n...Q\nQ...\n..Q.\n\n"
        "mirror-rows, mirror-columns, mirror-diagonal, mirror-antidiagonal\n..Q.\nQ...\n...Q\n.Q..\n\n"
        "Every turn leaves it as it is, so its 8 images are 2 different ones, each made in 4 ways.\n"
    )
    assert objects(shell("queens", "orbit", 0, "--columns", "", "--json")[1])[0]["size"] == 1


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("orbit 4 --columns 1,3,0", 1, "undoku: Columns given: 3; needed for N = 4: one for each row."),
        ("orbit 4 --columns 1,3,0,4", 1, "undoku: Queen on row 4, column 5 is off the board"),
        ("orbit 4 --columns 1,3,2,0", 1, "undoku: The queens in row 2, column 4 and row 3, column 3 attack"),
        (
            "orbit 4 --columns 1,x,0,2",
            2,
            "undoku queens orbit: argument --columns: 'x' is not a whole number",
        ),
        ("orbit 4", 2, "undoku queens orbit: the following arguments are required: --columns"),
        ("orbit -4 --columns 1", 1, "undoku: N is -4"),
        ("complete -4", 1, "undoku: N is -4"),
        ("complete 8 --queens 8:0", 1, "undoku: Queen on row 9, column 1 is off the board"),
        ("complete 8 --blocked 1:x", 2, "undoku queens complete: argument --blocked"),
        ("complete 101 --count", 1, "undoku: N is 101: completions are listed for N from 0 to 100."),
        ("complete 8 --all --count", 2, "undoku queens complete: argument --count: not allowed with"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(shell, words, code, said):
    found, out, err = shell("queens", *words.split())
    assert (found, out) == (code, "")
    assert err.startswith(said)
    assert err.count("\n") == 1
