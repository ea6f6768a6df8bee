"""The callbacks and the jobs keep to the contract: each has what is listed there, and no more.

That the widgets do is checked with their types, by `make lint`.
"""

import ast
import inspect
import json
import sys
from importlib import import_module
from pathlib import Path

import contract
import puzzles
import pytest
from contract import EVENTS, FACES, JOBS, TYPES
from jobs_once import ASKED, RECORDED

from jobs.table import Table
from undoku.programs.judging.judge import Document, Judged
from undoku.queens import QueensQuestion

ROOT = Path(__file__).parent.parent.parent
APP = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "py/app").rglob("*.py"))}
CALLBACKS = "\n".join(APP.values())
SCRIPTS = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "static/js").rglob("*.js"))}
WIDGETS = "\n".join(SCRIPTS.values())
# All but the last rows of it.
LATE = "".join(
    digit if given == "0" and cell < 63 else "."
    for cell, (given, digit) in enumerate(
        zip(puzzles.LECTURE, puzzles.SOLUTIONS[puzzles.LECTURE], strict=True)
    )
)
LECTURE = {"givens": puzzles.LECTURE.replace("0", "."), "entered": 81 * "."}
RECORDS = hasattr(sys, "monitoring")
"""Whether this Python can record the reader's own programs."""


def test_the_door_has_four_words() -> None:
    door = (ROOT / "py/worker.py").read_text(encoding="utf-8")
    assert '__export__ = ["ask", "close", "open", "work"]\n' in door


def test_every_kind_of_job_is_listed_and_every_answer_with_its_arguments() -> None:
    modules = {path.stem: import_module(f"jobs.{path.stem}") for path in (ROOT / "py/jobs").glob("*.py")}
    jobs = {name: module.Job for name, module in modules.items() if hasattr(module, "Job")}
    assert {
        kind: {name: list(inspect.signature(getattr(job, name)).parameters)[1:] for name in job.answers}
        for kind, job in jobs.items()
    } == {
        kind: {name: list(contract.arguments(answer)) for name, answer in listed["answers"].items()}
        for kind, listed in JOBS.items()
    }


def test_the_modules_of_the_callbacks_are_listed_each_after_those_that_it_imports() -> None:
    paths = [ROOT / "py/app" / f"{name.replace('.', '/')}.py" for name in contract.MODULES]
    assert sorted([*paths, ROOT / "py/app/main.py"]) == list(APP)
    loaded = set()
    for path in paths:
        for node in ast.walk(ast.parse(APP[path])):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("app"):
                modules = {ROOT / "py" / f"{node.module.replace('.', '/')}.py"}  # type: ignore[union-attr]
                modules |= {ROOT / "py" / node.module.replace(".", "/") / f"{a.name}.py" for a in node.names}  # type: ignore[union-attr]
                assert modules & set(paths) <= loaded, path
        loaded.add(path)


def test_what_is_raised_opened_asked_and_called_is_all_that_is_listed() -> None:
    """No side calls what is not listed, or its own checks fail; so nothing is left that nobody calls."""
    assert [name for name in EVENTS if f'"{name}"' not in WIDGETS] == []
    assert [kind for kind in JOBS if f'"{kind}"' not in CALLBACKS] == []
    answers = {name for listed in JOBS.values() for name in listed["answers"]}
    assert [name for name in answers if f'.ask("{name}"' not in CALLBACKS] == []
    called = dict.fromkeys(name for face in FACES.values() for name in contract.names(face))
    # A board's own face is asked for by its name.
    assert [name for name in called if f".{name}" not in CALLBACKS] == ["sudoku", "knight"]


def test_every_widget_that_raises_events_says_so_to_the_type_checker() -> None:
    raising = {path for path, text in SCRIPTS.items() if 'raise("' in text}
    assert len(raising) > 15
    assert [path.name for path in raising if "Contract." not in SCRIPTS[path]] == []


def words(text: str) -> set[str]:
    return set("".join(letter if letter.isalnum() or letter == "_" else " " for letter in text).split())


def test_every_field_that_is_listed_is_read() -> None:
    reports = [listed["report"] for listed in JOBS.values()]
    listed = [kind for kind in [*TYPES.values(), *EVENTS.values(), *reports] if isinstance(kind, dict)]
    fields = {name.rstrip("?") for kind in listed for name in kind} - {"..."}
    # An error's code and values are for those who write its sentence anew.
    assert fields - {"code", "values"} - words(WIDGETS) - words(CALLBACKS) == set()


def chain(node: ast.expr) -> list[str]:
    """Return the names in `page.watch.open`, or after `face("queens")`; none for all else."""
    match node:
        case ast.Name("page"):
            return ["Page"]
        case ast.Call(ast.Name("face"), [ast.Constant(str(board))]):
            return [board.title()]
        case ast.Attribute(value, name) if begun := chain(value):
            return [*begun, name]
    return []


def listed_at(names: list[str]) -> object:
    """Return what the contract has there: a method, or the type of a property; None past that."""
    found: object = names[0]
    for name in names[1:]:
        face = str(found).removesuffix(" | null")
        if face not in FACES:
            return None
        found = contract.names(FACES[face]).get(name, f"{face} has no {name}")
    return found


@pytest.mark.parametrize("path", APP, ids=lambda path: path.stem)
def test_the_callbacks_call_what_the_faces_have(path: Path) -> None:
    for node in ast.walk(ast.parse(APP[path])):
        if isinstance(node, ast.Attribute) and chain(node):
            assert "has no" not in str(listed_at(chain(node)))
        if isinstance(node, ast.Call) and len(chain(node.func)) > 1:
            method = listed_at(chain(node.func))
            assert isinstance(method, dict) or not method, f"{chain(node.func)} is no method"
            if method and not any(isinstance(argument, ast.Starred) for argument in node.args):
                contract.check_count(len(node.args), method, ".".join(chain(node.func)))


class Checked(Table):
    """A table of jobs of which all that crosses is checked; `seen` has what each kind was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: dict[int, str] = {}
        self.seen: dict[str, set[str]] = {}

    def done(self, kind: str, question: dict[str, object]) -> int:
        """Open a job and let it come to its end."""
        contract.check(question, JOBS[kind]["question"], f"the question of {kind}")
        number = self.open(kind, json.dumps(question))
        assert isinstance(number, int), number
        self.kinds[number] = kind
        self.seen.setdefault(kind, set())
        while not self.report(number)["done"]:
            pass
        return number

    def report(self, number: int) -> dict[str, object]:
        report = json.loads(self.work(number, 1000))
        contract.check_report(report, self.kinds[number])
        return report

    def answer(self, number: int, name: str, /, **given: object) -> object:
        answer = self.ask(number, name, json.dumps(given))
        contract.check_answer(answer, self.kinds[number], name, given)
        self.seen[self.kinds[number]].add(name)
        return answer


def sudokus(table: Checked) -> None:
    for kind in ("sudoku", "mends", "check"):
        table.done(kind, LECTURE)
        table.done(kind, {**LECTURE, "givens": "55".ljust(81, ".")})
    truth = table.done("truth", LECTURE)
    table.answer(truth, "completed", number=1)
    table.answer(truth, "shares")
    way = table.done("way", LECTURE)
    table.answer(way, "listed", start=0)
    table.answer(way, "step", number=0)
    table.done("reveal", {**LECTURE, "cell": 2})
    table.done("mistake", {"givens": LECTURE["givens"], "entries": [81 * "."]})
    notes: dict[str, object] = {name: 81 * [0] for name in ("corner", "centre", "out")}
    asked = {**LECTURE, **notes, "auto": False}
    table.done("write", {**asked, "forms": ["hodoku"]})
    table.done("read", {"text": LECTURE["givens"]})
    table.done("hint", asked)
    table.done("hint", {**asked, "entered": "..2".ljust(81, ".")})
    steps = table.done("steps", {**asked, "entered": LATE})
    table.answer(steps, "conclusions", technique="hidden-single")
    table.answer(steps, "found", technique="hidden-single", number=0)


def queens(table: Checked) -> None:
    board = {"n": 6, "queens": [[0, 2]]}
    listed = table.done("queens", board)
    one = {"start": 1, "count": 1, "fundamental": False}
    table.answer(listed, "columns", **one)
    table.answer(listed, "numbers", placements=[[2, 5, 1, 4, 0, 3]])
    table.answer(listed, "orbits")
    table.answer(listed, "sizes", start=1, count=1)
    table.answer(listed, "text", **one, form="csv")
    for corner in (0, 2):
        ways = table.done("completions", {"n": 6, "queens": [[0, corner]], "most": 10})
        table.answer(ways, "columns", **one)
        table.answer(ways, "text", **one, form="jsonl")
    table.done("queens_hint", {**board, "crosses": []})
    table.done("queens_hint", {"n": 4, "regions": "AAAABAACBAACDDCC", "crosses": [[0, 0]]})
    table.done("orbit", {"n": 4, "columns": [1, 3, 0, 2]})
    table.done("parts", {"n": 6})
    table.done("count", {"n": 6, "part": 0})


def look(table: Checked, number: int, views: list[str]) -> None:
    """Look at a search in all views, and move in it."""
    table.answer(number, "opening")
    for view in views:
        table.answer(number, "moment", position=2, view=view, opened=[])
    table.answer(number, "overview", width=10)
    table.answer(number, "jump", name="next-dead-end", position=0, argument=0)
    table.answer(number, "lines", begin=0, end=2)


def searches(table: Checked) -> None:
    board = {"rows": 5, "cols": 5, "start": [0, 0], "end": None, "closed": False}
    table.answer(table.done("knight", board), "path")
    table.done("knight", {**board, "closed": True})
    strategies = {
        "knight": ("warnsdorff-backtracking", board),
        "queens": ("markers", {"n": 6}),
        "sudoku": ("first-empty", LECTURE),
    }
    for name, (strategy, question) in strategies.items():
        asked = {"board": name, "strategy": strategy, "question": question, "goal": 0}
        trace = table.done("trace", asked)
        look(table, trace, ["code", "stack", "tree", "counters"])
        predict(table, trace)
        table.answer(trace, "stop")
        table.done("doom", {"job": trace, "position": 2})
        grown = {"board": name, "question": question, "strategies": [strategy], "upTo": 20}
        for answer in ("opening", "times"):
            table.answer(table.done("growth", grown), answer)
    for right in ("last-empty", "first-empty"):
        pair = {"board": "sudoku", "left": "first-empty", "right": right, "question": LECTURE}
        race = table.done("race", {**pair, "codes": {}, "titles": {}})
        for name in ("opening", "frame", "race", "align"):
            table.answer(race, name)
        while not table.report(race)["done"]:
            pass
        table.answer(race, "alignment")
        table.answer(race, "together", steps=1)
        table.answer(race, "step", by=-1)


def predict(table: Checked, number: int) -> None:
    """Answer the first question that is asked about a search."""
    places = range(10)
    asked = [json.loads(str(table.answer(number, "ask_about", position=at, asked=[]))) for at in places]
    (position, kind, options), *_ = [(at, one["kind"], one["options"]) for at, one in enumerate(asked) if one]
    table.answer(number, "question_of", kind=kind, position=position)
    answer = options[0][0] if options else "0"
    table.answer(number, "predicted", kind=kind, position=position, answer=answer)


def programs(table: Checked) -> None:
    board = {"board": "queens", "question": {"n": 4}, "strategy": "your-code", "goal": 0, "most": 0}
    own = table.done("program", {**board, "code": "def solve(queens):\n    queens[0] = 1\n"})
    look(table, own, ["code", "stack", "tree", "counters", "output"])
    predict(table, own)
    table.answer(own, "variables", position=1)
    four = {"board": "queens", "question": {"n": 4}, "strategy": "markers", "goal": 0}
    lines = table.done("lines", four)
    look(table, lines, ["code", "stack", "tree", "counters"])
    predict(table, lines)
    table.answer(lines, "variables", position=1)
    table.answer(lines, "stop")
    code = "def solve(queens):\n    return False\n"
    table.done("judging", {"board": "queens", "code": code})
    table.done("arranged", {"board": "queens", "program": "array-first", "code": code})
    asked = {"board": "queens", "question": {"n": 4}, "upTo": 4}
    table.answer(table.done("growth_program", {**asked, "code": code}), "times")


def test_what_every_kind_of_job_reports_and_answers_is_as_listed() -> None:
    table = Checked()
    for ask in (sudokus, queens, searches, *((programs,) if RECORDS else ())):
        ask(table)
    for kind, (question, asked) in ASKED.items():
        if kind not in {*table.seen, *RECORDED}:
            number = table.done(kind, question)
            for name, arguments in asked:
                table.answer(number, name, **arguments)
    # A Python that cannot record says nothing of them.
    unseen = set() if RECORDS else {*RECORDED}
    assert table.seen == {kind: set(listed["answers"]) for kind, listed in JOBS.items() if kind not in unseen}
    refused = json.loads(str(table.open("queens", json.dumps({"n": -1}))))
    contract.check(refused, "Refusal", "why it is refused")


def test_what_is_judged_is_as_listed() -> None:
    listed = [contract.names(name) for name in ("Judged", "Document")]
    assert [list(names) for names in listed] == [list(Judged._fields), list(Document._fields)]


def test_the_question_about_queens_has_the_rules_that_are_listed() -> None:
    listed = [name.rstrip("?") for name in contract.names("QueensQuestion")]
    assert listed == list(QueensQuestion._fields)


def test_the_page_knows_which_boards_of_queens_are_listed() -> None:
    from jobs.queens import ALL_UP_TO

    limits = (ROOT / "static/js/chess/limits.js").read_text(encoding="utf-8")
    assert f"LISTED_UP_TO = {ALL_UP_TO};" in limits


def test_the_page_knows_which_queens_are_counted() -> None:
    from undoku.queens.parts import LARGEST_COUNTED

    count = (ROOT / "static/js/count/count.js").read_text(encoding="utf-8")
    assert f"LARGEST = {LARGEST_COUNTED};" in count
