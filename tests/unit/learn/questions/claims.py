"""What is said of a wrong answer, held against the board and the steps: each sentence claims something."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...region_boards import is_allowed

SQUARE = r"(row \d+, column \d+|[a-z]\d+)"


class Scene(NamedTuple):
    """Where somebody answered: the board, and the lines of the steps that come, the next one first."""

    board: str
    rows: int
    cols: int
    values: Sequence[int]
    coming: int
    value: int
    lines: Sequence[int]
    regions: str = ""

    def cell(self, name: str) -> int:
        name = name.lower()
        if name.startswith("row"):
            row, column = map(int, re.findall(r"\d+", name))
            return (row - 1) * self.cols + column - 1
        return (self.rows - int(name[1:])) * self.cols + ord(name[0]) - ord("a")

    def far(self, one: int, other: int) -> tuple[int, int]:
        return abs(one // self.cols - other // self.cols), abs(one % self.cols - other % self.cols)

    def attack(self, one: int, other: int) -> bool:
        if self.regions:
            n = self.cols
            return not is_allowed(divmod(one, n), divmod(other, n), n, self.regions)
        rows, columns = self.far(one, other)
        return rows == 0 or columns == 0 or rows == columns

    def see(self, one: int, other: int) -> bool:
        box = (one // 27, one % 9 // 3) == (other // 27, other % 9 // 3)
        return box or one // 9 == other // 9 or one % 9 == other % 9

    def value_of(self, words: str) -> int:
        return 1 if words == "a queen" else int(words.split()[-1])


def _is_taken(scene: Scene, here: str, what: str) -> bool:
    return scene.values[scene.cell(here)] == scene.value_of(what)


def _is_attacked(scene: Scene, here: str, by: str) -> bool:
    one, other = scene.cell(here), scene.cell(by)
    return scene.values[other] == 1 and scene.attack(one, other)


def _is_free(scene: Scene, here: str) -> bool:
    cell = scene.cell(here)
    return not any(queen and scene.attack(cell, at) for at, queen in enumerate(scene.values))


def _may_have(scene: Scene, digit: str, here: str) -> bool:
    cell = scene.cell(here)
    return not any(value == int(digit) and scene.see(cell, at) for at, value in enumerate(scene.values))


def _is_reached(scene: Scene, here: str) -> bool:
    knight = scene.values.index(max(scene.values))
    return sorted(scene.far(knight, scene.cell(here))) == [1, 2]


def _looks_at(scene: Scene, line: str, number: str) -> bool:
    return divmod(scene.coming, scene.cols)[line == "column"] == int(number) - 1


def _is_out_of_reach(scene: Scene, knight: str, there: str) -> bool:
    cell = scene.cell(knight)
    return scene.values[cell] == max(scene.values) and sorted(scene.far(cell, scene.cell(there))) != [1, 2]


def _is_no_attack(scene: Scene, queen: str, there: str) -> bool:
    one, other = scene.cell(queen), scene.cell(there)
    is_one = scene.values[one] == 1 and other == scene.coming and not scene.attack(one, other)
    return is_one and not scene.regions


def _is_no_attack_with_regions(scene: Scene, queen: str, there: str) -> bool:
    one, other = scene.cell(queen), scene.cell(there)
    is_one = scene.values[one] == 1 and other == scene.coming and not scene.attack(one, other)
    return is_one and bool(scene.regions)


def _is_other(scene: Scene, here: str, digit: str, wanted: str) -> bool:
    return scene.values[scene.cell(here)] == int(digit) != int(wanted) == scene.value


def _is_not_seen(scene: Scene, here: str, digit: str, there: str) -> bool:
    one, other = scene.cell(here), scene.cell(there)
    is_wanted = scene.values[one] == int(digit) == scene.value and other == scene.coming
    return is_wanted and not scene.see(one, other)


def _comes_later(scene: Scene, line: str, steps: str) -> bool:
    ahead = 1 if steps == "one" else int(steps)
    return scene.lines[: ahead + 1].index(int(line)) == ahead


CLAIMS: dict[str, Callable[..., bool]] = {
    f"{SQUARE} has (a queen|an? \\d|move \\d+) already": _is_taken,
    f"{SQUARE} is attacked by the queen in {SQUARE}": _is_attacked,
    f"no queen attacks {SQUARE}": _is_free,
    f"no cell forbids (\\d) in {SQUARE}": _may_have,
    f"nothing keeps the knight from {SQUARE}": _is_reached,
    f"{SQUARE} is what was tried last: now it is judged": lambda scene, here: (
        scene.cell(here) == scene.coming
    ),
    f"it is not the turn of {SQUARE}": lambda scene, here: scene.cell(here) != scene.coming,
    "this call looks at (row|column) (\\d+)": _looks_at,
    f"from {SQUARE} the knight does not reach {SQUARE}": _is_out_of_reach,
    f"{SQUARE} is empty": lambda scene, here: not scene.values[scene.cell(here)],
    f"the queen in {SQUARE} shares no row, column or diagonal with {SQUARE}": _is_no_attack,
    f"the queen in {SQUARE} shares no row, column or region with {SQUARE}, and does not touch it": (
        _is_no_attack_with_regions
    ),
    f"{SQUARE} has an? (\\d), and no (\\d)": _is_other,
    f"{SQUARE} has an? (\\d), but shares no row, column or box with {SQUARE}": _is_not_seen,
    f"the queen in {SQUARE} still stands": lambda scene, here: scene.values[scene.cell(here)] == 1,
    f"the (\\d) in {SQUARE} still stands": lambda scene, digit, here: _is_taken(scene, here, digit),
    f"move (\\d+) on {SQUARE} still stands": lambda scene, move, here: _is_taken(scene, here, move),
    "line (\\d+) comes (one|\\d+) steps? later": _comes_later,
    "line (\\d+) does not come soon": lambda scene, line: int(line) not in scene.lines[:290],
}


def claimed(scene: Scene, said: str) -> str:
    """Which claim a sentence is, for it is true; "" for one that says nothing of the board."""
    for claim, holds in CLAIMS.items():
        if found := re.fullmatch(claim, said.removesuffix("."), re.IGNORECASE):
            assert holds(scene, *found.groups()), said
            return claim
    return ""
