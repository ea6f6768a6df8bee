"""No name of a job, an answer, a field or an event is known to one side of the door alone."""

import ast
import inspect
import json
import re
import sys
from importlib import import_module
from pathlib import Path

import puzzles

from jobs.table import KINDS, Table
from undoku.programs.judging.judge import Document, Judged

ROOT = Path(__file__).parent.parent.parent
APP = sorted((ROOT / "py/app").rglob("*.py"))
SCRIPTS = sorted((ROOT / "static/js").rglob("*.js"))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SCRIPTS)
# All but the last rows of it.
LATE = "".join(
    digit if given == "0" and cell < 63 else "."
    for cell, (given, digit) in enumerate(
        zip(puzzles.LECTURE, puzzles.SOLUTIONS[puzzles.LECTURE], strict=True)
    )
)
LECTURE = {"givens": puzzles.LECTURE.replace("0", "."), "entered": 81 * "."}


def calls(name: str) -> list[ast.Call]:
    """Return the calls of methods and classes of that name in the callbacks."""
    return [
        node
        for path in APP
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and name in (getattr(node.func, "attr", ""), getattr(node.func, "id", ""))
    ]


def texts(nodes: list[ast.expr]) -> list[str]:
    values = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return [value for value in values if isinstance(value, str) and value]


def assigned(path: str, name: str) -> ast.expr:
    """Return what a module gives a name on its top level."""
    return next(
        node.value
        for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
    )


def test_the_door_has_four_words() -> None:
    assert ast.literal_eval(assigned("py/worker.py", "__export__")) == ["ask", "close", "open", "work"]


def test_every_kind_of_job_is_opened_and_no_other() -> None:
    opened = {kind for call in [*calls("open"), *calls("Beside")] for kind in texts(call.args)}
    assert opened == set(KINDS)


def test_every_answer_is_asked_by_its_own_arguments_and_no_other() -> None:
    methods, owners = {}, {}
    for kind in KINDS:
        job = import_module(f"jobs.{kind}").Job
        for name in job.answers:
            takes = set(inspect.signature(getattr(job, name)).parameters) - {"self"}
            assert methods.get(name, takes) == takes
            # A program is shown as a search is; and kinds may have a base with answers in common.
            owners.setdefault(name, getattr(job, name))
            is_shared = owners[name] is getattr(job, name) or kind in ("program", "race", "trace")
            assert is_shared, f"two kinds answer {name}"
            methods[name] = takes
    asked = {}
    for call in calls("ask"):
        (name,) = texts(call.args)
        asked[name] = {keyword.arg for keyword in call.keywords}
    assert asked == methods


def handlers() -> dict[str, str]:
    """Return the function that handles each event, as it is written."""
    table = assigned("py/app/events.py", "HANDLERS")
    assert isinstance(table, ast.Dict)
    names = texts([key for key in table.keys if key])
    return dict(zip(names, map(ast.unparse, table.values), strict=True))


def test_every_event_is_raised_and_handled() -> None:
    raised = set(re.findall(r'\braise\w*\(\s*"([a-z-]+)"', CODE))
    assert raised == set(handlers())


def raised_details() -> dict[str, set[str]]:
    """Return, for each event, the names that every script that raises it gives it."""
    made = {name: set(re.findall(r"\b(\w+)\b(?=[,:}]| \})", body)) for name, body in OBJECTS.findall(CODE)}
    for name, body in OBJECTS.findall(CODE):
        for other in re.findall(r"\.\.\.(\w+)\(", body):
            made[name] |= made.get(other, set())
    details: dict[str, set[str]] = {}
    for event, literal, call in RAISED.findall(CODE):
        names = {part.split(":")[0].strip() for part in literal.split(",")} - {""} if not call else made[call]
        details[event] = details.get(event, names) & names
    return details


def read_details(path: Path, name: str) -> set[str]:
    """Return the names that a handler reads of its detail, and those it hands it to in its own module."""
    functions = {
        node.name: node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    read, waiting, seen = set(), [name], set()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in functions:
            continue
        seen.add(name)
        for node in ast.walk(functions[name]):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "detail":
                read.add(node.attr)
            if isinstance(node, ast.Call) and "detail" in map(ast.unparse, node.args):
                waiting.append(ast.unparse(node.func))
    return read


RAISED = re.compile(r'\braise\(\s*"([a-z-]+)",\s*(?:\{([^}]*)\}|(\w+)\(\))')
OBJECTS = re.compile(r"const (\w+) = \(\) => \(\{(.*?)\}\);", re.S)


def test_every_detail_that_a_handler_reads_is_raised() -> None:
    raised, total = raised_details(), 0
    for event, handler in handlers().items():
        module, _, name = handler.rpartition(".")
        (path,) = [path for path in APP if path.stem == (module or "events")]
        read = read_details(path, name)
        total += len(read)
        assert read <= raised[event], f"{event} is raised without {read - raised[event]}"
    assert total > 15


def test_the_callbacks_call_what_the_widgets_have() -> None:
    called = set()
    for path in APP:
        for chain in re.findall(r"\bpage\.((?:\w+\.)*\w+)\(", path.read_text(encoding="utf-8")):
            called.add(chain.rpartition(".")[2])
        text = path.read_text(encoding="utf-8")
        for part in ("views", "widget", "board", "writer"):
            called |= set(re.findall(rf"\b{part}\.(?:\w+\.)?(\w+)\(", text))
    assert len(called) > 25
    for name in called:
        method = rf"(\n\s*(?:async |get )?{name}\(.*\) \{{|\b{name}:|\n\s*{name},|\b{name} = )"
        assert re.search(method, CODE), f"no widget has {name}"


def fields(value: object) -> set[str]:
    """Return the names in an answer, of objects within objects too."""
    if isinstance(value, dict):
        return {*value, *(name for part in value.values() for name in fields(part))}
    return {name for part in value for name in fields(part)} if isinstance(value, list) else set()


def all_answers() -> set[str]:
    """Return the names in what every kind of job reports and answers; every kind has to be opened here."""
    table, seen, opened = Table(), set(), set()

    def done(kind: str, question: dict[str, object]) -> int:
        opened.add(kind)
        number = table.open(kind, json.dumps(question))
        assert isinstance(number, int)
        report = json.loads(table.work(number, 1000))
        while not report["done"]:
            report = json.loads(table.work(number, 1000))
        seen.update(fields(report))
        return number

    def ask(number: int, name: str, /, **arguments: object) -> object:
        answer = json.loads(table.ask(number, name, json.dumps(arguments)))  # type: ignore[arg-type]
        seen.update(fields(answer))
        return answer

    seen.update(fields(json.loads(str(table.open("queens", json.dumps({"n": -1}))))))
    for kind in ("sudoku", "mends", "check"):
        done(kind, LECTURE)
    ask(done("truth", LECTURE), "completed", number=1)
    way = done("way", LECTURE)
    ask(way, "listed", start=0)
    ask(way, "step", number=0)
    done("reveal", {**LECTURE, "cell": 2})
    done("mistake", {**LECTURE, "entries": ["." * 81]})
    notes = {name: 81 * [0] for name in ("corner", "centre", "out")}
    done("write", {**LECTURE, **notes, "form": "hodoku"})
    done("read", {"text": LECTURE["givens"]})
    done("hint", {**LECTURE, **notes, "auto": False})
    done("hint", {**LECTURE, **notes, "auto": False, "entered": "..2".ljust(81, ".")})
    steps = done("steps", {**LECTURE, **notes, "auto": False, "entered": LATE})
    ask(steps, "conclusions", technique="hidden-single")
    ask(steps, "found", technique="hidden-single", number=0)
    queens = done("queens", {"n": 6, "queens": [[0, 2]]})
    ask(queens, "orbits")
    ask(queens, "text", start=1, count=1, fundamental=False, form="csv")
    done("completions", {"n": 6, "queens": [[0, 0]], "most": 10})
    done("queens_hint", {"n": 6, "queens": [[0, 2]], "crosses": []})
    done("orbit", {"n": 4, "columns": [1, 3, 0, 2]})
    done("parts", {"n": 6})
    done("count", {"n": 6, "part": 0})
    board = {"rows": 5, "cols": 5, "start": [0, 0], "end": None, "closed": False}
    done("knight", board)
    done("knight", {**board, "closed": True})
    trace = done("trace", {"board": "knight", "strategy": "warnsdorff-backtracking", "question": board})
    ask(trace, "opening")
    for view in ("code", "stack", "tree", "counters"):
        ask(trace, "moment", position=20, view=view, opened=[])
    ask(trace, "overview", width=10)
    done("doom", {"job": trace, "position": 20})
    for right in ("last-empty", "first-empty"):
        pair = {"board": "sudoku", "left": "first-empty", "right": right, "question": LECTURE}
        race = done("race", pair)
        ask(race, "opening")
        ask(race, "align")
        while not json.loads(table.work(race, 1000))["done"]:
            pass
        ask(race, "alignment")
    program = {"board": "queens", "question": {"n": 4}, "code": "def solve(queens):\n    queens[0] = 1\n"}
    if hasattr(sys, "monitoring"):
        own = done("program", program)
        ask(own, "opening")
        for view in ("code", "stack", "tree", "counters", "output"):
            ask(own, "moment", position=2, view=view, opened=[])
        ask(own, "variables", position=1)
    else:
        opened.add("program")
        seen.update({"ended", "failed", "wrong", "lines", "told", "same", "output"})
    judging = {"board": "queens", "code": "def solve(queens):\n    return False\n"}
    if hasattr(sys, "monitoring"):
        done("judging", judging)
    else:
        # A Python that cannot record judges nothing; what it would report is named here.
        assert json.loads(str(table.open("judging", json.dumps(judging))))["code"] == "too-old"
        opened.add("judging")
        seen.update({"judged", "boards", *Judged._fields, *Document._fields})
    assert opened == set(KINDS)
    return seen


def test_every_field_of_an_answer_is_read_and_no_other() -> None:
    answers = all_answers()
    assert len(answers) > 40
    code = "\n".join([CODE, *(path.read_text(encoding="utf-8") for path in APP)])
    # An error's code and values are for those who write its sentence anew.
    unread = {name for name in answers - {"code", "values"} if not re.search(rf"\b{name}\b", code)}
    assert unread == set()
    read = {name for path in APP for name in re.findall(r"\banswer\.(\w+)", path.read_text(encoding="utf-8"))}
    assert read - answers == {"length"} & read


def test_the_page_knows_which_boards_of_queens_are_listed() -> None:
    from jobs.queens import ALL_UP_TO

    limits = (ROOT / "static/js/chess/limits.js").read_text(encoding="utf-8")
    assert f"LISTED_UP_TO = {ALL_UP_TO};" in limits


def test_the_page_knows_which_queens_are_counted() -> None:
    from undoku.queens.parts import LARGEST_COUNTED

    count = (ROOT / "static/js/count/count.js").read_text(encoding="utf-8")
    assert f"LARGEST = {LARGEST_COUNTED};" in count


def test_the_page_says_what_waits_for_the_engine() -> None:
    started = {
        name for function in ("start", "_search") for call in named(function) for name in texts(call.args)
    }
    words = (ROOT / "static/js/parts/words.js").read_text(encoding="utf-8")
    (said,) = re.findall(r"WHEN_READY = \{(.*?)\}", words, re.S)
    assert started == set(re.findall(r"(\w+): whenReady", said)) != set()


def named(function: str) -> list[ast.Call]:
    """Return the calls of a function or method of that name in the callbacks."""
    called = re.compile(rf"(.*\.)?{function}")
    return [
        node
        for path in APP
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and called.fullmatch(ast.unparse(node.func))
    ]
