"""New boards with regions: one placement, connected regions, none too small or large, the level as asked."""

import random
from collections import Counter

import pytest

from undoku.queens import BoardError
from undoku.queens.regions.generator import Generator
from undoku.queens.regions.generator.division import Division, largest_of
from undoku.queens.regions.generator.ground import ground_of
from undoku.queens.regions.generator.placements import drawn_columns
from undoku.queens.regions.generator.placements import placements as placements_in_slices
from undoku.queens.regions.levels import LEVELS, level_of
from undoku.search.draws import Draws

from ...errors import check
from .boards import grown, placements
from .slow_levels import slow_level


def board_of(size, level, seed):
    """Make one."""
    making = Generator(size, level, str(seed))
    while not making.advance(1000):
        pass
    return making.board


def found_placements(*question):
    """All that is found, whatever work it was."""
    work = placements_in_slices(*question)
    while True:
        try:
            assert next(work) > 0
        except StopIteration as end:
            return end.value


def pieces(n, squares):
    """How many connected pieces some squares are."""
    left, number = set(squares), 0
    while left:
        number += 1
        todo = [left.pop()]
        while todo:
            row, column = divmod(todo.pop(), n)
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if 0 <= c < n and n * r + c in left:
                    left.remove(n * r + c)
                    todo.append(n * r + c)
    return number


def check_board(board, size, level):
    """Check what a board says of itself, and that nobody would be bored by its regions."""
    n, letters = board.n, board.regions
    assert (n, len(letters), board.level) == (size, size * size, level)
    assert "".join(dict.fromkeys(letters)) == "ABCDEFGHIJK"[:n]
    assert placements(n, letters) == [board.columns]
    regions = [
        [at for at, other in enumerate(letters) if other == letter] for letter in dict.fromkeys(letters)
    ]
    assert [pieces(n, squares) for squares in regions] == n * [1]
    sizes = sorted(map(len, regions))
    assert sizes[0] > 1
    assert sizes[-1] <= min(3 * n, n * n / 3)


WISHES = [(size, level) for size in range(5, 12) for level in LEVELS]


# Those that are made soon, and all.
SOON = [wish for wish in WISHES if wish[0] < 10] + [(10, "medium"), (11, "hard")]


@pytest.mark.parametrize(
    ("seeds", "wishes"),
    [(range(1), SOON), pytest.param(range(1, 25), WISHES, marks=pytest.mark.long)],
    ids=["some", "many"],
)
def test_a_board_is_as_wished(seeds, wishes):
    for seed in seeds:
        for size, level in wishes:
            board = board_of(size, level, seed)
            check_board(board, size, level)
            assert level_of(size, board.regions) == level


def test_levels_are_those_of_their_definition():
    for level in LEVELS:
        for seed in range(4):
            assert slow_level(6, board_of(6, level, f"slow {seed}").regions) == level


def test_slices_change_nothing():
    making = Generator(8, "hard", "slices")
    before = 0
    while not making.advance(1):
        assert making.board is None
        assert making.tried >= before
        before = making.tried
    assert making.done
    assert making.board == board_of(8, "hard", "slices")


def test_seeds_sizes_and_levels_make_different_boards():
    wishes = [(7, "easy"), (8, "easy"), (8, "medium")]
    boards = [board_of(*wish, seed) for wish in wishes for seed in ("1", "2", "a", "ä")]
    assert len({board.regions for board in boards}) == len(boards)
    assert len({board.columns for board in boards}) == len(boards)


@pytest.mark.parametrize("level", LEVELS)
def test_the_board_of_a_day_has_the_size_of_its_level(level):
    making = Generator.daily("2026-11-27", level)
    assert (making.size, making.level) == (Generator.usual[level], level)
    assert Generator.usually(level, "1").size == making.size
    assert Generator.daily("2026-11-27", level, 5).size == 5
    assert making.seed != Generator.daily("2026-11-28", level).seed


def test_placements_are_found_as_by_trying_every_square():
    chance = random.Random(1)
    several = Counter()
    for number in range(60):
        n = 4 + number % 4
        letters = grown(n, chance)
        regions = [
            sum(1 << at for at, other in enumerate(letters) if other == letter)
            for letter in sorted(set(letters))
        ]
        wanted = [
            sum(1 << n * row + column for row, column in enumerate(columns))
            for columns in placements(n, letters)
        ]
        assert sorted(found_placements(ground_of(n).keep, regions, 0, 10_000)) == sorted(wanted)
        for most in (1, 2):
            found = found_placements(ground_of(n).keep, regions, 0, most)
            assert len(found) == min(most, len(wanted))
            assert set(found) <= set(wanted)
        several[min(len(wanted), 2)] += 1
    assert min(several[1], several[2]) > 10


def test_every_placement_is_drawn():
    """The 14 of 5 rows in which no two touch, about as often each."""
    draws = Draws("every")
    drawn = Counter(tuple(drawn_columns(5, draws)) for _ in range(1400))
    assert len(drawn) == 14
    assert min(drawn.values()) > 60
    assert all(abs(one[row] - one[row + 1]) > 1 for one in drawn for row in range(4))


def test_a_division_has_one_placement_however_far_it_is():
    """What is blank has no queen; squares that are taken away take along what they held."""
    for seed in range(12):
        draws = Draws(str(seed))
        n = 5 + seed % 3
        division = Division(n, (1, 4, 16), draws)
        for step, _ in enumerate(division.grow()):
            if step % 5 == 0:
                check_division(division)
        for _ in range(3):
            division.scatter(ground_of(n).everywhere)
            check_division(division)


def check_division(division):
    n = division.n
    letters = "".join("." if owner < 0 else "ABCDEFGHIJK"[owner] for owner in division.owner)
    found = [
        columns
        for columns in placements(n, letters)
        if all(letters[n * row + column] != "." for row, column in enumerate(columns))
    ]
    assert found == [tuple(division.columns)]
    for number, mask in enumerate(division.regions):
        squares = [at for at in range(n * n) if mask >> at & 1]
        assert squares == [at for at, owner in enumerate(division.owner) if owner == number]
        assert pieces(n, squares) == 1
        assert len(squares) <= largest_of(n)
    assert division.blank == sum(1 << at for at, owner in enumerate(division.owner) if owner < 0)


@pytest.mark.parametrize(
    ("mistake", "code", "words"),
    [
        (lambda: Generator(4, "easy", "1"), "no-size",
         "There is no new board of 4 rows; it has 5 to 11."),
        (lambda: Generator(12, "easy", "1"), "no-size",
         "There is no new board of 12 rows; it has 5 to 11."),
        (lambda: Generator("8", "easy", "1"), "not-a-number",
         "N is '8': the number of queens must be a whole number."),
        (lambda: Generator(8, "unfair", "1"), "no-level",
         "There is no level 'unfair'; there are easy, medium, hard and extreme."),
        (lambda: Generator.daily("2026-11-27", "unfair"), "no-level",
         "There is no level 'unfair'; there are easy, medium, hard and extreme."),
        (lambda: Generator.daily("2026-02-30", "easy"), "no-day",
         "'2026-02-30' is no day; a day is written like 2026-11-27."),
    ],
)  # fmt: skip
def test_what_is_no_size_level_or_day_is_refused(mistake, code, words):
    with pytest.raises(BoardError) as caught:
        mistake()
    check(caught.value, BoardError, code, words)
