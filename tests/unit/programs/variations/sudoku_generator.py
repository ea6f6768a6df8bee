def solve(board):
    """all solutions, one after the other"""
    empty = next(((r, c) for r in range(9) for c in range(9) if board[r][c] == 0), None)
    if empty is None:
        yield [row[:] for row in board]
        return
    r, c = empty
    for d in sorted(free(board, r, c)):
        board[r][c] = d
        yield from solve(board)
        board[r][c] = 0


def free(board, r, c):
    taken = set()
    for k in range(9):
        taken.add(board[r][k])
        taken.add(board[k][c])
        taken.add(board[r - r % 3 + k // 3][c - c % 3 + k % 3])
    return {1, 2, 3, 4, 5, 6, 7, 8, 9} - taken
