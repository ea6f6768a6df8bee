"""The shell as its users start it: a process of its own."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]
# An empty PYTHONUNBUFFERED is none: what is printed to a pipe waits, unless the shell sees to it.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONUNBUFFERED": ""}
COMMAND = [sys.executable, "-m", "undoku"]
PIPES = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)


def run(*words, text="", stdout=subprocess.PIPE):
    """Run a command to its end and return (exit code, stdout, stderr)."""
    done = subprocess.run(
        [*COMMAND, *map(str, words)],
        input=text,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    )
    return done.returncode, done.stdout, done.stderr


@contextmanager
def started(*words, **options):
    """Have a command run that heeds Ctrl+C, as in a shell's foreground, and end it."""
    words = [*COMMAND, *map(str, words)]
    with subprocess.Popen(
        words, **{**PIPES, **options}, text=True, env=ENVIRONMENT, preexec_fn=_heed_interrupts
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def _heed_interrupts():
    """Undo what a process inherits that was started in the background: there Ctrl+C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
