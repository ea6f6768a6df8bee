def place(n, row=0, queens=None):
    if queens is None:
        queens = {}
    if row == n:
        return queens
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in queens.items()):
            queens[row] = col
            if place(n, row + 1, queens) is not None:
                return queens
            del queens[row]
    return None
