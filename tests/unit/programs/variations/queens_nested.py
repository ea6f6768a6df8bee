def solve(n):
    """every placement as a list of columns"""
    res = []
    cols, diag1, diag2 = set(), set(), set()
    queens = [-1] * n

    def backtrack(row):
        if row == n:
            res.append(queens[:])
            return
        for col in range(n):
            if col in cols or row - col in diag1 or row + col in diag2:
                continue
            queens[row] = col
            cols.add(col)
            diag1.add(row - col)
            diag2.add(row + col)
            backtrack(row + 1)
            queens[row] = -1
            cols.remove(col)
            diag1.remove(row - col)
            diag2.remove(row + col)

    backtrack(0)
    return res
