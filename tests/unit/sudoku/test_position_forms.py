"""The text forms of a position, as programs, forums and this page write them."""

import base64
import zlib

import pytest

from undoku.sudoku import Grid, Layout, Position
from undoku.sudoku.forms.register import FORMS
from undoku.sudoku.masks import digits_of, mask_of
from undoku.sudoku.text import SIZES

from .positions import LECTURE, NINE

ROWS = [LECTURE[start : start + 9] for start in range(0, 81, 9)]
# Row 1, column 6 is down to one candidate, which its box still has elsewhere; row 5, column 5 to the 5 that
# nobody else in its row, column or box can have.
HODOKU = """\
.-------------------.---------------.-------------------.
| 5    3     124    | 26    7   2   | 1489   1249  248  |
| 6    247   247    | 1     9   5   | 3478   234   2478 |
| 12   9     8      | 23    34  24  | 13457  6     247  |
:-------------------+---------------+-------------------:
| 8    12    1259   | 79    6   147 | 4579   2459  3    |
| 4    2     269    | 8     5   3   | 79     29    1    |
| 7    15    1359   | 9     2   14  | 4589   459   6    |
:-------------------+---------------+-------------------:
| 139  6     134579 | 357   3   7   | 2      8     4    |
| 23   278   237    | 4     1   9   | 36     3     5    |
| 123  1245  12345  | 2356  8   26  | 1346   7     9    |
'-------------------'---------------'-------------------'"""


def groups(position):
    """The cells of a position as the words of a candidate grid."""
    return [
        str(digit) if digit else "".join(map(str, digits_of(mask))) or "."
        for digit, mask in zip(position.digits.digits, position.candidates(), strict=True)
    ]


def framed(left, between, right, rule, rows=HODOKU):
    """Draw the candidate grid in another frame."""
    cells = [line.strip("|").split("|") for line in rows.splitlines() if line.startswith("|")]
    lines = [left + between.join(row) + right for row in cells]
    for place in (9, 6, 3, 0):
        lines.insert(place, rule)
    return "\n".join(lines)


CANDIDATE_GRIDS = {
    "HoDoKu's": HODOKU,
    "of another system": HODOKU.replace("\n", "\r\n") + "\r\n",
    "of an old system": HODOKU.replace("\n", "\r"),
    "Simple Sudoku's": framed(" |", "|", "|", " *------+------+------*"),
    "crosses at the corners": framed("|", "|", "|", "+--------+-------+--------+"),
    "double lines": framed("║", "║", "║", "╠═══════╬═══════╬═══════╣"),
    "thin lines": framed("│", "│", "│", "├───────┼───────┼───────┤"),
    "colons between boxes": framed(" ", " : ", " ", ""),
    "equals signs": framed("", " | ", "", "======+======+======"),
    "no frame": "\n".join(line.replace("|", " ") for line in HODOKU.splitlines() if line.startswith("|")),
    "one line": " ".join(word for word in HODOKU.split() if word.isdigit()),
    "tabs": "\n".join(
        "\t".join(line.replace("|", " ").split()) for line in HODOKU.splitlines() if "|" in line
    ),
    "between comments": f"\ufeff# a title\n\n{HODOKU}\n\n# the end",
    "marks of a step": HODOKU.replace(" 124 ", "*124 ").replace(" 247 ", "#247 ").replace(" 269 ", "@269 "),
    "marks of digits": HODOKU.replace("| 5 ", "|<5>").replace(" 9 ", "*9*"),
}


@pytest.mark.parametrize("name", CANDIDATE_GRIDS)
def test_a_candidate_grid_is_read_in_any_frame(name):
    position = Position.parse(CANDIDATE_GRIDS[name])
    assert groups(position) == [word for word in HODOKU.split() if word.isdigit()]
    assert position.givens == position.digits and not any(position.corner + position.centre)


def test_a_last_candidate_is_told_from_a_digit_by_the_peers_that_have_it():
    position = Position.parse(HODOKU)
    assert position.digits[0, 5] == 0 and position.candidates()[5] == mask_of([2])
    assert position.out[5] == mask_of([4, 6, 8])
    assert position.digits[4, 4] == 5 and position.digits[6, 8] == 0


def test_two_of_a_digit_in_one_row_read_as_last_candidates():
    text = HODOKU.replace("| 5 ", "| 3 ")
    position = Position.parse(text)
    assert position.digits[0, 0] == position.digits[0, 1] == 0
    assert position.candidates()[:2] == (mask_of([3]), mask_of([3]))


def test_a_blank_is_an_empty_cell_without_candidates():
    position = Position.parse(HODOKU.replace(" 247 ", " .   ", 1))
    assert position.digits[1, 1] == position.candidates()[10] == 0
    assert position.out[10] == mask_of([2, 4, 7])


def test_a_candidate_grid_as_hodoku_draws_it():
    assert Position.parse(HODOKU).write("candidates") == HODOKU


def test_candidate_grids_of_other_sizes_and_shapes():
    six = Position(Grid(Layout.standard(6), [1, *[0] * 35]))
    lines = six.write("candidates").splitlines()
    assert lines[0] == ".-----------------------.------------------------."
    assert lines[1] == "| 1      23456   23456  | 23456   23456   23456  |"
    assert [line[0] for line in lines] == list(".||:||:||'")
    assert Position.parse(six.write("candidates")).candidates() == six.candidates()
    sixteen = Position(Grid(Layout.standard(16), [16, *[0] * 255]))
    assert "123456789ABCDEF" in sixteen.write("candidates")
    assert Position.parse(sixteen.write("candidates")) == sixteen
    jigsaw = Layout.from_regions("AAAB ACBB CCDB CDDD")
    position = Position(Grid(jigsaw, [1, *[0] * 15]), out=[0, 2, *[0] * 14])
    written = FORMS["candidates"].write(position, is_told=True)
    assert written.splitlines()[0] == "1    34    234   234"
    assert Position.parse(written, jigsaw) == position


PLAIN = {
    "81 characters": LECTURE,
    "with a comment": f"{LECTURE} # lc1(3) s",
    "zeros": LECTURE.replace(".", "0"),
    "nine lines": "\n".join(ROWS),
    "81 numbers": " ".join(LECTURE.replace(".", "0")),
    "rules": Grid.parse(LECTURE).pretty(),
    "Simple Sudoku's frame": " *---*\n" + "\n".join(f" |{row[:3]}|{row[3:6]}|{row[6:]}|" for row in ROWS)
    + "\n *---*",
    "dots at the corners": ".---.\n" + "\n".join(f": {' '.join(row)} :" for row in ROWS) + "\n'---'",
    "blank lines between bands": "\n\n".join("\n".join(ROWS[start : start + 3]) for start in (0, 3, 6)),
    "comments": "# 1\n" + "\n# 2\n".join(ROWS) + " # 3",
}  # fmt: skip


@pytest.mark.parametrize("name", PLAIN)
def test_a_grid_of_digits_is_all_givens(name):
    assert Position.parse(PLAIN[name]) == Position(Grid.parse(LECTURE))


def test_grids_of_other_sizes():
    for size in (4, 6, 12, 16):
        grid = Grid(Layout.standard(size), [size, *[0] * (size * size - 1)])
        for form in ("81", "grid", "hodoku", "link"):
            assert Position.parse(Position(grid).write(form)) == Position(grid), (size, form)


PLACED = LECTURE.replace("8...6", "8.+4.6")
ENTERED = "".join("4" if cell == PLACED.index("+") else "." for cell in range(81))
POSITION = Position(
    Grid.parse(LECTURE), Grid.parse(PLACED.replace("+", "")), out=[*[0] * 80, mask_of([7, 9])]
)
LINES = {
    "all parts": f":0300-2:47:{PLACED}:799 999:147 258::a step:",
    "as it is written": f":0000:x:{PLACED}:799 999::",
    "a technique that is not to be found": f":0300-x:4:{PLACED}:799 999:::",
    "empty parts": f":::{PLACED}:799 999::::",
    "no more parts": f"  :0300:4:{PLACED}:799 999  ",
    "other blanks": f":0300:4:{PLACED.replace('.', '0')}:999 799::",
    "commas and a comment": f"# a title\n\n:0300:4:{PLACED}:799,999:: # the end\n",
}


@pytest.mark.parametrize("name", LINES)
def test_a_line_of_the_library_is_read(name):
    assert Position.parse(LINES[name]) == POSITION
    assert POSITION.write("hodoku") == LINES["as it is written"]


def test_a_line_without_deleted_candidates():
    for end in (":::", "::", ":", ""):
        assert Position.parse(f":0000:x:{LECTURE}{end}") == Position(Grid.parse(LECTURE))
    assert Position(Grid.parse(LECTURE)).write("hodoku") == f":0000:x:{LECTURE}:::"


def packed(text):
    """Pack the text of notes by other means than the engine's."""
    deflated = zlib.compress(text.encode(), level=1)[2:-4]
    return base64.urlsafe_b64encode(deflated).decode().rstrip("=")


def layer(notes):
    """Write one layer of notes: digits by their cells."""
    return ",".join(notes.get(cell, "") for cell in range(81))


NOTES = Position(
    Grid.parse(LECTURE),
    Grid.parse(PLACED.replace("+", "")),
    corner=[mask_of([1, 2]) if cell == 2 else 0 for cell in range(81)],
    out=[mask_of([9]) if cell in (8, 80) else 0 for cell in range(81)],
)
TEXT = f"{layer({2: '12'})};;{layer({8: '9', 80: '9'})};1;{'0' * 81}/5:2"
LINK = f"#board=sudoku&givens={LECTURE}&entered={ENTERED}&notes={packed(TEXT)}"
LINKS = {
    "alone": LINK,
    "a whole address": f"https://example.org/undoku/{LINK}",
    "in a letter": f"Look,\nhere it is (https://example.org/{LINK}).\nBye 1 2 3",
    "other keys and another order": LINK.replace("#board=sudoku&", "#mode=play&board=sudoku&step=3&"),
    "percent-encoded": LINK.replace("=.", "=%2E")
    .replace("&entered", "&%65ntered")
    .replace("53..", "%35%33.."),
    "under a comment": f"# mine\n{LINK}",
    "the layers alone": LINK.replace(packed(TEXT), packed(TEXT[: TEXT.index(";1;")])),
    "digits in another order": LINK.replace(packed(TEXT), packed(TEXT.replace("12", "21"))),
}


@pytest.mark.parametrize("name", LINKS)
def test_a_link_is_read(name):
    assert Position.parse(LINKS[name]) == NOTES


@pytest.mark.parametrize("zero", "٠۰०০０𝟬")
def test_every_form_is_read_in_the_digits_of_any_script(zero):
    digits = str.maketrans({str(value): chr(ord(zero) + value) for value in range(10)})
    for form in ("81", "grid", "candidates", "hodoku"):
        text = NOTES.write(form)
        assert Position.parse(text.translate(digits)) == Position.parse(text), form
    grid = NOTES.write("81")
    assert Grid.parse(grid.translate(digits)) == Grid.parse(grid)


@pytest.mark.parametrize("size", SIZES)
def test_a_link_carries_its_size(size):
    layout = Layout.standard(size)
    blank = Grid(layout, [0] * layout.cells)
    digits = Grid(layout, [size, *[0] * (layout.cells - 1)])
    noted = [0] * layout.cells
    noted[-1] = 1 << (size - 1)
    for position in (
        Position(blank),
        Position(digits),
        Position(blank, digits),
        Position(blank, corner=noted),
    ):
        link = position.write("link")
        assert (f"size={size}" in link) == (size != 9)
        assert Position.parse(link) == position
        assert Position.parse(link, layout) == position
    # A link that was written before it did.
    assert Position.parse(Position(digits).write("link").replace(f"&size={size}", "")) == Position(digits)


def test_a_link_as_it_is_written():
    link = NOTES.write("link")
    values = dict(pair.split("=") for pair in link[1:].split("&"))
    assert list(values) == ["board", "givens", "entered", "notes"]
    assert (values["board"], values["givens"], values["entered"]) == ("sudoku", LECTURE, ENTERED)
    padded = values["notes"] + "=" * (-len(values["notes"]) % 4)
    text = zlib.decompress(base64.urlsafe_b64decode(padded), wbits=-15).decode()
    assert text == TEXT[: TEXT.index(";1;")] + ";1;"
    assert "notes" not in Position(Grid.parse(LECTURE)).write("link")
    assert Position(Grid(NINE, [0] * 81)).write("link") == "#board=sudoku"
    assert Position.parse("#board=sudoku") == Position(Grid(NINE, [0] * 81))
    assert Position.parse("#board=sudoku&notes=") == Position(Grid(NINE, [0] * 81))
