"""New boards of queens: one completion, no queen to spare, the level as asked, of images too."""

from collections import Counter
from itertools import islice

import pytest

from undoku.queens import BoardError, HintSearch
from undoku.queens.generator import Generator
from undoku.queens.generator.filling import LEVELS, fills
from undoku.queens.generator.generator import drawn_columns
from undoku.search.draws import Draws

from ..errors import check
from .boards import pulled
from .symmetries import IMAGES

WISHES = [(size, level) for size in range(6, 13) for level in LEVELS]


def board_of(size, level, seed):
    """Make one."""
    return pulled(Generator(size, level, str(seed))).board


def completions(n, queens, columns=()):
    """Yield all placements with these queens, by plain backtracking, as tuples of columns."""
    row = len(columns)
    if row == n:
        yield columns
        return
    others = [*((at, column) for at, column in queens if at != row), *enumerate(columns)]
    for column in [column for at, column in queens if at == row] or range(n):
        if not any(column == other or abs(column - other) == abs(row - at) for at, other in others):
            yield from completions(n, queens, (*columns, column))


def hinted(n, queens):
    """The kinds of the hints by which somebody who follows them fills the board."""
    queens, crosses, kinds = [*queens], [], set()
    while True:
        hint = pulled(HintSearch(n, queens, crosses=crosses)).hint
        if hint.kind == "done":
            return kinds
        kinds.add(hint.kind)
        (crosses if hint.kind == "cross" else queens).append(hint.square)


@pytest.mark.parametrize(
    "seeds", [range(2), pytest.param(range(2, 100), marks=pytest.mark.long)], ids=["some", "many"]
)
def test_a_board_is_as_wished(seeds):
    for seed in seeds:
        for n, level in WISHES:
            board = board_of(n, level, seed)
            assert (board.n, board.level) == (n, level)
            assert board.queens == tuple((row, board.columns[row]) for row, _ in sorted(board.queens))
            assert 1 <= len(board.queens) < n
            assert [*completions(n, board.queens)] == [board.columns]
            for queen in board.queens:
                others = [one for one in board.queens if one != queen]
                assert not fills(n, others, level)
                if level == "hard":
                    assert len([*islice(completions(n, others), 2)]) == 2


@pytest.mark.parametrize(("n", "seeds"), [(6, range(6)), (8, range(6)), (11, range(2))])
def test_a_level_is_what_the_hints_need(n, seeds):
    for seed in seeds:
        easy, medium, hard = (hinted(n, board_of(n, level, seed).queens) for level in LEVELS)
        assert easy == {"single"}
        assert "cross" in medium <= {"single", "cross"}
        assert "search" in hard


def test_all_images_have_one_level():
    for n, level in WISHES[:15]:
        board = board_of(n, level, "images")
        told = {
            tuple(fills(n, [image(*queen, n - 1) for queen in board.queens], each) for each in LEVELS)
            for image in IMAGES.values()
        }
        at = LEVELS.index(level)
        assert told == {(False,) * at + (True,) * (3 - at)}


def test_slices_change_nothing():
    making = Generator(7, "hard", "slices")
    while not making.advance(1):
        assert making.board is None
    assert making.board == board_of(7, "hard", "slices")
    assert making.tried >= 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_board_of_a_day_has_the_size_of_its_level(level):
    making = Generator.daily("2026-11-27", level)
    assert (making.size, making.level) == (Generator.usual[level], level)
    assert Generator.daily("2026-11-27", level, 6).size == 6
    assert making.seed != Generator.daily("2026-11-28", level).seed


def test_every_placement_is_drawn():
    draws = Draws("every")
    drawn = Counter(drawn_columns(6, draws) for _ in range(200))
    assert sorted(drawn) == [*completions(6, [])]
    assert min(drawn.values()) > 20


@pytest.mark.parametrize(
    ("mistake", "code", "words"),
    [
        (lambda: Generator(5, "easy", "1"), "no-size",
         "There is no new board of 5 rows; it has 6 to 12."),
        (lambda: Generator(8, "extreme", "1"), "no-level",
         "There is no level 'extreme'; there are easy, medium and hard."),
        (lambda: Generator.daily("yesterday", "easy"), "no-day",
         "'yesterday' is no day; a day is written like 2026-11-27."),
    ],
)  # fmt: skip
def test_what_is_no_size_level_or_day_is_refused(mistake, code, words):
    with pytest.raises(BoardError) as caught:
        mistake()
    check(caught.value, BoardError, code, words)
