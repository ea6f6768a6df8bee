"""The jobs about queens: many placements at once, files of them, why there is none, hints and images."""

import json
from array import array

import pytest

from jobs.table import Table
from undoku.queens import solutions

from .test_table import ask, opened, worked


def found(kind, **question):
    table = Table()
    number = opened(table, kind, question)
    return table, number, worked(table, number)


def test_columns_of_several_placements_are_one_array():
    table, number, report = found("queens", n=6)
    assert (report["total"], report["fundamental"], report["because"], report["sentence"]) == (
        4,
        1,
        None,
        None,
    )
    every = ask(table, number, "columns", start=1, count=4, fundamental=False)
    assert isinstance(every, array)
    assert list(every) == [column for placement in solutions(6) for column in placement.columns]
    assert ask(table, number, "columns", start=2, count=2, fundamental=False) == every[6:18]
    assert ask(table, number, "columns", start=4, count=9, fundamental=False) == every[18:]
    assert list(ask(table, number, "columns", start=1, count=9, fundamental=True)) == [1, 3, 5, 0, 2, 4]


def test_how_the_orbits_add_up():
    table, number, report = found("queens", n=8)
    sizes = ask(table, number, "orbits")
    assert sizes == {"8": 11, "4": 1, "2": 0, "1": 0}
    assert sum(int(size) * orbits for size, orbits in sizes.items()) == report["total"] == 92
    table, number, _ = found("queens", n=1)
    assert ask(table, number, "orbits") == {"8": 0, "4": 0, "2": 0, "1": 1}


def test_how_large_each_orbit_is_and_where_placements_are_in_the_list():
    table, number, _ = found("queens", n=8)
    sizes = ask(table, number, "sizes", start=1, count=12)
    assert sizes == [len(placement.orbit()) for placement in solutions(8) if placement.is_fundamental()]
    assert ask(table, number, "sizes", start=10, count=9) == sizes[9:]
    boards = [list(placement.columns) for placement in solutions(8)]
    asked = [boards[16], boards[0], boards[91], [0, 1, 2, 3, 4, 5, 6, 7], [7] * 8]
    assert ask(table, number, "numbers", placements=asked) == [17, 1, 92, 0, 0]


def test_fundamental_is_the_first_of_the_images_that_are_allowed():
    # The placements with a queen in this corner are mirrored on one of the diagonals.
    table, number, report = found("queens", n=8, queens=[[0, 7]])
    assert (report["total"], report["fundamental"]) == (4, 2)
    firsts = ask(table, number, "columns", start=1, count=2, fundamental=True)
    assert firsts[0] == firsts[8] == 7


@pytest.mark.parametrize("piece", [1, 3, 92])
@pytest.mark.parametrize("form", ["text", "csv", "jsonl"])
def test_the_pieces_of_a_file_are_the_file(form, piece):
    table, number, _ = found("queens", n=8)
    text = "".join(
        ask(table, number, "text", start=start, count=piece, fundamental=False, form=form)
        for start in range(1, 96, piece)
    )
    every = list(solutions(8))
    if form == "text":
        assert text == "\n\n".join(map(str, every)) + "\n"
    elif form == "jsonl":
        lines = [json.loads(line) for line in text.splitlines()]
        assert lines == [{"n": 8, "columns": list(placement.columns)} for placement in every]
    else:
        header, *lines = text.splitlines()
        assert header == "row 1,row 2,row 3,row 4,row 5,row 6,row 7,row 8"
        assert lines == [",".join(str(column + 1) for column in placement.columns) for placement in every]
    assert text.endswith("\n")


def test_a_file_of_the_fundamental_ones():
    table, number, _ = found("queens", n=6)
    text = ask(table, number, "text", start=1, count=9, fundamental=True, form="csv")
    assert text == "row 1,row 2,row 3,row 4,row 5,row 6\n2,4,6,1,3,5\n"


@pytest.mark.parametrize(
    ("question", "because", "sentence"),
    [
        ({"n": 3}, [], "There is no placement of 3 queens."),
        ({"n": 6, "queens": [[0, 0], [1, 2]]}, [[0, 0]],
         "With the queen in row 1, column 1 there is no placement."),
        ({"n": 20, "queens": [[9, 0], [0, 0]]}, [[9, 0], [0, 0]],
         "The queens in row 10, column 1 and row 1, column 1 attack each other, in the same column."),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["queens", "completions"])
def test_why_there_is_none(kind, question, because, sentence):
    table = Table()
    number = opened(table, kind, question | ({"most": 5} if kind == "completions" else {}))
    first = json.loads(table.work(number, 0))
    assert (first["because"], first["sentence"], first["done"]) == (None, None, False)
    report = worked(table, number)
    assert (report["because"], report["sentence"]) == (because, sentence)
    assert list(ask(table, number, "columns", start=1, count=1, fundamental=False)) == []


def test_a_million_queens_are_there_at_once():
    table, number, report = found("queens", n=1_000_000)
    assert (report["listed"], report["total"]) == (False, 1)
    columns = ask(table, number, "columns", start=1, count=1, fundamental=False)
    assert sorted(columns) == list(range(1_000_000))


@pytest.mark.parametrize("n", [-1, 1_000_001, 2.5])
def test_no_board(n):
    error = json.loads(str(Table().open("queens", json.dumps({"n": n}))))
    assert error["sentence"].startswith("N is ")


def test_completions_up_to_a_number():
    table, number, report = found("completions", n=8, queens=[[4, 1], [3, 3]], blocked=[], most=1000)
    assert (report["found"], report["more"]) == (2, False)
    both = ask(table, number, "columns", start=1, count=2, fundamental=False)
    assert list(both) == [4, 0, 7, 3, 1, 6, 2, 5, 4, 6, 0, 3, 1, 7, 5, 2]
    _, _, report = found("completions", n=8, most=91)
    assert (report["found"], report["more"]) == (91, True)


def test_a_hint_is_told_at_the_end():
    table = Table()
    question = {"n": 20, "queens": [[4, 1], [3, 3]], "blocked": [[0, 0]], "crosses": []}
    number = opened(table, "queens_hint", question)
    names = ("kind", "sentence", "square", "line", "squares")
    report = json.loads(table.work(number, 0))
    assert all(report[name] is None for name in names) or report["done"]
    report = worked(table, number)
    assert report["kind"] == "search"
    assert report["line"][0] in ("row", "column")
    assert report["sentence"].endswith(".")


def test_images_are_told_at_once():
    _, _, report = found("orbit", n=4, columns=[1, 3, 0, 2])
    assert report["size"] == 2
    assert [member["columns"] for member in report["members"]] == [[1, 3, 0, 2], [2, 0, 3, 1]]
    assert report["members"][0]["symmetries"] == ["identity", "turn-90", "turn-180", "turn-270"]
    assert report["sentence"].startswith("Every turn leaves it as it is")
    error = json.loads(str(Table().open("orbit", json.dumps({"n": 2, "columns": [0, 1]}))))
    assert error["code"] == "attack"
