def sudoku(grid):
    rows = [set() for _ in range(9)]
    cols = [set() for _ in range(9)]
    boxes = [set() for _ in range(9)]
    for r in range(9):
        for c in range(9):
            if grid[r][c]:
                rows[r].add(grid[r][c])
                cols[c].add(grid[r][c])
                boxes[r // 3 * 3 + c // 3].add(grid[r][c])

    def go(spot):
        if spot == 81:
            return True
        r, c = divmod(spot, 9)
        if grid[r][c] != 0:
            return go(spot + 1)
        box = r // 3 * 3 + c // 3
        for d in range(1, 10):
            if d not in rows[r] and d not in cols[c] and d not in boxes[box]:
                grid[r][c] = d
                rows[r].add(d)
                cols[c].add(d)
                boxes[box].add(d)
                if go(spot + 1):
                    return True
                grid[r][c] = 0
                rows[r].remove(d)
                cols[c].remove(d)
                boxes[box].remove(d)
        return False

    return go(0)
