import time


def solve(board, row=0):
    n = len(board)
    if row == n:
        return True
    for col in range(n):
        if not attacked(board, row, col):
            board[row][col] = 1
            if solve(board, row + 1):
                return True
            board[row][col] = 0
    return False


def attacked(board, row, col):
    n = len(board)
    return any(
        board[r][c] and (c == col or r + c == row + col or r - c == row - col)
        for r in range(row)
        for c in range(n)
    )


start = time.time()
board = [[0] * 8 for _ in range(8)]
if solve(board):
    for row in board:
        print(row)
print("took %.3f seconds" % (time.time() - start))
