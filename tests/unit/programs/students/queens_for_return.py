def extend(n, cols):
    if len(cols) == n:
        yield cols
        return
    for c in range(n):
        if all(c != d and abs(c - d) != len(cols) - r for r, d in enumerate(cols)):
            yield from extend(n, cols + [c])


def solve(n):
    for solution in extend(n, []):
        return solution
    return None
