# Handout, Sudoku: the location with the fewest options, found by brute force.

kBoardDimension = 9
kNumDigits = 9
kEmpty = 0


def solve(window, board):
    found, row, col = findBestEmptyLocation(board)
    if not found:
        return True
    for digit in range(1, 10):
        if isFreeOfConflict(board, row, col, digit):
            updateBoardLocation(window, board, row, col, digit)
            if solve(window, board):
                return True
            updateBoardLocation(window, board, row, col, kEmpty)
    return False


def countNumOptions(board, row, col):
    numOptions = 0
    for digit in range(1, kNumDigits + 1):
        if isFreeOfConflict(board, row, col, digit):
            numOptions += 1
    return numOptions


def findBestEmptyLocation(board):
    row, col = -1, -1
    smallestNumOptions = kNumDigits + 1
    for r in range(kBoardDimension):
        for c in range(kBoardDimension):
            if board[r][c] == kEmpty:
                numOptions = countNumOptions(board, r, c)
                if numOptions < smallestNumOptions:
                    row = r
                    col = c
                    smallestNumOptions = numOptions
    return smallestNumOptions <= kNumDigits, row, col


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
