"""Queens with regions as students write them: how they are called, and whether they are right."""

from pathlib import Path

import pytest

from undoku.cli import apart
from undoku.programs.calling.wanted import NOTHING
from undoku.programs.errors import ProgramError
from undoku.programs.judging.judge import Judge
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.programs.starters import stub

from ..region_boards import MANY, NONE, ONE, TWO, by_trial

FOLDER = Path(__file__).parent / "regions"
BOARDS = {"one": (6, ONE[6][1]), "two": (5, TWO), "many": (6, MANY), "none": (6, NONE[1])}

CALLS = {
    "rows_marks": "solve(regions)",
    "board_of_letters": "Solution().solveQueens([list(line) for line in letters])",
    "grid_of_texts": "solve_queens(regions, 0, [])",
    "by_colour": "solve(n, regions)",
    "two_boards": "solve(board, regions)",
    "class_with_regions": "Queens(regions).solve()",
    "letters_to_numbers": "solve(letters)",
    "all_as_texts": "solveNQueens(n, regions)",
    "bits": "count_solutions(regions)",
    "dict_of_squares": "solve({k: [(r, c) for r in range(n) for c in range(n) if regions[r][c] == k] "
    "for k in range(n)})",
}
"""The right programs, and how each is called."""

COUNTING = ("class_with_regions", "bits")
UNSEEN = ("bits", "dict_of_squares")
"""Those that have no board that anybody could see."""

NONE_GIVEN = "It gave no solution, neither returned nor printed nor left on a board, but there is a solution."
WRONG = {
    "wrong_diagonals": NONE_GIVEN,
    "wrong_touching": "The board that it returned is wrong: the queens in row 3, column 1 and row 4, "
    "column 2 attack each other, as they touch.",
    "wrong_regions": "The board that it returned is wrong: the queens in row 1, column 1 and row 2, "
    "column 3 attack each other, in the same region E.",
    "wrong_undone": NONE_GIVEN,
}
"""What is said of each of the others on the board with one placement."""

RUNS = pytest.mark.recorder


def text_of(name):
    return (FOLDER / f"{name}.py").read_text(encoding="utf-8")


def asked(board):
    n, regions = BOARDS[board]
    return {"n": n, "regions": regions}


def found(name, question, **wanted):
    as_guessed = {"call": "", "script": False, "answer": "", "input": ""}
    return apart.found_of(
        f"{name}.py", text_of(name), "queens", question, 10, False, {**as_guessed, **wanted}
    )


@pytest.fixture(autouse=True)
def _no_symptoms(request, monkeypatch):
    """To find one takes many runs."""
    if "symptoms" not in request.node.name:
        monkeypatch.setattr(apart, "symptom_of", lambda run, found: None)


def test_every_program_is_run():
    there = {path.stem for path in FOLDER.glob("*.py")}
    assert there == {*CALLS, *WRONG, "marked_copy", "own_board"}


@RUNS
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", CALLS)
def test_a_right_program(name, board):
    came, every = found(name, asked(board)), by_trial(*BOARDS[board])
    assert came["call"] == CALLS[name]
    assert came["right"] is True, came
    if every and name not in COUNTING:
        assert tuple(came["answer"]) in every
    assert came["placements"] >= (BOARDS[board][0] if every else 1) or name in UNSEEN


@RUNS
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_program(name):
    came = found(name, asked("one"))
    assert came["right"] is False
    assert came["sentence"] == WRONG[name]


@RUNS
def test_symptoms():
    assert found("wrong_undone", asked("one"))["symptom"] == "mark-not-unmarked"


@RUNS
@pytest.mark.long
def test_symptoms_that_are_none():
    # Queens may share a diagonal here.
    assert found("wrong_diagonals", asked("one"))["symptom"] is None
    # What makes a program right on this board by chance is no mend.
    assert found("wrong_regions", asked("none"))["symptom"] is None


@RUNS
@pytest.mark.parametrize("name", ["rows_marks", "board_of_letters", "letters_to_numbers", "two_boards"])
def test_its_placements_are_seen(name):
    # Row by row and from the left, as `regions-rows` does.
    came = found(name, {"n": 5, "regions": ONE[5][0]})
    assert (came["placements"], came["undos"]) == (14, 9)
    assert came["answer"] == [1, 3, 0, 4, 2]


@RUNS
def test_queens_that_are_written_among_the_letters():
    # What is written to may be a board to begin with: the reader says that it is the regions.
    assert "hand it regions in the call" in found("marked_copy", asked("one"))["error"]
    for call in ("solve(letters)", "solve(regions)"):
        for board in BOARDS:
            came, every = found("marked_copy", asked(board), call=call), by_trial(*BOARDS[board])
            assert came["right"] is True, came
            assert came["answer"] is None if not every else tuple(came["answer"]) in every


@RUNS
def test_a_program_with_a_board_of_its_own():
    for question in ({"n": 8}, asked("two")):
        came = found("own_board", question)
        assert (came["right"], came["answer"], came["call"]) == (True, [1, 3, 0, 4, 2], "script")
    text = text_of("own_board")
    run = ProgramRun(Program(text), "queens", {"n": 8}, lambda: 0)
    assert run.question == {"n": 5, "regions": "AABBCABBBCDBBCCDECCCDEECC"}
    listed = text.replace('""".split()', '""".split()\nROWS = [list(line) for line in GRID]')
    assert ProgramRun(Program(listed), "queens", {"n": 8}, lambda: 0).question == run.question


@RUNS
@pytest.mark.parametrize(
    "text",
    [
        "GRID = [[7, 7, 3, 3], [7, 9, 9, 3], [1, 9, 9, 3], [1, 1, 9, 3]]\nprint(GRID)",
        "GRID = ['A A B B', 'A C C B', 'D C C B', 'D D C B']\nprint(GRID)",
        "GRID = (('x', 'x', 'y', 'y'), 'xzzy', 'wzzy', 'wwzy')\nprint(GRID)",
    ],
)
def test_boards_that_are_written_down_in_other_ways(text):
    run = ProgramRun(Program(text), "queens", {"n": 8}, lambda: 0)
    assert run.question == {"n": 4, "regions": "AABBACCBDCCBDDCB"}


@RUNS
def test_who_is_not_told_is_not_run():
    with pytest.raises(ProgramError, match="The program asks for regions, and this board has none"):
        ProgramRun(Program(text_of("rows_marks")), "queens", {"n": 8}, lambda: 0)
    plain = "def solve(board, row=0):\n    board[row][0] = 1\n    return solve(board, row + 1)"
    with pytest.raises(ProgramError, match="This board has regions, and the program is not told of them"):
        ProgramRun(Program(plain), "queens", asked("one"), lambda: 0)
    # It places N queens of its own accord, on a board without regions.
    own = "def solve(q, n):\n    pass\nN = 6\nsolve([0] * N, N)"
    assert ProgramRun(Program(own), "queens", asked("one"), lambda: 0).question == {"n": 6}


@RUNS
def test_what_a_new_program_begins_with():
    run = ProgramRun(Program(stub("regions")), "queens", asked("one"), lambda: 0)
    assert (run.run().value, run.called.call) == (None, "solve(regions)")


@RUNS
def test_regions_that_may_be_left_out():
    text = "def solve(n, regions=None):\n    return regions and [len(regions)] * n"
    calls = [Program(text).ready("queens", NOTHING, rule=rule).called.call for rule in ("", "regions")]
    assert calls == ["solve(n)", "solve(n, regions)"]


@RUNS
@pytest.mark.parametrize(
    ("head", "call"),
    [
        ("def solve(region_map):\n    return region_map[0][0] == 'A'", "[list(line) for line in letters]"),
        ("def solve(colors: list[list[str]]):\n    return colors[0][0]", "[list(line) for line in letters]"),
        ("def solve(zones):\n    return [k for k in zones.keys()]", "{k: [(r, c)"),
        ("def solve(grid):\n    return '\\n' in grid", '"\\n".join(letters)'),
        ("def solve(matrix):\n    return [row[0] for row in matrix]", "regions"),
    ],
)
def test_how_regions_are_handed_over(head, call):
    run = ProgramRun(Program(head), "queens", asked("one"), lambda: 0)
    assert run.called.call.startswith(f"solve({call}")


@RUNS
def test_the_bank():
    def judged(name, rule=""):
        judge = Judge(text_of(name), "queens", lambda: 0, rule=rule)
        while not judge.done:
            judge.advance()
        return judge.judged

    right = judged("rows_marks")
    assert all(board.right for board in right)
    assert [board.document.calls for board in right] == [board.calls for board in right]
    assert right[0].document.title == "Row by row, columns and regions marked"
    wrong = judged("wrong_regions", "regions")
    assert [board.right for board in wrong][:3] == [True, False, False]
    assert wrong[1].expected == "This board has no solution."
