DIGITS = set(range(1, 10))
seen = lambda b, r, c: {*b[r], *(row[c] for row in b), *(b[r - r % 3 + i][c - c % 3 + j] for i in range(3) for j in range(3))}

def solve(b):
    empty = [(r, c) for r in range(9) for c in range(9) if b[r][c] == 0]
    if not empty:
        return True
    r, c = min(empty, key=lambda cell: len(DIGITS - seen(b, *cell)))
    for d in sorted(DIGITS - seen(b, r, c)):
        b[r][c] = d
        if solve(b): return True
        b[r][c] = 0
    return False
