def put(b, r, c):
    b[r][c] = 1

def take(b, r, c):
    b[r][c] = 0

def safe(b, r, c):
    n = len(b)
    return not any(b[i][j] for i in range(r) for j in range(n) if j == c or abs(i - r) == abs(j - c))

def solve(board, r=0):
    if r == len(board):
        return True
    for c in range(len(board)):
        if safe(board, r, c):
            put(board, r, c)
            if solve(board, r + 1):
                return True
            take(board, r, c)
    return False
