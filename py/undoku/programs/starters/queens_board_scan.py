# N-Queens: one queen a row, and a look over the board before each, as in
# the lecture.
#
# solve gets the board as N lists of N numbers, all 0; 1 is a queen.
# It yields the board each time that N queens stand on it.


def solve(board, row=0):
    if row == len(board):
        yield board
        return
    for col in range(len(board)):
        if is_queen_safe(board, row, col):
            board[row][col] = 1
            yield from solve(board, row + 1)
            board[row][col] = 0


def is_queen_safe(board, row, col):
    # From the top.
    for i in range(row):
        if board[i][col] == 1:
            return False
    # From the diagonal on the left.
    i, j = row - 1, col - 1
    while i >= 0 and j >= 0:
        if board[i][j] == 1:
            return False
        i, j = i - 1, j - 1
    # From the diagonal on the right.
    i, j = row - 1, col + 1
    while i >= 0 and j < len(board):
        if board[i][j] == 1:
            return False
        i, j = i - 1, j + 1
    return True
