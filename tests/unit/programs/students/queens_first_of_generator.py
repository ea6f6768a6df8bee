def boards(n, cols=()):
    row = len(cols)
    if row == n:
        yield cols
        return
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(cols)):
            yield from boards(n, cols + (col,))


def first(n):
    return next(boards(n), None)
