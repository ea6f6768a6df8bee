"""An independent solver: the first empty cell, every digit, every rule looked up again. Slow, and obvious."""


def solutions(digits, regions, limit):
    """List up to `limit` solutions; `digits` and `regions` hold one entry a cell, 0 = empty."""
    size = int(len(digits) ** 0.5)
    found = []

    def fits(board, cell):
        for other in range(len(board)):
            same_row = other // size == cell // size
            same_column = other % size == cell % size
            meets = same_row or same_column or regions[other] == regions[cell]
            if other != cell and meets and board[other] == board[cell]:
                return False
        return True

    def fill(board):
        if len(found) == limit:
            return
        if 0 not in board:
            found.append(tuple(board))
            return
        cell = board.index(0)
        for digit in range(1, size + 1):
            board[cell] = digit
            if fits(board, cell):
                fill(board)
        board[cell] = 0

    board = list(digits)
    if all(fits(board, cell) for cell in range(len(board)) if board[cell]):
        fill(board)
    return found
