def solve(n):
    x = [0] * (n + 1)
    def place(k, i):
        for j in range(1, k):
            if x[j] == i or abs(x[j] - i) == abs(j - k):
                return False
        return True
    def nqueens(k):
        for i in range(1, n + 1):
            if place(k, i):
                x[k] = i
                if k == n:
                    return True
                if nqueens(k + 1):
                    return True
                x[k] = 0
        return False
    return nqueens(1)
