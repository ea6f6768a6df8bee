# Knight's tour: Warnsdorff's rule of 1823, and the blog's way back when the
# knight is stuck.
#
# solve gets the board as lists of numbers, all 0, and the square to visit
# with its move, 1 at first.
# It numbers all squares and returns True, or takes its number back and
# returns False.

MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def solve(board, row, col, move=1):
    squares = len(board) * len(board[0])
    board[row][col] = move
    if move == squares:
        return True
    options = []
    for i, j in free_squares(board, row, col):
        ways_on = len(free_squares(board, i, j))
        if ways_on > 0 or move + 1 == squares:
            options.append((ways_on, -from_middle(board, i, j), i, j))
    # Where the fewest moves lead on; among equals what is farthest from the middle.
    for _, _, i, j in sorted(options):
        if solve(board, i, j, move + 1):
            return True
    board[row][col] = 0
    return False


def free_squares(board, row, col):
    squares = []
    for down, across in MOVES:
        i, j = row + down, col + across
        if 0 <= i < len(board) and 0 <= j < len(board[0]) and board[i][j] == 0:
            squares.append((i, j))
    return squares


def from_middle(board, row, col):
    return (2 * row - len(board) + 1) ** 2 + (2 * col - len(board[0]) + 1) ** 2
