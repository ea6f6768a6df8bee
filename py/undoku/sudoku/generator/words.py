"""What is said of wishes that cannot be, and of a search that found nothing."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SYMMETRIES = {
    "none": "no symmetry",
    "half-turn": "the symmetry of a half turn",
    "quarter-turn": "the symmetry of a quarter turn",
    "horizontal": "horizontal symmetry",
    "vertical": "vertical symmetry",
    "diagonal": "diagonal symmetry",
    "full": "full symmetry",
}

_ERRORS = {
    "no-level": "There is no level {level}; there are {levels}.",
    "no-symmetry": "There is no symmetry {symmetry}; there are {symmetries}.",
    "no-technique": "There is no technique {technique}; undoku sudoku generate --help lists them.",
    "with-and-without": "{title} cannot be both needed and left out.",
    "never-needed": "{title} is looked for only where somebody asks for it: no puzzle needs it on its way.",
    "too-hard": "{title} is {technique} technique: no {level} puzzle needs it.",
    "no-full-house": "The last empty cell of every puzzle is a full house: that cannot be left out.",
    "no-singles": "Without naked and hidden singles only a grid that is nearly full comes to its end:"
    " wish a number of givens as well.",
    "givens": "{givens} givens: a puzzle has {fewest} to {most}; with fewer there are several solutions.",
    "too-many-minimal": "{givens} givens of which none can be left out: no more than {most} are known.",
    "no-such-number": "{givens} givens cannot have {symmetry}: {near} can.",
    "none-known": "{givens} givens with {symmetry}: none is known.",
    "no-seed": "A seed is a text of at most {most} characters.",
    "no-day": "{day} is no day; a day is written like 2026-11-27.",
    "no-size-made": "Puzzles with {size} rows are not made; those with {sizes} are.",
    "givens-of-size": "{givens} givens: a puzzle of this size has 0 to {most}.",
    "cages-for-givens": "A puzzle whose cages are drawn has no givens: no symmetry, number or need of them"
    " can be wished.",
    "no-full-grid": "This shape has no full grid, so there is no puzzle of it.",
    "only-usual": "Levels and techniques can be wished of the usual 9 by 9 alone; this is another shape.",
    "not-found": "None of {tried} puzzles was as wished; the nearest one {lacks}.",
}


def error(code: str, values: dict[str, Any]) -> str:
    """The sentence of a WishError.

    >>> error("none-known", {"givens": 17, "symmetry": "full"})
    '17 givens with full symmetry: none is known.'
    """
    said = dict(values)
    if code in ("no-such-number", "none-known"):
        said["symmetry"] = _SYMMETRIES[said["symmetry"]]
    for name in ("levels", "symmetries", "sizes"):
        if name in said:
            said[name] = _listed(said[name])
    if "near" in said:
        said["near"] = _listed([str(number) for number in said["near"]], " or ")
    if "lacks" in said:
        said["lacks"] = _listed([_lacks(*lack) for lack in said["lacks"]])
        said["tried"] = f"{said['tried']:,}"
    if code == "too-hard":
        said["technique"] = f"{'an' if said['technique'][0] in 'eu' else 'a'} {said['technique']}"
    return _ERRORS[code].format(**said)


def _lacks(kind: str, value: Any) -> str:
    """What a puzzle lacks."""
    if kind == "level":
        return f"is {value}"
    if kind == "givens":
        return f"has {value} givens"
    if kind == "spare":
        return (
            "has a given that can be left out" if value == 1 else f"has {value} givens that can be left out"
        )
    return f"does not need {value}" if kind == "needed" else f"needs {value}"


def _listed(words: list[str], last: str = " and ") -> str:
    """Join words as a sentence does.

    >>> _listed(["easy"]), _listed(["easy", "medium", "hard"])
    ('easy', 'easy, medium and hard')
    """
    return last.join([", ".join(words[:-1]), words[-1]] if words[1:] else words)
