def solve(n):
    board = [[-1] * n for _ in range(n)]
    def walk(r, c, k):
        board[r][c] = k
        if k == n * n:
            return True
        for dr, dc in [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]:
            a, b = r + dr, c + dc
            if 0 <= a < n and 0 <= b < n and board[a][b] == -1:
                if walk(a, b, k + 1):
                    return True
        board[r][c] = -1
        return False
    return walk(0, 0, 1)
