"""What is done with many puzzles at once, and the file that they are split out of."""

import json
from base64 import b64encode
from collections.abc import Iterator

import pytest

from jobs.records import Job
from jobs.table import Table
from undoku.sudoku import Position
from undoku.sudoku.many import LEAST

GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TWO = SOLUTION.replace("1", ".").replace("2", ".")
CLASH = "55" + 79 * "."
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
MANY_NODES = "001000000200000000003000000400000005005000600600000040007103000800000000009020000"


def run(kind: str, question: dict[str, object], data: bytes = b"", piece: int = 1000) -> list[list[str]]:
    """Open a job, hand it the bytes in pieces, and give the parts of all its rows."""
    table = Table(iter(range(10**9)).__next__)
    number = table.open(kind, json.dumps(question))
    for begin in range(0, len(data), piece):
        table.ask(number, "add", json.dumps({"data": b64encode(data[begin : begin + piece]).decode()}))
    rows: list[list[str]] = []
    while True:
        report = json.loads(table.work(number, 1))
        rows += [row.split("\x1f") for row in report["rows"].split("\x1e") if row]
        if report["done"]:
            return rows


def did(deed: str, *texts: str, form: str = "") -> list[list[str]]:
    return run("lists", {"deed": deed, "texts": "\x1e".join(texts), "form": form})


def read(data: bytes, piece: int = 1000) -> list[list[str]]:
    return run("records", {}, data, piece)


def test_each_is_solved_in_its_order() -> None:
    rows = did("solve", GIVENS, TWO, CLASH, MANY_NODES, SOLUTION)
    assert [row[0] for row in rows] == ["1", "2", "0", "2", "1"]
    assert rows[0][2] == SOLUTION
    assert str(Position.parse(rows[3][2]).digits) == rows[3][2]
    assert rows[2][1:] == ["0", ""]
    assert int(rows[3][1]) > int(rows[0][1])


def test_what_cannot_be_read_stops_none_of_the_others() -> None:
    rows = did("solve", "12", GIVENS, "hello")
    assert [row[0] for row in rows] == ["", "1", ""]
    assert rows[0][1].startswith("Line 1, character 3: ")


def test_many_are_solved_as_each_is_alone() -> None:
    grid = "\n".join(GIVENS[row : row + 9] for row in range(0, 81, 9))
    kinds = [GIVENS, TWO, CLASH, MANY_NODES, SOLUTION, HARD, "12", grid, GIVENS.replace(".", "0")]
    alone = [did("solve", text)[0] for text in kinds]
    often = LEAST // 5
    assert did("solve", *kinds * often) == alone * often
    assert did("solve", *[GIVENS] * LEAST) == [alone[0]] * LEAST


def test_entries_are_checked_by_the_givens() -> None:
    begun = f":0000:x:{GIVENS[:2]}+4{GIVENS[3:]}:::"
    wrong = f":0000:x:{GIVENS[:2]}+1{GIVENS[3:]}:::"
    assert did("check", GIVENS, begun, wrong, CLASH, TWO) == [
        ["1", "0", "0"],
        ["1", "0", "1"],
        ["1", "1", "1"],
        ["0", "0", "0"],
        ["2", "0", "0"],
    ]


def test_entries_that_are_possible_but_not_together_are_told() -> None:
    """Two cells that have both digits, each in its own solution."""
    cells = [cell for cell in range(81) if TWO[cell] == "."]
    for one in cells:
        for other in cells:
            for digit in "12":
                entered = TWO[:one] + f"+{digit}" + TWO[one + 1 : other] + f"+{digit}" + TWO[other + 1 :]
                if one < other and did("check", f":0000:x:{entered}:::") == [["2", "-1", "2"]]:
                    return
    raise AssertionError


def test_levels_are_those_of_the_way() -> None:
    rows = did("rate", GIVENS, TWO, CLASH, "12", HARD)
    assert rows[0][0] == "easy"
    assert rows[4][:2] == ["medium", "756"]
    assert [row[0] for row in rows[1:4]] == ["", "", ""]
    assert rows[1][1] == "There is more than one solution; a puzzle with exactly one is needed."
    assert rows[2][1] == "No solution: row 1 has two 5s: columns 1 and 2."


def test_only_the_usual_nine_by_nine_is_rated() -> None:
    assert did("rate", "1.3434122143432.") == [
        ["", "Rating and practice are for the usual 9 by 9; this is a grid of another shape."]
    ]


def test_a_position_is_written_in_a_form() -> None:
    ((mark, text),) = did("write", GIVENS, form="grid")
    assert mark == "1"
    assert str(Position.parse(text).digits) == GIVENS


@pytest.mark.parametrize("form", ["sdm", "opensudoku", "csv", "grid", "hodoku"])
def test_what_is_written_of_many_is_read_as_many(form: str) -> None:
    table = Table(lambda: 0)
    texts = [GIVENS, MANY_NODES.replace("0", ".")]
    asked = {"deed": "write", "texts": "\x1e".join(texts), "form": form}
    report = json.loads(table.work(int(table.open("lists", json.dumps(asked))), 100))
    written = [row.split("\x1f")[1] for row in report["rows"].split("\x1e")]
    head, between, tail = report["frame"].split("\x1f")
    whole = head + f"\n{between}".join(written) + tail + "\n"
    assert [row[1] for row in read(whole.encode())] == texts


def test_a_file_is_split_with_the_numbers_of_its_lines() -> None:
    rows = read(f"# mine\n{GIVENS}\n\nhello\n{SOLUTION}\r\n".encode())
    assert [(row[0], row[1], row[5]) for row in rows] == [
        ("2", GIVENS, GIVENS),
        ("4", "", "hello"),
        ("5", SOLUTION, SOLUTION),
    ]
    assert rows[1][4].startswith("Line 4, character 1: ")


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
@pytest.mark.parametrize("piece", [3, 1000])
def test_bytes_are_read_as_what_they_are_however_they_come(coding: str, piece: int) -> None:
    rows = read(f"# é\n{GIVENS}\r{GIVENS}".encode(coding), piece)
    assert [(row[0], row[1]) for row in rows] == [("2", GIVENS), ("3", GIVENS)]


def test_entered_digits_and_grids_of_several_lines_keep_their_text() -> None:
    grid = "\n".join(GIVENS[row : row + 9] for row in range(0, 81, 9))
    line = f":0000:x:{GIVENS[:2]}+4{GIVENS[3:]}:::"
    (first, second) = read(f"{grid}\n{line}\n".encode())
    assert first[:2] == ["1", GIVENS]
    assert first[5] == grid
    assert [first[3], second[3]] == ["", ""]
    assert second[1:3] == [GIVENS, "..4".ljust(81, ".")]
    assert second[5] == line


def test_notes_and_other_shapes_are_told() -> None:
    rows = read(f":0000:x:{GIVENS}:111 211::\n{GIVENS}\n1.3434122143432.\n".encode())
    told = [json.loads(row[3]) if row[3] else None for row in rows]
    assert told[0]["givens"] == GIVENS
    assert told[0]["out"][0] == 3
    assert told[1] is None
    assert told[2] == {
        "givens": "1.3434122143432.",
        "entered": 16 * ".",
        **dict.fromkeys(("corner", "centre", "out"), 16 * [0]),
    }


def test_nothing_is_no_row() -> None:
    assert read(b"") == read(b"\n\n# nothing\n") == []


def test_the_progress_of_reading_grows_to_its_end() -> None:
    table = Table(iter(range(10**9)).__next__)
    number = table.open("records", "{}")
    table.ask(number, "add", json.dumps({"data": b64encode(f"{GIVENS}\n".encode() * 20).decode()}))
    told = [json.loads(table.work(number, 2)) for _ in range(21)]
    fractions = [report["progress"] for report in told]
    assert fractions == sorted(fractions)
    assert 0 < fractions[0] < fractions[-1] == 1


@pytest.mark.parametrize("line", ["Puzzle of the day", "", "# mine", "+---+---+---+", "> hello", "<table>"])
def test_it_goes_on_line_by_line_where_no_text_ends(line: str) -> None:
    taken = []

    class Noted(Job):
        """Notes how many lines are taken in each step."""

        def _lines(self, text: str) -> Iterator[str]:
            for part in super()._lines(text):
                taken[-1] += 1
                yield part

    job = Noted({})
    job.add(b64encode("\n".join([line] * 300 + [GIVENS]).encode()).decode())
    while not job.done:
        taken.append(0)
        job.advance()
    assert sum(taken) == 301
    assert max(taken) == 1
