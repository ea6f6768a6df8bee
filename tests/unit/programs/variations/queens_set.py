def solve(n):
    queens = set()
    place(queens, n, 0)
    return queens


def place(queens, n, row):
    if len(queens) == n:
        return True
    for col in range(n):
        if not any(c == col or r + c == row + col or r - c == row - col for r, c in queens):
            queens.add((row, col))
            if place(queens, n, row + 1):
                return True
            queens.discard((row, col))
    return False
