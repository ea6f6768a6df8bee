# nothing is changed: every call gets a longer tuple
def solve(n, placed=()):
    row = len(placed)
    if row == n:
        return placed
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(placed)):
            answer = solve(n, placed + (col,))
            if answer is not None:
                return answer
    return None
