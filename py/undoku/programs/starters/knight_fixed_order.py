# Knight's tour: the first move that is possible, in the blog's order.
#
# solve gets the board as lists of numbers, all 0, and the square to visit
# with its move, 1 at first.
# It numbers all squares and returns True, or takes its number back and
# returns False.

MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def solve(board, row, col, move=1):
    rows, cols = len(board), len(board[0])
    board[row][col] = move
    if move == rows * cols:
        return True
    for down, across in MOVES:
        i, j = row + down, col + across
        if 0 <= i < rows and 0 <= j < cols and board[i][j] == 0:
            if solve(board, i, j, move + 1):
                return True
    board[row][col] = 0
    return False
