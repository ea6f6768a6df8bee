"""What a program finds around it: what it reads, what it prints, names, deep calls, an event loop."""

import json
import sys
from textwrap import dedent
from typing import Any

import pytest

from undoku.programs import streams
from undoku.programs.ending import why_ended
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.programs.surroundings import DEEPEST, USUAL
from undoku.programs.watched import WatchedProgram

from .test_refusals import ran

IN_BROWSER = sys.platform == "emscripten"

pytestmark = pytest.mark.recorder


def answer(text: str, given: str = "") -> object:
    outcome, said, _ = ran(text, given)
    assert (outcome.kind, said, outcome.error) == ("returned", "", "")
    return outcome.value


def test_input_reads_line_by_line_and_shows_as_typed() -> None:
    text = "def solve(queens):\n    n = int(input('How many? '))\n    return n, input()\n"
    outcome, said, told = ran(text, "6\r\nqueens\nmore\n")
    assert (outcome.value, said) == ((6, "queens"), "")
    assert told == "How many? 6\nqueens\n"


@pytest.mark.parametrize(
    "read",
    [
        "sys.stdin.read().split()",
        "[line.strip() for line in sys.stdin]",
        "[sys.stdin.readline().strip() for _ in range(3)]",
        "list(map(str.strip, sys.stdin.readlines()))",
        "[input(), *sys.stdin.read().split()]",
    ],
)
def test_stdin_is_read_as_a_file(read: str) -> None:
    assert answer(f"import sys\ndef solve(queens):\n    return {read}\n", "4\n5\n6") == ["4", "5", "6"]


def test_the_end_of_what_is_read_may_be_met() -> None:
    text = """
        def solve(queens):
            found = []
            while True:
                try:
                    found.append(input())
                except EOFError:
                    return found
    """
    assert answer(text, "4\n5\n") == ["4", "5"]
    outcome, said, _ = ran("def solve(queens):\n    input('a')\n    input('b')\n", "4\n")
    assert (outcome.kind, outcome.why) == ("ended", "input")
    assert said.startswith("Line 3 asks for input() with 'b'")


@pytest.mark.parametrize("way", ["exit()", "quit()", "sys.exit()", "sys.exit(1)", "raise SystemExit"])
def test_a_program_may_end_itself(way: str) -> None:
    outcome, said, _ = ran(f"import sys\ndef solve(queens):\n    queens[0] = 1\n    {way}\n")
    assert (outcome.kind, outcome.line, said) == ("exited", 4, "")


def test_names_of_practice_sites_are_there() -> None:
    text = """
        def solve(queens: List[int], best: Optional[int] = None):
            @lru_cache(None)
            def count(n: int) -> int:
                return n and 1 + count(n - 1)
            seen: Dict[str, Set[int]] = defaultdict(set)
            seen["a"].add(min(inf, math.sqrt(4)))
            return count(3), sorted(seen["a"]), len(list(permutations(range(3)))), Counter("aa")["a"]
    """
    assert answer(text) == (3, [2.0], 6, 2)


def test_names_of_a_programs_own_are_its_own() -> None:
    text = """
        class Counter:
            pass
        inf = 7
        def deque(x):
            return x
        def solve(queens):
            return inf, deque(3), Counter.__module__
    """
    assert answer(text) == (7, 3, "program")


def test_a_name_that_nobody_has_is_still_missing() -> None:
    outcome, _, _ = ran("def solve(queens):\n    return count(3)\n")
    assert (outcome.kind, outcome.error) == ("raised", "NameError in line 2: name 'count' is not defined.")


RUNS = {
    "async": """
        import asyncio
        async def count(n):
            await asyncio.sleep(1000)
            return n
        async def main():
            first, others = await count(1), await asyncio.gather(count(2), count(3))
            return [first, *others]
        def solve(queens): return asyncio.run(main())
    """,
    "a loop of its own": """
        import asyncio
        async def main(): return [1, 2, 3]
        def solve(queens): return asyncio.get_event_loop().run_until_complete(main())
    """,
    "dataclasses": """
        from __future__ import annotations
        from dataclasses import dataclass, field
        from typing import ClassVar
        @dataclass(order=True)
        class Queen:
            row: int
            col: int = 0
            most: ClassVar[int] = 3
            seen: list[int] = field(default_factory=list)
        def solve(queens): return [Queen(1).row, Queen(0, 2).col, Queen.most]
    """,
    "match": """
        def solve(queens):
            match [1, 2]:
                case [first, second]:
                    return [first, second, f"{3!r:>1}" and 3]
    """,
    "a mark at the start": "\ufeffdef solve(queens):\r\n\tif True:\r\n\t\treturn [1, 2, 3]\r\n",
    "its own module": """
        import sys
        here = [1, 2, 3]
        def solve(queens): return sys.modules[__name__].here
    """,
}


@pytest.mark.parametrize("name", RUNS)
def test_python_as_people_write_it_runs(name: str) -> None:
    assert answer(RUNS[name]) == [1, 2, 3]


def test_tasks_that_wait_for_each_other_end() -> None:
    text = "import asyncio\nasync def main(): await asyncio.Event().wait()\n"
    outcome, _, _ = ran(f"{text}def solve(queens): asyncio.run(main())\n")
    assert outcome.error.startswith("RuntimeError in line 3: every task waits for another one")


HIGH = "import sys\nsys.setrecursionlimit(10**9)\n"
DEEP = "def solve(queens, left={most}):\n    return left and 1 + solve(queens, left - 1)\n"


@pytest.mark.parametrize(
    ("limit", "most", "sentence"),
    [
        (
            "",
            USUAL,
            "It went deeper than 1,000 calls, which is Python's own limit, in line 2: sys.setrecursion",
        ),
        (
            HIGH,
            DEEPEST,
            "It went deeper than 10,000 calls, which is the most that can be open here, in line 4.",
        ),
    ],
)
def test_calls_go_as_deep_as_it_is_said(limit: str, most: int, sentence: str) -> None:
    assert answer(limit + DEEP.format(most=most - 1)) == most - 1
    before = sys.getrecursionlimit()
    outcome, said, _ = ran(limit + DEEP.format(most=most + 100))
    assert outcome.kind == "ended"
    assert said.startswith(sentence)
    assert sys.getrecursionlimit() == before


@pytest.mark.parametrize(
    "text",
    [
        "def solve(queens):\n    return solve(queens)\n",
        "def solve(queens):\n    return other(queens)\ndef other(queens):\n    return solve(queens)\n",
        "import sys\nsys.setrecursionlimit(200)\n" + DEEP.format(most=500),
    ],
)
def test_calls_without_an_end_and_limits_of_its_own_are_its_own_fault(text: str) -> None:
    outcome, _, _ = ran(text)
    assert outcome.kind == "raised"
    assert outcome.error.startswith("RecursionError in line ")


def printed(body: str, seconds: float = 10) -> ProgramRun:
    ticks = iter(range(10**9))
    text = f"def solve(queens):\n    {body}\n    return True\n"
    run = ProgramRun(Program(dedent(text)), "queens", {"n": 4}, lambda: next(ticks) / 1000, seconds=seconds)
    run.run()
    return run


def test_of_a_long_print_the_first_and_the_last_are_kept() -> None:
    run = printed("for n in range(60_000): print('line', n)")
    assert run.outcome is not None
    assert (run.outcome.kind, why_ended(run, 10)) == ("returned", "")
    told = "".join(run.log.told)
    assert told.startswith("line 0\nline 1\n")
    assert told.endswith("line 59998\nline 59999\n")
    whole = sum(len(f"line {n}\n") for n in range(60_000))
    assert run.printed.left_out > 0
    assert f"\n… and {run.printed.left_out:,} more characters …\n" in told
    assert len(told) == whole - run.printed.left_out + len(streams.gap(run.printed.left_out))
    assert list(run.log.told_at) == sorted(run.log.told_at)
    assert whole - run.printed.left_out == streams.HEAD + streams.TAIL


def test_one_print_may_be_too_long_by_itself() -> None:
    run = printed("print('a' * 300_000 + 'b')")
    told = "".join(run.log.told)
    assert told.endswith("ab\n")
    assert len(told) < 230_000


def test_who_never_stops_printing_is_ended() -> None:
    run = printed("while True: print('a' * 1_000_000)", 10**9)
    assert (
        why_ended(run, 10) == "It was stopped as it had printed more than 50,000,000 characters, in line 2."
    )


def test_very_deep_calls_are_shown_without_those_between() -> None:
    text = HIGH + DEEP.format(most=2_999)
    program = WatchedProgram(text, "queens", {"n": 4}, iter(range(10**9)).__next__, seconds=10**9)
    program.advance()
    position = len(program.trace.frames.calls)
    shown: Any = program.moment(position, "stack")
    told: Any = program.variables(position)
    assert told["same"]
    for frames in (shown["frames"], told["frames"]):
        assert len(frames) == 1_001
        assert [frame["function"] for frame in frames].count("solve") == 1_000
        assert frames[100]["function"] == "… 2,000 more calls …"
    assert dict(told["frames"][-1]["variables"])["left"] == "0"
    tree: Any = program.moment(position, "tree")["tree"]
    assert len(tree) == 1_000
    assert (tree[1]["hidden"], tree[1]["missing"]) == (2_001, True)
    assert {mark["parent"] for mark in tree} <= {-1, *(mark["id"] for mark in tree)}
    assert len(json.dumps(told)) < 1_000_000
    levels: Any = program.moment(position, "counters")["levels"]
    assert len(levels) == 3_000
