# Blog, N-Queens: the break of the inner loop is Python's for and else.

N = 6


def nQueens(solve, n):
    if n == N:
        return True
    for i in range(N):
        r2, c2 = n, i
        for j in range(n):
            r1, c1 = j, solve[j]
            if r1 == r2 or c1 == c2 or abs(r1 - r2) == abs(c1 - c2):
                break
        else:
            solve[n] = i
            if nQueens(solve, n + 1):
                return True
    return False


solve = [None] * N
if nQueens(solve, 0):
    for row in range(N):
        print("row", row, "column", solve[row])
