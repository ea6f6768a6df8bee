"""`undoku sudoku convert`: any form in, four forms out."""

import pytest

from undoku.sudoku import Position

from ..sudoku.positions import LECTURE, random_position

POSITION = Position.parse(LECTURE)
GRID = """\
5 3 . | . 7 . | . . .
6 . . | 1 9 5 | . . .
. 9 8 | . . . | . 6 .
------+-------+------
8 . . | . 6 . | . . 3
4 . . | 8 . 3 | . . 1
7 . . | . 2 . | . . 6
------+-------+------
. 6 . | . . . | 2 8 .
. . . | 4 1 9 | . . 5
. . . | . 8 . | . 7 9
"""


def test_every_form_is_read_and_written(shell):
    position = random_position(7)
    forms = ("81", "grid", "candidates", "hodoku", "link")
    mixed = "".join(f"# {form}\n{position.write(form)}\n" for form in forms)
    for form in forms[:-1]:
        code, out, err = shell("sudoku", "convert", "--to", form, text=mixed)
        written = [Position.parse(position.write(other)).write(form) for other in forms]
        between = "\n\n" if "\n" in written[0] else "\n"
        assert (code, out, err) == (0, between.join(written) + "\n", "")


def test_what_is_written_is_read_again(shell):
    positions = [random_position(seed) for seed in range(20)]
    positions = [position for position in positions if max(map(int.bit_count, position.candidates())) > 1]
    lines = "".join(f"{position.write('hodoku')}\n" for position in positions)
    once = shell("sudoku", "convert", "--to", "candidates", text=lines)[1]
    assert shell("sudoku", "convert", "--to", "candidates", text=once) == (0, once, "")
    back = shell("sudoku", "convert", "--to", "hodoku", text=lines)
    assert back == (0, lines, "")


def test_grids_have_a_blank_line_between(shell, tmp_path):
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{LECTURE}\nwrong\n\n{LECTURE}\n")
    code, out, err = shell("sudoku", "convert", file, "--to", "grid")
    assert (code, out) == (1, f"{GRID}\n{GRID}")
    assert err == "undoku: line 2, character 1: 'w' is not a digit from 1 to 9, nor a blank.\n"


def test_a_bad_position_does_not_stop_the_rest(shell):
    text = f"# three\n{LECTURE}\n{LECTURE[1:]}\n{GRID.replace('7', '')}\n:0300-x:4:{LECTURE}:713 99::\n{GRID}"
    code, out, err = shell("sudoku", "convert", "--to", "81", text=text)
    assert (code, out) == (1, f"{LECTURE}\n{LECTURE}\n")
    assert err.splitlines() == [
        "undoku: line 3, character 81: the cells end here, after 80 of 81.",
        "undoku: line 4, character 21: row 1 ends here, after 8 of 9 cells.",
        "undoku: line 16, character 97: '99' is not digit, row and column of a candidate, each from 1 to 9.",
    ]


def test_nothing_in_is_nothing_out(shell):
    for text in ("", "\n\n", "# a comment\n", "---\n"):
        assert shell("sudoku", "convert", "--to", "grid", text=text) == (0, "", "")


@pytest.mark.parametrize("words", [[], ["--to", "sdk"], ["--to", "link"]])
def test_the_form_to_write_is_one_of_four(shell, words):
    code, out, err = shell("sudoku", "convert", *words)
    assert (code, out) == (2, "") and err.startswith("undoku sudoku convert: ")


def test_what_is_no_text_is_named(shell, tmp_path):
    file = tmp_path / "puzzles.txt"
    file.write_bytes(b"\xef\xbb\xbf" + LECTURE.encode() + b"\r\n\xff\xfe\0\n" + b"1" * 100_000)
    code, out, err = shell("sudoku", "convert", file, "--to", "81")
    assert (code, out) == (1, LECTURE + "\n")
    odd, long = err.splitlines()
    assert odd.startswith("undoku: line 2, character 1: '\N{REPLACEMENT CHARACTER}' is not a digit")
    assert long.startswith("undoku: line 3, character 20001: the text goes on here")
