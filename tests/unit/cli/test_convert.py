"""`undoku sudoku convert`: any form in, any form out."""

import random

import pytest

from undoku.cli import convert
from undoku.sudoku import Position
from undoku.sudoku.forms.register import FORMS

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
    mixed = "".join(f"# {form}\n{position.write(form)}\n" for form in FORMS)
    positions = [Position.parse(FORMS[form].record(position)) for form in FORMS]
    for name, form in FORMS.items():
        code, out, err = shell("sudoku", "convert", "--to", name, text=mixed)
        written = f"\n{form.between}".join(form.record(position) for position in positions)
        assert (code, out, err) == (0, f"{form.head}{written}{form.tail}\n", "")


def test_many_positions_are_one_document(shell):
    code, out, err = shell("sudoku", "convert", "--to", "opensudoku", text=f"{LECTURE}\nwrong\n{LECTURE}\n")
    assert (code, out.count("<game data="), out.count("</opensudoku>")) == (1, 2, 1)
    assert out.startswith("<?xml ") and err.startswith("undoku: line 2")
    assert shell("sudoku", "convert", "--to", "81", text=out) == (0, f"{LECTURE}\n" * 2, "")
    assert shell("sudoku", "convert", "--to", "opensudoku", text="") == (0, "", "")


def test_a_form_is_named_where_it_is_not_to_be_guessed(shell):
    code, out, err = shell("sudoku", "convert", "--from", "hodoku", "--to", "81", text=LECTURE)
    assert (code, out) == (1, "") and "the line ends before its third part" in err
    for form in ("81", "csv", "sdk", "ss"):
        assert shell("sudoku", "convert", "--from", form, "--to", "81", text=LECTURE) == (
            0,
            f"{LECTURE}\n",
            "",
        )


def test_what_a_form_has_no_way_for_is_said(shell):
    code, out, err = shell("sudoku", "convert", "--to", "sdm", text="1.3434122143432.\n")
    assert (code, out, err) == (
        1,
        "",
        "undoku: line 1: The form 'sdm' is for 9 by 9; this grid has 4 rows.\n",
    )


@pytest.mark.parametrize("form", ["81", "grid", "candidates", "hodoku", "csv", "tsv", "json", "sdk"])
def test_a_rule_that_a_form_has_no_way_for_stops_none_of_the_others(shell, form):
    plain = Position.parse(LECTURE)
    text = f"{LECTURE} # diagonal=True\n{LECTURE}\n#board=sudoku&cages=3:0.1\n"
    code, out, err = shell("sudoku", "convert", "--to", form, text=text)
    assert (code, out) == (1, f"{plain.write(form)}\n")
    assert err.splitlines() == [
        f"undoku: line {line}: The form '{form}' has no way for {lost}; without, it would be another puzzle."
        for line, lost in ((1, "the two long diagonals"), (3, "cages"))
    ]


@pytest.mark.parametrize("form", ["csv", "tsv"])
@pytest.mark.parametrize("cells", [16, 36, 81, 256])
def test_an_empty_grid_comes_back(shell, form, cells):
    _, written, _ = shell("sudoku", "convert", "--to", form, text=f"{'.' * cells}\n")
    assert shell("sudoku", "convert", "--to", "81", text=written) == (0, f"{'.' * cells}\n", "")


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
    assert err == f"undoku: {file}: line 2, character 1: 'w' is not a digit from 1 to 9, nor a blank.\n"


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


@pytest.mark.parametrize("words", [[], ["--to", "odd"], ["--to", "81", "--from", "odd"]])
def test_a_form_is_one_of_the_register(shell, words):
    assert tuple(FORMS) == convert.FORMS
    code, out, err = shell("sudoku", "convert", *words)
    assert (code, out) == (2, "") and err.startswith("undoku sudoku convert: ")


def test_what_is_no_text_is_named(shell, tmp_path):
    file = tmp_path / "puzzles.txt"
    file.write_bytes(b"\xef\xbb\xbf" + LECTURE.encode() + b"\r\n\xff\xfe\0\n" + b"1" * 100_000)
    code, out, err = shell("sudoku", "convert", file, "--to", "81")
    assert (code, out) == (1, LECTURE + "\n")
    odd, long = err.splitlines()
    assert odd.startswith(f"undoku: {file}: line 2, character 1: 'ÿ' is not a digit")
    assert long.startswith(f"undoku: {file}: line 3, character 20001: the text goes on here")


@pytest.mark.parametrize("before", ["", '<?xml version="1.0"?>', '<?xml version="1.0"?>\n<opensudoku>\n\t'])
def test_what_is_wrong_with_a_game_is_placed_in_its_file(shell, before):
    zeros = 81 * "0"
    games = [f'<game data="{data}" />' for data in (zeros[1:], zeros, zeros[1:] + "x")]
    text = before + games[0] + games[1] + "\n" + games[2]
    code, _, err = shell("sudoku", "convert", "--to", "81", text=text)
    lines, column = before.count("\n"), len(before.rpartition("\n")[2])
    assert (code, err.splitlines()) == (1, [
        f"undoku: line {1 + lines}, character {column + 13}: here are 80 cells; 81 are needed.",
        f"undoku: line {2 + lines}, character 93: 'x' is not a digit from 1 to 9, nor a blank.",
    ])  # fmt: skip


@pytest.mark.parametrize("command", [("solve",), ("check", "--json"), ("convert", "--to", "81"), ("hint",)])
@pytest.mark.parametrize(
    ("begin", "what"),
    [
        (b"\x89PNG\r\n\x1a\n", "a picture"),
        (b"\xff\xd8\xff", "a picture"),
        (b"PK\x03\x04", "an archive"),
        (b"", "no text"),
    ],
)
def test_a_file_that_is_no_text_is_named_once(shell, tmp_path, command, begin, what):
    file = tmp_path / "puzzles.png"
    file.write_bytes(begin + random.Random(1).randbytes(100_000))
    code, out, err = shell("sudoku", *command, file)
    assert (code, out) == (1, "")
    assert err == f"undoku: {file}: this is {what}; a text with puzzles is needed.\n"
