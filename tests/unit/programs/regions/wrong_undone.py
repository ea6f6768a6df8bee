def solve(regions):
    n = len(regions)
    columns = []
    used = set()

    def place(row):
        if row == n:
            return True
        for col in range(n):
            if col in columns or regions[row][col] in used:
                continue
            if row and abs(columns[-1] - col) == 1:
                continue
            columns.append(col)
            used.add(regions[row][col])
            if place(row + 1):
                return True
            columns.pop()
        return False

    return columns if place(0) else None
