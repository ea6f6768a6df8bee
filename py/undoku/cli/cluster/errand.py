"""What a worker does with a part. It is sent as text: a worker may have no Undoku, or an older Python.

So this file imports nothing of Undoku, and is written for Pythons that are older than what Undoku needs.
"""

import ctypes
import importlib
import os
import pickle
import platform
import sys
import threading
from typing import Any

from distributed import Worker, get_worker

LOOKS = 0.5
"""Seconds between looks at whether a part is still wanted."""


class Unwanted(BaseException):
    """The part that is worked on was taken back."""


LOADER = "(lambda there: exec(compile(source, 'errand', 'exec'), there) or there['Errand'](source))({})"


class Errand:
    """The function `run`, which is pickled as the text of this file, and read by any Python.

    Also the scheduler reads it, and sends it on: pickled by value it would be the code of one Python.
    """

    def __init__(self, source: str) -> None:
        """Take the text of this file."""
        self.source = source

    def __reduce__(self) -> Any:
        """Tell how to make it anew."""
        return eval, (LOADER, {"source": self.source})

    def __call__(self, archive: str, least: tuple[int, int], payload: bytes) -> tuple[bool, Any]:
        """Do a part."""
        return run(archive, least, payload)


def run(archive: str, least: tuple[int, int], payload: bytes) -> tuple[bool, Any]:
    """Call what is pickled in `payload`, with the package in `archive`, a file that was uploaded.

    Gives whether this Python is as new as `least`; and the result, or which Python this is.
    """
    worker = get_worker()
    if sys.version_info < least:
        return False, f"{worker.address} has Python {platform.python_version()}"
    # One part at a time in a process: a second one would not be faster, and would need as much memory again.
    lock = vars(sys).setdefault("_undoku_lock", threading.Lock())
    with lock:
        use(os.path.join(worker.local_directory, archive))  # noqa: PTH118
        try:
            with Watch(worker):
                return True, pickle.loads(payload)()
        except Unwanted:
            # Nobody reads this; an error would be told in the worker's log.
            return False, "unwanted"


def use(path: str) -> None:
    """Let `undoku` be the package in this archive, also if another one is loaded."""
    loaded = sys.modules.get("undoku")
    if loaded is not None and (loaded.__file__ or "").startswith(path):
        return
    for name in [name for name in sys.modules if name.split(".")[0] == "undoku"]:
        del sys.modules[name]
    sys.path[:] = [path] + [place for place in sys.path if place != path]
    importlib.invalidate_caches()


class Watch:
    """Ends what this thread does once nobody wants it any more, which Dask leaves running."""

    def __init__(self, worker: Worker) -> None:
        """Look after the task that this thread runs."""
        self.tasks = worker.state.tasks
        self.key = worker.get_current_task()
        self.thread = threading.get_ident()
        self.over = threading.Event()
        self.lock = threading.Lock()

    def __enter__(self) -> None:
        """Begin to look."""
        threading.Thread(target=self.look, daemon=True).start()

    def __exit__(self, *error: object) -> None:
        """Look no more."""
        with self.lock:
            self.over.set()

    def look(self) -> None:
        """Look until it is over, or not wanted."""
        while not self.over.wait(LOOKS):
            task = self.tasks.get(self.key)
            if task is None or task.state in ("cancelled", "released", "forgotten"):
                with self.lock:
                    if not self.over.is_set():
                        ended = ctypes.py_object(Unwanted)
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.thread), ended)
                return
