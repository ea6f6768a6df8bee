def n_queens(n):
    board = [["."] * n for _ in range(n)]
    cols, diag, anti = set(), set(), set()

    def solve(r):
        if r == n:
            return True
        for c in range(n):
            if c in cols or r - c in diag or r + c in anti:
                continue
            board[r][c] = "Q"
            cols.add(c)
            diag.add(r - c)
            anti.add(r + c)
            if solve(r + 1):
                return True
            board[r][c] = "."
            cols.remove(c)
            diag.remove(r - c)
            anti.remove(r + c)
        return False

    if solve(0):
        return ["".join(row) for row in board]
    return []
