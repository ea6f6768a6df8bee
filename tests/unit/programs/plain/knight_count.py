def ways(rows, cols, square, seen):
    if len(seen) == rows * cols:
        return 1
    number = 0
    row, col = square
    for down, across in ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)):
        r, c = row + down, col + across
        if 0 <= r < rows and 0 <= c < cols and (r, c) not in seen:
            seen.add((r, c))
            number += ways(rows, cols, (r, c), seen)
            seen.remove((r, c))
    return number
