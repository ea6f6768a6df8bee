"""Programs that run as long as a test: what they write goes into a folder that goes with them."""

import contextlib
import os
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from other_browsers import xvfb

LOOPBACK = "127.0.0.1"
# Tenths of a second for a program to start.
PATIENCE = 1200


@contextlib.contextmanager
def own_folder() -> Iterator[Path]:
    """Make a folder for all that a browser writes."""
    with tempfile.TemporaryDirectory(prefix="undoku-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@contextlib.contextmanager
def running(
    command: list[Any], home: Path, environment: dict[str, str] | None = None, told: int | None = None
) -> Iterator[Callable[[Callable[[], object]], None]]:
    """Run a program until the block ends; return what waits until something that it makes is there."""
    log = home / f"{Path(command[0]).name}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, "HOME": str(home), **(environment or {})},
            pass_fds=() if told is None else (told,),
        )

    def wait_for(is_there: Callable[[], object]) -> None:
        for _ in range(PATIENCE):
            if is_there():
                return
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.1)
                break
        raise AssertionError(f"{command[0]} does not start: {log.read_text(errors='replace')}")

    try:
        yield wait_for
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def screen(folder: Path) -> Iterator[str]:
    """Open a screen in memory, which chooses its number itself, and return its name."""
    number = folder / "screen"
    with number.open("w") as file:
        told = file.fileno()
        command = [xvfb(), "-displayfd", str(told), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        with running(command, folder, told=told) as wait_for:
            wait_for(lambda: number.read_text().endswith("\n"))
            yield f":{number.read_text().strip()}"


def free_port() -> int:
    with socket.create_server((LOOPBACK, 0)) as taken:
        return taken.getsockname()[1]


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((LOOPBACK, port)) == 0
