# Handout, Sudoku: the first empty location. It comes back as a pair, as Python has no references to numbers.

kBoardDimension = 9
kEmpty = 0


def solve(window, board):
    found, row, col = findEmptyLocation(board)
    if not found:
        return True
    for digit in range(1, 10):
        if isFreeOfConflict(board, row, col, digit):
            updateBoardLocation(window, board, row, col, digit)
            if solve(window, board):
                return True
            updateBoardLocation(window, board, row, col, kEmpty)
    return False


def findEmptyLocation(board):
    for row in range(kBoardDimension):
        for col in range(kBoardDimension):
            if board[row][col] == kEmpty:
                return True, row, col
    return False, kBoardDimension, kBoardDimension


def updateBoardLocation(window, board, row, col, digit):
    board[row][col] = digit


def isFreeOfConflict(board, row, col, digit):
    for i in range(kBoardDimension):
        if board[row][i] == digit or board[i][col] == digit:
            return False
    top, left = row - row % 3, col - col % 3
    for r in range(top, top + 3):
        for c in range(left, left + 3):
            if board[r][c] == digit:
                return False
    return True
