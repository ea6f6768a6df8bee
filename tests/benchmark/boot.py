"""Boot to ready, cold, beside the same page and worker with Pyodide's stock standard library.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/boot.py [ROUNDS]`.
"""

import gzip
import hashlib
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from browsing import SITE, Line, chromium, folder_size, site_root, spread, visit, wait_ready

from chain import rehash

STOCK = SITE.parent / "node_modules/pyodide/python_stdlib.zip"


def with_stock_library(folder: Path) -> Path:
    """Copy the site and put Pyodide's own archive of sources in the place of the byte code."""
    shutil.copytree(SITE, folder)
    assets = folder / "static/vendor/pyodide/assets.json"
    entries = json.loads(assets.read_text(encoding="utf-8"))
    content = STOCK.read_bytes()
    packed = gzip.compress(content, 9)
    (assets.parent / entries["library"]["file"]).write_bytes(packed)
    entries["library"].update(bytes=len(packed), sha256=hashlib.sha256(content).hexdigest())
    before, after = assets.read_bytes(), json.dumps(entries).encode()
    assets.write_bytes(after)
    rehash(folder, before, after)
    # Without a service worker: its list of hashes is that of the other library.
    (folder / "service-worker.js").unlink()
    return folder


def main(rounds: int) -> None:
    """Print the medians and their ratio, measured in turns."""
    with tempfile.TemporaryDirectory() as scratch, chromium() as browser:
        stock = Path(scratch, "stock")
        stock.mkdir()
        with_stock_library(stock / "undoku")
        ours = Path(scratch, "ours")
        ours.mkdir()
        times: dict[str, list[float]] = {"byte code": [], "stock": []}
        roots = {"byte code": site_root(ours), "stock": stock}
        for turn in range(rounds + 1):
            for name, root in roots.items():
                with Line(root) as line, visit(browser) as page:
                    page.goto(line.url)
                    time = wait_ready(page)
                    if turn:  # the first turn warms the disk's cache
                        times[name].append(time)
        for name, values in times.items():
            print(f"boot, cold, {name} library: {spread(values, 'ms')}")
        pairs = [a / b for a, b in zip(*times.values(), strict=True)]
        print(
            f"ratio: {statistics.median(pairs):.2f} ({min(pairs):.2f} to {max(pairs):.2f}); goal at most 0.45"
        )
        print(f"site: {folder_size(SITE) / 1e6:.1f} MB")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
