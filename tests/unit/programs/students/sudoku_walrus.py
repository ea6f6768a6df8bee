def empty(grid):
    return next(((r, c) for r in range(9) for c in range(9) if not grid[r][c]), None)


def options(grid, r, c):
    box = {grid[i][j] for i in range(r - r % 3, r - r % 3 + 3) for j in range(c - c % 3, c - c % 3 + 3)}
    return set(range(1, 10)) - set(grid[r]) - {row[c] for row in grid} - box


def sudoku(grid):
    if not (cell := empty(grid)):
        return True
    r, c = cell
    for digit in sorted(options(grid, r, c)):
        grid[r][c] = digit
        if sudoku(grid):
            return True
    grid[r][c] = 0
    return False
