n = 8
where = [0] * (n + 1)


def possible(row, col):
    for r in range(1, row):
        if where[r] == col or abs(where[r] - col) == row - r:
            return False
    return True


def queen(row):
    for col in range(1, n + 1):
        if possible(row, col):
            where[row] = col
            if row == n:
                return True
            if queen(row + 1):
                return True
    return False


if queen(1):
    print(*where[1:])
