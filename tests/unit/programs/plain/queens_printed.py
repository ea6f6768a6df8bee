def safe(board, row, col):
    for r in range(row):
        for c in range(len(board)):
            if board[r][c] == 1:
                if c == col:
                    return False
                if abs(c - col) == row - r:
                    return False
    return True


def place(board, row):
    if row == len(board):
        print(board)
        return
    for col in range(len(board)):
        if safe(board, row, col):
            board[row][col] = 1
            place(board, row + 1)
            board[row][col] = 0
