"""The shell as its users start it: a process with pipes and signals."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

ENGINE = Path(__file__).parents[3] / "py"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ENGINE)}
COMMAND = [sys.executable, "-m", "undoku"]
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def run(*words, text=""):
    return subprocess.run([*COMMAND, *words], input=text, capture_output=True, text=True, env=ENVIRONMENT)


def heed_interrupts():
    """Undo what a process inherits that was started in the background: there Ctrl+C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(*words):
    options = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    options |= {"text": True, "env": ENVIRONMENT, "preexec_fn": heed_interrupts}
    with subprocess.Popen([*COMMAND, *words], **options) as process:
        try:
            yield process
        finally:
            process.kill()


def test_as_a_filter():
    done = run("sudoku", "solve", text="." + SOLUTION[1:])
    assert (done.returncode, done.stdout, done.stderr) == (0, SOLUTION + "\n", "")


def test_a_traceback_is_never_shown():
    done = run("queens", "count", "-3")
    assert done.returncode == 1
    assert done.stderr == "undoku: N is -3: the number of queens cannot be negative.\n"


def test_ctrl_c_leaves_what_was_printed():
    with started("queens", "solve", "16", "--all", "--json") as process:
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.stdout.read(), process.stderr.read()
        process.wait()
    assert first.startswith('{"n": 16, "columns": [0, ')
    assert (first + out).endswith("]}\n")
    assert (process.returncode, err) == (130, "")


def test_ctrl_c_ends_the_other_processes(tmp_path):
    # The easy puzzles are answered; the empty grids behind them would keep both processes for days.
    puzzles = tmp_path / "puzzles.txt"
    puzzles.write_text(f".{SOLUTION[1:]}\n" * 200 + f"{'.' * 81}\n" * 500)
    with started("sudoku", "solve", str(puzzles), "--jobs", "2", "--limit", "1000000000") as process:
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.stdout.read(), process.stderr.read()
        process.wait()
    assert first == SOLUTION + "\n"
    assert (first + out).endswith(SOLUTION + "\n")
    assert (process.returncode, err) == (130, "")


def test_a_closed_pipe_is_no_error():
    with started("queens", "solve", "16", "--all") as process:
        process.stdout.readline()
        process.stdout.close()
        err = process.stderr.read()
        process.wait()
    assert (process.returncode, err) == (141, "")
