"""What is no position is named, with line and character, letter for letter."""

import base64
import zlib

import pytest

from undoku.sudoku import Grid, GridError, Layout, Position
from undoku.sudoku.forms.words import ERRORS_AT

from ..errors import check
from .positions import LECTURE
from .test_form_errors import ERRORS as OF_FORMS
from .test_form_errors import NAMED

SIZES = "4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24 and 25"
ROWS = [LECTURE[start : start + 9] for start in range(0, 81, 9)]
CANDIDATES = Position.parse(LECTURE).write("candidates")
# With what stands in its upper edge once that is spoiled, it has 100 characters, as a grid of 10 by 10 has.
FEW = Position(Grid.parse(LECTURE), out=[0] * 9 + [511] * 72).write("candidates")
LINES = CANDIDATES.splitlines()
LINK = f"#board=sudoku&givens={LECTURE}"


def packed(data):
    return base64.urlsafe_b64encode(zlib.compress(data, level=9)[2:-4]).decode().rstrip("=")


def noted(text):
    return f"{LINK}&notes={packed(text.encode())}"


ERRORS = [
    # Digits
    ("", "too-few", "Line 1, character 1: the cells end here, after 0 of 81."),
    (" \n\t\n# 81 cells\n", "too-few", "Line 1, character 1: the cells end here, after 0 of 81."),
    ("ABC." * 35 + "1..", "too-few-of-size",
     "Line 1, character 144: the cells end here, after 143 of the 144 that 12 by 12 has."),
    ("ABCD.EFG" * 31 + "1......", "too-few-of-size",
     "Line 1, character 256: the cells end here, after 255 of the 256 that 16 by 16 has."),
    ("1" + "." * 34, "too-few-of-size",
     "Line 1, character 36: the cells end here, after 35 of the 36 that 6 by 6 has."),
    ("1234" * 4 + "1", "too-many-of-size", "Line 1, character 17: here is a cell too many; 4 by 4 has 16."),
    (LECTURE[:80], "too-few", "Line 1, character 81: the cells end here, after 80 of 81."),
    (f"{LECTURE[:80]} # a comment", "too-few", "Line 1, character 81: the cells end here, after 80 of 81."),
    (LECTURE + "1", "too-many", "Line 1, character 82: here is a cell too many; 81 are needed."),
    ("\n".join([LECTURE, LECTURE]), "too-many",
     "Line 2, character 1: here is a cell too many; 81 are needed."),
    ("\r\n".join(ROWS)[:-1], "row-too-short", "Line 9, character 9: row 9 ends here, after 8 of 9 cells."),
    ("\r".join(ROWS[:8]), "too-few", "Line 8, character 10: the cells end here, after 72 of 81."),
    ("\n".join([*ROWS[:4], "| 4..|8.3|.1 |", *ROWS[5:]]), "row-too-short",
     "Line 5, character 15: row 5 ends here, after 8 of 9 cells."),
    ("\n".join(["# title", *ROWS[:4], "4..8.3..12", *ROWS[5:]]), "row-too-long",
     "Line 6, character 10: here is a cell too many in row 5; 9 are needed."),
    ("\n".join([*ROWS, "12"]), "too-many", "Line 10, character 1: here is a cell too many; 81 are needed."),
    ("hello", "odd-symbol", "Line 1, character 1: 'h' is not a digit from 1 to 9, nor a blank."),
    ("\n".join([*ROWS[:4], "4..8.y..1", *ROWS[5:]]), "odd-symbol",
     "Line 5, character 6: 'y' is not a digit from 1 to 9, nor a blank."),
    (LECTURE[:40] + "\ud800" + LECTURE[41:], "odd-symbol",
     r"Line 1, character 41: '\ud800' is not a digit from 1 to 9, nor a blank."),
    (LECTURE[:40] + "三" + LECTURE[41:], "odd-symbol",
     "Line 1, character 41: '三' is not a digit from 1 to 9, nor a blank."),
    ("0 17" + " 0" * 254, "odd-symbol",
     "Line 1, character 3: '17' is not a digit from 1 to 16, nor a blank."),
    ("." * 20_001, "too-long",
     "Line 1, character 20001: the text goes on here; 20000 characters are the most."),
    ("\n" * 30_000, "too-long",
     "Line 20001, character 1: the text goes on here; 20000 characters are the most."),
    # Candidate grids
    (CANDIDATES.replace("| 6    247 ", "| 6        "), "row-too-short",
     "Line 3, character 59: row 2 ends here, after 8 of 9 cells."),
    (CANDIDATES.replace("247   247 ", "24 7  247 "), "row-too-long",
     "Line 3, character 53: here is a cell too many in row 2; 9 are needed."),
    ("\n".join(LINES[:-2]), "too-few", "Line 11, character 59: the cells end here, after 72 of 81."),
    ("\n".join([*LINES, LINES[1]]), "too-many",
     "Line 14, character 3: here is a cell too many; 81 are needed."),
    (CANDIDATES.replace(" 124 ", " 1a4 "), "odd-candidate",
     "Line 2, character 15: 'a' is not a candidate from 1 to 9."),
    (CANDIDATES.replace(" 124 ", "*1.4 "), "odd-candidate",
     "Line 2, character 15: '.' is not a candidate from 1 to 9."),
    (CANDIDATES.replace(" 124 ", " 144 "), "candidate-twice",
     "Line 2, character 16: the candidate 4 stands twice in '144'; once is needed."),
    (FEW.replace(".---", "0.--", 1), "too-many",
     "Line 12, character 41: here is a cell too many; 81 are needed."),
    # HoDoKu's line
    (":0000:x", "no-givens", "Line 1, character 8: the line ends before its third part, the givens."),
    (":0000:x:", "too-few", "Line 1, character 9: the cells end here, after 0 of 81."),
    (f":0000:x:{LECTURE[1:]}:::", "too-few", "Line 1, character 89: the cells end here, after 80 of 81."),
    (f":0000:x:{LECTURE}4:::", "too-many", "Line 1, character 90: here is a cell too many; 81 are needed."),
    (f":0000:x:{LECTURE[:80]} :::", "odd-symbol",
     "Line 1, character 89: ' ' is not a digit from 1 to 9, nor a blank."),
    (f":0000:x:{LECTURE[:80]}++:::", "odd-symbol",
     "Line 1, character 90: '+' is not a digit from 1 to 9, nor a blank."),
    (f":0000:x:{LECTURE[:2]}+{LECTURE[2:]}:::", "nothing-placed",
     "Line 1, character 12: after '+' a digit from 1 to 9 is needed, not '.'."),
    (f"\n :0000:x:{LECTURE}:713 1234::", "odd-deleted",
     "Line 2, character 96: '1234' is not digit, row and column of a candidate, each from 1 to 9."),
    (f":0000:x:{LECTURE}:a{'1' * 99}::", "odd-deleted",
     f"Line 1, character 91: 'a{'1' * 55}... is not digit, row and column of a candidate, each from 1 to 9."),
    (f":0000:x:{LECTURE}:107::", "odd-deleted",
     "Line 1, character 91: '107' is not digit, row and column of a candidate, each from 1 to 9."),
    (f":0000:x:{LECTURE}:::\n\n 1", "after-line",
     "Line 3, character 2: the position is in the line above; nothing is expected here."),
    # Links
    ("see #n=8&board=queens.", "other-board",
     "Line 1, character 16: this is a link to the board 'queens'; one to the board 'sudoku' is needed."),
    ("#board=sudoku&code=".ljust(12_001, "a"), "link-too-long",
     "Line 1, character 12001: the link goes on here; 12000 characters are the most."),
    (LINK[:-1], "too-few", "Line 1, character 102: the cells end here, after 80 of 81."),
    (f"{LINK}1&entered=", "too-many", "Line 1, character 103: here is a cell too many; 81 are needed."),
    (f"a.example/{LINK.replace('53', '5x')}", "odd-symbol",
     "Line 1, character 33: 'x' is not a digit from 1 to 9, nor a blank."),
    (f"{LINK.replace('53', '5%C3%A4')}", "odd-symbol",
     "Line 1, character 23: 'ä' is not a digit from 1 to 9, nor a blank."),
    (f"{LINK}&entered={'.' * 80}", "too-few", "Line 1, character 192: the cells end here, after 80 of 81."),
    (f"{LINK}&entered=%2e3{'.' * 79}", "twice-in-link",
     "Line 1, character 115: row 1, column 2 is both given and entered; only one is possible."),
    (f"{LINK}&givens=1", "key-twice",
     "Line 1, character 104: 'givens' is said twice in this link; once is needed."),
    (f"{LINK}&mode=%C3%", "bad-escape", "Line 1, character 109: '%C3' begins no percent-encoded character."),
    (f"{LINK}&mode=1%4", "bad-escape", "Line 1, character 110: '%4' begins no percent-encoded character."),
    ("#board=sudoku&size=5", "odd-size",
     f"Line 1, character 20: a link has no size '5'; it has one of {SIZES}."),
    (f"#board=sudoku&size={'9' * 9_000}", "odd-size",
     f"Line 1, character 20: a link has no size '{'9' * 56}...; it has one of "
     f"{SIZES}."),
    ("#board=sudoku&size=", "odd-size",
     f"Line 1, character 20: a link has no size ''; it has one of {SIZES}."),
    ("#board=sudoku&size=4&givens=" + "." * 81, "too-many",
     "Line 1, character 45: here is a cell too many; 16 are needed."),
    # Notes in a link
    (f"{LINK}&notes=M%2B", "odd-base64",
     "Line 1, character 111: '+' is not a character of notes: those are letters, digits, '-' and '_'."),
    (f"{LINK}&notes=M", "notes-cut",
     "Line 1, character 111: the notes break off here; the rest of them is needed."),
    (noted(";;")[:-2], "notes-cut",
     "Line 1, character 114: the notes break off here; the rest of them is needed."),
    (noted(";;")[:-1], "notes-cut",
     "Line 1, character 115: the notes break off here; the rest of them is needed."),
    (f"{LINK}&notes=____", "not-deflated",
     "Line 1, character 110: these notes cannot be unpacked; they are not as the page writes them."),
    (noted("0" * 5_000_000), "notes-too-long",
     "Line 1, character 110: these notes unpack to more than 65536 characters, which is the most there are."),
    (noted(",,1"), "groups", "Line 1, character 110: the corner notes need 81 groups of digits and have 3."),
    (noted(";1"), "groups", "Line 1, character 110: the centre notes need 81 groups of digits and have 1."),
    (noted(";;12,é" + "," * 79), "odd-note",
     "Line 1, character 110: the candidates taken out of row 1, column 2: 'Ã' is not a digit from 1 to 9."),
    (noted("12,40" + "," * 79), "odd-note",
     "Line 1, character 110: the corner notes of row 1, column 2: '0' is not a digit from 1 to 9."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "words"), ERRORS)
def test_what_is_wrong_is_named(text, code, words):
    with pytest.raises(GridError) as caught:
        Position.parse(text)
    check(caught.value, GridError, code, words)


def test_every_sentence_is_tested():
    tested = {code for _, code, _ in [*ERRORS, *OF_FORMS, *NAMED]}
    assert tested | {"another-size", "another-shape"} == set(ERRORS_AT)


def test_a_named_form_is_not_guessed():
    with pytest.raises(GridError, match="Line 1, character 82: a link to a Sudoku on the page is needed"):
        Position.parse(LECTURE, form="link")
    with pytest.raises(GridError, match="the line ends before its third part"):
        Position.parse(LECTURE, form="hodoku")
    assert Position.parse(f":{LECTURE}", form="81") == Position.parse(LECTURE)


def test_lines_can_count_from_elsewhere():
    with pytest.raises(GridError, match=r"^Line 14, character 2: ") as caught:
        Position.parse("\n1y", line=13)
    assert caught.value.values["line"] == 14


def test_a_layout_says_how_many_cells_are_needed():
    with pytest.raises(GridError, match="after 15 of the 16"):
        Position.parse("." * 15, Layout.standard(4))
    with pytest.raises(GridError, match="'5' is not a digit from 1 to 4"):
        Position.parse("5" + "." * 15, Layout.standard(4))
    with pytest.raises(GridError, match=r"character 20: this link has the size '4'; 6 is needed."):
        Position.parse("#board=sudoku&size=4", Layout.standard(6))
