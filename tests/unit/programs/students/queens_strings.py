def solve(n, rows=()):
    if len(rows) == n:
        return list(rows)
    for col in range(n):
        row = "." * col + "Q" + "." * (n - col - 1)
        if fits(rows, col):
            if found := solve(n, rows + (row,)):
                return found
    return []


def fits(rows, col):
    for distance, row in enumerate(reversed(rows), start=1):
        other = row.index("Q")
        if other == col or abs(other - col) == distance:
            return False
    return True
