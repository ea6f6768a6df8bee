"""A signal that Python drops, because it comes while a `__del__` runs, is heeded all the same."""

import signal
import subprocess
import sys

import pytest
from processes import ENVIRONMENT

LOSING = """
import signal, sys, threading, time
from undoku.cli.cluster.connection import heed_lost_signals

class Busy:
    def __del__(self):
        signal.raise_signal(int(sys.argv[1]))

start = threading.Thread.start

def start_slowly(thread):
    start(thread)
    time.sleep(0.1)

# As on a busy machine: what is sent while this goes on is lost as well.
threading.Thread.start = start_slowly
# Whoever starts the tests in the background may have said that it is to be ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))
heed_lost_signals()
Busy()
while True:
    pass
"""


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, -signal.SIGINT), (signal.SIGTERM, 143)])
def test_a_signal_that_python_drops_is_heeded(number, code):
    words = [sys.executable, "-c", LOSING, str(int(number))]
    with subprocess.Popen(words, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True) as process:
        try:
            said = process.communicate(timeout=60)[1]
        finally:
            process.kill()
    assert process.returncode == code
    assert "ignored" not in said
