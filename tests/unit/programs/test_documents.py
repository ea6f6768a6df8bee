"""The programs of the three documents, translated line by line: they start, are right, and count as much.

The figures are those of the documents' own programs, with counters.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from undoku.programs.calling.wanted import Wanted
from undoku.programs.judging.judged import judged
from undoku.programs.judging.known import solvable
from undoku.programs.judging.verdict import verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun

from .plain_run import names_of, ran

FOLDER = Path(__file__).parent / "documents"
BLOG = "306508400520000000087000031003010080900863005050090600130000250000000074005206300"
LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
HANDOUT = "000030200020040350007100008800001062060000070270600003700008900056090040008010000"
BLOG_SOLVED = "316578492529134768487629531263415987974863125851792643138947256692351874745286319"
CORNER = {"rows": 5, "cols": 5, "start": [0, 0], "end": None, "closed": False}


class Known(NamedTuple):
    """A program on a board: how it is called ("" for a script), its search, and what it gives and counts.

    Of placements there is no figure where the document says none: its program writes over what stands there.
    """

    file: str
    board: str
    asked: str | int
    call: str
    search: str
    kind: str
    calls: int
    placements: int | None
    solutions: int = 1
    typed: str = ""

    @property
    def text(self) -> str:
        return (FOLDER / f"{self.file}.py").read_text(encoding="utf-8")

    @property
    def question(self) -> dict[str, Any]:
        if self.board == "knight":
            return CORNER
        return {"givens": self.asked} if self.board == "sudoku" else {"n": self.asked}


IN_ROWS = "\n".join(" ".join(BLOG[row : row + 9]) for row in range(0, 81, 9))
ALL = [
    *(
        Known("lecture_queens", "queens", n, "nQueens(board, 0, n)", "nQueens", "all", *counts)
        for n, counts in ((4, (17, 16, 2)), (6, (153, 152, 4)), (8, (2057, 2056, 92)))
    ),
    Known("lecture_queens_script", "queens", 8, "", "nQueens", "all", 153, 152, 4),
    Known("lecture_queens_asks", "queens", 8, "", "nQueens", "all", 552, 551, 40, "7\n"),
    Known("lecture_queens_class", "queens", 8, "", "nQueens", "all", 54, 53, 10),
    Known(
        "lecture_queens_markers",
        *("queens", 8, "nQueens(board, 0, n, [0] * n, [0] * (2 * n - 1), [0] * (2 * n - 1))"),
        *("nQueens", "all", 2057, 2056, 92),
    ),
    Known("lecture_queens_markers_script", "queens", 6, "", "nQueens", "all", 153, 152, 4),
    *(
        Known("lecture_sudoku", "sudoku", givens, "main(grid)", "fillSudoku", "first", calls, calls - 1)
        for givens, calls in ((BLOG, 768), (LECTURE, 1006), (HANDOUT, 4064))
    ),
    Known("lecture_sudoku_script", "sudoku", BLOG, "", "fillSudoku", "first", 1006, 1005),
    *(
        Known(
            "lecture_sudoku_from_last",
            *("sudoku", givens, "fillSudoku(grid, 8, 8)", "fillSudoku", "first", calls, calls - 1),
        )
        for givens, calls in ((BLOG, 768), (LECTURE, 1006))
    ),
    # N is 8 for good, and the parameter n is the row.
    Known("blog_queens", "queens", 8, "nQueens(columns, 0)", "nQueens", "first", 114, None),
    Known("blog_queens_script", "queens", 8, "", "nQueens", "first", 114, None),
    Known("blog_queens_for_else", "queens", 8, "", "nQueens", "first", 32, None),
    *(
        Known(
            "blog_sudoku", "sudoku", givens, "Soduku(grid).Solver(0, 0)", "Solver", "first", calls, calls - 1
        )
        for givens, calls in ((BLOG, 770), (HANDOUT, 11240))
    ),
    Known("blog_sudoku_reads", "sudoku", HANDOUT, "", "Solver", "first", 770, 769, 1, IN_ROWS),
    Known("blog_sudoku_own", "sudoku", HANDOUT, "", "Solver", "first", 770, 769),
    Known("blog_knight", "knight", 5, "KnightTour().Knight(0, 0)", "Knight", "first", 8840, None),
    Known("blog_knight_script", "knight", 5, "", "Knight", "first", 8840, None),
    Known("blog_knight_globals", "knight", 5, "Knight(0, 0)", "Knight", "first", 8840, None),
    Known("handout_queens", "queens", 8, "solve(None, board, 0)", "solve", "first", 114, 113),
    Known("handout_queens_default", "queens", 8, "solve(None, board)", "solve", "first", 114, 113),
    Known("handout_queens_wrapper", "queens", 8, "solve(None, board)", "solveFrom", "first", 114, 113),
    *(
        Known(file, "sudoku", givens, "solve(None, grid)", "solve", "first", calls, calls - 1)
        for file, givens, calls in (
            ("handout_sudoku", BLOG, 770),
            ("handout_sudoku", LECTURE, 4209),
            ("handout_sudoku_reference", BLOG, 770),
            ("handout_sudoku_fewest", BLOG, 79),
            ("handout_sudoku_fewest", LECTURE, 52),
            ("handout_sudoku_fewest", HANDOUT, 173),
        )
    ),
]
IDS = [f"{known.file} {str(known.asked)[:4]}" for known in ALL]
RECORDED = [
    # What takes more than half a second is left to the long tests.
    pytest.param(known, marks=[pytest.mark.long] if known.calls > 4000 and known.board == "sudoku" else [])
    for known in ALL
]


def test_every_program_is_in_the_table() -> None:
    assert {path.stem for path in FOLDER.glob("*_*.py")} == {known.file for known in ALL}


@pytest.mark.parametrize("known", ALL, ids=IDS)
def test_in_plain_python_it_calls_as_often(known: Known) -> None:
    names = names_of(known.board, known.question)
    found = ran(known.text, known.call, names, known.search, known.typed)
    assert found.calls == known.calls
    if known.kind == "all":
        assert len(found.printed.rstrip("\n").split("\n\n")) == known.solutions
    if known.asked == BLOG and known.call:
        assert "".join(str(digit) for row in names["grid"] for digit in row) == BLOG_SOLVED
    if known.file == "blog_queens":
        assert names["columns"] == [0, 4, 7, 5, 2, 6, 1, 3]


@pytest.mark.recorder
@pytest.mark.parametrize("known", RECORDED, ids=IDS)
def test_it_starts_unedited_is_right_and_counts_as_much(known: Known) -> None:
    run = ProgramRun(Program(known.text), known.board, known.question, lambda: 0.0, Wanted(input=known.typed))
    run, found = judged(run, lambda run: verdict(run, lambda: solvable(run.board, run.problem), 10))
    assert found.right is True, (run.called, found.sentence)
    assert (run.called.script, found.kind) == (known.call == "", known.kind)
    assert run.counts.calls == known.calls
    assert known.placements in (None, run.counts.placements)


@pytest.mark.recorder
def test_the_blogs_function_runs_off_its_end_where_the_last_cell_is_a_given() -> None:
    """It returns nothing there, which Python takes for no: what was found is taken back, which is wrong."""
    text = (FOLDER / "blog_sudoku.py").read_text(encoding="utf-8")
    names = names_of("sudoku", {"givens": LECTURE})
    assert ran(text, "Soduku(grid).Solver(0, 0)", names, "Solver").value is False
    assert "".join(str(digit) for row in names["grid"] for digit in row) == LECTURE
    run = ProgramRun(Program(text), "sudoku", {"givens": LECTURE}, lambda: 0.0)
    run.run()
    assert verdict(run, lambda: True, 10).right is False
