def queens(n, row=0, cols=None):
    cols = cols or []
    if row == n:
        return cols
    for col in range(n):
        for r, c in enumerate(cols):
            if c == col or c - col == row - r:
                break
        else:
            found = queens(n, row + 1, cols + [col])
            if found:
                return found
    return None
