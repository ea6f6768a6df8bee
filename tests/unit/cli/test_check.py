"""`undoku sudoku check`: what it prints about puzzles with one solution, several and none."""

import json

import pytest

from undoku.sudoku import Position

PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TWO_FIVES = "55" + "." * 79
# The 1s and 2s are determined; in the other cells of two rows, 3 and 4 can change places.
FOUR = "12............21"
MINIMAL = "1..3......3..4.1"
# The first row leaves the 3 for its third cell, and the third column has a 3.
NONE = "12.4......3....."


def check(shell, text):
    code, out, err = shell("sudoku", "check", "--json", text=text)
    assert err == ""
    return code, [json.loads(line) for line in out.splitlines()]


def test_one_solution(shell):
    code, (told,) = check(shell, PUZZLE)
    empty = [cell for cell in range(81) if PUZZLE[cell] == "0"]
    assert code == 0
    assert told == {
        "puzzle": PUZZLE,
        "solutions": 1,
        "exact": True,
        "clash": [],
        "differ": [],
        "true_candidates": [[*divmod(cell, 9), int(SOLUTION[cell])] for cell in empty],
        "error": None,
    }


def test_several_solutions(shell):
    _, (told,) = check(shell, FOUR)
    assert (told["solutions"], told["exact"], told["clash"]) == (4, True, [])
    assert told["differ"] == [[0, 2], [0, 3], [1, 0], [1, 1], [2, 2], [2, 3], [3, 0], [3, 1]]
    either = [[row, col, digit] for row, col in told["differ"] for digit in (3, 4)]
    only = [[1, 2, 1], [1, 3, 2], [2, 0, 2], [2, 1, 1]]
    assert told["true_candidates"] == sorted(either + only)


def test_more_than_are_counted(shell):
    code, (told,) = check(shell, "." * 81)
    assert (code, told["solutions"], told["exact"]) == (0, 100_000, False)
    assert len(told["differ"]) == 81
    assert len(told["true_candidates"]) == 729


@pytest.mark.parametrize(
    ("puzzle", "clash"), [(TWO_FIVES, [[0, 0], [0, 1]]), (NONE, [[0, 0], [0, 1], [0, 3], [2, 2]])]
)
def test_no_solution(shell, puzzle, clash):
    code, (told,) = check(shell, puzzle)
    assert code == 0
    assert told == {
        "puzzle": puzzle,
        "solutions": 0,
        "exact": True,
        "clash": clash,
        "differ": [],
        "true_candidates": [],
        "error": None,
    }


def test_what_cannot_be_read_does_not_stop_the_rest(shell):
    code, (bad, good) = check(shell, f"# two\n12\n\n{PUZZLE}\n")
    assert code == 1
    assert bad.pop("error") == "Line 2, character 3: the cells end here, after 2 of 81."
    assert bad.pop("puzzle") == "12"
    assert set(bad.values()) == {None}
    assert set(bad) == set(good) - {"puzzle", "error"}
    assert good["solutions"] == 1


def test_sentences(shell, tmp_path):
    file = tmp_path / "puzzles.txt"
    file.write_text("\n".join([PUZZLE, MINIMAL, FOUR, "." * 81, TWO_FIVES, NONE, "12"]))
    code, out, err = shell("sudoku", "check", file)
    assert code == 1
    assert err == f"undoku: {file}: line 7, character 3: the cells end here, after 2 of 81.\n"
    assert out.splitlines() == [
        "One solution. Any one of 22 digits could be left out.",
        "One solution. Every digit is needed for that.",
        "4 solutions. They differ in 8 cells.",
        "More than 100,000 solutions. They differ in 81 cells.",
        "No solution: row 1 has two 5s: columns 1 and 2.",
        "No solution: 4 digits cannot stand together, though any 3 of them can. "
        "Row 1: 1 in column 1, 2 in column 2, 4 in column 4; row 3: 3 in column 3.",
    ]


def test_positions_of_any_form_are_told_by_their_digits(shell):
    dots = PUZZLE.replace("0", ".")
    position = Position.parse(f":0000:x:{dots[:2]}+4{dots[3:]}:148::")
    forms = [position.write(form) for form in ("hodoku", "81", "grid", "candidates")]
    code, told = check(shell, "\n\n".join(forms))
    assert code == 0
    assert [one.pop("puzzle") for one in told] == [*forms[:2], forms[1], forms[1]]
    assert told == 4 * told[:1]
    assert (told[0]["solutions"], len(told[0]["true_candidates"])) == (1, 50)


def test_digits_that_were_entered_make_no_given_superfluous(shell):
    pairs = zip(PUZZLE, SOLUTION, strict=True)
    entered = "".join(digit if given != "0" else f"+{digit}" for given, digit in pairs)
    _, out, _ = shell("sudoku", "check", text=f":0000:x:{entered}:::\n{PUZZLE}\n{SOLUTION}\n")
    whole, puzzle, solution = out.splitlines()
    assert whole == puzzle == "One solution. Any one of 22 digits could be left out."
    assert solution == "One solution. Any one of 81 digits could be left out."
