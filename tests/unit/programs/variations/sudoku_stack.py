# no recursion: a stack of the cells that were filled
def solve(board):
    empty = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                empty.append((r, c))
    k = 0
    while 0 <= k < len(empty):
        r, c = empty[k]
        d = board[r][c] + 1
        while d <= 9 and not fits(board, r, c, d):
            d += 1
        if d <= 9:
            board[r][c] = d
            k += 1
        else:
            board[r][c] = 0
            k -= 1
    return k >= 0


def fits(board, r, c, d):
    for i in range(9):
        if board[r][i] == d or board[i][c] == d:
            return False
        if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
    return True
