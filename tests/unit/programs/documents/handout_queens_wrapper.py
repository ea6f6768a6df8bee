# Handout, eight queens: column by column. With the second function, which begins at column 0.

kPossibilityColor = "gray"
kProvisionalColor = "yellow"
kPermanentColor = "green"
kNoPossibilityColor = "white"


def solveFrom(window, board, col):
    if col == len(board[0]):
        return True
    for rowToTry in range(len(board)):
        placeQueen(window, rowToTry, col, kPossibilityColor)
        if isSafe(board, rowToTry, col):
            board[rowToTry][col] = True
            placeQueen(window, rowToTry, col, kProvisionalColor)
            if solveFrom(window, board, col + 1):
                placeQueen(window, rowToTry, col, kPermanentColor)
                return True
            board[rowToTry][col] = False
        placeQueen(window, rowToTry, col, kNoPossibilityColor)
    return False


def solve(window, board):
    return solveFrom(window, board, 0)


def placeQueen(window, row, col, color):
    pass


def isSafe(board, row, col):
    for c in range(col):
        for r in range(len(board)):
            if board[r][c] and (r == row or abs(r - row) == col - c):
                return False
    return True
