def next_row(board, row):
    if row == len(board):
        return True
    return next_col(board, row, 0)


def next_col(board, row, col):
    if col == len(board):
        return False
    if free(board, row, col):
        board[row][col] = 1
        if next_row(board, row + 1):
            return True
        board[row][col] = 0
    return next_col(board, row, col + 1)


def free(board, row, col):
    for i in range(row):
        for j in range(len(board)):
            if board[i][j] and (j == col or abs(j - col) == row - i):
                return False
    return True
