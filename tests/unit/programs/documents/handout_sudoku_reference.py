# Handout, Sudoku: the first empty location. It is written into a list, in the place of references.

kBoardDimension = 9
kEmpty = 0


def solve(window, board):
    location = [0, 0]
    if not findEmptyLocation(board, location):
        return True
    row, col = location
    for digit in range(1, 10):
        if isFreeOfConflict(board, row, col, digit):
            updateBoardLocation(window, board, row, col, digit)
            if solve(window, board):
                return True
            updateBoardLocation(window, board, row, col, kEmpty)
    return False


def findEmptyLocation(board, location):
    for location[0] in range(kBoardDimension):
        for location[1] in range(kBoardDimension):
            if board[location[0]][location[1]] == kEmpty:
                return True
    return False


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
