"""Wishes drawn at random, and what an independent look says of a puzzle: nothing here asks the generator.

The symmetries are images of the whole pattern of givens, the solver is `plain_solver`, and the path is the
one that hints take.
"""

from random import Random

from undoku.sudoku import Grid
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LEVELS
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.state import State

from ..plain_solver import solutions


def _turned(rows):
    return [list(column) for column in zip(*rows[::-1], strict=True)]


IMAGES = {
    "none": [],
    "half-turn": [lambda rows: [row[::-1] for row in rows[::-1]]],
    "quarter-turn": [_turned],
    "horizontal": [lambda rows: rows[::-1]],
    "vertical": [lambda rows: [row[::-1] for row in rows]],
    "diagonal": [lambda rows: [list(column) for column in zip(*rows, strict=True)]],
}
IMAGES["full"] = [image for images in IMAGES.values() for image in images]
"""What leaves the pattern of the givens as it is, by the name of the symmetry."""

USUAL = (
    "naked-pair",
    "hidden-pair",
    "naked-triple",
    "locked-candidates-pointing",
    "x-wing",
    "xy-wing",
    "w-wing",
)
"""Techniques that many puzzles need, to be left out."""


def drawn(number, techniques, combined):
    """Draw the wishes of a number, as keywords of `Wishes`; what is needed is one of the `techniques`.

    With `combined` several things may be wished at a time, which can take the generator some seconds.
    """
    chance = Random(f"wishes {number}")
    kinds = chance.sample(["needed", "excluded", "minimal", "givens"], chance.randint(0, 1 + combined))
    wishes = {"symmetry": chance.choice([*IMAGES]), "level": chance.choice([None, *LEVELS])}
    if "needed" in kinds:
        technique = chance.choice(techniques)
        wishes["needed"] = [technique]
        wishes["level"] = chance.choice([None, BY_IDENTIFIER[technique].level]) if combined else None
        wishes["symmetry"] = chance.choice(["none", "half-turn"]) if combined and len(kinds) == 1 else "none"
    if "excluded" in kinds:
        others = [name for name in USUAL if name not in wishes.get("needed", ())]
        wishes["excluded"] = chance.sample(others, chance.randint(1, 3) if len(kinds) < 2 and combined else 1)
    if "minimal" in kinds and "needed" not in kinds:
        wishes["minimal"] = True
        if not combined or wishes["symmetry"] in ("quarter-turn", "full"):
            wishes["symmetry"] = "none"  # there are few of the others
    if "givens" in kinds:
        if not combined:
            wishes["level"] = None
        # In every symmetry cells go together by fours or eights, or the one in the middle stands alone.
        wishes["givens"] = (24 if wishes.get("minimal") else 28) + chance.randint(0, 1)
    return wishes


def lacks(search, wishes):
    """Say what the best puzzle lacks, where none was found that is as wished."""
    digits = search.best.packed
    path = way(search.best)
    givens = 81 - digits.count(0)
    lacking = set()
    if wishes.get("givens") not in (None, givens):
        lacking.add(("givens", givens))
    if wishes.get("minimal") and spare(digits):
        lacking.add(("spare", spare(digits)))
    if wishes.get("level") not in (None, path.level):
        lacking.add(("level", path.level))
    for kind, is_wrong in (("needed", False), ("excluded", True)):
        lacking |= {
            (kind, BY_IDENTIFIER[name].title)
            for name in wishes.get(kind, ())
            if (name in path.techniques) == is_wrong
        }
    return lacking


def spare(digits):
    """Count the givens that could be left out, each by itself."""
    without = [
        [0 if cell == out else digit for cell, digit in enumerate(digits)] for out in range(81) if digits[out]
    ]
    return sum(len(solutions(rest, 2)) < 2 for rest in without)


def way(puzzle):
    """Go the whole path of a puzzle."""
    path = Path(State.of_digits(Grid.parse(str(puzzle)).packed, True))
    while not path.done:
        path.advance(1000)
    return path


def faults(search, wishes):
    """List what is wrong with a puzzle that was made for wishes."""
    if search.puzzle is None:
        return [f"none was found: {search.error}"]
    digits = search.puzzle.packed
    given = [cell for cell, digit in enumerate(digits) if digit]
    found = []
    if solutions(digits, 2) != [tuple(search.solution.packed)]:
        found.append("the solution is another one, or not the only one")
    pattern = [[bool(digit) for digit in digits[start : start + 9]] for start in range(0, 81, 9)]
    if any(image(pattern) != pattern for image in IMAGES[wishes["symmetry"]]):
        found.append("it is not symmetric")
    if wishes.get("minimal") and spare(digits):
        found.append("it is not minimal")
    if wishes.get("givens") not in (None, len(given)):
        found.append(f"it has {len(given)} givens")
    path = way(search.puzzle)
    if (path.level, path.score) != (search.level, search.score) or wishes.get("level") not in (
        None,
        path.level,
    ):
        found.append(f"it is rated {path.level}, {path.score}")
    found += [f"it needs no {name}" for name in wishes.get("needed", ()) if name not in path.techniques]
    found += [f"it needs a {name}" for name in wishes.get("excluded", ()) if name in path.techniques]
    return found
