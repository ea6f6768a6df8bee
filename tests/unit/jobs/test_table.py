"""The four words: what they take and answer, and that an answer leaves the worker before long."""

import json
from array import array

import pytest
from puzzles import LECTURE

from jobs.table import Table
from undoku.queens import Placement

SUDOKU = {"givens": LECTURE.replace("0", "."), "entered": 81 * "."}
QUEENS = {"board": "queens", "strategy": "markers", "question": {"n": 6}}


class Clock:
    """Counts a second each time it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def opened(table: Table, kind: str, question: dict[str, object]) -> int:
    number = table.open(kind, json.dumps(question))
    assert isinstance(number, int), number
    return number


def worked(table: Table, number: int) -> dict[str, object]:
    """Let a job work to its end, and return its last report."""
    while True:
        report = json.loads(table.work(number, 20))
        if report["done"]:
            return report


def ask(table: Table, number: int, name: str, /, **arguments: object) -> object:
    answer = table.ask(number, name, json.dumps(arguments))
    return answer if isinstance(answer, array) else json.loads(answer)


def test_two_jobs_of_one_kind_run_beside_each_other() -> None:
    table = Table()
    one, other = opened(table, "queens", {"n": 4}), opened(table, "queens", {"n": 6})
    assert one != other
    assert (worked(table, other)["total"], worked(table, one)["total"]) == (4, 2)
    assert list(ask(table, one, "columns", start=1, count=1, fundamental=False)) == [1, 3, 0, 2]  # type: ignore[call-overload]


def test_what_is_closed_is_forgotten_and_its_number_not_used_again() -> None:
    table = Table()
    one = opened(table, "sudoku", SUDOKU)
    table.close(one)
    table.close(one)
    assert len(table) == 0
    assert opened(table, "sudoku", SUDOKU) != one
    with pytest.raises(KeyError):
        table.work(one, 20)


def test_work_looks_at_the_clock_between_slices() -> None:
    table = Table(Clock())
    number = opened(table, "queens", {"n": 12})
    first = json.loads(table.work(number, 3000))
    assert not first["done"]
    assert first["spent"] == 4000
    assert json.loads(table.work(number, 30_000))["total"] > first["total"]


def test_a_machine_that_does_other_things_meanwhile_still_goes_on() -> None:
    table = Table(Clock())
    number = opened(table, "trace", QUEENS)
    assert json.loads(table.work(number, 20))["steps"] > 0


def test_what_is_wrong_is_an_error_with_its_code_values_and_sentence() -> None:
    error = json.loads(str(Table().open("sudoku", json.dumps({"givens": "12", "entered": 81 * "."}))))
    assert error["sentence"] == "2 cells found, 81 needed."
    assert set(error) == {"code", "values", "sentence"}
    assert error["values"]


@pytest.mark.parametrize("kind", ["", "job", "table", "os", "Sudoku"])
def test_there_is_no_other_kind(kind: str) -> None:
    with pytest.raises(KeyError):
        Table().open(kind, "{}")


@pytest.mark.parametrize("name", ["advance", "report", "__init__", "nothing"])
def test_only_answers_are_asked(name: str) -> None:
    table = Table()
    number = opened(table, "trace", QUEENS)
    with pytest.raises(KeyError):
        table.ask(number, name, "{}")


def test_a_question_can_name_an_open_job() -> None:
    table = Table()
    trace = opened(table, "trace", QUEENS)
    worked(table, trace)
    dead_end = ask(table, trace, "jump", name="next-dead-end", position=0, argument=0)
    doom = opened(table, "doom", {"job": trace, "position": dead_end})
    report = worked(table, doom)
    assert report["proved"] is True
    assert 0 < report["position"] <= dead_end  # type: ignore[operator]


def test_the_knights_path_is_a_flat_array() -> None:
    table = Table()
    question = {"rows": 5, "cols": 6, "start": [4, 0], "end": None, "closed": True}
    number = opened(table, "knight", question)
    assert worked(table, number) | {"spent": 0} == {
        "found": True,
        "closed": True,
        "squares": 30,
        "size": 30,
        "visited": 30,
        "deadEnds": 0,
        "done": True,
        "spent": 0,
    }
    path = ask(table, number, "path")
    assert isinstance(path, array)
    assert path[0] == 24 and sorted(path) == list(range(30))


def test_a_tour_to_an_end() -> None:
    table = Table()
    question = {"rows": 6, "cols": 6, "start": [0, 0], "end": [0, 1], "closed": False}
    number = opened(table, "knight", question)
    assert worked(table, number)["found"]
    path = ask(table, number, "path")
    assert (path[0], path[-1]) == (0, 1)  # type: ignore[index]


def test_both_sides_of_a_race_get_the_same_time() -> None:
    from jobs.race import Job

    class Slow(Clock):
        """Looks as if every slice of the left side took five times as long."""

        def __call__(self) -> float:
            self.now += 5 if job._race.sides[0].steps > seen[0] else 1
            seen[0] = job._race.sides[0].steps
            return self.now

    seen = [0]
    job = Job({"board": "queens", "left": "board-scan", "right": "board-scan", "question": {"n": 8}}, Slow())
    for _ in range(20):
        job.advance()
    left, right = job._race.sides
    assert right.steps > 3 * left.steps


def test_after_the_first_difference_both_get_the_same_time_again() -> None:
    from jobs.race import Job

    job = Job({"board": "queens", "left": "board-scan", "right": "bitmasks", "question": {"n": 8}})
    job._spent = [60.0, 0.0]
    job.align()
    while not job.done:
        job.advance()
    job.race()
    left = job._race.sides[0].steps
    for _ in range(6):
        job.advance()
    assert job._race.sides[0].steps > left


@pytest.mark.parametrize("given", [{}, {"blocked": []}])
def test_a_large_board_gets_one_placement(given: dict[str, object]) -> None:
    table = Table()
    number = opened(table, "queens", {"n": 40, **given})
    report = worked(table, number)
    assert (report["listed"], report["total"]) == (False, 1)
    solution = ask(table, number, "columns", start=1, count=1, fundamental=False)
    assert Placement(solution).is_valid()  # type: ignore[arg-type]


def test_a_large_board_with_more_than_its_size_is_completed() -> None:
    table = Table()
    blocked = [[0, column] for column in range(13)]
    number = opened(table, "queens", {"n": 14, "blocked": blocked})
    assert worked(table, number)["total"] == 1
    solution = ask(table, number, "columns", start=1, count=1, fundamental=False)
    assert solution[0] == 13  # type: ignore[index]
    number = opened(table, "queens", {"n": 14, "blocked": [*blocked, [0, 13]]})
    assert worked(table, number) | {"spent": 0} == {
        "n": 14,
        "listed": False,
        "total": 0,
        "fundamental": 0,
        "because": [],
        "sentence": "There is no placement of 14 queens with these blocked squares.",
        "done": True,
        "spent": 0,
    }
