MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def solve(board, start_row, start_col, closed=False):
    total = len(board) * len(board[0])

    def visit(row, col, move):
        board[row][col] = move
        if move == total:
            if not closed or {abs(row - start_row), abs(col - start_col)} == {1, 2}:
                return True
        for a, b in MOVES:
            r, c = row + a, col + b
            if r >= 0 and c >= 0 and r < len(board) and c < len(board[0]) and board[r][c] == 0:
                if visit(r, c, move + 1):
                    return True
        board[row][col] = 0
        return False

    return visit(start_row, start_col, 1)
