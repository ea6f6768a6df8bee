def solve(grid, pos=0):
    if pos == 81:
        return True
    row, col = pos // 9, pos % 9
    if grid[row][col] != 0:
        return solve(grid, pos + 1)
    for number in range(1, 10):
        if number not in grid[row] and number not in [grid[i][col] for i in range(9)]:
            grid[row][col] = number
            if solve(grid, pos + 1):
                return True
            grid[row][col] = 0
    return False
