import copy

def find_empty(grid):
    for i, row in enumerate(grid):
        for j, value in enumerate(row):
            if value == 0:
                return (i, j)

def ok(grid, i, j, n):
    return (all(grid[i][x] != n for x in range(9))
            and all(grid[y][j] != n for y in range(9))
            and all(grid[i // 3 * 3 + a][j // 3 * 3 + b] != n for a in range(3) for b in range(3)))

def solve(grid):
    spot = find_empty(grid)
    if spot is None:
        return grid
    i, j = spot
    for n in range(1, 10):
        if ok(grid, i, j, n):
            new_grid = copy.deepcopy(grid)
            new_grid[i][j] = n
            result = solve(new_grid)
            if result is not None:
                return result
    return None
