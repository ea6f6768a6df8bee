class Queens:
    def __init__(self, n):
        self.n = n
        self.board = [["."] * n for _ in range(n)]
        self.results = []

    def attacked(self, row, col):
        for step in range(1, row + 1):
            if self.board[row - step][col] == "Q":
                return True
            if col - step >= 0 and self.board[row - step][col - step] == "Q":
                return True
            if col + step < self.n and self.board[row - step][col + step] == "Q":
                return True
        return False

    def search(self, row=0):
        if row == self.n:
            self.results.append(["".join(line) for line in self.board])
        else:
            for col in range(self.n):
                if not self.attacked(row, col):
                    self.board[row][col] = "Q"
                    self.search(row + 1)
                    self.board[row][col] = "."
        return self.results
