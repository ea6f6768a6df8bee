"""Lines on stdout that Ctrl+C does not cut in two."""

import signal
import sys


def write_line(text: str) -> None:
    """Print the line; a Ctrl+C that comes meanwhile takes effect once the line is out."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        sys.stdout.write(text + "\n")
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        sys.stdout.write(text + "\n")
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
