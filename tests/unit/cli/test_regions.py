"""`undoku queens regions`."""

import json

import pytest

ONE = "AAAA\nBAAC\nBAAC\nDDCC\n"
SEVERAL = "AABBC\nAABCC\nDDBCC\nDDDEE\nDDEEE\n"
NONE = "AA\nBB\n"


def objects(output):
    return [json.loads(line) for line in output.splitlines()]


def test_each_board_is_answered_in_its_order(shell):
    text = f"# one\n{ONE}\n\n{SEVERAL}\n{NONE}\nab\n# inside\nAB\n"
    code, out, err = shell("queens", "regions", "--json", text=text)
    assert (code, err) == (0, "")
    assert objects(out) == [
        {"n": 4, "regions": ONE.split(), "solutions": 1, "columns": [2, 0, 3, 1], "error": None},
        {"n": 5, "regions": SEVERAL.split(), "solutions": 2, "columns": [0, 2, 4, 1, 3], "error": None},
        {"n": 2, "regions": ["AA", "BB"], "solutions": 0, "columns": None, "error": None},
        {"n": 2, "regions": ["ab", "AB"], "solutions": 0, "columns": None, "error": None},
    ]


def test_boards_in_text(shell, tmp_path):
    file = tmp_path / "boards.txt"
    file.write_text(f"{ONE}\n{SEVERAL}\n{NONE}\nA")
    code, out, err = shell("queens", "regions", file)
    assert (code, err) == (0, "")
    assert out.split("\n\n") == [
        "..Q.\nQ...\n...Q\n.Q..",
        "Q....\n..Q..\n....Q\n.Q...\n...Q.\n(more than one)",
        "no solution",
        "Q\n",
    ]


BAD = f"ABC\nAB\n\n{NONE}\nAB\n1A\n\nAA\nAA\n"
REASONS = [
    "Row 1 of the regions has 3 letters; N = 2 needs 2.",
    "Row 2, column 1 of the regions is '1': each square is a letter, A to Z.",
    "Regions: 1; N = 2 needs 2, as each has one queen.",
]


def test_what_is_no_board_does_not_stop_the_rest(shell):
    code, out, err = shell("queens", "regions", text=BAD)
    assert (code, out) == (1, "no solution\n")
    assert err.splitlines() == [
        f"undoku: line {line}: {reason}" for line, reason in zip((1, 7, 10), REASONS, strict=True)
    ]
    code, out, err = shell("queens", "regions", "--json", text=BAD)
    assert (code, err) == (1, "")
    answers = objects(out)
    assert [answer["error"] for answer in answers] == [REASONS[0], None, *REASONS[1:]]
    first = {"n": 2, "regions": ["ABC", "AB"], "solutions": None, "columns": None, "error": REASONS[0]}
    assert answers[0] == first
    code, out, err = shell("queens", "regions", "--hint", "--json", text=BAD)
    assert (code, err) == (1, "")
    nothing = {"step": None, "queens": [], "crosses": [], "sentence": None}
    assert objects(out)[0] == {**nothing, "error": REASONS[0]}


def test_too_large_a_board_is_refused(shell):
    text = "\n".join(["A" * 27] * 27)
    code, out, err = shell("queens", "regions", text=text)
    assert (code, out) == (1, "")
    assert err == "undoku: line 1: N is 27: a board is divided into regions for N from 0 to 26.\n"


def test_no_board_is_no_fault(shell):
    assert shell("queens", "regions", text="# nothing\n\n") == (0, "", "")
    code, out, err = shell("queens", "regions", "missing.txt")
    assert (code, out, err) == (1, "", "undoku: missing.txt: No such file or directory\n")


@pytest.mark.parametrize(
    ("given", "step", "queens", "crosses", "sentence"),
    [
        ([], "region-in-line", [], [[0, 0], [3, 0]],
         "All free squares of region B are in column 1. One of them has a queen, so that no other square of "
         "column 1 has one. Cross out column 1, rows 1 and 4."),
        (["--queens", "0:2,1:0"], "region-single", [[3, 1]], [],
         "Region D has one free square left: row 4, column 2. The others are attacked by the queen in row 2, "
         "column 1. Place a queen in row 4, column 2."),
        (["--crosses", "0:2"], None, [], [],
         "The cross in row 1, column 3 is wrong: every placement has a queen there."),
        (["--queens", "0:0,1:1"], None, [], [],
         "The queens in row 1, column 1 and row 2, column 2 attack each other, as they touch."),
        (["--queens", "0:2,1:0,2:3,3:1"], None, [], [], "All queens are placed, and none attacks another."),
    ],
)  # fmt: skip
def test_a_hint(shell, given, step, queens, crosses, sentence):
    code, out, err = shell("queens", "regions", "--hint", "--json", *given, text=ONE)
    assert (code, err) == (0, "")
    (answer,) = objects(out)
    assert answer == {"step": step, "queens": queens, "crosses": crosses, "sentence": sentence, "error": None}


def test_hints_in_words(shell):
    code, out, err = shell("queens", "regions", "--hint", text=f"{ONE}\n{NONE}")
    assert (code, err) == (0, "")
    first, second = out.splitlines()
    assert first.startswith("A region inside a column: All free squares of region B are in column 1.")
    assert second.startswith("There is no placement of 2 queens")


def test_a_queen_off_a_board_is_that_boards_fault(shell):
    code, out, err = shell("queens", "regions", "--hint", "--queens", "3:1", text=f"{ONE}\n{NONE}")
    assert (code, len(out.splitlines())) == (1, 1)
    assert (
        err
        == "undoku: line 6: Queen on row 4, column 2 is off the board: rows and columns run from 1 to 2.\n"
    )
