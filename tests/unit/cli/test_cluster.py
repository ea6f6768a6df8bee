"""Puzzles and counts spread over a cluster, and runs that go on where another was stopped: real processes."""

import json
import os
import select
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
COMMAND = [sys.executable, "-m", "undoku"]
PUZZLES = [
    line
    for line in (ROOT / "tests/benchmark/puzzles/easy.txt").read_text(encoding="ascii").splitlines()
    if line and not line.startswith("#")
]


def run(*words, text=None):
    done = subprocess.run(
        [*COMMAND, *map(str, words)], input=text, capture_output=True, text=True, env=ENVIRONMENT, timeout=120
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def puzzles(tmp_path):
    file = tmp_path / "puzzles.txt"
    lines = (PUZZLES * (3000 // len(PUZZLES) + 1))[:3000]
    lines[700] = "rubbish"
    lines[1500] = "# a comment"
    file.write_text("\n".join(lines) + "\n", encoding="ascii")
    return file


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_cluster_prints_what_one_process_prints(puzzles, options):
    alone = run("sudoku", "solve", puzzles, *options)
    assert alone[0] == 1
    assert alone == run("sudoku", "solve", puzzles, *options, "--cluster", "local", "--jobs", "2")


def test_ratings_are_the_same_on_a_cluster():
    text = "\n".join([*PUZZLES[:20], "rubbish", PUZZLES[20]])
    assert run("sudoku", "rate", text=text) == run("sudoku", "rate", "--cluster", "local", text=text)


def test_a_count_on_a_cluster_is_the_published_one(tmp_path):
    state = tmp_path / "state"
    assert run("queens", "count", 15, "--cluster", "local", "--resume", state) == (0, "2279184\n", "")
    # All parts are counted: nothing is left to do, whatever would do it.
    assert run("queens", "count", 15, "--unique", "--resume", state) == (0, "285053\n", "")


def test_a_run_that_is_stopped_goes_on_where_it_was(puzzles, tmp_path):
    state, output = tmp_path / "state", tmp_path / "output"
    words = [*COMMAND, "sudoku", "solve", "-", "--cluster", "local", "--resume", str(state)]
    lines = puzzles.read_text(encoding="ascii").splitlines(keepends=True)

    def heed_interrupts():
        signal.signal(signal.SIGINT, signal.default_int_handler)

    with subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        preexec_fn=heed_interrupts,
    ) as process:
        # More input is still to come when it is stopped.
        process.stdin.write("".join(lines[:500]))
        process.stdin.flush()
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        output.write_text(first + process.stdout.read(), encoding="ascii")
        assert process.wait() == 130
    assert json.loads(state.read_text(encoding="utf-8"))["good"] == len(
        output.read_text(encoding="ascii").splitlines()
    )
    code, rest, _ = run("sudoku", "solve", puzzles, "--resume", state)
    assert code == 1
    assert output.read_text(encoding="ascii") + rest == run("sudoku", "solve", puzzles)[1]
    assert run("sudoku", "solve", puzzles, "--resume", state) == (1, "", "")


def test_a_state_of_something_else_is_refused(puzzles, tmp_path):
    state = tmp_path / "state"
    run("sudoku", "solve", puzzles, "--resume", state)
    before = state.read_bytes()
    for words, said in (
        (["sudoku", "solve", puzzles, "--json"], "not for `undoku sudoku solve --limit 2 --json`"),
        (["queens", "count", "8"], "not for `undoku queens count 8`"),
        (["sudoku", "solve", __file__], "is it another file?"),
    ):
        code, out, err = run(*words, "--resume", state)
        assert (code, out) == (1, "")
        assert said in err
        assert state.read_bytes() == before
    state.write_text("[1]", encoding="ascii")
    assert "no file that --resume has written" in run("queens", "count", "8", "--resume", state)[2]


@pytest.mark.parametrize("address", ["here", "tcp://host", ""])
def test_what_is_no_address(address):
    code, out, err = run("queens", "count", "8", "--cluster", address)
    assert (code, out) == (2, "")
    assert "write it like tcp://host:8786" in err


def test_where_dask_is_not_installed():
    words = [sys.executable, "-S", "-m", "undoku", "queens", "count", "8"]
    alone = subprocess.run(words, capture_output=True, text=True, env=ENVIRONMENT)
    assert (alone.returncode, alone.stdout) == (0, "92\n")
    done = subprocess.run([*words, "--cluster", "local"], capture_output=True, text=True, env=ENVIRONMENT)
    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install '.[cluster]'" in done.stderr


def test_workers_and_the_scheduler_may_die(puzzles, tmp_path):
    state, output = tmp_path / "state", tmp_path / "output"
    clean = {**os.environ, "PYTHONPATH": "", "DASK_TEMPORARY_DIRECTORY": str(tmp_path)}
    options = {"env": clean, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    connection = tmp_path / "scheduler.json"
    scheduler = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0"]
    scheduler += ["--dashboard-address", "127.0.0.1:0", "--scheduler-file", str(connection)]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--scheduler-file", str(connection)]
    worker += ["--nthreads", "1", "--no-nanny", "--no-dashboard"]
    lines = puzzles.read_text(encoding="ascii").splitlines(keepends=True)
    with (
        subprocess.Popen(scheduler, **options) as first,
        subprocess.Popen(worker, **options) as one,
        subprocess.Popen(worker, **options) as other,
    ):
        try:
            for _ in range(3000):
                if connection.exists() and connection.read_text(encoding="utf-8").endswith("}"):
                    break
                select.select([], [], [], 0.01)
            address = json.loads(connection.read_text(encoding="utf-8"))["address"]
            words = [*COMMAND, "sudoku", "solve", "-", "--cluster", address, "--resume", str(state)]
            pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
            with subprocess.Popen(words, **pipes, text=True, env=ENVIRONMENT) as process:
                process.stdin.write("".join(lines[:200]))
                process.stdin.flush()
                printed = process.stdout.readline()
                one.kill()
                process.stdin.write("".join(lines[200:400]))
                process.stdin.flush()
                printed += "".join(process.stdout.readline() for _ in range(399))
                first.kill()
                # More input is still to come.
                assert process.wait(60) == 1
                rest, said = process.stdout.read(), process.stderr.read()
            assert "has gone away" in said
            output.write_text(printed + rest, encoding="ascii")
        finally:
            for process in (first, one, other):
                process.kill()
    rest = run("sudoku", "solve", puzzles, "--resume", state)[1]
    assert output.read_text(encoding="ascii") + rest == run("sudoku", "solve", puzzles)[1]


FAULTS = """

_answer = answer


def answer(numbered_line, limit, as_json):
    if numbered_line[0] == 300:
        import os

        os._exit(1)
    if numbered_line[0] == 400:
        raise MemoryError("no more")
    return _answer(numbered_line, limit, as_json)
"""


def test_a_puzzle_that_fails_three_times_is_named(puzzles, tmp_path):
    package = tmp_path / "py/undoku"
    shutil.copytree(ROOT / "py/undoku", package)
    module = package / "cli/sudoku.py"
    module.write_text(module.read_text(encoding="utf-8") + FAULTS, encoding="utf-8")
    words = [*COMMAND, "sudoku", "solve", str(puzzles), "--json", "--cluster", "local"]
    environment = {**ENVIRONMENT, "PYTHONPATH": str(package.parent)}
    done = subprocess.run(words, capture_output=True, text=True, env=environment, timeout=120)
    wanted = run("sudoku", "solve", puzzles, "--json")[1].splitlines()
    found = done.stdout.splitlines()
    assert done.returncode == 1
    for line, reason in ((300, "a worker died each time it was tried"), (400, "MemoryError: no more")):
        answer = json.loads(found[line - 1])
        assert answer["error"] == f"line {line}: given up: {reason}"
        assert answer["puzzle"] == json.loads(wanted[line - 1])["puzzle"]
        found[line - 1] = wanted[line - 1]
    assert found == wanted
