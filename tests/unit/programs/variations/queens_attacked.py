def solve(n):
    attacked = [[0] * n for _ in range(n)]
    board = [[0] * n for _ in range(n)]
    def mark(r, c, by):
        for i in range(r + 1, n):
            attacked[i][c] += by
            if c - (i - r) >= 0: attacked[i][c - (i - r)] += by
            if c + (i - r) < n: attacked[i][c + (i - r)] += by
    def place(r):
        if r == n:
            return True
        for c in range(n):
            if not attacked[r][c]:
                mark(r, c, 1)
                board[r][c] = 1
                if place(r + 1):
                    return True
                mark(r, c, -1)
                board[r][c] = 0
        return False
    place(0)
    return board
