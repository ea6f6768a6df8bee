def conflicts(placed, row, col):
    return any(c == col or abs(c - col) == abs(r - row) for r, c in placed.items())

def solve(queens):
    placed = {}
    n = len(queens)

    def helper(row):
        if row >= n:
            return True
        for col in range(n):
            if conflicts(placed, row, col):
                continue
            placed[row] = col
            if helper(row + 1):
                return True
            del placed[row]
        return False

    if not helper(0):
        return False
    for row in placed:
        queens[row] = placed[row]
    return True
