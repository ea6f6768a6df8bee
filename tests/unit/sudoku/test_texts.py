"""Grids are read as people and programs write them, whatever stands around them."""

import random
import re
from io import StringIO

import pytest

from undoku.search.encoding import decoded
from undoku.sudoku import GridError, Position
from undoku.sudoku.forms.records import records

from .further_texts import FILES, FURTHER, REFUSED
from .puzzle_rows import made
from .texts import ANY_SIZE, OF_NINE, spoiled

NINE = [
    made(1),
    made(2, blank_rows=(4,)),
    made(3, blank_rows=(0,)),
    made(4, blank_rows=(8,)),
    made(5, share=0.25),
]
OTHERS = [made(seed, size) for size in (4, 6, 8, 10, 12, 16) for seed in (1, 2)]


@pytest.mark.parametrize("name", ANY_SIZE)
def test_a_grid_of_any_size_is_read(name):
    for puzzle in (*NINE, *OTHERS):
        text = ANY_SIZE[name](puzzle)
        position = Position.parse(text)
        assert (str(position.givens), position.digits) == (puzzle.line, position.givens), text


@pytest.mark.parametrize("name", OF_NINE)
def test_a_grid_of_nine_is_read(name):
    for puzzle in NINE:
        text = OF_NINE[name](puzzle)
        assert str(Position.parse(text).digits) == puzzle.line, text


@pytest.mark.parametrize("name", FURTHER)
def test_a_grid_with_more_around_it_is_read_alone_and_in_a_file(name):
    for puzzle in NINE:
        text = FURTHER[name](puzzle)
        assert str(Position.parse(text).digits) == puzzle.line, text
        assert in_file(decoded(text) if isinstance(text, bytes) else text) == [puzzle.line], text


@pytest.mark.parametrize("name", REFUSED)
def test_a_damaged_grid_is_no_other_grid_but_a_sentence_about_a_place(name):
    for puzzle in NINE:
        text, place = REFUSED[name](puzzle)
        with pytest.raises(GridError) as caught:
            Position.parse(text)
        found = PLACE.match(str(caught.value))
        assert found, str(caught.value)
        assert place in (None, (int(found[1]), int(found[2]))), str(caught.value)


@pytest.mark.parametrize("name", FILES)
def test_many_with_more_around_them_are_told_apart(name):
    assert in_file("\n".join(map(FILES[name], NINE))) == [puzzle.line for puzzle in NINE]


@pytest.mark.parametrize("blank", [".", "-", "_", "*"])
def test_a_zero_beside_another_blank_is_the_largest_digit_of_hexadecimal(blank):
    for puzzle in (made(seed, 16) for seed in range(5)):
        rows = [row.replace("G", "0").replace(".", blank) for row in puzzle.rows]
        for text in ("\n".join(rows), "".join(rows), "\n".join(map(" ".join, rows))):
            assert str(Position.parse(text).digits) == puzzle.line, text


ONE_TEXT_ALONE = {
    "a letter for blanks",  # one line with letters alone tells nothing
    "half lines",  # nobody can tell from the first one that there is another
    "its solution in the next line",  # in a file of puzzles, a line each, that is one as well
}
FRAMED_OF_NINE = "a frame of stars"


def in_file(text):
    """The digits of every position in a file of this text."""
    return [
        str(Position.parse(part, line=number).digits)
        for number, part in records(StringIO(f"{text}\n", newline="\n"))
    ]


@pytest.mark.parametrize("name", sorted({*ANY_SIZE, *OF_NINE} - ONE_TEXT_ALONE))
def test_a_file_that_holds_one_grid_has_one_record(name):
    for puzzle in (*NINE, *OTHERS) if name in ANY_SIZE else NINE:
        if name != FRAMED_OF_NINE or puzzle.size == 9:
            text = {**ANY_SIZE, **OF_NINE}[name](puzzle)
            assert in_file(text) == [puzzle.line], text


IN_A_ROW = [
    "rows",
    "spaced",
    "a frame",
    "thin lines and spaces",
    "a box around every cell",
    "markdown",
    "tabs and nothing",
    "code of a forum",
    "a fence",
    "a number above",
    "words around",
    "numpy",
    "python",
    "c",
    "html",
    "numbered rows",
    "its solution below, named",
    "blank lines between bands",
]


@pytest.mark.parametrize("name", IN_A_ROW)
def test_grids_of_one_file_are_told_apart(name):
    """One below the other, with a blank line between, and a line of another form after all."""
    texts = [ANY_SIZE[name](puzzle) for puzzle in NINE]
    expected = [puzzle.line for puzzle in NINE]
    assert in_file("\n\n".join(texts)) == expected
    assert in_file("\n\n".join([*texts, NINE[0].line])) == [*expected, NINE[0].line]


def test_lists_of_puzzles_are_split_where_a_program_has_them():
    lines = [puzzle.line for puzzle in NINE]
    grids = [puzzle.numbers for puzzle in NINE]
    assert in_file("[\n" + ",\n".join(f'  "{line}"' for line in lines) + "\n]") == lines
    assert in_file(f"[\n{','.join(map(str, grids))}\n]") == lines
    small = [made(seed, 4).line for seed in range(20)]
    assert in_file("\n".join(small)) == small
    large = [made(seed, 16) for seed in range(3)]
    assert in_file("\n".join(row for puzzle in large for row in puzzle.rows)) == [
        puzzle.line for puzzle in large
    ]


PLACE = re.compile(r"Line (\d+), character (\d+): .*[^.]\.$", re.DOTALL)
ENDS = re.compile("\r\n|[\r\n\v\x1c-\x1e\x85\u2028\u2029]")


@pytest.mark.parametrize("seeds", [range(200), pytest.param(range(200, 20_000), marks=pytest.mark.long)])
def test_a_spoiled_text_is_a_position_or_a_sentence_about_a_place_in_it(seeds):
    read = 0
    for seed in seeds:
        text = spoiled(seed)
        for number, part in ((1, text), *records(text.split("\n"))):
            try:
                Position.parse(part, line=number)
                read += 1
            except GridError as error:
                found = PLACE.match(str(error))
                assert found, (seed, str(error))
                line = ENDS.split(part)[int(found[1]) - number]
                assert 1 <= int(found[2]) <= len(line) + 1, (seed, str(error))
    assert len(seeds) // 5 < read


def without_digits(seed):
    """Lines in which no cell has a digit, with other things in them."""
    chosen = random.Random(f"blank {seed}")
    marks = chosen.choice((".", "-", "_", "x", "o", "*", "abc", ".-", " .", "xo", ". |", "=-+|"))
    count = chosen.choice((4, 8, 9, 16, 16, 20, 36, 80, 81, 82, 100, 256))
    line = "".join(chosen.choices(marks, k=count))
    return chosen.choice((line, "\n".join([line] * chosen.choice((1, 2, 3, 4, 9)))))


def test_a_text_without_a_digit_is_a_grid_only_where_it_has_as_many_blanks_as_cells():
    found = 0
    for seed in range(3_000):
        text = without_digits(seed)
        try:
            position = Position.parse(text)
        except GridError:
            continue
        found += 1
        blanks = re.sub(r"[\s|]", "", text)
        assert set(blanks) <= set(".0_*?-xo"), text
        assert len(blanks) == position.layout.cells and not any(position.digits.digits), text
    assert found > 50
