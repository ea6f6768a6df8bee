"""What a technique is worth: tries against searches written anew here, ways against the shell's rating."""

import json
from collections.abc import Callable, Iterator

import pytest

from undoku.cli.rate import answer
from undoku.search.register import find, strategies
from undoku.sudoku import Grid, Position
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.step import pairs
from undoku.sudoku.worth import words
from undoku.sudoku.worth.worth import Saved, Tries, Ways, savings

MANY = "..4..8.3.25....86..319..5.73..1.94.............76.4..37.2..365..83....12.6.8..3.."
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PEERS = [
    [
        other
        for other in range(81)
        if other != cell
        and (
            other // 9 == cell // 9
            or other % 9 == cell % 9
            or (other // 27, other % 9 // 3) == (cell // 27, cell % 9 // 3)
        )
    ]
    for cell in range(81)
]


def fits(grid: list[int], cell: int) -> list[int]:
    seen = {grid[peer] for peer in PEERS[cell]}
    return [digit for digit in range(1, 10) if digit not in seen]


def empty(grid: list[int]) -> list[int]:
    return [cell for cell in range(81) if not grid[cell]]


# Which of the empty cells is filled next.
CHOICES: dict[str, Callable[[list[int]], int]] = {
    "first-empty": lambda grid: empty(grid)[0],
    "last-empty": lambda grid: empty(grid)[-1],
    "fewest-options": lambda grid: min(empty(grid), key=lambda cell: len(fits(grid, cell))),
}
CHOICES["fewest-options-singles"] = CHOICES["fewest-options"]


def tries(name: str, digits: list[int], wrong: set[tuple[int, int]]) -> int:
    """Count the tries of a search that goes no deeper while a wrong candidate stands."""
    count = 0

    def solve(grid: list[int]) -> bool:
        nonlocal count
        grid = list(grid)
        filled = name.endswith("singles")
        while filled:
            filled = False
            for cell in empty(grid):
                if len(fits(grid, cell)) == 1:
                    grid[cell], filled = fits(grid, cell)[0], True
        if not empty(grid):
            return True
        cell = CHOICES[name](grid)
        for digit in range(1, 10):
            count += 1
            if digit not in fits(grid, cell):
                continue
            grid[cell] = digit
            if not any(grid[where] == what for where, what in wrong) and solve(grid):
                return True
            grid[cell] = 0
        return False

    assert solve(digits)
    return count


def steps_of(puzzle: str) -> Iterator[tuple[list[int], str, list[tuple[int, int]], list[tuple[int, int]]]]:
    """Give the first step of each technique on a way: the digits before it, and what it concludes."""
    way = Path(State.of(Position.parse(puzzle), unique=True))
    way.advance(100_000)
    met = set()
    for state, step in zip(way.states, way.steps, strict=False):
        if step.technique not in met:
            met.add(step.technique)
            placed, gone = ([(cell, digit) for cell, digit in pairs(mask)] for mask in step[1:3][::-1])
            yield list(state.digits), step.technique, placed, gone


def counted(saving: Saved) -> tuple[int, int]:
    while not saving.done:
        saving.advance(500)
    assert not saving.before.more and not saving.after.more
    return saving.before.number, saving.after.number


@pytest.mark.parametrize("name", [strategy.name for strategy in strategies("sudoku")])
def test_what_a_step_saves_is_what_plain_searches_count(name: str) -> None:
    less = 0
    for digits, _, placed, gone in list(steps_of(MANY))[3:]:
        after = list(digits)
        for cell, digit in placed:
            after[cell] = digit
        grid = Grid.parse("".join(map(str, digits)))
        saving = next(each for each in savings(grid, placed, gone) if each.strategy.name == name)
        expected = tries(name, digits, set()), tries(name, after, {*gone})
        assert counted(saving) == expected
        assert placed or expected[1] <= expected[0]
        less += expected[1] < expected[0]
    assert less > 0


def test_a_search_that_takes_too_long_is_ended() -> None:
    strategy, grid = find("sudoku", "first-empty"), Grid.parse(EASY)
    # The handout's own count of this puzzle, as in the tests of the strategies.
    for most, number, more in ((37_651, 37_651, True), (37_652, 37_652, False), (10, 10, True)):
        search = Tries(strategy, grid, most=most)
        while not search.done:
            search.advance(7)
        assert (search.number, search.more) == (number, more)


def ways_of(puzzle: str, technique: str) -> Ways:
    ways = Ways(Grid.parse(puzzle), technique)
    while not ways.done:
        ways.advance(10)
    return ways


def rated(puzzle: str, *without: str) -> dict[str, object]:
    told, _ = answer((1, puzzle), as_json=True, estimated=False, without=frozenset(without))
    return dict(json.loads(told))


@pytest.mark.parametrize(
    ("technique", "said"),
    [
        ("xy-chain", "Without XY-chain the puzzle is unfair instead of extreme: 57 steps (6 fewer)"),
        ("naked-single", "Without naked single the puzzle stays extreme: 67 steps (4 more)"),
    ],
)
def test_both_ways_are_what_the_shell_rates(technique: str, said: str) -> None:
    ways = ways_of(MANY, technique)
    assert ways.differ and ways.whole is not None and ways.without is not None
    for way, expected in ((ways.whole, rated(MANY)), (ways.without, rated(MANY, technique))):
        assert (way.level, way.score, way.hardest) == tuple(
            expected[name] for name in ("level", "score", "hardest")
        )
        assert way.techniques == expected["path"]
    sentence = words.way(technique, ways.whole, ways.without)
    assert sentence.startswith(said)
    # Where it becomes easier it is said how that can be.
    assert ("need not be the easiest way" in sentence) == (ways.without.score < ways.whole.score)


def test_what_is_not_on_the_way_changes_nothing() -> None:
    ways = ways_of(EASY, "x-wing")
    assert ways.error is None and not ways.differ
    assert words.unused("x-wing") == "The whole way takes no step of X-wing: without it nothing changes."


@pytest.mark.parametrize(
    ("puzzle", "technique", "error"),
    [
        (81 * ".", "x-wing", "There is more than one solution; a puzzle with exactly one is needed."),
        ("55".ljust(81, "."), "x-wing", "No solution: row 1 has two 5s: columns 1 and 2."),
        (EASY, "trial-and-error", "Trial and error cannot be left out"),
    ],
)
def test_where_there_are_not_both_ways_it_is_said_why(puzzle: str, technique: str, error: str) -> None:
    ways = ways_of(puzzle, technique)
    assert not ways.differ and str(ways.error).startswith(error)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (9, 9, "First empty cell first: 9 tries, as many with it."),
        (1, 0, "First empty cell first: 1 try, 0 with it: 1 fewer."),
        (8, 9, "First empty cell first: 8 tries, 9 with it: 1 more."),
        (2000, 1200, "First empty cell first: 2,000 tries, 1,200 with it: 800 fewer."),
        (11, 9, "First empty cell first: more than 10 tries, 9 with it."),
        (9, 11, "First empty cell first: 9 tries, more than 10 with it."),
        (11, 11, "First empty cell first: more than 10 tries, with it as well."),
    ],
)
def test_what_is_said_of_counts(before: int, after: int, said: str) -> None:
    class Counted(Tries):
        """So many tries, of which at most 10 are counted where there are 11."""

        def __init__(self, tries: int) -> None:
            self.tries = tries

        more = property(lambda self: self.tries == 11)  # type: ignore[assignment]
        number = property(lambda self: min(self.tries, 10) if self.more else self.tries)  # type: ignore[assignment]

    strategy = find("sudoku", "first-empty")
    assert words.saved(Saved(strategy, Counted(before), Counted(after))) == said
