def solve(queens, row=0):
    n = len(queens)
    if row == n:
        return True
    options = []
    for c in range(n):
        if all(queens[r] != c and abs(queens[r] - c) != row - r for r in range(row)):
            options.append(c)
    for c in options:
        queens[row] = c
        if solve(queens, row + 1):
            return True
        queens[row] = -1
    return False
