class NQueens:
    def __init__(self, n):
        self.n = n
        self.cols = [-1] * n
        self.count = 0

    def safe(self, row, col):
        for r in range(row):
            if self.cols[r] == col or abs(self.cols[r] - col) == row - r:
                return False
        return True

    def place(self, row):
        if row == self.n:
            self.count += 1
            return
        for col in range(self.n):
            if self.safe(row, col):
                self.cols[row] = col
                self.place(row + 1)
                self.cols[row] = -1

    def run(self):
        self.place(0)
        return self.count
