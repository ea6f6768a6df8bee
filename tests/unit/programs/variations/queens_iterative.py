# the queen of a row moves on, column by column; no recursion
def solve(queens):
    n = len(queens)
    row = 0
    while 0 <= row < n:
        queens[row] += 1
        while queens[row] < n and attacked(queens, row):
            queens[row] += 1
        if queens[row] < n:
            row += 1
        else:
            queens[row] = -1
            row -= 1
    return row == n


def attacked(queens, row):
    for r in range(row):
        if queens[r] == queens[row] or abs(queens[r] - queens[row]) == row - r:
            return True
    return False
