"""The jobs of the Sudoku board, asked about other shapes than the usual 9 by 9."""

import importlib

import pytest

from undoku.sudoku import Grid, Layout, solve
from undoku.sudoku.question import grid_of

WISHES = {"level": "", "with": [], "without": [], "symmetry": "none", "givens": 0, "minimal": False,
          "seed": "5", "day": "", "pool": []}  # fmt: skip
NOTES = {"corner": [], "centre": [], "out": []}


def done(kind, question):
    job = importlib.import_module(f"jobs.{kind}").Job(question)
    while not job.done:
        job.advance()
    return job.report()


@pytest.fixture(scope="module", params=[
    {"size": 6},
    {"size": 6, "diagonal": True, "symmetry": "half-turn"},
    {"size": 6, "random": ["regions"]},
    {"size": 4, "random": ["cages"], "symmetry": "full", "minimal": True},
    {"size": 10},
], ids=["size", "diagonal", "regions", "cages", "ten"])  # fmt: skip
def made(request):
    """A puzzle of another shape as the job reports it, and the question that it is on a board."""
    report = done("generate", {**WISHES, **request.param})
    shape = {key: report[key] for key in ("shape", "diagonal", "cages") if key in report}
    blank = "." * len(report["puzzle"])
    return report, {"givens": report["puzzle"], "entered": blank, **shape}


def test_a_puzzle_is_made_with_its_shape(made):
    report, question = made
    assert (report["level"], report["score"], report["error"]) == ("", 0, "")
    verdict = solve(grid_of(question))
    assert (verdict.solutions, str(verdict.first)) == (1, report["solution"])


def test_what_cannot_be_wished_of_another_shape():
    for more in ({"level": "easy"}, {"day": "2026-11-27"}, {"with": ["x-wing"]}):
        with pytest.raises(ValueError, match="Levels and techniques can be wished of the usual 9 by 9 alone"):
            done("generate", {**WISHES, "size": 6, **more})


def test_it_is_solved_checked_and_told(made):
    report, question = made
    solved = done("sudoku", question)
    assert (solved["solutions"], solved["first"], solved["cells"]) == (1, report["solution"], [])
    truth = done("truth", question)
    assert truth["solutions"] == 1 and truth["exact"] and truth["sentence"].startswith("One solution.")
    free = report["puzzle"].index(".")
    entered = "".join(digit if cell == free else "." for cell, digit in enumerate(report["solution"]))
    right = done("check", {**question, "entered": entered})
    assert (right["cells"], right["entered"], right["solutions"]) == ([], 1, 1)
    other = next(digit for digit in "123456789A" if digit != report["solution"][free])
    wrong = {**question, "entered": "." * free + other + "." * (len(entered) - free - 1)}
    assert done("check", wrong)["cells"] == [free]
    assert done("mends", wrong)["cells"] == [free]
    revealed = done("reveal", {**question, "cell": free})
    assert (revealed["options"], revealed["digit"]) == ([int(report["solution"][free], 36)], 0)
    entries = [wrong["entered"], entered]
    assert done("mistake", {"entries": entries, **{k: v for k, v in question.items() if k != "entered"}}) == {
        "index": 1
    }


def test_it_is_written_and_read_again(made):
    _, question = made
    text = done("write", {**question, **NOTES, "forms": ["link"]})["written"][0]["text"]
    read = done("read", {"text": text})
    assert grid_of(read) == grid_of(question)


def test_a_cage_that_cannot_have_its_sum_is_marked():
    question = {"givens": "4..............." , "entered": "." * 16, "cages": "3:0.1"}  # fmt: skip
    report = done("sudoku", question)
    assert report["solutions"] == 0 and report["cells"] == [0]
    assert report["clash"] == (
        "No solution: a cage cannot have its sum of 3 with the digit in row 1, column 1."
    )
    twice = {"givens": "3.....3........." , "entered": "." * 16, "cages": "0:0.6"}  # fmt: skip
    assert done("sudoku", twice)["cells"] == [0, 6]
    assert Layout.standard(4).with_rules(cages=[(0, (0, 6))]) is grid_of(twice).layout
    assert Grid(grid_of(twice).layout, 16 * [0]).clashes() == ()
