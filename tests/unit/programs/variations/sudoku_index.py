# goes through all 81 cells by number

def fits(board, pos, d):
    r, c = divmod(pos, 9)
    if d in board[r]:
        return False
    if d in [board[i][c] for i in range(9)]:
        return False
    r0, c0 = 3 * (r // 3), 3 * (c // 3)
    block = [board[r0 + i][c0 + j] for i in range(3) for j in range(3)]
    return d not in block


def solve(board, pos=0):
    if pos == 81:
        return True
    r, c = pos // 9, pos % 9
    if board[r][c] != 0:
        return solve(board, pos + 1)
    for d in range(1, 10):
        if fits(board, pos, d):
            board[r][c] = d
            if solve(board, pos + 1):
                return True
    board[r][c] = 0
    return False
