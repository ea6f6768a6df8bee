class Sudoku:
    def __init__(self, board):
        self.board = board
        self.size = 9

    def find(self):
        for self.r in range(self.size):
            for self.c in range(self.size):
                if self.board[self.r][self.c] == 0:
                    return self.r, self.c
        return None

    def allowed(self, r, c, n):
        if n in self.board[r]:
            return False
        for i in range(self.size):
            if self.board[i][c] == n:
                return False
        for i in range(r // 3 * 3, r // 3 * 3 + 3):
            if n in self.board[i][c // 3 * 3:c // 3 * 3 + 3]:
                return False
        return True

    def solve(self):
        spot = self.find()
        if not spot:
            return True
        r, c = spot
        for n in range(1, self.size + 1):
            if self.allowed(r, c, n):
                self.board[r][c] = n
                if self.solve():
                    return True
                self.board[r][c] = 0
        return False


def solve(board):
    return Sudoku(board).solve()
