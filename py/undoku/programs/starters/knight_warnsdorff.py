# Knight's tour: always go where the fewest moves lead on,
# Warnsdorff's rule of 1823.
#
# solve gets the board as lists of numbers, all 0, and the square to visit
# with its move, 1 at first.
# It numbers squares until all have been visited (True), or the knight is
# stuck (False): it never turns back.

MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def solve(board, row, col, move=1):
    board[row][col] = move
    if move == len(board) * len(board[0]):
        return True
    best, fewest = None, 9
    for square in free_squares(board, row, col):
        ways_on = len(free_squares(board, *square))
        if ways_on < fewest:
            best, fewest = square, ways_on
    if best is None:
        return False
    return solve(board, *best, move + 1)


def free_squares(board, row, col):
    squares = []
    for down, across in MOVES:
        i, j = row + down, col + across
        if 0 <= i < len(board) and 0 <= j < len(board[0]) and board[i][j] == 0:
            squares.append((i, j))
    return squares
