def solve(regions):
    n = len(regions)
    columns = [-1] * n
    used_columns = [False] * n
    used_regions = [False] * n

    def place(row):
        if row == n:
            return True
        for col in range(n):
            region = regions[row][col]
            if used_columns[col] or used_regions[region]:
                continue
            if row > 0 and abs(columns[row - 1] - col) <= 1:
                continue
            columns[row] = col
            used_columns[col] = used_regions[region] = True
            if place(row + 1):
                return True
            columns[row] = -1
            used_columns[col] = used_regions[region] = False
        return False

    return columns if place(0) else None
