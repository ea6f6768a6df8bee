# Sudoku: fill the cell with the fewest options first, as the handout advises.
#
# solve gets the grid as lists of numbers, a list a row, 0 for an empty cell.
# It fills the grid and returns True, or leaves it and returns False.

# How many rows a box has, by the size of the grid: 2 rows of 3 on a 6 x 6.
BOX_ROWS = {4: 2, 6: 2, 8: 2, 9: 3, 10: 2, 12: 3, 14: 2, 15: 3, 16: 4, 18: 3, 20: 4}


def solve(board):
    row, col = find_best_empty_cell(board)
    if row is None:
        return True
    for digit in range(1, len(board) + 1):
        if is_free(board, row, col, digit):
            board[row][col] = digit
            if solve(board):
                return True
            board[row][col] = 0
    return False


def find_best_empty_cell(board):
    best, smallest = (None, None), len(board) + 1
    for row in range(len(board)):
        for col in range(len(board)):
            if board[row][col] == 0:
                options = count_options(board, row, col)
                if options < smallest:
                    best, smallest = (row, col), options
    return best


def count_options(board, row, col):
    return sum(is_free(board, row, col, digit) for digit in range(1, len(board) + 1))


def is_free(board, row, col, digit):
    height = BOX_ROWS[len(board)]
    width = len(board) // height
    for i in range(len(board)):
        r, c = row // height * height + i // width, col // width * width + i % width
        if digit in (board[row][i], board[i][col], board[r][c]):
            return False
    return True
