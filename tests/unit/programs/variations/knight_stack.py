def solve(board, row, col):
    deltas = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
    rows, cols = len(board), len(board[0])
    board[row][col] = 1
    stack = [(row, col, 0)]
    while stack:
        if len(stack) == rows * cols:
            return True
        r, c, k = stack.pop()
        if k == 8:
            board[r][c] = 0
            continue
        stack.append((r, c, k + 1))
        nr, nc = r + deltas[k][0], c + deltas[k][1]
        if 0 <= nr < rows and 0 <= nc < cols and board[nr][nc] == 0:
            board[nr][nc] = len(stack) + 1
            stack.append((nr, nc, 0))
    return False
