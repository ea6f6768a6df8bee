"""What is wrong in the text of another program is named, with its place, and a rule that we have not."""

import base64
import json
import zlib

import pytest

from undoku.sudoku import GridError, Layout, Position
from undoku.sudoku.forms.lzstring import compress

from ..errors import check
from .positions import LECTURE

ZEROS = LECTURE.replace(".", "0")
ROWS = [LECTURE[start : start + 9] for start in range(0, 81, 9)]
GRID = "\n".join(ROWS)
S9B = "S9B" + "0k" * 81
EMPTY = [[{} for _ in range(9)] for _ in range(9)]
PAD = "https://sudokupad.app/"
PENPA = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
HEAD = "sudoku,9,9,38,0,1,1,380,380,84,84,0,0,0,0,Title: ,Author: ,,,OFF,false"


def game(data):
    return f'<game data="{data}" />'


def fpuzzle(**values):
    """A link with a puzzle that has these keys; `_` is for a minus in a key."""
    puzzle = {"size": 9, "grid": EMPTY} | {key.replace("_", "-"): value for key, value in values.items()}
    return packed(json.dumps(puzzle))


def packed(text):
    return f"https://www.f-puzzles.com/?load={compress(text)}"


def penpa(*lines):
    deflated = zlib.compress("\n".join(lines).encode(), level=9)[2:-4]
    return PENPA + base64.b64encode(deflated).decode()


def cell(**values):
    return [[values, *EMPTY[0][1:]], *EMPTY[1:]]


ERRORS = [
    # OpenSudoku
    ('<opensudoku version="2"></opensudoku>', "no-game",
     "Line 1, character 38: a game is needed; none is in this text."),
    (game(ZEROS) + "\n" + game(ZEROS), "second-game",
     "Line 2, character 1: here is a second game; one is needed."),
    ("<game state='1'/>", "no-data",
     "Line 1, character 1: this game has no digits: the attribute 'data' is needed."),
    (f'<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]>\n{game("&a;")}', "xml-doctype",
     "Line 2, character 1: a document type can name other files and is not read; take this line out."),
    (game("&a;" * 27), "xml-entity",
     "Line 1, character 13: '&a;&a;&a;&' is no character: '&amp;' and four more names are, and numbers like "
     "'&#10;'."),
    (f"<game data={ZEROS} />", "xml-tag",
     "Line 1, character 6: the tag goes on or ends otherwise here: an attribute in quotes, or '>', is "
     "needed."),
    (game(ZEROS[1:]), "game-cells", "Line 1, character 13: here are 80 cells; 81 are needed."),
    (game("version: 3&#10;1|0|1|"), "game-cells", "Line 1, character 13: here are 1 cells; 81 are needed."),
    (game("version: 5&#10;"), "game-version",
     "Line 1, character 13: games of version 5 are not known here; versions 1 to 4 are."),
    (game("version: 3&#10;" + "0|0|1|" * 80 + "0|512|1|"), "game-cell",
     "Line 1, character 510: row 9, column 9 is '512', which is not a digit, notes and 0 or 1."),
    (game("version: 1&#10;0|1;2|1|" + "0|-|1|" * 80), "game-cell",
     "Line 1, character 30: row 1, column 1 is '1;2', which is not a digit, notes and 0 or 1."),
    (game("version: 2&#10;10|0|1|" + "0|0|1|" * 80), "game-cell",
     "Line 1, character 28: row 1, column 1 is '10|0|1', which is not a digit, notes and 0 or 1."),
    (game(ZEROS[:80] + "x"), "odd-symbol",
     "Line 1, character 93: 'x' is not a digit from 1 to 9, nor a blank."),
    (game("&#48;" + ZEROS[:79] + "&amp;"), "odd-symbol",
     "Line 1, character 97: '&' is not a digit from 1 to 9, nor a blank."),
    (f'<?xml version="1.0"?>\n<opensudoku>\n  {game(ZEROS[1:])}', "game-cells",
     "Line 3, character 15: here are 80 cells; 81 are needed."),
    # Links to sites that take digits
    (f"https://sudokuexchange.com/play/?s={ZEROS[1:]}", "too-few",
     "Line 1, character 116: the cells end here, after 80 of 81."),
    (f"https://www.sudokuwiki.org/sudoku.htm?bd={ZEROS}1", "too-many",
     "Line 1, character 123: here is a cell too many; 81 are needed."),
    (f"https://www.sudokuwiki.org/sudoku.htm?bd={S9B[:-4]}zzzz", "odd-pair",
     "Line 1, character 203: 'zz' is no cell: those are two characters from '00' to 'ep'."),
    (f"https://www.sudokuwiki.org/sudoku.htm?bd={S9B[:-2]}", "game-cells",
     "Line 1, character 45: here are 80 cells; 81 are needed."),
    # Sections
    (f"[Puzzle]\n{GRID}\n[Rubbish]", "odd-section",
     "Line 11, character 1: there is no section 'Rubbish': 'Puzzle', 'State', 'PencilMarks' and 'Colours' "
     "are."),
    (f"[Puzzle]\n{GRID}\n[Puzzle]", "section-twice",
     "Line 11, character 1: the section 'Puzzle' is here again; once is needed."),
    ("[Puzzle]\n" + "\n".join(ROWS[:8]), "section-short",
     "Line 9, character 10: the section ends here, after 8 of 9 lines."),
    (f"[Puzzle]\n{GRID}\n{ROWS[0]}", "section-long",
     "Line 11, character 1: here is a line too many in its section; 9 are needed."),
    (f"hello\n[Puzzle]\n{GRID}", "before-section",
     "Line 1, character 1: here is a line above the first section; one of those in '[ ]' is needed."),
    (f"[Puzzle]\n{GRID}\n[State]\n{GRID.replace('53', '54', 1)}", "state-without-given",
     "Line 11, character 1: row 1, column 2 is given as 3, and is something else in these digits."),
    (f"[Puzzle]\n{GRID}\n[PencilMarks]\n" + "12,,,,,,,\n" * 9, "row-too-short",
     "Line 12, character 10: row 1 ends here, after 8 of 9 cells."),
    (f"[Puzzle]\n{GRID}\n[PencilMarks]\n" + "1x,,,,,,,,\n" * 9, "odd-candidate",
     "Line 12, character 2: 'x' is not a candidate from 1 to 9."),
    # Simple Sudoku's frames
    ("\n".join(["*---*", *ROWS, "*---*"] * 3), "odd-frames",
     "Line 24, character 1: this frame is too many: there are givens, digits and candidates, in this order."),
    # f-puzzles
    (fpuzzle(thermometer=[{"lines": [["R1C1", "R1C2"]]}]), "other-rule",
     "Line 1, character 33: this puzzle has thermometers, which is not known here; it is not read without "
     "its rules."),
    (fpuzzle(antiknight=True, brandnew=["x"]), "other-rule",
     "Line 1, character 33: this puzzle has the anti-knight rule, which is not known here; it is not read "
     "without its rules."),
    (fpuzzle(brandnew=["x"]), "other-rule",
     "Line 1, character 33: this puzzle has the rule 'brandnew', which is not known here; it is not read "
     "without its rules."),
    (fpuzzle(**{"diagonal+": True}), "other-rule",
     "Line 1, character 33: this puzzle has one of the two long diagonals, which is not known here; it is "
     "not "
     "read without its rules."),
    (fpuzzle(grid=cell(region=None)), "other-rule",
     "Line 1, character 33: this puzzle has cells of no region, which is not known here; it is not read "
     "without its rules."),
    (fpuzzle(grid=[]), "json",
     "Line 1, character 33: in what is packed here, grid is []; list of 9 is needed."),
    (fpuzzle(grid=cell(value=10)), "json",
     "Line 1, character 33: in what is packed here, value is 10; 0 to 9 is needed."),
    (fpuzzle(grid=cell(cornerPencilMarks="12")), "json",
     "Line 1, character 33: in what is packed here, cornerPencilMarks is '12'; a list is needed."),
    (fpuzzle(grid=[[1] * 9] * 9), "json",
     "Line 1, character 33: in what is packed here, grid 1 1 is 1; an object is needed."),
    (fpuzzle(killercage=[{"cells": ["R1C10"]}]), "json",
     "Line 1, character 33: in what is packed here, cells 1 is 'R1C10'; a cell of the grid is needed."),
    (fpuzzle(size=26), "json",
     "Line 1, character 33: in what is packed here, size is 26; 1 to 25 is needed."),
    (packed("[]"), "json",
     "Line 1, character 33: in what is packed here, the puzzle is []; an object is needed."),
    (fpuzzle(grid=cell(region=1)), "no-shape",
     "Line 1, character 33: Region '1' has 10 cells, 9 needed. So what begins here has no shape."),
    (fpuzzle(killercage=[{"cells": ["R1C1"], "value": "10"}]), "no-shape",
     "Line 1, character 33: Row 1, column 1: the cage there cannot have the sum 10; 1 digits that differ "
     "make 1 to 9. So what begins here has no shape."),
    (packed("{"), "not-json",
     "Line 1, character 33: what is packed here is not the description of a puzzle, or goes deeper than one "
     "does."),
    (packed("[" * 50_000), "not-json",
     "Line 1, character 33: what is packed here is not the description of a puzzle, or goes deeper than one "
     "does."),
    (packed(" " * 200_001), "packed-too-long",
     "Line 1, character 33: what begins here unpacks to more than 200000 characters, the most there are."),
    (fpuzzle()[:-30], "packed-cut",
     "Line 1, character 33: the packed puzzle breaks off; the rest of it is needed."),
    ("https://www.f-puzzles.com/?load=%2B%2B%2B", "not-packed",
     "Line 1, character 33: what begins here cannot be unpacked; it is not as that program writes it."),
    # SudokuPad
    (f"{PAD}ddGfd499G7", "kept-elsewhere",
     "Line 1, character 23: this link has only the name of a puzzle, which is kept at that site."),
    (f"{PAD}sclN4IgzglgXgpiBcB", "kept-as-drawing",
     "Line 1, character 26: this link has a drawing of a puzzle, of which the rules cannot be told."),
    (f"{PAD}scf" + "o" * 13, "not-81",
     "Line 1, character 26: what begins here is not the 81 cells that 'scf' has."),
    (f"{PAD}scf" + "o" * 13 + "A1w", "other-rule",
     "Line 1, character 26: this puzzle has four further boxes, which is not known here; it is not read "
     "without its rules."),
    # Penpa
    (PENPA + "7VRdb", "packed-cut",
     "Line 1, character 51: the packed puzzle breaks off; the rest of it is needed."),
    (PENPA + "////", "not-packed",
     "Line 1, character 51: what begins here cannot be unpacked; it is not as that program writes it."),
    (penpa("hex,9"), "other-penpa",
     "Line 1, character 51: this is no square grid of Penpa's with 1 to 25 rows."),
    (penpa(HEAD, "[0,0,0,0]", "", "{zY:{'a':1}}".replace("'", '"')), "other-rule",
     "Line 1, character 51: this puzzle has symbols in its cells, which is not known here; it is not read "
     "without its rules."),
    (penpa(HEAD, "[0,0,0,0]", "", '{zN:{"3":["1",1,"1"]}}'), "json",
     "Line 1, character 51: in what is packed here, a cell is '3'; a cell of the grid is needed."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "words"), ERRORS)
def test_what_is_wrong_is_named(text, code, words):
    with pytest.raises(GridError) as caught:
        Position.parse(text)
    check(caught.value, GridError, code, words)


NAMED = [
    ("link", "no-link",
     "Line 1, character 6: a link to a Sudoku on the page is needed; none is in this text."),
    *((form, "no-form-here", f"Line 1, character 1: this text is not of the form {form!r}.") for form in (
        "sudokuwiki", "sudokuexchange", "fpuzzles", "sudokupad", "penpa"
    )),
]  # fmt: skip


@pytest.mark.parametrize(("form", "code", "words"), NAMED)
def test_a_text_that_is_not_of_the_named_form_is_refused(form, code, words):
    with pytest.raises(GridError) as caught:
        Position.parse("hello", form=form)
    check(caught.value, GridError, code, words)


@pytest.mark.parametrize("form", ["sdk", "ss", "opensudoku", "csv", "sudokuwiki", "sudokuexchange",
                                  "fpuzzles", "sudokupad", "penpa"])  # fmt: skip
def test_another_shape_than_is_needed_is_named(form):
    position = Position.parse(LECTURE)
    text = position.write(form) if form not in ("sdk", "ss") else Position(
        Position.parse("." * 81).givens, position.digits
    ).write(form)  # fmt: skip
    if form == "csv":
        text = f"{'.' * 81},{LECTURE}"
    with pytest.raises(GridError) as caught:
        Position.parse(text, Layout.standard(16))
    assert caught.value.code == "another-shape"
