N = 6
board = [[0] * N for _ in range(N)]


def is_safe(row, col):
    for i in range(row):
        for j in range(N):
            if board[i][j] == 1 and (j == col or abs(row - i) == abs(col - j)):
                return False
    return True


def place(row):
    if row == N:
        return True
    for col in range(N):
        if is_safe(row, col):
            board[row][col] = 1
            if place(row + 1):
                return True
            board[row][col] = 0
    return False


if place(0):
    for line in board:
        print(*line)
else:
    print("No solution")
