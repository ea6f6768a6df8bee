"""Many positions of any form in one text: where each begins, and that a bad one spoils no other."""

import pytest

from undoku.sudoku import Grid, GridError, Layout, Position
from undoku.sudoku.forms.records import records
from undoku.sudoku.forms.register import FORMS

from .positions import LECTURE, random_position

POSITION = Position.parse(LECTURE)
ROWS = [LECTURE[start : start + 9] for start in range(0, 81, 9)]
OTHER = [row[::-1] for row in ROWS]
FRAMED = POSITION.write("candidates").split("\n")
SIMPLE = ["*---*", *(f"|{row[:3]}|{row[3:6]}|{row[6:]}|" for row in ROWS), "*---*"]


def read(*lines):
    """What the lines hold: the number of each text's first line, and its digits or what is wrong."""
    found = []
    for number, text in records(lines):
        try:
            found.append((number, str(Position.parse(text, line=number).digits)))
        except GridError as error:
            found.append((number, f"{error.values['line']}, {error.values['character']}: {error.code}"))
    return found


GOOD = "".join(ROWS)
GOOD_TOO = "".join(OTHER)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([], []),
        (["", "# a title", "  ", "---"], []),
        ([LECTURE, f"{LECTURE} # a comment", "", f"  {LECTURE}"], [(1, GOOD), (2, GOOD), (4, GOOD)]),
        ([" ".join(LECTURE), ",".join(LECTURE.replace(".", "0"))], [(1, GOOD), (2, GOOD)]),
        (ROWS, [(1, GOOD)]),
        ([*ROWS, *OTHER], [(1, GOOD), (10, GOOD_TOO)]),
        ([*ROWS, "", "", *OTHER], [(1, GOOD), (12, GOOD_TOO)]),
        ([*SIMPLE, *SIMPLE, "", *ROWS], [(2, GOOD), (13, GOOD), (24, GOOD)]),
        ([*FRAMED, *FRAMED], [(2, GOOD), (15, GOOD)]),
        (["# a title", *FRAMED[:6], "# within", *FRAMED[6:], "# after it", *ROWS], [(3, GOOD), (17, GOOD)]),
        ([POSITION.write("hodoku"), POSITION.write("link"), *ROWS], [(1, GOOD), (2, GOOD), (3, GOOD)]),
        (["# see https://a.example/#board=sudoku", f"see https://a.example/{POSITION.write('link')})."],
         [(2, GOOD)]),
        ([*Position.parse("." * 81).write("candidates").split("\n"), LECTURE], [(2, "." * 81), (14, GOOD)]),
        ([" ".join(ROWS), "1.3434122143432."], [(1, GOOD), (2, "1.3434122143432.")]),
        (["# a comment", "#12345678", "## more ##", GOOD, "#########", "# 5 #", GOOD_TOO],
         [(4, GOOD), (7, GOOD_TOO)]),
        ([f"https://a.example/?bd={GOOD.replace('.', '0')}", "This one is hard.", "It took 2 h", GOOD_TOO],
         [(1, GOOD), (4, GOOD_TOO)]),
        (["[General]", "name=One, 12", "level=3", "date = 2026-11-29", GOOD, "[Other]", "level=4.5", *OTHER],
         [(5, GOOD), (8, GOOD_TOO)]),
        # What is wrong
        (["Puzzle 1 (easy)", "level: hard"], [(1, "1, 1: odd-symbol")]),
        ([GOOD, "Puzzle 2 (easy)"], [(1, GOOD)]),
        # A digit is lost, and nobody can tell which.
        (["5" * 80], [(1, "1, 81: too-few")]),
        (["5" * 35], [(1, "1, 36: too-few-of-size")]),
        ([f"https://a.example/?bd={GOOD.replace('.', '0')}", GOOD[1:], f"name={GOOD[1:]}"],
         [(1, GOOD), (2, "2, 81: too-few"), (3, "3, 1: odd-symbol")]),
        (["12", "13", LECTURE], [(1, "1, 3: too-few"), (2, "2, 3: too-few"), (3, GOOD)]),
        ([LECTURE[1:], LECTURE, f"{LECTURE}1"], [(1, "1, 81: too-few"), (2, GOOD), (3, "3, 82: too-many")]),
        ([*ROWS[:3], "#a=b&" * 200_000, LECTURE],
         [(1, "3, 10: too-few"), (4, "4, 20001: too-long"), (5, GOOD)]),
        (["#board=queens&n=8", LECTURE], [(1, "1, 8: other-board"), (2, GOOD)]),
        ([":0300:4:12", LECTURE], [(1, "1, 11: too-few"), (2, GOOD)]),
        ([*ROWS[:8], "", *OTHER], [(1, "8, 10: too-few"), (10, GOOD_TOO)]),
        ([*ROWS[:8], LECTURE], [(1, "8, 10: too-few"), (9, GOOD)]),
        (ROWS[:8], [(1, "8, 10: too-few")]),
        ([*ROWS[:4], ROWS[4][:8], *ROWS[5:], *OTHER], [(1, "5, 9: row-too-short"), (10, GOOD_TOO)]),
        ([f"{ROWS[0]}12", *ROWS[1:], *OTHER], [(1, "1, 10: row-too-long"), (10, GOOD_TOO)]),
        ([*FRAMED[:5], FRAMED[5].replace("6 ", "  ", 1), *FRAMED[6:], *ROWS],
         [(2, "6, 59: row-too-short"), (14, GOOD)]),
        # Nobody can tell where the second grid begins.
        ([*ROWS[:4], "what now", *ROWS[4:], *OTHER], [(1, "5, 1: odd-symbol")]),
        ([*ROWS[:4], "what now", *ROWS[4:], "", *OTHER], [(1, "5, 1: odd-symbol"), (12, GOOD_TOO)]),
    ],
)  # fmt: skip
def test_lines_are_split_into_positions(lines, expected):
    assert read(*lines) == expected
    assert read(*(f"{line}\r\n" for line in lines)) == expected


@pytest.mark.parametrize("mark", ".0_*?")
def test_a_line_of_blanks_that_are_no_grid_is_not_passed_over_where_it_is_all(mark):
    assert list(records([80 * mark])) == [(1, 80 * mark)]


def test_a_line_with_a_dot_too_few_is_not_passed_over_among_others():
    lines = ["." * 80, f"1{'.' * 80}", "." * 82]
    assert list(records(lines)) == list(enumerate(lines, 1))


def test_a_text_is_given_as_soon_as_its_last_line_is_there():
    taken = []

    def lines():
        for line in [LECTURE, *FRAMED, *ROWS, LECTURE]:
            taken.append(line)
            yield line

    found = records(lines())
    assert [(next(found)[0], len(taken)) for _ in range(4)] == [(1, 1), (3, 13), (15, 23), (24, 24)]


@pytest.mark.parametrize("seed", range(30))
def test_a_grid_with_a_line_too_few_is_never_mended_with_the_next(seed):
    """Framed grids one under the other, the first without one of its lines, and a blank line between."""
    lines = random_position(seed).write("candidates").split("\n")
    rows = [index for index, line in enumerate(lines) if line.startswith("|")]
    without = [line for index, line in enumerate(lines) if index != rows[seed % 9]]
    *_, last = read(*without, "", *FRAMED)
    assert last == (len(without) + 3, GOOD)
    assert len(read(*without, "", *FRAMED)) == 2


def test_the_numbers_of_the_columns_above_a_drawn_line_are_no_row():
    table = [f"| {' | '.join(row.replace('.', ' '))} |" for row in ROWS]
    head = [f"| {' | '.join('123456789')} |", "|---" * 9 + "|"]
    assert read(*head, *table, "", *head, *table) == [(1, GOOD), (13, GOOD)]


@pytest.mark.parametrize("line", [" 1 3", "1. 1.2", "2) 3 | 4"])
def test_lines_without_end_that_are_no_grid_are_given_in_parts(line):
    texts = list(records([line] * 1000))
    assert "\n".join(text for _, text in texts).count("\n") == 999
    assert max(text.count("\n") for _, text in texts) < 200
    assert all(": " in found for _, found in read(*[line] * 1000))


@pytest.mark.parametrize(
    "lines",
    [
        [GOOD] * 4,
        ["12..3.....2...4."] * 4,
        [f"[12_00] bob {row}" for row in ROWS],
        [f'{{"puzzle": "{GOOD}", "solution": "{GOOD_TOO}"}}'] * 2,
    ],
)
def test_several_grids_are_never_one_larger_grid(lines):
    with pytest.raises(GridError):
        Position.parse("\n".join(lines))


FEW = [{}, {0: 1}, {1: 2}, {"last": 1}, {"below": 2}, {5: 1, 9: 2}]


@pytest.mark.parametrize("size", [4, 6, 8, 9, 10, 12, 16])
@pytest.mark.parametrize("form", ["csv", "tsv"])
@pytest.mark.parametrize("few", FEW)
def test_what_is_written_of_a_grid_with_few_digits_comes_back(form, size, few):
    places = {"last": size * size - 1, "below": size}
    digits = [0] * (size * size)
    for cell, digit in few.items():
        digits[places.get(cell, cell)] = digit
    position = Position(Grid(Layout.standard(size), digits))
    written = FORMS[form]
    twice = f"\n{written.between}".join([written.record(position)] * 2)
    found = list(records(f"{written.head}{twice}\n".split("\n")))
    assert [Position.parse(text, line=line) for line, text in found] == [position, position]
    assert Position.parse(position.write(form)) == position


def test_an_empty_line_of_a_table_is_one_of_4_by_4_below_its_head_alone():
    empty = f"{16 * '.'},"
    assert list(records(["givens,entered", empty, empty])) == [(2, empty), (3, empty)]
    assert list(records([empty] * 16)) == [(1, "\n".join([empty] * 16))]


def test_rules_behind_the_last_row_are_of_its_grid():
    grid = "\n".join(["G" + 15 * ".", *(15 * [16 * "."])]) + " # diagonal=True"
    assert list(records(f"{grid}\n\n{grid}".split("\n"))) == [(1, grid), (18, grid)]
    four = f"{16 * '.'} # diagonal=True"
    assert list(records(["1...............", four, four])) == [
        (1, "1..............."), (2, four), (3, four),
    ]  # fmt: skip
