from functools import partial


def free(cols, row, col):
    return all(c != col and abs(c - col) != row - r for r, c in enumerate(cols[:row]))


def search(n, cols, row):
    if row == n:
        return list(cols)
    for col in filter(partial(free, cols, row), range(n)):
        cols[row] = col
        if answer := search(n, cols, row + 1):
            return answer
    cols[row] = -1
    return None


def solve(n):
    return search(n, [-1] * n, 0)
