"""Make the pool of rare puzzles: `PYTHONPATH=py .venv/bin/python tools/pools.py NUMBER FILE`.

Then what is still short is searched for one by one, from the puzzles that are there already:
`tools/pools.py refine FILE`, another half hour.

So many puzzles are made, most of them beside one with a technique of which there are too few, and rated. Each
is filed under every technique of its path, together with the symmetry of its givens, if there are not enough
of one of them yet. All is drawn from the number of a puzzle, so that as many puzzles give the same file; it
takes about half an hour for the 60,000 of the pool.
"""

from __future__ import annotations

import sys
from pathlib import Path as File
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from undoku.search.draws import Draws
from undoku.sudoku.generator import Generator, Wishes, pools
from undoku.sudoku.generator.making import beside, reduced, solution_at_random, spare_givens
from undoku.sudoku.generator.shapes import SYMMETRIES, orbits
from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch
from undoku.sudoku.techniques.candidates import LAYOUT
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LEVELS, TECHNIQUES
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from undoku.sudoku.generator.making import Making

Made = TypeVar("Made")

ENOUGH = {symmetry: 24 if symmetry == "none" else 3 for symmetry in SYMMETRIES}
"""How many puzzles of a symmetry there should be of every technique."""

FILED = [technique.identifier for technique in TECHNIQUES if technique.on_path and technique.level != "easy"]
GIVEN_UP = 2
"""After so many searches in vain for what is short it is left."""

LATE = {technique.identifier for technique in TECHNIQUES if technique.level == "extreme"}


def made(making: Making[Made]) -> Made:
    """Return what is made, without pauses."""
    while True:
        try:
            next(making)
        except StopIteration as end:
            return end.value


class Pool:
    """The puzzles that were kept: their lines, and by technique and symmetry their digits."""

    def __init__(self) -> None:
        """Begin without any."""
        self.lines: dict[bytes, str] = {}
        self.filed: dict[tuple[str, str], list[bytes]] = {
            (technique, symmetry): [] for technique in FILED for symmetry in SYMMETRIES
        }

    def is_short(self, technique: str, symmetry: str) -> bool:
        """Say whether there are too few of a technique and a symmetry."""
        return len(self.filed[technique, symmetry]) < ENOUGH[symmetry]

    def look_at(self, number: int) -> None:
        """Make the puzzle of a number, and keep it if there are too few like it."""
        draws = Draws(f"pool {number}")
        symmetry = SYMMETRIES[number // 8 % len(SYMMETRIES)] if number % 8 < 2 else "none"
        digits = made(self._near(draws, symmetry))
        search = SudokuSearch(Grid.trusted(LAYOUT, digits), 1)
        search.advance(1)
        if search.nodes:
            self._rate(digits, symmetry)

    def _near(self, draws: Draws, symmetry: str) -> Making[bytes]:
        near = [
            digits
            for (technique, other), digits in self.filed.items()
            if other == symmetry and digits and self.is_short(technique, symmetry)
        ]
        if near and draws.below(8):
            few = near[draws.below(len(near))]
            first = few[draws.below(len(few))]
            solution, order = yield from beside(first, orbits(symmetry), 1 + draws.below(4), draws)
        else:
            solution = yield from solution_at_random(draws)
            order = draws.shuffled(orbits(symmetry))
        return (yield from reduced(solution, order))

    def _rate(self, digits: bytes, symmetry: str) -> None:
        way = _way(digits, lambda techniques: self._is_wanted(techniques, symmetry))
        if way is not None and self._is_wanted(way.names, symmetry):
            self.lines[digits] = _line(digits, symmetry, way)
            for name in way.names:
                if digits not in self.filed[name, symmetry]:
                    self.filed[name, symmetry].append(digits)

    def _is_wanted(self, names: list[str], symmetry: str) -> bool:
        return any(name in FILED and self.is_short(name, symmetry) for name in names)


class Way(NamedTuple):
    """What is said of a whole path: its level, its pauses, and those of its techniques that are filed."""

    level: str
    pauses: int
    names: list[str]


def _way(digits: bytes, is_wanted: Callable[[list[str]], bool]) -> Way | None:
    """Go the path of a puzzle; None where it becomes hard and its techniques up to there are not wanted."""
    path = Path(State.of_digits(digits, True))
    pauses = 0
    while not path.done:
        known = len(path.techniques)
        path.advance(1)
        pauses += 1
        # The rest of a way with a technique this hard takes longest, and has little that is new.
        is_late = len(path.techniques) > known and path.techniques[-1] in LATE
        if is_late and not is_wanted(path.techniques):
            return None
    return Way(path.level, pauses, [technique for technique in FILED if technique in path.techniques])


def _line(digits: bytes, symmetry: str, way: Way) -> str:
    spare = made(spare_givens(digits))
    said = Grid.trusted(LAYOUT, digits), symmetry, way.level, way.pauses, spare, ",".join(way.names)
    return " ".join(map(str, said))


class Target(NamedTuple):
    """What there should be: so many puzzles with a technique, of a level, with a symmetry.

    A search for one of them ends after so many pauses.
    """

    technique: str
    level: str
    symmetry: str
    number: int
    pauses: int


def targets() -> Iterator[Target]:
    """Give what there should be, in the order in which it is searched for."""
    for name in FILED:
        for level in LEVELS[LEVELS.index(BY_IDENTIFIER[name].level) :]:
            yield Target(name, level, "none", 6, 40_000)
    # Most people know this symmetry.
    for name in FILED:
        yield Target(name, BY_IDENTIFIER[name].level, "half-turn", 2, 100_000)


def refined(lines: list[str], wanted: Iterable[Target]) -> Iterator[str]:
    """Give more lines for what is short, each search with those that there are."""
    pool = pools.read(lines)
    for target in wanted:
        failed = count = 0
        while failed < GIVEN_UP:
            fits = [pooled for pooled in pool if _is_of(target, pooled)]
            if len(fits) >= target.number:
                break
            count += 1
            wishes = Wishes(target.level, [target.technique], symmetry=target.symmetry)
            search = Generator(wishes, f"pool {count}", [pooled for pooled in pool if pooled not in fits])
            search.advance(target.pauses)
            if search.puzzle is None or any(search.puzzle.packed == pooled.digits for pooled in pool):
                failed += 1
                continue
            way = _way(search.puzzle.packed, lambda techniques: True)
            assert way is not None
            line = _line(search.puzzle.packed, target.symmetry, way)
            pool += pools.read([line])
            yield line


def _is_of(target: Target, pooled: pools.Pooled) -> bool:
    return (
        target.technique in pooled.techniques
        and pooled.symmetry == target.symmetry
        and pooled.level == target.level
    )


def refine(file: File) -> None:
    """Put more lines at the end of a file."""
    lines = file.read_text(encoding="ascii").splitlines()
    with file.open("a", encoding="ascii") as out:
        for line in refined(lines, targets()):
            print(line, file=out, flush=True)


def main(number: int, file: File) -> None:
    """Make the pool and print of what there is too little."""
    pool = Pool()
    for made_so_far in range(1, number + 1):
        pool.look_at(made_so_far)
    file.write_text("\n".join(pool.lines.values()) + "\n", encoding="ascii")
    for symmetry in SYMMETRIES:
        short = [
            f"{name} {len(pool.filed[name, symmetry])}" for name in FILED if pool.is_short(name, symmetry)
        ]
        print(f"{symmetry}: {len(FILED) - len(short)} of {len(FILED)} techniques; short: {', '.join(short)}")


if __name__ == "__main__":
    if sys.argv[1] == "refine":
        refine(File(sys.argv[2]))
    else:
        main(int(sys.argv[1]), File(sys.argv[2]))
