# Blog, N-Queens: a column for each row, to the first placement. n is the row.

N = 8


def nQueens(solve, n):
    if n == N:
        return True
    for i in range(N):
        r2 = n
        c2 = i
        j = 0
        while j < n:
            r1 = j
            c1 = solve[j]
            if r1 == r2 or c1 == c2 or abs(r1 - r2) == abs(c1 - c2):
                break
            j += 1
        if j == n:
            solve[n] = i
            if nQueens(solve, n + 1):
                return True
    return False
