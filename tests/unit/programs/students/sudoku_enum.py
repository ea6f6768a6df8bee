from enum import Enum, auto


class Outcome(Enum):
    SOLVED = auto()
    STUCK = auto()


def solve(grid, cell=0):
    if cell == 81:
        return Outcome.SOLVED
    r, c = divmod(cell, 9)
    if grid[r][c]:
        return solve(grid, cell + 1)
    for digit in range(1, 10):
        if fits(grid, r, c, digit):
            grid[r][c] = digit
            if solve(grid, cell + 1) is Outcome.SOLVED:
                return Outcome.SOLVED
            grid[r][c] = 0
    return Outcome.STUCK


def fits(grid, r, c, digit):
    for i in range(9):
        if digit in (grid[r][i], grid[i][c], grid[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]):
            return False
    return True
