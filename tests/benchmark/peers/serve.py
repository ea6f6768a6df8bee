"""Answer requests, one a line of stdin, natively: `serve.py FOLDER...` with the folders to import from."""

import sys

sys.path[:0] = sys.argv[1:]

from solvers import run  # noqa: E402  (the folders come first)

print("ready", flush=True)
for line in sys.stdin:
    run(line, lambda text: print(text, flush=True))
