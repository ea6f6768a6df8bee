def solve(grid):
    n = len(grid)
    board = [list(row) for row in grid]

    def ok(r, c):
        for i in range(n):
            for j in range(n):
                if board[i][j] == "Q":
                    if i == r or j == c or grid[i][j] == grid[r][c]:
                        return False
                    if abs(i - r) <= 1 and abs(j - c) <= 1:
                        return False
        return True

    def place(r):
        if r == n:
            return True
        for c in range(n):
            if ok(r, c):
                board[r][c] = "Q"
                if place(r + 1):
                    return True
                board[r][c] = grid[r][c]
        return False

    return board if place(0) else []
