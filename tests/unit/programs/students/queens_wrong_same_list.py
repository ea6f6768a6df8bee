def solve(n):
    found, cols = [], []

    def go():
        if len(cols) == n:
            found.append(cols)
            return
        for col in range(n):
            if all(col != c and abs(col - c) != len(cols) - r for r, c in enumerate(cols)):
                cols.append(col)
                go()
                cols.pop()

    go()
    return found
