"""Levels, scores and techniques beside hodoku-py's, on the collections in the folder that PUZZLES names.

Its compiled part is off. `make test-all` installs it.
"""

import os
import re
from collections import Counter
from pathlib import Path

import pytest

from undoku.sudoku import Position
from undoku.sudoku.techniques.catalogue import TECHNIQUES
from undoku.sudoku.techniques.path import Path as Way
from undoku.sudoku.techniques.state import State

from .test_estimate_rated import rank_correlation

FOLDER = os.environ.get("PUZZLES")
pytestmark = [pytest.mark.long, pytest.mark.skipif(not FOLDER, reason="PUZZLES names no folder")]

QQWING = [f"qqwing_{name}.sdm" for name in ("easy", "simple", "intermediate", "expert")]
EXEMPLARS = "hodoku_exemplars.txt"
TOP = "puzzles3_magictour_top1465"

# The sections of the exemplars whose numbers are not those of the library's lines.
SECTIONS = {
    "0500": {"simple-colors-trap", "simple-colors-wrap"},
    "0501": {"multi-colors-1", "multi-colors-2"},
    "0607": {"avoidable-rectangle-1", "avoidable-rectangle-2"},
    "1201": {"forcing-chain-contradiction"},
    "1202": {"forcing-chain-verity"},
    "1203": {"forcing-net-contradiction"},
    "1204": {"forcing-net-verity"},
}


def sections(name):
    """Puzzles of a collection, each with the heading that it stands under."""
    heading = ""
    for line in (Path(FOLDER) / name).read_text().splitlines():
        if re.match(r"#\s*\d{4}: ?\S", line):
            heading = line.strip("# ")
        elif re.match(r"[0-9.]{81}", line):
            yield heading, line[:81].replace("0", ".")


def way_of(puzzle, as_hodoku=False):
    way = Way(State.of(Position.parse(puzzle), unique=True), as_hodoku=as_hodoku)
    while not way.done:
        way.advance(1000)
    return way


@pytest.fixture(scope="module")
def peer():
    """Give what solves a puzzle as HoDoKu does."""
    os.environ["HODOKU_NO_ACCEL"] = "1"
    from hodoku import Solver

    return Solver().solve


def test_no_trial_and_error_is_needed_on_qqwing():
    tried = [
        "trial-and-error" in way_of(puzzle).techniques for name in QQWING for _, puzzle in sections(name)
    ]
    assert len(tried) == 4000
    assert sum(tried) <= 20


def test_hardly_any_trial_and_error_is_needed_on_top1465():
    tried = ["trial-and-error" in way_of(puzzle).techniques for _, puzzle in sections(TOP)]
    assert len(tried) == 1465
    assert sum(tried) <= 0.05 * len(tried)


def test_levels_scores_and_the_techniques_of_sections(peer, record_property):
    numbers = {technique.number: {technique.identifier} for technique in TECHNIQUES} | SECTIONS
    levels, scores, theirs = [], [], []
    there, found = Counter(), Counter()
    for name in (*QQWING, EXEMPLARS):
        for heading, puzzle in sections(name):
            way, solved = way_of(puzzle, as_hodoku=True), peer(puzzle)
            levels.append(way.level == solved.level.name.lower())
            scores.append(way.score)
            theirs.append(solved.score)
            wanted = numbers.get(heading[:4], set()) & {named(step) for step in solved.steps}
            if wanted:
                there[heading] += 1
                found[heading] += bool(wanted & set(way.techniques))
    for heading, count in there.items():
        record_property("counted", f"{heading}: {found[heading]} of {count}")
    correlation = rank_correlation(scores, theirs)
    equal = f"levels: {sum(levels)} of {len(levels)} equal"
    record_property("counted", f"{equal}; rank correlation of scores {correlation:.5f}")
    assert sum(levels) >= 0.97 * len(levels)
    assert correlation >= 0.98
    assert sum(found.values()) >= 0.95 * sum(there.values())
    assert len(there) > 40


def named(step):
    """Give our identifier of a step of the peer's."""
    name = step.type.name.lower().replace("_", "-")
    own = {
        "locked-candidates-1": "locked-candidates-pointing",
        "locked-candidates-2": "locked-candidates-claiming",
    }
    return own.get(name, name)
