# Sudoku: fill the last empty cell first, as in the lecture.
#
# solve gets the grid as nine lists of nine numbers, 0 for an empty cell.
# It fills the grid and returns True, or leaves it and returns False.


def solve(board, row=8, col=8):
    row, col = find_next_empty_cell(board, row, col)
    if row == -1:
        return True
    for k in range(1, 10):
        if is_valid(board, row, col, k):
            board[row][col] = k
            if solve(board, row, col):
                return True
            board[row][col] = 0
    return False


def find_next_empty_cell(board, row, col):
    while board[row][col] != 0:
        col -= 1
        if col < 0:
            col = 8
            row -= 1
        if row < 0:
            return -1, -1
    return row, col


def is_valid(board, row, col, k):
    for i in range(9):
        if board[row][i] == k:
            return False
    for i in range(9):
        if board[i][col] == k:
            return False
    start_row, start_col = row // 3 * 3, col // 3 * 3
    for i in range(3):
        for j in range(3):
            if board[start_row + i][start_col + j] == k:
                return False
    return True
