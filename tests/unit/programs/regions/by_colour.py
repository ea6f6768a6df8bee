def solve(n, colors):
    areas = {}
    for r in range(n):
        for c in range(n):
            areas.setdefault(colors[r][c], []).append((r, c))
    order = sorted(areas.values(), key=len)
    placed = []

    def fits(r, c):
        for row, col in placed:
            if r == row or c == col or (abs(r - row) == 1 and abs(c - col) == 1):
                return False
        return True

    def fill(i):
        if i == n:
            yield list(placed)
            return
        for r, c in order[i]:
            if fits(r, c):
                placed.append((r, c))
                yield from fill(i + 1)
                placed.pop()

    yield from fill(0)
