# Sudoku: fill the last empty cell first, as in the lecture.
#
# solve gets the grid as lists of numbers, a list a row, 0 for an empty cell.
# It fills the grid and returns True, or leaves it and returns False.

# How many rows a box has, by the size of the grid: 2 rows of 3 on a 6 x 6.
BOX_ROWS = {4: 2, 6: 2, 8: 2, 9: 3, 10: 2, 12: 3, 14: 2, 15: 3, 16: 4, 18: 3, 20: 4}


def solve(board, row=None, col=None):
    if row is None:
        row = col = len(board) - 1
    row, col = find_next_empty_cell(board, row, col)
    if row == -1:
        return True
    for k in range(1, len(board) + 1):
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
            row, col = row - 1, len(board) - 1
        if row < 0:
            return -1, -1
    return row, col


def is_valid(board, row, col, k):
    if k in board[row] or k in [other[col] for other in board]:
        return False
    height = BOX_ROWS[len(board)]
    width = len(board) // height
    start_row, start_col = row // height * height, col // width * width
    for i in range(height):
        for j in range(width):
            if board[start_row + i][start_col + j] == k:
                return False
    return True
