def neighbours(board, r, c):
    for dr, dc in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]:
        if 0 <= r + dr < len(board) and 0 <= c + dc < len(board[0]) and board[r + dr][c + dc] == 0:
            yield r + dr, c + dc

def solve(board, r, c, step=1):
    board[r][c] = step
    if step == len(board) * len(board[0]):
        return True
    for nr, nc in sorted(neighbours(board, r, c), key=lambda s: len(list(neighbours(board, *s)))):
        if solve(board, nr, nc, step + 1):
            return True
    board[r][c] = 0
    return False
