"""Where a test that fails leaves what was to be seen, and under which name."""

import re
from pathlib import Path

RESULTS = Path(__file__).parent.parent.parent / "test-results"


def slugify(name: str) -> str:
    """Turn a test's name into one that a file can have."""
    return re.sub(r"\W+", "-", name)[-120:].strip("-")
