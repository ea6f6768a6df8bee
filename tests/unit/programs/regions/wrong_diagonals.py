def solve(regions):
    n = len(regions)
    columns = [-1] * n

    def safe(row, col):
        for r in range(row):
            c = columns[r]
            if c == col or abs(c - col) == row - r:
                return False
            if regions[r][c] == regions[row][col]:
                return False
        return True

    def place(row):
        if row == n:
            return True
        for col in range(n):
            if safe(row, col):
                columns[row] = col
                if place(row + 1):
                    return True
                columns[row] = -1
        return False

    return columns if place(0) else None
