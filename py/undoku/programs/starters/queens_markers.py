# N-Queens: columns and diagonals that are taken are marked in three arrays,
# as in the lecture.
#
# solve gets a list with the column of each row's queen, all -1 for none yet.
# It yields the list each time that all queens stand.


def solve(queens):
    n = len(queens)
    top = [False] * n
    left = [False] * (2 * n - 1)
    right = [False] * (2 * n - 1)
    yield from place(queens, 0, top, left, right)


def place(queens, row, top, left, right):
    n = len(queens)
    if row == n:
        yield queens
        return
    for col in range(n):
        down, up = row + col, row - col + n - 1
        if not top[col] and not left[down] and not right[up]:
            queens[row] = col
            top[col] = left[down] = right[up] = True
            yield from place(queens, row + 1, top, left, right)
            queens[row] = -1
            top[col] = left[down] = right[up] = False
