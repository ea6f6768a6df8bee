"""A scheduler of Dask and its workers, as processes of their own that can be killed."""

import json
import os
import select
import subprocess
import sys

import psutil


class Cluster:
    """A scheduler, and workers that are started one by one; Undoku is on none of them."""

    def __init__(self, folder):
        """Start the scheduler, with what it writes in a folder."""
        environment = {**os.environ, "PYTHONPATH": "", "DASK_TEMPORARY_DIRECTORY": str(folder)}
        self._options = {"env": environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._file = folder / "scheduler.json"
        self._file.unlink(missing_ok=True)
        where = ["--host", "127.0.0.1", "--port", "0", "--dashboard-address", "127.0.0.1:0"]
        self.scheduler = self._start("scheduler", *where)
        self.workers = []
        self.address = self._address()

    def __enter__(self):
        """Give this object."""
        return self

    def __exit__(self, *error):
        """End all of it."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()

    def add_worker(self):
        """Start another worker."""
        self.workers.append(self._start("worker", "--nthreads", "1", "--no-nanny", "--no-dashboard"))

    def kill_worker(self):
        """Kill the one that is there for longest."""
        process = self.workers.pop(0)
        process.kill()
        process.wait()

    def wait_until_busy(self):
        """Wait until the first worker has worked for half a second, more than anything small takes."""
        times = psutil.Process(self.workers[0].pid).cpu_times
        before = times().user
        while times().user < before + 0.5:
            select.select([], [], [], 0.01)

    def _start(self, what, *words):
        words = ["-m", f"distributed.cli.dask_{what}", "--scheduler-file", str(self._file), *words]
        return subprocess.Popen([sys.executable, *words], **self._options)

    def _address(self):
        # The file is written by another process: it is there, but not yet whole.
        while self.scheduler.poll() is None:
            try:
                return json.loads(self._file.read_text(encoding="utf-8"))["address"]
            except (OSError, ValueError):
                select.select([], [], [], 0.01)
        raise AssertionError("the scheduler has ended")
