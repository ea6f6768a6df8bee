def solve(regions):
    n = len(regions)
    columns = [-1] * n
    used = set()

    def place(row):
        if row == n:
            return True
        for col in range(n):
            if col in columns or regions[row][col] in used:
                continue
            columns[row] = col
            used.add(regions[row][col])
            if place(row + 1):
                return True
            columns[row] = -1
            used.remove(regions[row][col])
        return False

    place(0)
    return columns
