"""Puzzles and counts spread over a cluster, and runs that go on where another was stopped: real processes."""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tomllib

import pytest
from clusters import Cluster
from processes import COMMAND, ENVIRONMENT, ROOT, run, started


def ours(name):
    text = (ROOT / f"tests/benchmark/puzzles/{name}.txt").read_text(encoding="ascii")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


PUZZLES = ours("easy")


def written(file, number, puzzles=PUZZLES):
    """Write so many lines, nearly all of them puzzles, into a file."""
    lines = (puzzles * (number // len(puzzles) + 1))[:number]
    lines[number // 5] = "rubbish"
    lines[number // 2] = "# a comment"
    file.write_text("\n".join(lines) + "\n", encoding="ascii")
    return file


@pytest.fixture
def puzzles(tmp_path):
    return written(tmp_path / "puzzles.txt", 3000)


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_cluster_prints_what_one_process_prints(puzzles, options):
    alone = run("sudoku", "solve", puzzles, *options)
    assert alone[0] == 1
    assert alone == run("sudoku", "solve", puzzles, *options, "--cluster", "local", "--jobs", "2")


def test_ratings_are_the_same_on_a_cluster():
    text = "\n".join([*PUZZLES[:20], "rubbish", PUZZLES[20]])
    assert run("sudoku", "rate", text=text) == run("sudoku", "rate", "--cluster", "local", text=text)


@pytest.mark.long
def test_new_puzzles_are_the_same_on_a_cluster():
    words = ("sudoku", "generate", "--json", "--with", "swordfish", "--seed", 5, "--count", 4)
    assert run(*words) == run(*words, "--cluster", "local", "--jobs", 2)


def test_a_count_on_a_cluster_is_the_published_one(tmp_path):
    state = tmp_path / "state"
    assert run("queens", "count", 15, "--cluster", "local", "--resume", state) == (0, "2279184\n", "")
    # All parts are counted: nothing is left to do, whatever would do it.
    assert run("queens", "count", 15, "--unique", "--resume", state) == (0, "285053\n", "")


def test_a_count_goes_on_with_the_parts_that_are_left(tmp_path):
    state = tmp_path / "state"
    assert run("queens", "count", 15, "--resume", state)[1] == "2279184\n"
    values = json.loads(state.read_text(encoding="utf-8"))
    values["parts"]["0"] += 1
    del values["parts"]["1"]
    state.write_text(json.dumps(values), encoding="utf-8")
    # What is said to be counted is not counted again.
    assert run("queens", "count", 15, "--resume", state, "--jobs", "2")[1] == "2279185\n"


def test_answers_do_not_wait_for_more_input(puzzles, tmp_path):
    lines = puzzles.read_text(encoding="ascii").splitlines(keepends=True)
    with started("sudoku", "solve", "--cluster", "local") as process:
        for line in lines[:3]:
            process.stdin.write(line)
            process.stdin.flush()
            assert process.stdout.readline() == run("sudoku", "solve", text=line)[1]


def test_a_run_that_is_stopped_goes_on_where_it_was(puzzles, tmp_path):
    state = tmp_path / "state"
    lines = puzzles.read_text(encoding="ascii").splitlines(keepends=True)
    words = ("sudoku", "solve", "--cluster", "local", "--resume", state)
    with started(*words, start_new_session=True) as process:
        # More input is still to come when it is stopped.
        process.stdin.write("".join(lines[:500]))
        process.stdin.flush()
        printed = process.stdout.readline()
        # As a terminal does: to all the processes.
        os.killpg(process.pid, signal.SIGINT)
        printed += process.stdout.read()
        assert process.wait() == 130
        assert process.stderr.read() == ""
    assert json.loads(state.read_text(encoding="utf-8"))["good"] == printed.count("\n")
    code, rest, _ = run("sudoku", "solve", puzzles, "--resume", state)
    assert code == 1
    assert printed + rest == run("sudoku", "solve", puzzles)[1]
    assert run("sudoku", "solve", puzzles, "--resume", state) == (1, "", "")


@pytest.mark.parametrize("where", [[], ["--jobs", "2"], ["--cluster", "local"]])
def test_a_request_to_end_is_heeded(puzzles, tmp_path, where):
    state = tmp_path / "state"
    lines = puzzles.read_text(encoding="ascii").splitlines(keepends=True)
    with started("sudoku", "solve", "--resume", state, *where) as process:
        process.stdin.write("".join(lines[:500]))
        process.stdin.flush()
        printed = process.stdout.readline()
        process.terminate()
        printed += process.stdout.read()
        assert process.wait() == 143
    assert (
        printed + run("sudoku", "solve", puzzles, "--resume", state)[1] == run("sudoku", "solve", puzzles)[1]
    )


def test_workers_and_the_scheduler_may_die(puzzles, tmp_path):
    state = tmp_path / "state"
    lines = puzzles.read_text(encoding="ascii").splitlines(keepends=True)
    with Cluster(tmp_path) as cluster:
        cluster.add_worker()
        cluster.add_worker()
        words = ("sudoku", "solve", "--cluster", cluster.address, "--resume", state)
        with started(*words) as process:
            process.stdin.write("".join(lines[:200]))
            process.stdin.flush()
            printed = process.stdout.readline()
            cluster.kill_worker()
            process.stdin.write("".join(lines[200:400]))
            process.stdin.flush()
            printed += "".join(process.stdout.readline() for _ in range(399))
            # More input is still to come.
            cluster.scheduler.kill()
            assert process.wait() == 1
            printed += process.stdout.read()
            assert "has gone away" in process.stderr.read()
    printed += run("sudoku", "solve", puzzles, "--resume", state)[1]
    assert printed == run("sudoku", "solve", puzzles)[1]


def test_workers_end_what_nobody_wants_any_more(tmp_path):
    with Cluster(tmp_path) as cluster:
        cluster.add_worker()
        # This would take days.
        words = ("sudoku", "solve", "--limit", 10**9, "--cluster", cluster.address)
        with started(*words) as process:
            process.stdin.write(f"{PUZZLES[0]}\n")
            process.stdin.flush()
            process.stdout.readline()
            process.stdin.write(f"{'.' * 81}\n")
            process.stdin.flush()
            cluster.wait_until_busy()
            process.send_signal(signal.SIGINT)
            assert process.wait() == 130
        assert run("queens", "count", 8, "--cluster", cluster.address) == (0, "92\n", "")


@pytest.mark.long
def test_a_long_run_through_every_fault(tmp_path):
    """Workers killed at 20 random moments, the scheduler 5 times, and Ctrl+C 10 times."""
    chance = random.Random(15)
    puzzles = written(tmp_path / "puzzles.txt", 500_000, ours("hard"))
    state, output, wanted = (tmp_path / name for name in ("state", "output", "wanted"))
    with wanted.open("w") as file:
        run("sudoku", "solve", puzzles, stdout=file)
    faults = ["worker"] * 20 + ["scheduler"] * 5 + ["interrupt"] * 10
    chance.shuffle(faults)
    done = []
    with output.open("a") as file:
        while faults:
            with Cluster(tmp_path) as cluster:
                cluster.add_worker()
                cluster.add_worker()
                fault = None
                while faults and fault != "scheduler":
                    words = ("sudoku", "solve", puzzles, "--cluster", cluster.address, "--resume", state)
                    with started(*words, stdout=file) as process:
                        fault = None
                        while faults and fault in (None, "worker"):
                            with pytest.raises(subprocess.TimeoutExpired):  # it has not come to its end
                                process.wait(chance.uniform(0.1, 1))
                            fault = faults.pop()
                            done.append(fault)
                            if fault == "worker":
                                cluster.add_worker()
                                cluster.kill_worker()
                            elif fault == "scheduler":
                                cluster.scheduler.kill()
                                assert process.wait() == 1
                            else:
                                process.send_signal(signal.SIGINT)
                                # On a busy machine Python itself may still be starting.
                                assert process.wait() in (130, -signal.SIGINT)
                        # The last one is stopped here.
                        process.send_signal(signal.SIGINT)
                        process.wait()
        assert len(done) == 35
        assert run("sudoku", "solve", puzzles, "--jobs", 2, "--resume", state, stdout=file)[0] == 1
    assert output.read_bytes() == wanted.read_bytes()


FAULTS = """

class Faulty(Answering):
    def __call__(self, numbered):
        return failed_at(numbered[0], super().__call__(numbered))

    def together(self, puzzles):
        for numbered, answer in zip(puzzles, super().together(puzzles)):
            yield failed_at(numbered[0], answer)


def failed_at(number, answer):
    if number == 300:
        import os

        os._exit(1)
    if number == 400:
        raise MemoryError("no more")
    return answer


Answering = Faulty
"""


def test_a_puzzle_that_fails_three_times_is_named(puzzles, tmp_path):
    package = tmp_path / "py/undoku"
    shutil.copytree(ROOT / "py/undoku", package)
    module = package / "cli/sudoku.py"
    module.write_text(module.read_text(encoding="utf-8") + FAULTS, encoding="utf-8")
    words = [*COMMAND, "sudoku", "solve", str(puzzles), "--json", "--cluster", "local"]
    environment = {**ENVIRONMENT, "PYTHONPATH": str(package.parent)}
    done = subprocess.run(words, capture_output=True, text=True, env=environment)
    wanted = run("sudoku", "solve", puzzles, "--json")[1].splitlines()
    found = done.stdout.splitlines()
    assert done.returncode == 1
    for line, reason in ((300, "a worker died each time it was tried"), (400, "MemoryError: no more")):
        answer = json.loads(found[line - 1])
        assert answer["error"] == f"line {line}: given up: {reason}"
        assert answer["puzzle"] == json.loads(wanted[line - 1])["puzzle"]
        found[line - 1] = wanted[line - 1]
    assert found == wanted


def test_a_worker_whose_python_is_too_old_is_named(puzzles, tmp_path):
    package = tmp_path / "py/undoku"
    shutil.copytree(ROOT / "py/undoku", package)
    module = package / "cli/cluster/parcel.py"
    text = module.read_text(encoding="utf-8")
    assert "LEAST = (3, 11)" in text
    module.write_text(text.replace("LEAST = (3, 11)", "LEAST = (99, 1)"), encoding="utf-8")
    words = [*COMMAND, "queens", "count", "8", "--cluster", "local"]
    environment = {**ENVIRONMENT, "PYTHONPATH": str(package.parent)}
    done = subprocess.run(words, capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"has Python {sys.version_info.major}.{sys.version_info.minor}" in done.stderr
    assert "undoku needs 99.1 or newer on every worker" in done.stderr


def test_what_a_worker_needs_is_what_the_package_needs():
    from undoku.cli.cluster.parcel import LEAST

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={LEAST[0]}.{LEAST[1]}"


def test_workers_are_told_to_have_the_same_dask():
    text = (ROOT / "docs/cluster.md").read_text(encoding="utf-8")
    pinned = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]["cluster"]
    assert f"pip install {pinned[0]} " in text


def test_a_state_of_something_else_is_refused(puzzles, tmp_path):
    state = tmp_path / "state"
    run("sudoku", "solve", puzzles, "--resume", state)
    before = state.read_bytes()
    for words, said in (
        (["sudoku", "solve", puzzles, "--json"], "not for `undoku sudoku solve --limit 2 --json`"),
        (["queens", "count", "8"], "not for `undoku queens count 8`"),
        (["sudoku", "solve", __file__], "is it another input?"),
    ):
        code, out, err = run(*words, "--resume", state)
        assert (code, out) == (1, "")
        assert said in err
        assert state.read_bytes() == before
    head = '{"undoku": 1, "command": "queens count 8", "of": 1, "parts": '
    others = (f"{head}[]}}", f'{head}{{"1": 4}}}}', f'{head}{{"0": Infinity}}}}', f'{head}{{}}, "of": 2}}')
    for content in ("[1]", "\xff", *others):
        state.write_text(content, encoding="latin-1")
        code, out, err = run("queens", "count", "8", "--resume", state)
        assert (code, out) == (1, "")
        assert err.endswith("this is no file that --resume has written\n")
    assert run("queens", "count", "8", "--resume", "")[0] == 2


@pytest.mark.parametrize("address", ["here", "tcp://host", "udp://host:8786", ""])
def test_what_is_no_address(address):
    code, out, err = run("queens", "count", "8", "--cluster", address)
    assert (code, out) == (2, "")
    assert "write it like tcp://host:8786" in err


def test_a_secret_connection_needs_certificates():
    code, out, err = run("queens", "count", "8", "--cluster", "tls://127.0.0.1:1")
    assert (code, out) == (1, "")
    assert "needs certificates" in err


def test_jobs_are_for_this_machine():
    code, out, err = run("queens", "count", "8", "--cluster", "tcp://127.0.0.1:1", "--jobs", "2")
    assert (code, out) == (1, "")
    assert "leave one out" in err


def test_where_dask_is_not_installed():
    words = [sys.executable, "-S", "-m", "undoku", "queens", "count", "8"]
    alone = subprocess.run(words, capture_output=True, text=True, env=ENVIRONMENT)
    assert (alone.returncode, alone.stdout) == (0, "92\n")
    done = subprocess.run([*words, "--cluster", "local"], capture_output=True, text=True, env=ENVIRONMENT)
    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install '.[cluster]'" in done.stderr
