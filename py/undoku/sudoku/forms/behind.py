"""The rules of a shape in a comment behind a puzzle, as `undoku sudoku generate` writes them.

`shape`, `diagonal` and `cages` stand there as `undoku.sudoku.shape` has them: `# diagonal=True cages=3:0.1`.
The number of cells tells the size.
"""

from __future__ import annotations

import re
from math import isqrt

from undoku.sudoku.errors import LayoutError
from undoku.sudoku.layout import SIZES
from undoku.sudoku.shape import KEYS, shape_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from undoku.sudoku.forms.parts import Parts
    from undoku.sudoku.forms.source import Source
    from undoku.sudoku.layout import Layout

_COMMENT = re.compile(r"(?<=\S)[^\S\n]+#[^\S\n].*")
_RULE = re.compile(rf"(?<=\s)({'|'.join(KEYS[1:])})=(\S*)")
_TRUTHS = {"true": True, "false": False}


def sizes_behind(source: Source) -> Collection[int]:
    """The sizes that the puzzle in a line may have by the rules behind it; none where there are no rules."""
    rules = {key: value for _, key, value in _rules(source)}
    if rules.get("shape"):
        return (isqrt(len(rules["shape"])),)
    return SIZES if rules else ()


def layout_behind(
    source: Source, layout: Layout | None, read: Callable[[Source, Layout | None], Parts]
) -> Layout | None:
    """The layout with the rules behind the puzzle, which `read` reads without them; where there are none, the
    given one.

    Raises GridError where that is another one than is given, and where the rules are none.
    """
    rules = list(_rules(source))
    if not rules:
        return layout
    values: dict[str, object] = {}
    for place, key, text in rules:
        value = _TRUTHS.get(text.lower(), text) if key == "diagonal" else text
        if values.setdefault(key, value) != value:
            raise source.error("another-shape", place)
    start = rules[0][0]
    if not values.get("shape"):
        values["size"] = (layout or read(source, None)[0].layout).size
    try:
        found = shape_of(values)
    except LayoutError as error:
        raise source.error("no-shape", start, problem=str(error)) from None
    if layout is not None and layout is not found:
        is_size_alone = layout.rectangular and not layout.diagonal and not layout.cages
        if not is_size_alone or layout.size != found.size:
            raise source.error("another-shape", start)
    return found


def _rules(source: Source) -> Iterator[tuple[int, str, str]]:
    """The rules in the comments behind what counts of a text, each with where it begins."""
    if source.bare is source.text:
        return
    for comment in _COMMENT.finditer(source.text):
        line = source.text.rfind("\n", 0, comment.start()) + 1
        if source.bare[line : comment.start()].strip() and not source.bare[slice(*comment.span())].strip():
            for rule in _RULE.finditer(source.text, *comment.span()):
                yield rule.start(), rule[1], rule[2]
