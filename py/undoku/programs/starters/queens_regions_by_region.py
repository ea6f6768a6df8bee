# Queens with regions: one queen in each row, column and region, and no two of
# them touch. Region by region, each through its own squares.
#
# solve gets the number of each square's region, from 0 on, as a list of rows.
# It returns the squares of the queens, or None if there is no way.


def solve(regions):
    n = len(regions)
    squares = [[] for _ in range(n)]
    for row in range(n):
        for col in range(n):
            squares[regions[row][col]].append((row, col))
    queens = []
    return queens if fill(squares, 0, queens) else None


def fill(squares, region, queens):
    if region == len(squares):
        return True
    for square in squares[region]:
        if is_safe(square, queens):
            queens.append(square)
            if fill(squares, region + 1, queens):
                return True
            queens.pop()
    return False


def is_safe(square, queens):
    row, col = square
    for other, there in queens:
        if other == row or there == col:
            return False
        if abs(other - row) == 1 and abs(there - col) == 1:
            return False
    return True
