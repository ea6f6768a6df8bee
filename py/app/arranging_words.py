"""What the callbacks say of programs that are put together or mended."""

STOPPED = "Stopped. Press “Check” to run it again."
UNREADABLE = "What came of this program cannot be read. Press “Check” to run it again."
