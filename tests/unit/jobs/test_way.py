"""The whole way as the page is told it: its steps, how hard they are, and what is there before each."""

import json

import pytest
from puzzles import LECTURE, SOLUTIONS

from jobs.way import Job
from undoku.sudoku import GridError

BLANK = 81 * "."
GIVENS = LECTURE.replace("0", ".")


def pulled(givens: str, entered: str = BLANK) -> tuple[Job, list[dict[str, object]]]:
    """Pull a job to its end, and return all that it reports on the way."""
    job = Job({"givens": givens, "entered": entered})
    told = [job.report()]
    while not job.done:
        job.advance()
        told.append(job.report())
    assert json.loads(json.dumps(told)) == told
    return job, told


def test_a_way_of_singles() -> None:
    job, told = pulled(GIVENS)
    last = told[-1]
    assert (last["error"], last["steps"], last["ended"]) == ("", 51, True)
    assert (last["level"], last["score"], last["hardest"]) == ("easy", 204, "Naked single")
    assert 1 <= last["se"] <= 2.5  # type: ignore[operator]
    listed = job.listed(49)
    assert len(job.listed(0)) == 51 and job.listed(0)[49:] == listed
    assert [title for title, _ in listed] == ["Full house", "Full house"]


def test_what_was_typed_is_a_part_of_the_puzzle() -> None:
    half = "".join(given if cell % 2 else "." for cell, given in enumerate(GIVENS))
    rest = "".join("." if cell % 2 else given for cell, given in enumerate(GIVENS))
    assert pulled(half, rest)[1][-1] == pulled(GIVENS)[1][-1]


def test_each_step_leads_to_the_digits_of_the_next() -> None:
    job, _ = pulled(GIVENS)
    before = str(job.step(0)["digits"])
    assert before == GIVENS
    for number in range(51):
        shown = job.step(number)
        assert shown["digits"] == before
        [[cell, digit]] = shown["step"]["placements"]  # type: ignore[index]
        assert shown["candidates"][cell] >> digit - 1 & 1  # type: ignore[index]
        before = before[:cell] + str(digit) + before[cell + 1 :]
    assert before == SOLUTIONS[LECTURE]


def test_steps_are_known_before_the_way_is_at_its_end() -> None:
    _, told = pulled(GIVENS)
    assert sorted({report["steps"] for report in told}) == list(range(52))  # type: ignore[type-var]
    assert all(not report["level"] for report in told if not report["ended"])


@pytest.mark.parametrize(
    ("givens", "error"),
    [
        ("55" + BLANK[2:], "No solution: row 1 has two 5s: columns 1 and 2."),
        (BLANK, "There is more than one solution; a puzzle with exactly one is needed."),
    ],
)
def test_without_one_solution_there_is_no_way(givens: str, error: str) -> None:
    job, told = pulled(givens)
    assert told[-1]["error"] == error
    assert (told[-1]["steps"], job.listed(0)) == (0, [])


def test_a_full_grid_needs_no_step() -> None:
    _, told = pulled(SOLUTIONS[LECTURE])
    assert (told[-1]["error"], told[-1]["steps"], told[-1]["hardest"]) == ("", 0, "")


def test_a_way_without_a_technique_is_not_estimated() -> None:
    job = Job({"givens": GIVENS, "entered": BLANK, "without": "naked-single"})
    while not job.done:
        job.advance()
    report = job.report()
    assert (report["ended"], report["without"], report["se"]) == (True, "naked single", 0)
    assert {title for title, _ in job.listed(0)} == {"Full house", "Hidden single"}
    with pytest.raises(GridError, match="There is no technique 'x-ray'"):
        Job({"givens": GIVENS, "entered": BLANK, "without": "x-ray"})


def test_the_way_of_another_size_is_not_rated() -> None:
    job, told = pulled("1.34341221434...", 16 * ".")
    last = told[-1]
    assert (last["error"], last["steps"], last["ended"]) == ("", 4, True)
    assert (last["level"], last["score"], last["se"], last["hardest"]) == ("", 0, 0, "Full house")
    assert job.listed(3) == [["Full house", "1 in r4c4"]]
    assert job.step(1)["digits"] == "1234341221434..."
