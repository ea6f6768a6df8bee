"""Change one module in every small way, one change at a time, and see whether a test notices.

`make mutants FILE=py/undoku/sudoku/clash.py`, or `.venv/bin/python tools/mutants.py FILE [--jobs N]`, prints
every change that no test notices and the share of those that one does. `docs/trust.md` lists what is left.

Cosmic Ray makes the changes (`+` to `-`, `<` to `<=`, `and` to `or`, a number one more or one less, ...);
this adds those to strings. They are written into scratch copies of the project, never into the checkout.
Each has a process of its own, forked from one in which pytest and Hypothesis are loaded, so that it starts
at once, and so that a change that breaks the interpreter, never ends or takes all memory does no harm. Not
for Windows.
"""

import argparse
import ast
import difflib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"

import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators import operator
from cosmic_ray.plugins import get_operator
from hypothesis import Phase, settings

ROOT = Path(__file__).parents[1]

TESTS = {
    "py/undoku/knight/strategies/words.py": ["tests/unit/knight/test_words.py"],
    "py/undoku/queens/strategies/words.py": ["tests/unit/queens/test_words.py"],
    "py/undoku/search/doom.py": ["tests/unit/watch/test_doom.py"],
    "py/undoku/search/follow.py": ["tests/unit/search/test_follow.py", "tests/unit/search/test_replay.py"],
    "py/undoku/search/replay.py": ["tests/unit/search/test_replay.py"],
    "py/undoku/sudoku/clash.py": ["tests/unit/sudoku/test_clash.py"],
    "py/undoku/sudoku/layout.py": ["tests/unit/sudoku/test_layout.py"],
    "py/undoku/sudoku/strategies/words.py": ["tests/unit/sudoku/test_words.py"],
    "py/undoku/watch/watched.py": [
        "tests/unit/watch/test_watched.py",
        "tests/unit/watch/test_over.py",
        "tests/unit/watch/test_doom.py::test_solvable_up_to_that_placement_and_never_again",
    ],
    "py/undoku/watch/window.py": [
        "tests/unit/watch/test_window.py",
        "tests/unit/search/test_both_ends.py::test_a_call_cannot_be_opened_once_the_only_one_in_it_is_left_out",
    ],
    "py/undoku/watch/words.py": [
        "tests/unit/watch/test_words.py",
        "tests/unit/watch/test_over.py",
        "tests/unit/watch/test_watched.py::test_a_moment_word_for_word",
        "tests/unit/search/test_race.py",
    ],
}
"""The tests that concern a module, quick ones first; the examples in its own docstrings are run as well."""

OPERATORS = [
    *(
        f"ReplaceBinaryOperator_{change}"
        for change in (
            "Add_Sub Sub_Add Mul_FloorDiv Div_Mul FloorDiv_Mul Mod_FloorDiv Pow_Mul "
            "RShift_LShift LShift_RShift BitOr_BitAnd BitAnd_BitOr BitXor_BitOr"
        ).split()
    ),
    *(
        f"ReplaceComparisonOperator_{change}"
        for change in (
            "Eq_NotEq NotEq_Eq Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE Gt_LtE GtE_Gt GtE_Lt Is_IsNot IsNot_Is"
        ).split()
    ),
    *(f"ReplaceUnaryOperator_{change}" for change in "USub_UAdd Delete_Invert Delete_Not".split()),
    *"AddNot ReplaceTrueWithFalse ReplaceFalseWithTrue ReplaceAndWithOr ReplaceOrWithAnd".split(),
    *"ReplaceBreakWithContinue ReplaceContinueWithBreak ExceptionReplacer NumberReplacer".split(),
    *"RemoveDecorator ZeroIterationForLoop".split(),
]
"""Of Cosmic Ray's: one or two replacements for each operator, where it would try all that there are."""

GIGABYTES = 2
LEAST_SECONDS = 10
"""A mutant has this time, or five times what the tests take otherwise, before it counts as noticed."""


class StringReplacer(operator.Operator):
    """Writes XX into a string, or into a piece of one between braces."""

    def mutation_positions(self, node):
        """Give the place of a string."""
        if node.type in ("string", "fstring_string"):
            yield node.start_pos, node.end_pos

    def mutate(self, node, index):
        """Write at its beginning, behind the quotation mark."""
        mark = re.match(r"\w*('''|\"\"\"|'|\")", node.value) if node.type == "string" else None
        start = mark.end() if mark else 0
        node.value = f"{node.value[:start]}XX{node.value[start:]}"
        return node

    @classmethod
    def examples(cls):
        """Show one change."""
        return (operator.Example("'a'", "'XXa'"),)


class Mutant(NamedTuple):
    """A changed module, and where: the number of the line, from 1."""

    text: str
    line: int


def mutants(text: str) -> list[Mutant]:
    """Make every change that can matter, once, in the order of the lines."""
    seen = {essence(text)}
    found = []
    for change in [*(get_operator(f"core/{name}")() for name in OPERATORS), StringReplacer()]:
        occurrence = 0
        while (changed := mutate_code(text, change, occurrence)) is not None:
            occurrence += 1
            try:
                kept = essence(changed)
            except SyntaxError:
                continue
            if kept not in seen:
                seen.add(kept)
                found.append(Mutant(changed, first_difference(text, changed)))
    return sorted(found, key=lambda mutant: mutant.line)


def first_difference(text: str, changed: str) -> int:
    """Give the number of the first line that differs."""
    pairs = zip(text.splitlines(), changed.splitlines(), strict=False)
    return next((number for number, (a, b) in enumerate(pairs, 1) if a != b), 0)


def essence(text: str) -> str:
    """Give what of a module can matter when it runs.

    Docstrings, annotations, what is under TYPE_CHECKING, and what `__repr__` shows are left out.
    """
    return ast.dump(_Essence().visit(ast.parse(text)))


class _Essence(ast.NodeTransformer):
    """Takes away what never runs, or is only read by who looks for a fault."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return None
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST:
        if any(isinstance(part, ast.Name) and part.id == "TYPE_CHECKING" for part in ast.walk(node.test)):
            node.test, node.body = ast.Constant(False), []
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id == "TYPE_CHECKING":
            return None
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        if node.name == "__repr__":
            node.body = []
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)


def copy_of_project(folder: Path) -> Path:
    """Copy what git knows, and what it would add, into a folder."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def run_tests(folder: Path, tests: list[str], output: Path) -> None:
    """Run the tests of a copy up to the first that fails, and end this process with pytest's code."""
    os.setsid()
    with output.open("wb") as stream:
        os.dup2(stream.fileno(), 1)
        os.dup2(stream.fileno(), 2)
    resource.setrlimit(resource.RLIMIT_AS, (GIGABYTES << 30, GIGABYTES << 30))
    os.chdir(folder)
    sys.path = [entry for entry in sys.path if not entry.startswith(str(ROOT / "py"))]
    options = [
        "-x",
        "-q",
        "--rootdir",
        str(folder),
        "-p",
        "no:cacheprovider",
        "-p",
        "_hypothesis_pytestplugin",
    ]
    os._exit(pytest.main([*options, *tests]))


class Round:
    """The mutants of one module, tried in several copies of the project at a time."""

    def __init__(self, file: str, tests: list[str], scratch: Path, jobs: int) -> None:
        """Make the copies."""
        self._file = file
        self._tests = [*tests, file]
        self._context = get_context("fork")
        self._copies = deque(copy_of_project(scratch / str(number)) for number in range(jobs))
        self._running: set[BaseProcess] = set()
        self.seconds = 0.0

    def begin(self) -> str | None:
        """Run the tests on the module as it is, in every copy; return what they print if they fail."""
        started = time.monotonic()
        sys.dont_write_bytecode = False  # for the tests themselves, which stay as they are
        for folder in self._copies:
            process = self._start(folder)
            process.join()
            self._running.remove(process)
            if process.exitcode:
                return (folder / "output").read_text(errors="replace")
        sys.dont_write_bytecode = True
        self.seconds = (time.monotonic() - started) / len(self._copies)
        return None

    def survivors(self, found: list[Mutant]) -> Iterator[Mutant]:
        """Yield each mutant that no test notices."""
        limit = max(LEAST_SECONDS, 5 * self.seconds)
        waiting = deque(found)
        running: dict[BaseProcess, tuple[Mutant, Path, float]] = {}
        while waiting or running:
            while waiting and self._copies:
                mutant, folder = waiting.popleft(), self._copies.popleft()
                (folder / self._file).write_text(mutant.text, encoding="utf-8")
                running[self._start(folder)] = mutant, folder, time.monotonic() + limit
            connection.wait([process.sentinel for process in running], timeout=0.2)
            for process, (mutant, folder, until) in list(running.items()):
                if process.is_alive() and time.monotonic() < until:
                    continue
                self._end(process)
                del running[process]
                self._copies.append(folder)
                if process.exitcode == 0:
                    yield mutant

    def close(self) -> None:
        """End the tests that still run: in sessions of their own, an interrupt does not reach them."""
        for process in [*self._running]:
            self._end(process)

    def _start(self, folder: Path) -> BaseProcess:
        process = self._context.Process(target=run_tests, args=(folder, self._tests, folder / "output"))
        process.start()
        self._running.add(process)
        return process

    def _end(self, process: BaseProcess) -> None:
        """End a process, if it has not ended, and those that it has started."""
        if process.is_alive():
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:  # it has only just been forked, and is not in a session of its own
                process.kill()
        process.join()
        self._running.remove(process)


def main() -> int:
    """Print the survivors of one module and its score."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file", help="a module, like py/undoku/sudoku/clash.py")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    file = os.path.relpath(options.file or ".", ROOT)
    tests = TESTS.get(file)
    if tests is None:
        print(
            f"TESTS in tools/mutants.py names no tests for {file}, but for:",
            *TESTS,
            sep="\n  ",
            file=sys.stderr,
        )
        return 2
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that what runs is ended then as well
    # The same examples every time, and no search for a simpler one: it is enough that a test fails.
    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("mutants", derandomize=True, database=None, phases=phases)
    settings.load_profile("mutants")
    text = (ROOT / file).read_text(encoding="utf-8")
    found = mutants(text)
    survived = 0
    started = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as scratch,
        closing(Round(file, tests, Path(scratch), options.jobs)) as round_,
    ):
        if trouble := round_.begin():
            print(f"{trouble}\nThe tests fail as it is.", file=sys.stderr)
            return 2
        print(f"{file}: {len(found)} mutants; its tests take {round_.seconds:.1f} s", flush=True)
        for mutant in round_.survivors(found):
            survived += 1
            lines = difflib.unified_diff(text.splitlines(), mutant.text.splitlines(), lineterm="", n=1)
            print(f"\nsurvived, line {mutant.line}")
            print("\n".join(f"  {line}" for line in list(lines)[3:]), flush=True)
    killed = len(found) - survived
    score = 100 * killed / len(found) if found else 100.0
    print(
        f"\n{file}: killed {killed}, survived {survived}, {score:.1f} % in {time.monotonic() - started:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
