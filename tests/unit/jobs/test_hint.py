"""What the page is told of the next step and of all: in slices, with all that is said and drawn of a step."""

import json
from pathlib import Path

from puzzles import LECTURE, SOLUTIONS

from jobs.hint import Job as Hint
from jobs.steps import Job as Steps
from undoku.sudoku.techniques.catalogue import BLOCKING, BY_IDENTIFIER, SHOWN, UNITS

HINTS = Path(__file__).parents[3] / "static/js/hints"
BLANK = 81 * "."
NONE = 81 * [0]
GIVENS = LECTURE.replace("0", ".")
# The last rows are still open.
LATE = "".join(
    digit if given == "." and cell < 63 else "."
    for cell, (given, digit) in enumerate(zip(GIVENS, SOLUTIONS[LECTURE], strict=True))
)


def question(entered: str = BLANK, givens: str = GIVENS, **more: object) -> dict[str, object]:
    return {
        "givens": givens,
        "entered": entered,
        **dict.fromkeys(("corner", "centre", "out"), NONE),
        "auto": False,
        **more,
    }


def last(job: Hint | Steps) -> dict[str, object]:
    """Pull a job to its end, and return what it reports then."""
    told = [job.report()]
    while not job.done:
        job.advance()
        told.append(job.report())
    assert json.loads(json.dumps(told[-1])) == json.loads(json.dumps(job.report()))
    return told[-1]


def test_a_step_with_all_that_is_drawn() -> None:
    report = last(Hint(question()))
    step = report["step"]
    assert isinstance(step, dict)
    assert (report["fault"], report["solved"], report["unique"]) == (None, False, True)
    assert step["title"] == "Hidden single"
    [(cell, digit)] = step["placements"]
    assert cell in step["region"]
    assert step["candidates"][cell] & 1 << digit - 1
    assert step["candidates"][0] == 0, "a digit stands there"
    assert step["conclusion"] == f"{digit} goes into row {cell // 9 + 1}, column {cell % 9 + 1}."


def test_a_fault_and_no_step() -> None:
    report = last(Hint(question("..2".ljust(81, "."))))
    assert report["fault"] == {"code": "digit", "cells": (2,), "digits": (2,)}
    assert report["step"] is None


def test_automatic_candidates_count_where_they_are_shown() -> None:
    out = [*NONE[:2], 0b1000, *NONE[3:]]
    assert last(Hint(question(out=out)))["fault"] is None
    report = last(Hint(question(out=out, auto=True)))
    assert report["fault"] == {"code": "candidate", "cells": (2,), "digits": (4,)}


def test_all_steps_are_counted_by_technique_and_told_when_asked_for() -> None:
    job = Steps(question(LATE))
    report = last(job)
    techniques = report["techniques"]
    assert isinstance(techniques, list)
    assert [title for _, title, _ in techniques[:2]] == ["Full house", "Naked single"]
    for name, _, count in techniques[:2]:
        conclusions = job.conclusions(name)
        assert len(conclusions) == count
        for number in range(count):
            step = job.found(name, number)
            assert step["technique"] == name
            [(cell, digit)] = step["placements"]  # type: ignore[misc]
            assert conclusions[number] == f"{digit} in r{cell // 9 + 1}c{cell % 9 + 1}"
    assert job.conclusions("no-such-technique") == []


def test_all_steps_are_told_while_they_are_found() -> None:
    job = Steps(question(LATE))
    seen = []
    while not job.done:
        job.advance()
        seen.append(sum(count for _, _, count in job.report()["techniques"]))  # type: ignore[attr-defined]
    assert seen == sorted(seen)
    assert len(set(seen)) > 5


def test_a_picture_knows_what_is_shown_and_no_technique() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in HINTS.glob("*.js"))
    for what in {*SHOWN} - {UNITS, BLOCKING}:
        assert f'shows === "{what}"' in code
    for name in BY_IDENTIFIER:
        assert f'"{name}"' not in code, f"{name} is drawn by its name"


def test_a_hint_on_another_shape() -> None:
    none = {name: 16 * [0] for name in ("corner", "centre", "out")}
    asked = question(16 * ".", "12.4............", **none, shape="AAAABBCCBBCCDDDD")
    report = last(Hint(asked))
    assert report["fault"] is None and report["unique"] is False
    step = report["step"]
    assert isinstance(step, dict)
    assert (step["title"], step["placements"], step["units"]) == ("Full house", [(2, 3)], (8,))
    assert step["region"] == [0, 1, 2, 3]
    assert next(name for name, _, _ in last(Steps(asked))["techniques"]) == "full-house"
