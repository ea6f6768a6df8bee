# the tour as a list of squares
JUMPS = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

def solve(rows, cols, start=(0, 0)):
    path = [start]
    visited = {start}

    def extend():
        if len(path) == rows * cols:
            return True
        r, c = path[-1]
        for dr, dc in JUMPS:
            square = (r + dr, c + dc)
            if not (0 <= square[0] < rows and 0 <= square[1] < cols) or square in visited:
                continue
            path.append(square)
            visited.add(square)
            if extend():
                return True
            visited.discard(path.pop())
        return False

    return path if extend() else None
