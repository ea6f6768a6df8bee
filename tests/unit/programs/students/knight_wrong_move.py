STEPS = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -2)]


def tour(board, row, col, number=1):
    board[row][col] = number
    if number == len(board) ** 2:
        return True
    for down, right in STEPS:
        r, c = row + down, col + right
        if r in range(len(board)) and c in range(len(board)) and not board[r][c]:
            if tour(board, r, c, number + 1):
                return True
    board[row][col] = 0
    return False
