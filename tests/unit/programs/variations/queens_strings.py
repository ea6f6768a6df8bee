def solve(n):
    def valid(rows, col):
        r = len(rows)
        for i, line in enumerate(rows):
            c = line.index("Q")
            if c == col or abs(c - col) == r - i:
                return False
        return True
    def go(rows):
        if len(rows) == n:
            return rows
        for c in range(n):
            if valid(rows, c):
                out = go(rows + ["." * c + "Q" + "." * (n - c - 1)])
                if out:
                    return out
    return go([])
