# Sudoku: fill the first empty cell first, as in the blog and the handout.
#
# solve gets the grid as nine lists of nine numbers, 0 for an empty cell.
# It fills the grid and returns True, or leaves it and returns False.


def solve(board):
    cell = find_empty_cell(board)
    if cell is None:
        return True
    row, col = cell
    for digit in range(1, 10):
        if is_free_of_conflict(board, row, col, digit):
            board[row][col] = digit
            if solve(board):
                return True
            board[row][col] = 0
    return False


def find_empty_cell(board):
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                return row, col
    return None


def is_free_of_conflict(board, row, col, digit):
    for i in range(9):
        if board[row][i] == digit:
            return False
        if board[i][col] == digit:
            return False
    top, left = row // 3 * 3, col // 3 * 3
    for r in range(top, top + 3):
        for c in range(left, left + 3):
            if board[r][c] == digit:
                return False
    return True
