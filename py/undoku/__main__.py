"""`python -m undoku`."""

import sys

from undoku.cli import main

if __name__ == "__main__":
    sys.exit(main())
