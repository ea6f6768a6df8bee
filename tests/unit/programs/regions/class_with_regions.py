class Queens:
    def __init__(self, region_map):
        self.region_map = region_map
        self.n = len(region_map)
        self.positions = [None] * self.n
        self.count = 0

    def safe(self, row, col):
        for r in range(row):
            c = self.positions[r]
            if c == col or self.region_map[r][c] == self.region_map[row][col]:
                return False
        return row == 0 or abs(self.positions[row - 1] - col) > 1

    def search(self, row=0):
        if row == self.n:
            self.count += 1
            return
        for col in range(self.n):
            if self.safe(row, col):
                self.positions[row] = col
                self.search(row + 1)
                self.positions[row] = None

    def solve(self):
        self.search()
        return self.count
