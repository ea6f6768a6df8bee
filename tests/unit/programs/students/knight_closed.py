MOVES = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def on_board(rows, cols, r, c):
    return 0 <= r < rows and 0 <= c < cols


def closed_tour(rows, cols):
    path = [(0, 0)]
    seen = {(0, 0)}

    def exits(square):
        r, c = square
        return [
            (r + dr, c + dc)
            for dr, dc in MOVES
            if on_board(rows, cols, r + dr, c + dc) and (r + dr, c + dc) not in seen
        ]

    def go():
        r, c = path[-1]
        if len(path) == rows * cols:
            return any((r + dr, c + dc) == path[0] for dr, dc in MOVES)
        # the last square has to be next to the first
        if not exits(path[0]):
            return False
        for square in sorted(exits(path[-1]), key=lambda square: len(exits(square))):
            path.append(square)
            seen.add(square)
            if go():
                return True
            seen.remove(path.pop())
        return False

    return path if go() else None
