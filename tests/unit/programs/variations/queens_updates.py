def solve(n):
    queens = {}
    def place(r):
        if r == n:
            return True
        for c in range(n):
            if all(queens[i] != c and abs(queens[i] - c) != r - i for i in range(r)):
                queens.update({r: c})
                if place(r + 1):
                    return True
                queens.popitem()
        return False
    place(0)
    return queens
