def find(grid):
    for r in range(9):
        for c in range(9):
            if grid[r][c] == 0:
                return r, c
    return -1, -1


def ok(grid, r, c, d):
    for i in range(9):
        if grid[r][i] == d or grid[i][c] == d:
            return False
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        for j in range(c // 3 * 3, c // 3 * 3 + 3):
            if grid[i][j] == d:
                return False
    return True


def solve(grid):
    r, c = find(grid)
    if r == -1:
        return True
    for d in range(1, 10):
        if ok(grid, r, c, d):
            grid[r][c] = d
            if solve(grid):
                return True
    return False
