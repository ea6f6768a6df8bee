class NQueens:
    def __init__(self, board):
        self.grid = board
        self.N = len(board)
    def ok(self, r, c):
        for k in range(self.N):
            if self.grid[r][k] or self.grid[k][c]:
                return False
        for i in range(self.N):
            for j in range(self.N):
                if abs(i - r) == abs(j - c) and self.grid[i][j]:
                    return False
        return True
    def solve(self, col=0):
        if col == self.N:
            return True
        for r in range(self.N):
            if self.ok(r, col):
                self.grid[r][col] = 1
                if self.solve(col + 1):
                    return True
                self.grid[r][col] = 0
        return False
