from copy import deepcopy

moves = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))

def solve(board, row, col, move):
    board = deepcopy(board)
    board[row][col] = move
    if all(0 not in line for line in board):
        return board
    for a, b in moves:
        try:
            if row + a < 0 or col + b < 0 or board[row + a][col + b] != 0:
                continue
        except IndexError:
            continue
        found = solve(board, row + a, col + b, move + 1)
        if found:
            return found
    return None
