def squares(n):
    return [f + str(r) for f in "abcdefgh"[:n] for r in range(1, n + 1)]


def moves(square, n):
    f, r = ord(square[0]) - 97, int(square[1])
    for df, dr in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
        if 0 <= f + df < n and 1 <= r + dr <= n:
            yield chr(97 + f + df) + str(r + dr)


def tour(n, start="a1"):
    path = [start]

    def go():
        if len(path) == n * n:
            return True
        ways = [m for m in moves(path[-1], n) if m not in path]
        for m in sorted(ways, key=lambda m: sum(k not in path for k in moves(m, n))):
            path.append(m)
            if go():
                return True
            path.pop()
        return False

    return path if go() else None
