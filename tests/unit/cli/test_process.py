"""The shell as its users start it: a process with pipes and signals."""

import json
import os
import pty
import select
import signal
import subprocess
import threading
from contextlib import suppress

import psutil
import pytest
from processes import COMMAND, ENVIRONMENT, run, started

import undoku

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def test_it_tells_its_version():
    assert run("--version") == (0, f"undoku {undoku.__version__}\n", "")


def test_as_a_filter():
    assert run("sudoku", "solve", text="." + SOLUTION[1:]) == (0, SOLUTION + "\n", "")


def line_soon(stream):
    """Read a line, unless none has come for so long that none will."""
    return stream.readline() if select.select([stream], [], [], 20)[0] else "nothing came"


@pytest.mark.parametrize(
    "words",
    [
        ("solve",),
        ("solve", "/dev/stdin"),
        ("solve", "--jobs", "2"),
        ("trace", "--strategy", "first-empty"),
    ],
)
def test_an_answer_does_not_wait_for_the_next_puzzle(words):
    with started("sudoku", *words) as process:
        process.stdin.write("# ")
        for blanks in range(1, 4):
            process.stdin.write(f"the rest\n{'.' * blanks}{SOLUTION[blanks:]}\n\n# half a line, ")
            process.stdin.flush()
            if words[0] == "trace":
                assert line_soon(process.stdout).startswith("calls ")
                assert process.stdout.readline() == f"first solution: {SOLUTION}\n"
            else:
                assert line_soon(process.stdout) == SOLUTION + "\n"


@pytest.mark.parametrize("words", [(), ("--json",), ("--jobs", "2")])
def test_many_answers_do_not_wait_for_the_next_puzzle(words):
    """Fewer are written than would be solved together, or many more."""
    with started("sudoku", "solve", *words) as process:
        for number in (1, 450, 2, 3000, 1):
            text = "".join(f"{'.' * (at % 12)}{SOLUTION[at % 12 :]}\n" for at in range(number))
            writer = threading.Thread(
                target=lambda text=text: (process.stdin.write(text), process.stdin.flush())
            )
            writer.start()
            answers = [
                line_soon(process.stdout) if at == 0 else process.stdout.readline() for at in range(number)
            ]
            writer.join()
            if "--json" in words:
                answers = [f"{json.loads(line)['solution']}\n" for line in answers]
            assert answers == [SOLUTION + "\n"] * number


def test_a_position_does_not_wait_for_the_next():
    rows = [SOLUTION[start : start + 9] for start in range(0, 81, 9)]
    with started("sudoku", "convert", "--to", "81") as process:
        for text in (SOLUTION, "\n".join(rows), f":0000:x:{SOLUTION}:::"):
            process.stdin.write(f"{text}\n--- # half a line, ")
            process.stdin.flush()
            assert line_soon(process.stdout) == SOLUTION + "\n"
            process.stdin.write("the rest\n")


def test_a_hint_does_not_wait_for_the_next_position():
    """So that of the first it is not known that others follow."""
    with started("sudoku", "hint") as process:
        for heading in ([], ["\n", "Line 2:\n"], ["\n", "Line 3:\n"]):
            process.stdin.write(f"{SOLUTION}\n")
            process.stdin.flush()
            first, *others = [*heading, "The grid is full.\n"]
            assert line_soon(process.stdout) == first
            assert [process.stdout.readline() for _ in others] == others


def test_of_several_lines_in_a_file_the_first_is_named_too(tmp_path):
    puzzles = tmp_path / "puzzles.txt"
    full = "The grid is full.\n"
    for count, told in ((1, full), (2, f"Line 1:\n{full}\nLine 2:\n{full}")):
        puzzles.write_text(f"{SOLUTION}\n" * count)
        assert run("sudoku", "hint", puzzles)[1] == told
        assert run("sudoku", "hint", text=puzzles.read_text())[1] == told


def run_read_along(*words):
    """Run with stderr on a terminal; return what was printed, and what was shown there."""
    terminal, stderr = pty.openpty()
    options = {"stdout": subprocess.PIPE, "stderr": stderr, "env": ENVIRONMENT | {"TERM": "xterm"}}
    with subprocess.Popen([*COMMAND, *words], **options) as process:
        os.close(stderr)
        shown = b""
        with suppress(OSError):  # the other end is closed
            while part := os.read(terminal, 100_000):
                shown += part
        printed = process.stdout.read()
    os.close(terminal)
    return printed.decode(), shown.decode()


def test_the_progress_bar_leaves_stdout_alone(tmp_path):
    puzzles = tmp_path / "puzzles.txt"
    puzzles.write_text(f".{SOLUTION[1:]}\n" * 3)
    printed, shown = run_read_along("sudoku", "solve", puzzles)
    assert printed == f"{SOLUTION}\n" * 3
    assert "sudoku" in shown


def test_where_a_later_run_goes_on_is_said_to_who_reads_along(tmp_path):
    puzzles, state = tmp_path / "puzzles.txt", tmp_path / "state"
    words = ("sudoku", "solve", puzzles, "--resume", state)
    puzzles.write_text(f"# A comment\n.{SOLUTION[1:]}\n")
    assert "goes on" not in run_read_along(*words)[1]
    puzzles.write_text(f"{puzzles.read_text()}{SOLUTION}\n")
    printed, shown = run_read_along(*words)
    assert printed == f"{SOLUTION}\n"
    assert f"undoku: {state} says that all is answered up to line 2: this goes on after it\r\n" in shown


def test_so_are_the_parts_that_are_counted_already(tmp_path):
    state = tmp_path / "state"
    words = ("queens", "count", "15", "--resume", state)
    assert "already" not in run_read_along(*words)[1]
    kept = json.loads(state.read_text())
    whole = len(kept["parts"])
    kept["parts"].popitem()
    state.write_text(json.dumps(kept))
    printed, shown = run_read_along(*words)
    assert printed == "2279184\n"
    # The bar breaks long lines.
    assert f"undoku: {whole - 1} of {whole} parts are counted already" in " ".join(shown.split())
    assert "already" not in run_read_along(*words)[1]


def test_a_traceback_is_never_shown():
    code, _, err = run("queens", "count", "-3")
    assert code == 1
    assert err == "undoku: N is -3: the number of queens cannot be negative.\n"


def test_ctrl_c_leaves_what_was_printed():
    with started("queens", "solve", "16", "--all", "--json") as process:
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.stdout.read(), process.stderr.read()
        process.wait()
    assert first.startswith('{"n": 16, "columns": [0, ')
    assert (first + out).endswith("]}\n")
    assert (process.returncode, err) == (130, "")


def test_ctrl_c_leaves_the_puzzles_that_were_made():
    with started("sudoku", "generate", "--count", "100000", "--level", "easy", "--seed", "1") as process:
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.stdout.read(), process.stderr.read()
        process.wait()
    assert {len(line) for line in (first + out).splitlines()} == {81}
    assert (process.returncode, err) == (130, "")


def days_of_work(folder):
    """Return a command: its easy puzzles are answered, its empty grids keep two processes busy for days."""
    puzzles = folder / "puzzles.txt"
    puzzles.write_text(f".{SOLUTION[1:]}\n" * 200 + f"{'.' * 81}\n" * 500)
    return "sudoku", "solve", puzzles, "--jobs", "2", "--limit", "1000000000"


def test_ctrl_c_ends_the_other_processes(tmp_path):
    with started(*days_of_work(tmp_path)) as process:
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.stdout.read(), process.stderr.read()
        process.wait()
    assert first == SOLUTION + "\n"
    assert (first + out).endswith(SOLUTION + "\n")
    assert (process.returncode, err) == (130, "")


def test_a_process_that_is_killed_is_told_of(tmp_path):
    with started(*days_of_work(tmp_path)) as process:
        first = process.stdout.readline()
        psutil.Process(process.pid).children()[0].kill()
        out, err = process.stdout.read(), process.stderr.read()
        process.wait()
    assert first == SOLUTION + "\n"
    assert (first + out).endswith(SOLUTION + "\n")
    assert (process.returncode, err.startswith("undoku: a process that did the work was killed")) == (1, True)
    assert err.count("\n") == 1


def test_a_closed_pipe_is_no_error():
    with started("queens", "solve", "16", "--all") as process:
        process.stdout.readline()
        process.stdout.close()
        err = process.stderr.read()
        process.wait()
    assert (process.returncode, err) == (141, "")


def test_a_python_that_cannot_record_says_what_it_takes(tmp_path, monkeypatch):
    (tmp_path / "sitecustomize.py").write_text("import sys\nvars(sys).pop('monitoring', None)\n")
    file = tmp_path / "program.py"
    file.write_text("def solve(queens):\n    return True\n")
    monkeypatch.setitem(ENVIRONMENT, "PYTHONPATH", f"{tmp_path}{os.pathsep}{ENVIRONMENT['PYTHONPATH']}")
    code, out, _ = run("watch", file, "--board", "queens", "--json")
    assert code == 1
    assert json.loads(out)["error"] == f"{file}: Recording a program needs Python 3.12 or later."
