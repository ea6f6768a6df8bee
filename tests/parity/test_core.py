"""What the page relies on most: the same on every Python, and run inside Pyodide as well."""

import pytest

from undoku.knight import NoTour, tour
from undoku.queens import QueensSearch, count, count_fundamental, place
from undoku.sudoku import Grid, SudokuSearch, solve

SOLVED = {
    "306508400520000000087000031003010080900863005050090600130000250000000074005206300": (
        "316578492529134768487629531263415987974863125851792643138947256692351874745286319"
    ),
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079": (
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    ),
    "000030200020040350007100008800001062060000070270600003700008900056090040008010000": (
        "685937214129846357437125698894371562563284179271659483712468935356792841948513726"
    ),
}
SPARSE = "001000000200000000003000000400000005005000600600000040007103000800000000009020000"
TOTALS = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724]  # A000170
FUNDAMENTAL = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92]  # A002562, from N = 1


@pytest.mark.parametrize("puzzle", SOLVED)
def test_sudoku_of_the_documents(puzzle: str) -> None:
    verdict = solve(puzzle)
    assert verdict.solutions == 1
    assert str(verdict.first) == SOLVED[puzzle]


@pytest.mark.parametrize(
    ("puzzle", "solutions"), [("." * 81, 2), (SPARSE, 2), ("5" * 81, 0), ("55" + "." * 79, 0)]
)
def test_sudoku_without_one_answer(puzzle: str, solutions: int) -> None:
    assert solve(puzzle).solutions == solutions


def test_sudoku_in_slices_is_sudoku_in_one_go() -> None:
    search = SudokuSearch(Grid.parse(SPARSE), limit=50)
    while not search.advance(1):
        pass
    whole = SudokuSearch(Grid.parse(SPARSE), limit=50)
    whole.advance(1_000_000)
    assert search.found == whole.found
    assert len(set(map(str, search.found))) == 50


@pytest.mark.parametrize("n", range(len(TOTALS)))
def test_queens(n: int) -> None:
    search = QueensSearch(n)
    while not search.advance(100):
        pass
    assert len(search.found) == TOTALS[n] == count(n)
    assert [placement.columns for placement in search.found] == sorted(p.columns for p in search.found)
    if n:
        fundamental = [placement for placement in search.found if placement.is_fundamental()]
        assert len(fundamental) == FUNDAMENTAL[n - 1] == count_fundamental(n)


@pytest.mark.parametrize("n", [1, 4, 5, 8, 14, 15, 27, 100, 1000])
def test_one_placement(n: int) -> None:
    placement = place(n)
    assert placement is not None
    assert placement.is_valid()


@pytest.mark.parametrize("square", range(64))
def test_tour_from_every_square(square: int) -> None:
    start = divmod(square, 8)
    found = tour(8, 8, start)
    assert found.is_valid()
    assert found.path[0] == start


@pytest.mark.parametrize(("rows", "cols"), [(3, 10), (5, 6), (6, 6), (10, 12), (40, 40)])
def test_closed_tour(rows: int, cols: int) -> None:
    found = tour(rows, cols, closed=True)
    assert found.is_valid()
    assert found.closed


@pytest.mark.parametrize(
    ("rows", "cols", "closed"), [(2, 9, False), (3, 6, False), (4, 4, False), (4, 9, True), (7, 7, True)]
)
def test_no_tour(rows: int, cols: int, closed: bool) -> None:
    with pytest.raises(NoTour, match=r"\w+ \w+"):
        tour(rows, cols, closed=closed)
