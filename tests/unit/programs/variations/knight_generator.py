def solve(board, row, col, move=1):
    rows, cols = len(board), len(board[0])
    board[row][col] = move
    if move == rows * cols:
        yield [line[:] for line in board]
    else:
        for dr in (-2, -1, 1, 2):
            for dc in (-2, -1, 1, 2):
                if abs(dr) == abs(dc):
                    continue
                r, c = row + dr, col + dc
                if r in range(rows) and c in range(cols) and not board[r][c]:
                    yield from solve(board, r, c, move + 1)
    board[row][col] = 0
