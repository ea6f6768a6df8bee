"""The whole way without some techniques has none of them, ends at the solution, and lies as its puzzle does.

In the long form each technique of the paths of 60 puzzles is left out in turn, and three at a time.
"""

import random
from pathlib import Path

import pytest

from undoku.sudoku import GridError, Position, SudokuSearch
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LAST_RESORT
from undoku.sudoku.techniques.path import Path as Way
from undoku.sudoku.techniques.state import State

from .symmetries import TURNED, drawn

OWN = Path(__file__).parents[3] / "benchmark/puzzles"
X_WING = "..4..8.3.25....86..319..5.73..1.94.............76.4..37.2..365..83....12.6.8..3.."
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LOCKED_PAIR = ".5.8.31.6...5.9..8..........98.......1...87....7....2..6...........4..935...2...."
LOCKED_TRIPLE = "...2..6..3...........75.8...6...83..5...6...4....7.9...29......1..4..53....9....7"
SINGLES = ("full-house", "naked-single", "hidden-single")


def state_of(puzzle: str) -> State:
    return State.of(Position.parse(puzzle), unique=True)


def way_without(at: State, *techniques: str) -> Way:
    way = Way(at, without=frozenset(techniques))
    while not way.done:
        way.advance(1000)
    return way


def holds(puzzle: str, *techniques: str) -> Way:
    """Go a way without some techniques, and hold it against the solution and an image of the puzzle."""
    at = state_of(puzzle)
    way = way_without(at, *techniques)
    assert not {*techniques} & {*way.techniques}
    search = SudokuSearch(Position.parse(puzzle).givens, 2)
    while not search.advance(1000):
        pass
    assert way.solved and [*way.states[-1].digits] == [*search.found[0].packed]
    some = drawn(puzzle)
    image = way_without(some.of_state(at), *techniques)
    assert [some.of_conclusion(step) for step in way.steps] == [
        (step.technique, step.eliminations, step.placements) for step in image.steps
    ]
    assert (image.level, image.score, image.hardest) == (way.level, way.score, way.hardest)
    return way


def test_nothing_left_out_is_the_whole_way() -> None:
    at = state_of(X_WING)
    assert way_without(at).techniques == holds(X_WING, "leviathan").techniques
    assert way_without(at).steps == way_without(at, "leviathan").steps


@pytest.mark.parametrize("techniques", [SINGLES[:1], SINGLES[1:], ("x-wing", "skyscraper"), ("w-wing",)])
def test_the_way_has_none_of_what_is_left_out(techniques: tuple[str, ...]) -> None:
    whole, way = way_without(state_of(X_WING)), holds(X_WING, *techniques)
    if {*techniques} & {*whole.techniques}:
        assert way.techniques != whole.techniques
    else:
        assert way.steps == whole.steps


def test_the_level_is_that_of_what_is_left() -> None:
    """With all singles but the hidden ones gone an easy puzzle is easy; with these gone as well it is not."""
    assert way_without(state_of(EASY)).level == "easy"
    hidden = holds(EASY, "full-house", "naked-single")
    assert (hidden.level, hidden.hardest) == ("easy", "hidden-single")
    assert hidden.score == 14 * hidden.techniques.count("hidden-single") == 14 * len(hidden.techniques)
    assert way_without(state_of(EASY), *SINGLES).level == "extreme"


@pytest.mark.parametrize(
    ("puzzle", "locked", "plainer"),
    [
        (LOCKED_PAIR, "locked-pair", "naked-pair"),
        (LOCKED_TRIPLE, "locked-triple", "naked-triple"),
    ],
)
def test_what_is_locked_is_naked_to_who_does_not_know_it(puzzle: str, locked: str, plainer: str) -> None:
    whole, way = way_without(state_of(puzzle)), holds(puzzle, locked)
    patterns = [step.roles for step in whole.steps if step.technique == locked]
    assert patterns and set(patterns) <= {step.roles for step in way.steps if step.technique == plainer}
    assert not {locked, plainer} & {*holds(puzzle, locked, plainer).techniques}


def test_in_the_end_nothing_but_the_last_resort_places_digits() -> None:
    assert {*holds(X_WING, *{*BY_IDENTIFIER} - {LAST_RESORT}).techniques} == {LAST_RESORT}


@pytest.mark.parametrize("as_hodoku", [False, True])
def test_what_cannot_be_left_out(as_hodoku: bool) -> None:
    at = state_of(X_WING)
    with pytest.raises(GridError, match="There is no technique 'x-ray'"):
        Way(at, as_hodoku=as_hodoku, without=frozenset({"x-ray", "x-wing"}))
    with pytest.raises(GridError, match="Trial and error cannot be left out"):
        Way(at, as_hodoku=as_hodoku, without=frozenset({LAST_RESORT}))


def test_hodokus_way_goes_without_too() -> None:
    at = state_of(TURNED.of_text(X_WING))
    whole = Way(at, as_hodoku=True)
    whole.advance(10_000)
    assert whole.done and whole.hardest is not None
    way = Way(at, as_hodoku=True, without=frozenset({whole.hardest}))
    way.advance(100_000)
    assert way.done and way.solved and whole.hardest not in way.techniques


@pytest.mark.long
@pytest.mark.parametrize("part", range(6))
def test_each_technique_of_60_puzzles_left_out(part: int, record_property) -> None:  # type: ignore[no-untyped-def]
    ways = 0
    for name, count in (("easy", 4), ("few-clues", 4), ("hard", 2)):
        lines = [
            line[:81].replace("0", ".") for line in (OWN / f"{name}.txt").read_text("utf-8").splitlines()
        ]
        chosen = [line for line in lines if len(line) == 81 and line[0] != "#"]
        for puzzle in random.Random(name).sample(chosen, 6 * count)[part::6]:
            met = sorted({*way_without(state_of(puzzle)).techniques} - {*SINGLES, LAST_RESORT})
            sets = [(technique,) for technique in met]
            sets.append(tuple(random.Random(puzzle).sample(met, min(3, len(met)))))
            for techniques in sets:
                holds(puzzle, *techniques)
                ways += 1
    record_property("counted", f"part {part}: {ways} ways without")
    assert ways > 10
