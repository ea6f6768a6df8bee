# Sudoku: fill the first empty cell first, as in the blog and the handout.
#
# solve gets the grid as lists of numbers, a list a row, 0 for an empty cell.
# It fills the grid and returns True, or leaves it and returns False.

# How many rows a box has, by the size of the grid: 2 rows of 3 on a 6 x 6.
BOX_ROWS = {4: 2, 6: 2, 8: 2, 9: 3, 10: 2, 12: 3, 14: 2, 15: 3, 16: 4, 18: 3, 20: 4}


def solve(board):
    cell = find_empty_cell(board)
    if cell is None:
        return True
    row, col = cell
    for digit in range(1, len(board) + 1):
        if is_free_of_conflict(board, row, col, digit):
            board[row][col] = digit
            if solve(board):
                return True
            board[row][col] = 0
    return False


def find_empty_cell(board):
    for row in range(len(board)):
        for col in range(len(board)):
            if board[row][col] == 0:
                return row, col
    return None


def is_free_of_conflict(board, row, col, digit):
    for i in range(len(board)):
        if board[row][i] == digit or board[i][col] == digit:
            return False
    height = BOX_ROWS[len(board)]
    width = len(board) // height
    top, left = row // height * height, col // width * width
    for r in range(top, top + height):
        for c in range(left, left + width):
            if board[r][c] == digit:
                return False
    return True
