def solve(n):
    cols = []
    def place(r):
        nonlocal cols
        if r == n:
            return True
        for c in range(n):
            if all(cols[i] != c and abs(cols[i] - c) != r - i for i in range(r)):
                cols += [c]
                if place(r + 1):
                    return True
                del cols[-1]
        return False
    place(0)
    return cols
