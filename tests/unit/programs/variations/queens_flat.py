def solve(n):
    squares = [0] * (n * n)
    return squares if place(squares, n, 0) else None


def place(squares, n, row):
    if row == n:
        return True
    for col in range(n):
        if is_free(squares, n, row, col):
            squares[row * n + col] = 1
            if place(squares, n, row + 1):
                return True
            squares[row * n + col] = 0
    return False


def is_free(squares, n, row, col):
    for square, queen in enumerate(squares):
        r, c = divmod(square, n)
        if queen and (c == col or abs(c - col) == row - r):
            return False
    return True
