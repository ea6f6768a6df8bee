# Sudoku: fill the cell with the fewest options first, as the handout advises.
#
# solve gets the grid as nine lists of nine numbers, 0 for an empty cell.
# It fills the grid and returns True, or leaves it and returns False.


def solve(board):
    cell = find_best_empty_cell(board)
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


def find_best_empty_cell(board):
    best, smallest = None, 10
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                options = count_options(board, row, col)
                if options < smallest:
                    best, smallest = (row, col), options
    return best


def count_options(board, row, col):
    return sum(is_free_of_conflict(board, row, col, digit) for digit in range(1, 10))


def is_free_of_conflict(board, row, col, digit):
    for i in range(9):
        if board[row][i] == digit or board[i][col] == digit:
            return False
        r, c = row // 3 * 3 + i // 3, col // 3 * 3 + i % 3
        if board[r][c] == digit:
            return False
    return True
