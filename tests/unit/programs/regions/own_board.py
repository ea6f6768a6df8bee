GRID = """
DDBBA
DBBBA
CBBAA
CEAAA
CEEAA
""".split()

N = len(GRID)
solution = [0] * N


def ok(row, col):
    for r in range(row):
        if solution[r] == col or GRID[r][solution[r]] == GRID[row][col]:
            return False
    return row == 0 or abs(solution[row - 1] - col) > 1


def solve(row):
    if row == N:
        return True
    for col in range(N):
        if ok(row, col):
            solution[row] = col
            if solve(row + 1):
                return True
    return False


if solve(0):
    print(solution)
else:
    print("No solution")
