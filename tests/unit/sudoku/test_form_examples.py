"""Texts as other programs write them, made for this after their own sources: what is read of each."""

import json

import pytest

from undoku.sudoku import GridError, Layout, Position
from undoku.sudoku.forms.lzstring import LzError, compress, decompress
from undoku.sudoku.forms.records import records

from .positions import LECTURE

ZEROS = LECTURE.replace(".", "0")
ROWS = [LECTURE[start : start + 9] for start in range(0, 81, 9)]
LATE = f"534{LECTURE[3:]}"
NINE = Layout.standard(9)


def notes(**cells):
    """Give a mask a cell: `c2=[1, 2]` notes these in the cell 2."""
    return tuple(sum(1 << digit - 1 for digit in cells.get(f"c{cell}", ())) for cell in range(81))


def cells(make):
    """The part of an OpenSudoku game that has the lecture's puzzle, with 4 entered in the third cell."""
    return "".join(
        make("0" if digit == "." else digit, 1 if cell == 2 or digit == "." else 0)
        for cell, digit in enumerate(LATE)
    )


def fpuzzle(**more):
    grid = [[{} if digit == "." else {"value": int(digit), "given": True} for digit in row] for row in ROWS]
    return {"size": 9, "title": "A title", "grid": grid, "solution": [1] * 81} | more


ENTERED = fpuzzle()
ENTERED["grid"][0][2] = {"value": 4, "cornerPencilMarks": [1, 2], "centerPencilMarks": [9], "c": "#ffa0a0"}

EXAMPLES = [
    # OpenSudoku's versions of what is on the board
    (f'<game created="1" state="0" data="{ZEROS}" note="a &lt; b" />', Position.parse(LECTURE)),
    (f"<opensudoku><name>x</name><author>&#65;</author><game data='{ZEROS}'></game></opensudoku>",
     Position.parse(LECTURE)),
    (f'<game data="version: 1&#10;{cells(lambda digit, editable: f"{digit}|-|{editable}|")}"/>',
     Position(Position.parse(LECTURE).givens, Position.parse(LATE).digits)),
    (f'<game data="version: 1&#xA;{cells(lambda digit, editable: f"{digit}|1,2,|{editable}|")}"/>',
     Position(Position.parse(LECTURE).givens, Position.parse(LATE).digits, [3] * 81)),
    (f'<game data="version: 2\n{cells(lambda digit, editable: f"{digit}|28||{editable}|")}"/>',
     Position(Position.parse(LECTURE).givens, Position.parse(LATE).digits, [28] * 81)),
    (f'<game cells_data="version: 4&#10;{cells(lambda digit, editable: f"{digit}|28|3|{editable}|")}"/>',
     Position(Position.parse(LECTURE).givens, Position.parse(LATE).digits, [28] * 81, [3] * 81)),
    # SadMan's sections
    ("#AMe\n#DA puzzle\n#B28-11-2026\n[Puzzle]\n" + "\n".join(ROWS) + "\n\n[State]\n"
     + "\n".join([LATE[:9], *ROWS[1:]]) + "\n[PencilMarks]\n,,,26,,,,,\n" + ",,,,,,,,\n" * 8
     + "[Colours]\n0,1\n",
     Position(Position.parse(LECTURE).givens, Position.parse(LATE).digits, (), notes(c3=[2, 6]))),
    # SudokuPad's ways to write digits
    ("https://sudokupad.app/sudoku/classicB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B",
     Position.parse(".6.91...7..2....15.....4...9..3..........6...4.3...25...4.....8.....87.4..5.7..3.")),
    ("scf" + "o" * 13 + "A1x", Position.parse("." * 80 + "1", NINE.with_rules(diagonal=True))),
    ("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + compress(json.dumps(fpuzzle())),
     Position.parse(LECTURE)),
    # f-puzzles: as a link, packed alone, and not packed
    ("https://f-puzzles.com/?load=" + compress(json.dumps(ENTERED)).replace("+", "%2B"),
     Position(Position.parse(LECTURE).givens, Position.parse(LATE).digits, notes(c2=[1, 2]), notes(c2=[9]))),
    (compress(json.dumps(fpuzzle(), separators=(",", ":"))), Position.parse(LECTURE)),
    (json.dumps(fpuzzle()), Position.parse(LECTURE)),
    (json.dumps(fpuzzle(**{"diagonal+": True, "diagonal-": True, "antiknight": False, "thermometer": []})),
     Position.parse(LECTURE, NINE.with_rules(diagonal=True))),
    (json.dumps(fpuzzle(killercage=[{"cells": ["R1C3", "R1C4"], "value": "6"}, {"cells": ["R2C2"]}],
                        cage=[{"value": "author: me", "cells": []}])),
     Position.parse(LECTURE, NINE.with_rules(cages=[(6, (2, 3)), (0, (10,))]))),
]  # fmt: skip


@pytest.mark.parametrize(("text", "position"), EXAMPLES)
def test_what_a_program_writes_is_read(text, position):
    assert Position.parse(text) == position


def test_a_position_of_sudokuwiki_is_read():
    """1 to 9 is given, 10 to 18 entered, 18 and a mask is what is left."""
    position = Position.parse("https://www.sudokuwiki.org/sudoku.htm?bd=S9B050a0m0l00" + "ep" * 76)
    assert str(position.givens) == "5" + "." * 80
    assert str(position.digits) == "51" + "." * 79
    assert position.candidates()[:5] == (0, 0, 4, 3 & ~1, 0)


def test_games_of_a_file_are_told_apart_with_their_lines():
    lines = [
        '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>',
        '<opensudoku version="2"><folder name="a" created="1">',
        f'<game data="{ZEROS}" /><game data="{ZEROS}" />',
        f"<!-- <game data='{ZEROS}' />",
        f'--> <game note=">" data="{ZEROS}"',
        "  time='1' />",
        "</folder></opensudoku>",
        LECTURE,
    ]
    found = list(records(lines))
    assert [number for number, _ in found] == [3, 3, 5, 8]
    assert {Position.parse(text) for _, text in found} == {Position.parse(LECTURE)}


def test_an_end_of_a_file_that_is_missing_loses_no_game():
    lines = ["<opensudoku>", f'<game data="{ZEROS}" />', f'<game data="{ZEROS[:40]}']
    (_, first), (number, second) = records(lines)
    assert Position.parse(first) == Position.parse(LECTURE)
    with pytest.raises(GridError) as caught:
        Position.parse(second, line=number)
    assert (caught.value.code, caught.value.values["line"]) == ("xml-tag", 3)


def test_sections_and_frames_of_several_positions_are_told_apart():
    frames = Position(Position.parse(LECTURE).givens, Position.parse(LATE).digits).write("ss")
    one = Position.parse(LECTURE).write("ss")
    sections = "[Puzzle]\n" + "\n".join(ROWS)
    text = (
        f"{sections}\n[State]\n"
        + "\n".join([LATE[:9], *ROWS[1:]])
        + f"\n{sections}\n\n{one}\n{frames}\n{one}\n{LECTURE}"
    )
    found = [Position.parse(text) for _, text in records(text.split("\n"))]
    begun, given = Position.parse(frames), Position.parse(LECTURE)
    assert begun.entered == Position.parse("..4" + "." * 78).digits
    assert found == [begun, given, given, begun, given, given]
    # A mark of the byte order may stand before each.
    for text in (sections, frames, one):
        ((_, first),) = records(f"\ufeff{text}".split("\n"))
        assert Position.parse(first) == Position.parse(text)


def test_every_text_is_packed_and_unpacked():
    for text in ("", "a", "aaaaaaaa", "ab" * 500, "é☃\uffff" * 9, LECTURE, json.dumps(fpuzzle())):
        assert decompress(compress(text), 10_000) == text
    # As the library itself packs it.
    packed = "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA=="
    assert compress('{"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]}') == packed


@pytest.mark.parametrize(("packed", "code"), [("N4Ig", "cut"), ("", "cut"), ("é", "odd"), ("Ibg=", "odd")])
def test_what_is_packed_by_nobody_is_named(packed, code):
    with pytest.raises(LzError) as caught:
        decompress(packed, 100)
    assert caught.value.code == code
    with pytest.raises(LzError) as caught:
        decompress(compress("a" * 101), 100)
    assert caught.value.code == "long"
