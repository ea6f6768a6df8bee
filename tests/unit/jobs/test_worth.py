"""What a step is worth as the page is told it."""

import json

from puzzles import LECTURE

from jobs.trace import Job as Trace
from jobs.way import Job as Way
from jobs.worth import Job

GIVENS = LECTURE.replace("0", ".")
BLANK = 81 * "."


def asked(number: int) -> dict[str, object]:
    way = Way({"givens": GIVENS, "entered": BLANK})
    while not way.done:
        way.advance()
    shown = way.step(number)
    step = shown["step"]
    assert isinstance(step, dict)
    wanted = ("technique", "placements", "eliminations")
    return {"puzzle": GIVENS, "digits": shown["digits"], **{name: step[name] for name in wanted}}


def told(question: dict[str, object]) -> list[dict[str, object]]:
    job = Job(json.loads(json.dumps(question)))
    reports = [job.report()]
    while not job.done:
        job.advance()
        reports.append(job.report())
    assert json.loads(json.dumps(reports)) == reports
    return reports


def test_ways_and_searches_come_as_they_are_known() -> None:
    reports = told(asked(0))
    first, last = reports[0], reports[-1]
    assert first == {"way": "", "differ": False, "searches": []}
    assert last["differ"] and str(last["way"]).startswith(
        "Without naked single the puzzle stays easy: 51 steps"
    )
    names = ["last-empty", "first-empty", "fewest-options", "fewest-options-singles"]
    searches = last["searches"]
    assert isinstance(searches, list)
    assert [name for name, *_ in searches] == names
    # Where Watch finds that search at its end.
    for name, _, steps in searches:
        watched = Trace(
            {"board": "sudoku", "strategy": name, "question": {"givens": GIVENS, "entered": BLANK}}
        )
        while not watched.done:
            watched.advance()
        assert watched.report()["all"] == steps
    # What the documents' own programs try on this puzzle.
    assert searches[0][1].startswith("Last empty cell first: 8,825 tries, ")
    assert searches[1][1].startswith("First empty cell first: 37,652 tries, ")
    lengths = [len(report["searches"]) for report in reports]  # type: ignore[arg-type]
    assert {*lengths} == {0, 1, 2, 3, 4} and lengths == sorted(lengths)


def test_of_a_technique_that_the_way_has_not_it_is_said() -> None:
    last = told({**asked(0), "technique": "x-wing"})[-1]
    assert not last["differ"] and last["way"] == (
        "The whole way takes no step of X-wing: without it nothing changes."
    )


def test_without_one_solution_the_searches_are_counted_all_the_same() -> None:
    question = {**asked(0), "puzzle": GIVENS[:40].ljust(81, ".")}
    last = told(question)[-1]
    assert not last["differ"] and str(last["way"]).startswith("There is more than one solution")
    assert len(last["searches"]) == 4  # type: ignore[arg-type]
