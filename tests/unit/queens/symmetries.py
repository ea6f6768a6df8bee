"""The eight symmetries by name, written out a square at a time."""

IMAGES = {
    "identity": lambda r, c, last: (r, c),
    "turn-90": lambda r, c, last: (c, last - r),
    "turn-180": lambda r, c, last: (last - r, last - c),
    "turn-270": lambda r, c, last: (last - c, r),
    "mirror-rows": lambda r, c, last: (last - r, c),
    "mirror-columns": lambda r, c, last: (r, last - c),
    "mirror-diagonal": lambda r, c, last: (c, r),
    "mirror-antidiagonal": lambda r, c, last: (last - c, last - r),
}
"""Where each symmetry takes a square."""
