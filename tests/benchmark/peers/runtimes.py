"""The processes that do the tasks: Python natively, Python inside Pyodide, JavaScript under Node."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
START_SECONDS = 60


class Outcome(NamedTuple):
    """What came of a request: a time and an answer for every item that was finished, and what went wrong."""

    times: list[float]
    answers: list[object]
    trouble: str | None


class Runtime:
    """One kind of process, started when first asked, and started anew after it hung or died."""

    def __init__(self, name: str, command: list[str | Path]) -> None:
        """Name the runtime and the command that serves requests."""
        self.name = name
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()

    def _start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        lines = self._lines = queue.Queue()

        def listen() -> None:
            for line in process.stdout or ():
                lines.put(line)
            lines.put(None)

        threading.Thread(target=listen, daemon=True).start()
        try:
            ready = lines.get(timeout=START_SECONDS)
        except queue.Empty:
            ready = None
        if ready is None:
            process.kill()
            raise RuntimeError(f"{self.name} did not start")
        return process

    def stop(self) -> None:
        """End the process; the next request starts another."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def run(
        self, task: str, items: list[object], seconds: float, patience: float, warm: float = 0
    ) -> Outcome:
        """Do a task for items until `seconds` are over; one item may take `patience` seconds more.

        The times are those of the processor. For `warm` seconds it is done before, untimed.
        """
        outcome = Outcome([], [], None)
        try:
            if self._process is None:
                self._process = self._start()
            assert self._process.stdin
            request = {"task": task, "items": items, "seconds": seconds, "warm": warm}
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            while line := self._lines.get(timeout=warm + seconds + patience):
                part = json.loads(line)
                outcome.times.extend(part["times"])
                outcome.answers.extend(part["answers"])
                if part["done"]:
                    times = [time * part["busy"] for time in outcome.times]
                    return outcome._replace(times=times, trouble=part["error"])
            trouble = "died"
        except queue.Empty:
            trouble = f"no answer in {patience:.0f} s"
        except (OSError, RuntimeError) as error:
            trouble = str(error)
        self.stop()
        return outcome._replace(trouble=trouble)


def runtimes(peers: Path) -> dict[str, Runtime]:
    """Every runtime; `peers` is the folder of the Python peers, beside node_modules."""
    folders = [ROOT / "py", HERE, peers]
    pyodide = HERE / "serve_pyodide.mjs"
    return {
        "Python": Runtime("Python", [sys.executable, HERE / "serve.py", *folders]),
        "Pyodide": Runtime("Pyodide", ["node", pyodide, ROOT / "node_modules/pyodide", *folders]),
        "Node": Runtime("Node", ["node", HERE / "serve.mjs", peers.parent]),
    }
