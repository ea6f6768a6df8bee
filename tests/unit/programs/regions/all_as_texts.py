def solveNQueens(n, colors):
    board = [["."] * n for _ in range(n)]
    used_cols, used_colors = set(), set()
    solutions = []

    def touching(r, c):
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                rr, cc = r + dr, c + dc
                if 0 <= rr < n and 0 <= cc < n and board[rr][cc] == "Q":
                    return True
        return False

    def bt(r):
        if r == n:
            solutions.append(["".join(row) for row in board])
            return
        for c in range(n):
            if c in used_cols or colors[r][c] in used_colors or touching(r, c):
                continue
            board[r][c] = "Q"
            used_cols.add(c); used_colors.add(colors[r][c])
            bt(r + 1)
            board[r][c] = "."
            used_cols.remove(c); used_colors.remove(colors[r][c])

    bt(0)
    return solutions
