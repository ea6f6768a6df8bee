JUMPS = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def solve(rows, cols):
    return walk([name(0, 0, rows)], rows, cols)


def name(row, col, rows):
    return "abcdefgh"[col] + str(rows - row)


def walk(path, rows, cols):
    if len(path) == rows * cols:
        return path
    col, row = ord(path[-1][0]) - ord("a"), rows - int(path[-1][1])
    for down, right in JUMPS:
        r, c = row + down, col + right
        if 0 <= r < rows and 0 <= c < cols and name(r, c, rows) not in path:
            found = walk(path + [name(r, c, rows)], rows, cols)
            if found:
                return found
    return None
