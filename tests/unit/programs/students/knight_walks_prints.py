import sys

N = 5
board = [[-1] * N for _ in range(N)]
X = (2, 1, -1, -2, -2, -1, 1, 2)
Y = (1, 2, 2, 1, -1, -2, -2, -1)


def solve(x, y, step):
    if step == N * N:
        return True
    for k in range(8):
        to_x = x + X[k]
        to_y = y + Y[k]
        if to_x >= 0 and to_y >= 0 and to_x < N and to_y < N and board[to_x][to_y] == -1:
            board[to_x][to_y] = step
            if solve(to_x, to_y, step + 1):
                return True
            board[to_x][to_y] = -1
    return False


board[0][0] = 0
if not solve(0, 0, 1):
    print("No tour from here.")
    sys.exit()
for row in board:
    for number in row:
        print(f"{number:2}", end=" ")
    print()
