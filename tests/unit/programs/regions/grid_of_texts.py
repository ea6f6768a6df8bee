def is_safe(grid, queens, row, col):
    for r, c in queens:
        if r == row or c == col:
            return False
        if abs(r - row) <= 1 and abs(c - col) <= 1:
            return False
        if grid[r][c] == grid[row][col]:
            return False
    return True


def solve_queens(grid, row, queens):
    if row == len(grid):
        return True
    for col in range(len(grid)):
        if is_safe(grid, queens, row, col):
            queens.append((row, col))
            if solve_queens(grid, row + 1, queens):
                return True
            queens.pop()
    return False
