"""A puzzle of f-puzzles: JSON, packed by lz-string, in `f-puzzles.com/?load=` or after `fpuzzles`, or bare.

SudokuPad reads the same. Held are size, regions, the two long diagonals, killer cages, givens, entries and
both kinds of notes; what is out is written as the setter's own candidates where some are left. Title, author
and the text of the rules are passed over, and so are colours. Every other rule, and every line, shape and
text that is drawn, which mostly stands for one, is named and refused.

What the keys are called is told by SudokuPad's own reader, https://github.com/SudokuPad/sudokutools.
"""

from __future__ import annotations

import re

from undoku.sudoku.forms.lzstring import compress
from undoku.sudoku.forms.marks import MARKS
from undoku.sudoku.forms.packed import Json, from_lz, unescaped
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import LARGEST, Layout
from undoku.sudoku.masks import digits_of, fitting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source

_PACKED = re.compile(r"[A-Za-z0-9+/%]+=*")

_NO_RULES = {
    "size", "title", "author", "ruleset", "grid", "solution", "disabledlogic", "truecandidatesoptions",
    "highlightConflicts", "successMessage", "msgcorrect", "metadata", "fogofwar", "foglight", "triggereffect",
    "diagonal+", "diagonal-", "killercage", "id",
}  # fmt: skip
_META = re.compile(r"[^: ]+:\s*.+", re.DOTALL)
_CELL = re.compile("[Rr]([0-9]{1,2})[Cc]([0-9]{1,2})")


def read(source: Source, layout: Layout | None) -> Parts:
    """Read the first puzzle of the text; raises GridError that names line and character."""
    found = re.search(MARKS["fpuzzles"], source.bare)
    if not found:
        raise source.error("no-form-here", 0, form="fpuzzles")
    return unpacked(source, found.end(), layout)


def unpacked(source: Source, place: int, layout: Layout | None) -> Parts:
    """Read the packed puzzle that begins at a place, which may be packed by nobody."""
    if source.bare.startswith("{", place):
        return _parts(Json.read(source, place, source.bare[place:]), source, place, layout)
    found = _PACKED.match(source.bare, place)
    packed = unescaped(found[0]) if found else ""
    return _parts(Json.read(source, place, from_lz(source, place, packed)), source, place, layout)


def _parts(puzzle: Json, source: Source, place: int, layout: Layout | None) -> Parts:
    for key in puzzle.names():
        if key not in _NO_RULES and not _is_nothing(key, puzzle.value[key]):
            raise puzzle.other_rule(key)
    size = puzzle.get("size", 9).number(1, LARGEST)
    cells = [cell for row in puzzle.get("grid").items(size) for cell in row.items(size)]
    found = _layout(puzzle, size, cells)
    if layout is not None and layout is not found:
        raise source.error("another-shape", place)
    givens, digits = bytearray(), bytearray()
    for cell in cells:
        value = cell.get("value").value
        digit = cell.get("value").number(0, size) if value is not None else 0
        givens.append(digit if cell.get("given").value else 0)
        digits.append(digit)
    fits = fitting(found, digits)
    listed = [cell.get("givenPencilMarks").mask(size) for cell in cells]
    return (
        Grid.trusted(found, bytes(givens)),
        Grid.trusted(found, bytes(digits)),
        [cell.get("cornerPencilMarks").mask(size) for cell in cells],
        [cell.get("centerPencilMarks").mask(size) for cell in cells],
        [fit & ~mask if mask else 0 for fit, mask in zip(fits, listed, strict=True)],
    )


def _is_nothing(key: str, value: Any) -> bool:
    """Whether there is nothing of a rule, or a cage without cells that tells who made the puzzle."""
    if key == "cage" and isinstance(value, list):
        return all(
            isinstance(cage, dict) and not cage.get("cells") and _META.fullmatch(str(cage.get("value")))
            for cage in value
        )
    return not value


def _layout(puzzle: Json, size: int, cells: list[Json]) -> Layout:
    diagonals = [bool(puzzle.get(f"diagonal{sign}").value) for sign in "+-"]
    if any(diagonals) and not all(diagonals):
        raise puzzle.other_rule("one-diagonal")
    cages = [
        (0 if cage.get("value").value in (None, "") else cage.get("value").number(1, LARGEST**2),
         [_cell(cell, size) for cell in cage.get("cells").items()])
        for cage in puzzle.get("killercage", []).items()
    ]  # fmt: skip
    for cell in cells:
        if cell.get("region", 0).value is None:
            raise puzzle.other_rule("no-region")

    def make() -> Layout:
        usual = Layout.standard(size) if any("region" not in cell.value for cell in cells) else None
        regions = [
            str(cell.value["region"]) if "region" in cell.value else str(usual.box_of[number] if usual else 0)
            for number, cell in enumerate(cells)
        ]
        return Layout.from_regions(regions).with_rules(all(diagonals), cages)

    return puzzle.layout(make)


def _cell(cell: Json, size: int) -> int:
    found = _CELL.fullmatch(cell.value) if isinstance(cell.value, str) else None
    if not found or not (0 < int(found[1]) <= size and 0 < int(found[2]) <= size):
        raise cell.fault("cell")
    return (int(found[1]) - 1) * size + int(found[2]) - 1


def packed(position: Written) -> str:
    """Write the packed puzzle alone."""
    import json

    layout, size = position.layout, position.layout.size
    left = position.candidates()
    fits = fitting(layout, position.digits.packed)
    cells: list[dict[str, Any]] = []
    for cell, (given, digit) in enumerate(zip(position.givens.packed, position.digits.packed, strict=True)):
        values: dict[str, Any] = {"value": digit} if digit else {}
        if given:
            values["given"] = True
        if not layout.rectangular:
            values["region"] = layout.box_of[cell]
        masks = {
            "centerPencilMarks": position.centre[cell],
            "cornerPencilMarks": position.corner[cell],
            "givenPencilMarks": left[cell] if left[cell] != fits[cell] else 0,
        }
        cells.append(values | {key: list(digits_of(mask)) for key, mask in masks.items() if mask})
    puzzle: dict[str, Any] = {"size": size}
    puzzle["grid"] = [cells[first : first + size] for first in range(0, layout.cells, size)]
    if layout.diagonal:
        puzzle |= {"diagonal+": True, "diagonal-": True}
    if layout.cages:
        puzzle["killercage"] = [
            {"cells": [f"R{cell // size + 1}C{cell % size + 1}" for cell in cage.cells]}
            | ({"value": str(cage.sum)} if cage.sum else {})
            for cage in layout.cages
        ]
    return compress(json.dumps(puzzle, separators=(",", ":")))


def write(position: Written) -> str:
    """Write a link that opens the puzzle in f-puzzles."""
    return f"https://www.f-puzzles.com/?load={packed(position)}"
