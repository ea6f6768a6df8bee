dx = [2, 1, -1, -2, -2, -1, 1, 2]
dy = [1, 2, 2, 1, -1, -2, -2, -1]
N = M = 0
field = []

def possible(x, y):
    return 0 <= x < N and 0 <= y < M and field[x][y] == 0

def jump(x, y, number):
    field[x][y] = number
    if number == N * M:
        return True
    for k in range(8):
        if possible(x + dx[k], y + dy[k]):
            if jump(x + dx[k], y + dy[k], number + 1):
                return True
    field[x][y] = 0
    return False

def solve(board, x, y):
    global N, M, field
    N, M = len(board), len(board[0])
    field = board
    return jump(x, y, 1)
