# N-Queens: column by column to the first placement, as in the handout.
#
# solve gets the board as N lists of N numbers, all 0; 1 is a queen.
# It places N queens and returns True, or takes them all back and returns
# False.


def solve(board, col=0):
    if col == len(board):
        return True
    for row in range(len(board)):
        if is_safe(board, row, col):
            board[row][col] = 1
            if solve(board, col + 1):
                return True
            board[row][col] = 0
    return False


def is_safe(board, row, col):
    for distance in range(1, col + 1):
        for other in (row, row - distance, row + distance):
            if 0 <= other < len(board) and board[other][col - distance] == 1:
                return False
    return True
