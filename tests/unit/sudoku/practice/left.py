"""What is left of the digits, in the plainest way."""

DIGITS = range(1, 10)


def places(left, digit, unit=range(81)):
    """List the cells of a unit that have a digit."""
    return [cell for cell in unit if digit in left[cell]]


def removed(left, digit, cells):
    """Write that a digit goes from those of some cells that have it."""
    return {(digit, cell) for cell in cells if digit in left[cell]}
