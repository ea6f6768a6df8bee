def neighbours(board, r, c):
    found = []
    for dr, dc in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
        i, j = r + dr, c + dc
        if 0 <= i < len(board) and 0 <= j < len(board[0]) and board[i][j] == 0:
            found.append((i, j))
    return found


def by_exits(board, r, c):
    return sorted(neighbours(board, r, c), key=lambda square: len(neighbours(board, *square)))


def solve(board, r, c, k=1):
    board[r][c] = k
    if k == len(board) * len(board[0]):
        return True
    for i, j in by_exits(board, r, c):
        if solve(board, i, j, k + 1):
            return True
    board[r][c] = 0
    return False
