"""Questions about the next step of a recording, each with one right answer, which the recording knows."""
