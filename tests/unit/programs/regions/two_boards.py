def valid(board, regions, row, col):
    n = len(board)
    for i in range(n):
        if board[row][i] == 1 or board[i][col] == 1:
            return False
    for dr in (-1, 1):
        for dc in (-1, 1):
            r, c = row + dr, col + dc
            if 0 <= r < n and 0 <= c < n and board[r][c] == 1:
                return False
    for r in range(n):
        for c in range(n):
            if board[r][c] == 1 and regions[r][c] == regions[row][col]:
                return False
    return True


def solve(board, regions, row=0):
    if row == len(board):
        return True
    for col in range(len(board)):
        if valid(board, regions, row, col):
            board[row][col] = 1
            if solve(board, regions, row + 1):
                return True
            board[row][col] = 0
    return False
