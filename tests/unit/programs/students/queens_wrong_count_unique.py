def count(n, row=0, cols=(), ):
    if row == n:
        return 1
    total = 0
    for c in range(n // 2 if row == 0 else n):
        if all(c != d and abs(c - d) != row - r for r, d in enumerate(cols)):
            total += count(n, row + 1, cols + (c,))
    return total
