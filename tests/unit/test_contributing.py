"""What CONTRIBUTING.md tells to do works, and the rooms that it names are those there are."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

import undoku.sudoku.strategies as package
from undoku.learn.lesson.check import check
from undoku.learn.lesson.exercises import EXAMPLES
from undoku.learn.lesson.reading import HEAD, OF_SCREEN
from undoku.learn.questions.kinds import KINDS
from undoku.search import register
from undoku.search.discover import import_all
from undoku.search.recorder import Recorder
from undoku.sudoku.strategies.problem import SudokuProblem

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Put the example's file among the strategies, under the name that its strategy asks for."""
    (code,) = re.findall(r'```python\n("""The first free cell.*?)```', TEXT, re.DOTALL)
    (name,) = re.findall(r'@strategy\("sudoku", "([a-z-]+)"', code)
    (tmp_path / f"{name.replace('-', '_')}.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr(register, "_STRATEGIES", dict(register._STRATEGIES))
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    yield name
    module = name.replace("-", "_")
    sys.modules.pop(f"{package.__name__}.{module}", None)
    vars(package).pop(module, None)


def test_the_example_of_a_strategy_is_found_solves_and_shows_its_source(example: str) -> None:
    import_all(package.__name__, package.__path__)
    strategy = register.find("sudoku", example)
    assert strategy in register.strategies("sudoku")
    search = Recorder(strategy, SudokuProblem(LECTURE))
    while not search.advance(10_000):
        pass
    known = Recorder(register.find("sudoku", "first-empty"), SudokuProblem(LECTURE))
    while not known.advance(10_000):
        pass
    assert search.first == known.first
    assert search.counts.placements != known.counts.placements
    assert strategy.source().text in TEXT
    assert len(strategy.source().text.splitlines()[0]) > 80
    step = search.trace.step(1)
    assert step and "yield TRY" in strategy.source().text.splitlines()[step.line - 1]


def with_code(place: str, pattern: str) -> set[str]:
    """Return the names of what lies in a folder and holds files of this kind."""
    return {path.relative_to(ROOT / place).parts[0] for path in (ROOT / place).glob(f"*/{pattern}")}


def test_every_room_is_named() -> None:
    # Panels are found where they lie.
    panels = {path.parent.name for path in ROOT.glob("static/js/*/room.js") if "order:" in path.read_text()}
    scripts = with_code("static/js", "*.js") - panels
    rooms = [f"undoku.{name}" for name in with_code("py/undoku", "*.py")] + [*scripts]
    assert len(rooms) > 10
    assert [room for room in rooms if f"`{room}`" not in TEXT] == []


def test_every_folder_of_code_is_in_the_table() -> None:
    first_column = "".join(line.split("|")[1] for line in TEXT.splitlines() if line.startswith("| `"))
    folders = {f"py/{name}" for name in with_code("py", "*.py")} | {"py/worker.py", "index.html"}
    folders |= {"static/js", "static/css", "static/icons", "tools", "tests", "docs"}
    assert folders <= set(re.findall(r"`([^`]+)`", first_column))


def example_of(language: str, begins: str) -> str:
    """Return the text of an example, as it stands in a list."""
    pattern = rf"```{language}\n( *)({re.escape(begins)}.*?)\n *```"
    indent: str
    text: str
    ((indent, text),) = re.findall(pattern, TEXT, re.DOTALL)
    return text.replace(f"\n{indent}", "\n")


def test_the_example_of_a_panel_asks_its_job_for_what_it_shows() -> None:
    made: dict[str, Any] = {"__name__": "pairs"}
    exec(example_of("python", '"""How many cells of a Sudoku have two candidates.'), made)
    report = made["Job"]({"givens": LECTURE.replace("0", "."), "entered": 81 * "."}).report()
    units = [{9 * (at // 9) + to for to in range(9)} for at in range(81)]
    seen = [
        units[at]
        | {9 * row + at % 9 for row in range(9)}
        | {9 * (at // 27 * 3 + row) + at % 9 // 3 * 3 + column for row in range(3) for column in range(3)}
        for at in range(81)
    ]
    free = [at for at in range(81) if LECTURE[at] == "0"]
    left = [9 - len({LECTURE[to] for to in seen[at]} - {"0"}) for at in free]
    assert report == {"pairs": left.count(2)}
    listed = json.loads(example_of("json", "{"))
    assert listed.keys() == {"modules", "events", "jobs", "page", "faces"}
    assert listed["jobs"]["pairs"]["report"].keys() == report.keys()
    widget, callbacks = example_of("js", "import { make"), example_of("python", '"""The pairs of the Sudoku')
    (event,) = listed["events"]
    (method,) = listed["faces"]["Pairs"]
    assert f'raise("{event}"' in widget and f'@on("{event}")' in callbacks
    assert f"{method}: (" in widget and f"page.pairs.{method}(" in callbacks


def test_the_example_of_a_lesson_is_one() -> None:
    (lesson,) = re.findall(r"````markdown\n(.*?)````", TEXT, re.DOTALL)
    assert check(lesson, perf_counter) == []
    section = TEXT.partition("## Writing a lesson")[2].partition("\n## Adding a panel")[0]
    assert [name for name in (*OF_SCREEN, *HEAD) if f"{name}:" not in section] == []
    assert [kind for kind in KINDS if f"`{kind}`" not in section] == []
    exercises = " ".join(section.split())
    assert [example for example in EXAMPLES.values() if f"`{example}`" not in exercises] == []
