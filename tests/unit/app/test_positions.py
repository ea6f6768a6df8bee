"""Texts that only the engine reads or writes: what the page is told of them."""

import json

import pytest
from fake_page import BLANK, LECTURE, App
from solving import pressed

from undoku.sudoku import Position

NONE = [0] * 81
LINE = f":0000:x:53+4{LECTURE[3:]}:214 624::"


def run(make, name: str, during=None, **detail: object) -> App:
    """Press something on a Sudoku with a note, and let it come to its end."""

    def prepare(app: App) -> None:
        corner = [3, *NONE[1:]]
        notes = {"corner": corner, "centre": NONE, "out": NONE, "auto": False}
        app.page.sudoku.position = lambda: json.dumps({"givens": LECTURE, "entered": BLANK, **notes})

    return pressed(make, name, prepare, during, **detail)


def test_a_text_is_read_into_givens_entries_and_notes(app) -> None:
    page = run(app, "read", text=LINE).page
    (read,) = page.sudoku.last("take")
    assert read.givens == f"53.{LECTURE[3:]}"
    assert read.entered == f"..4{BLANK[3:]}"
    assert (read.corner, read.centre) == (NONE, NONE)
    assert list(read.out) == list(Position.parse(LINE).out)
    assert page.said == []


def test_a_text_says_its_size(app) -> None:
    (read,) = run(app, "read", text="1...|....|..4.|....").page.sudoku.last("take")
    assert (read.givens, len(read.corner)) == ("1.........4.....", 16)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (LINE.replace("214", "2x4"), "Line 1, character "),
        (":0000:x:", "Line 1, character 9: the cells end here, after 0 of 81."),
    ],
)
def test_a_text_that_is_none_is_refused_with_its_sentence(app, text, sentence) -> None:
    page = run(app, "read", text=text).page
    assert page.sudoku.last("refuse")[0].startswith(sentence)
    assert page.sudoku.count("take") == 0


def test_the_board_is_written_in_forms(app) -> None:
    page = run(app, "write", forms=json.dumps(["sdk", "sudokuexchange"])).page
    (written,) = page.sudoku.last("written")
    position = Position.parse(LECTURE)
    assert [(one.form, one.text) for one in written] == [
        ("sdk", Position(position.givens, corner=[3, *NONE[1:]]).write("sdk")),
        ("sudokuexchange", position.write("sudokuexchange")),
    ]
    assert [one.note for one in written] == ["", "Not in it: corner notes."]
    assert page.said == []


def test_a_lost_worker_reads_and_writes_again(app) -> None:
    async def lose(app: App) -> None:
        await app.lose_python()

    assert run(app, "read", lose, text=LINE).page.sudoku.count("take") == 1
    assert run(app, "write", lose, forms='["81"]').page.sudoku.count("written") == 1


def test_what_is_not_wanted_any_more_is_neither_taken_nor_refused(app) -> None:
    async def edit(app: App) -> None:
        await app.until(lambda: any(word == "open" for word, *_ in app.page.engine.life.worker.heard))
        app.press("change", board="sudoku")

    for text in (LINE, ":0000:x:"):
        page = run(app, "read", edit, text=text).page
        assert (page.sudoku.count("take"), page.sudoku.count("refuse")) == (0, 0)
