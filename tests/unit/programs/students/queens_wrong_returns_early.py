def place(board, row):
    if row == len(board):
        return True
    for col in range(len(board)):
        if safe(board, row, col):
            board[row][col] = 1
            return place(board, row + 1)
    return False


def safe(board, row, col):
    for i in range(row):
        for j in range(len(board)):
            if board[i][j] == 1 and (j == col or abs(j - col) == row - i):
                return False
    return True
