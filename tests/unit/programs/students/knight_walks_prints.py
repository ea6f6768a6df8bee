import sys

N = 5
board = [[-1] * N for _ in range(N)]
X = (2, 1, -1, -2, -2, -1, 1, 2)
Y = (1, 2, 2, 1, -1, -2, -2, -1)


def solve(x, y, movei):
    if movei == N * N:
        return True
    for k in range(8):
        nx = x + X[k]
        ny = y + Y[k]
        if nx >= 0 and ny >= 0 and nx < N and ny < N and board[nx][ny] == -1:
            board[nx][ny] = movei
            if solve(nx, ny, movei + 1):
                return True
            board[nx][ny] = -1
    return False


board[0][0] = 0
if not solve(0, 0, 1):
    print("Solution does not exist")
    sys.exit()
for row in board:
    for number in row:
        print(f"{number:2}", end=" ")
    print()
