"""The bytes that the first screen loads before Python, each file packed as a server would, by `gzip -9`.

After `make site`: `.venv/bin/python tests/benchmark/first_bytes.py`.
"""

import gzip
import re
from pathlib import Path

SITE = Path(__file__).parent.parent.parent / "_site"
GOAL = 60_000

PAGE = "index.html"
SCRIPT = "static/js/page/main.js"
# Data of the build that the widgets import when they start, with a hash in its name.
DATA = ["static/js/page/strategies-*.js"]


def named_by_the_page() -> list[str]:
    """Return what the page's head asks for, without the core, which brings Python."""
    page = (SITE / PAGE).read_text(encoding="utf-8")
    head = page[: page.index("</head>")]
    named = re.findall(r'<(?:link|script) (?!rel="apple-touch)[^>]*(?:href|src)="\./([^"]+)"', head)
    return [path for path in named if "/vendor/" not in path]


def with_imports(path: str) -> list[str]:
    """Return a script and what it cannot start without; what it imports later is not of the first screen."""
    found = [path]
    for script in found:
        text = (SITE / script).read_text(encoding="utf-8")
        for name in re.findall(r'(?:from|import)"\./([^"]+)"', text):
            imported = f"{Path(script).parent.as_posix()}/{name}"
            if imported not in found:
                found.append(imported)
    return found


def main() -> None:
    """Print each file and the sum."""
    data = [file.relative_to(SITE).as_posix() for pattern in DATA for file in SITE.glob(pattern)]
    files = dict.fromkeys(
        [PAGE, *(path for path in named_by_the_page() if path != SCRIPT), *with_imports(SCRIPT), *data]
    )
    total = 0
    for path in files:
        size = len(gzip.compress((SITE / path).read_bytes(), 9))
        total += size
        print(f"{size:7,} {path}")
    print(f"first screen, packed: {total / 1000:.1f} KB; goal at most {GOAL / 1000:.0f} KB")


if __name__ == "__main__":
    main()
