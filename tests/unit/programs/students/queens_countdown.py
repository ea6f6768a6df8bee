def solve(board, n):
    # rows are filled from the last to the first
    if n < 0:
        return True
    for c in range(len(board)):
        if ok(board, n, c):
            board[n][c] = 1
            if solve(board, n - 1):
                return True
            board[n][c] = 0
    return False


def ok(board, r, c):
    size = len(board)
    for i in range(r + 1, size):
        for j in range(size):
            if board[i][j] and (j == c or abs(i - r) == abs(j - c)):
                return False
    return True


def start(board):
    return solve(board, len(board) - 1)
