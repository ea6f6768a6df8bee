def solve(board, row=0):
    n = len(board)
    if row == n:
        return board
    for col in range(n):
        if not under_attack(board, row, col):
            new = [r[:] for r in board]
            new[row][col] = 1
            found = solve(new, row + 1)
            if found:
                return found
    return None


def under_attack(board, row, col):
    for r in range(row):
        for c in range(len(board)):
            if board[r][c] and (c == col or abs(r - row) == abs(c - col)):
                return True
    return False
