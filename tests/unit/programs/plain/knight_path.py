MOVES = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def tour(rows, cols, path):
    if len(path) == rows * cols:
        return path
    row, col = path[-1]
    for down, across in MOVES:
        r, c = row + down, col + across
        if 0 <= r < rows and 0 <= c < cols and (r, c) not in path:
            path.append((r, c))
            found = tour(rows, cols, path)
            if found:
                return found
            path.pop()
    return None
