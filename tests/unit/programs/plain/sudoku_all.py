def solutions(grid):
    found = []

    def fits(r, c, d):
        for k in range(9):
            if grid[r][k] == d or grid[k][c] == d:
                return False
            if grid[r - r % 3 + k // 3][c - c % 3 + k % 3] == d:
                return False
        return True

    def search():
        for r in range(9):
            for c in range(9):
                if grid[r][c] == 0:
                    for d in range(1, 10):
                        if fits(r, c, d):
                            grid[r][c] = d
                            search()
                            grid[r][c] = 0
                    return
        found.append([row[:] for row in grid])

    search()
    return found
