def solve(queens):
    n = len(queens)
    used = [0] * n
    def place(r):
        if r == n:
            return True
        for c in range(n):
            if used[c] == 0 and all(abs(queens[i] - c) != r - i for i in range(r)):
                used[c] = 1
                queens[r] = c
                if place(r + 1):
                    return True
                used[c] = 0
                queens[r] = -1
        return False
    return place(0)
