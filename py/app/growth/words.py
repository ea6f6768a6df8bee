"""What the callbacks say of how a search grows."""

STOPPED = "Stopped. What was counted until then stays."
LOST = "What was counting is lost. Press “Draw again” to count anew."
NO_PROGRAM = "There is no program of yours on this board yet: write one in Watch, under “Your code”."
UNREADABLE = "What came of your program cannot be shown. Press “Draw again” to try again."
