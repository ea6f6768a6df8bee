def fill(cells):
    if 0 not in cells:
        return True
    spot = cells.index(0)
    row, col = spot // 9, spot % 9
    for digit in range(1, 10):
        if allowed(cells, row, col, digit):
            cells[spot] = digit
            if fill(cells):
                return True
            cells[spot] = 0
    return False


def allowed(cells, row, col, digit):
    for k in range(9):
        if cells[row * 9 + k] == digit:
            return False
        if cells[k * 9 + col] == digit:
            return False
        if cells[(row // 3 * 3 + k // 3) * 9 + col // 3 * 3 + k % 3] == digit:
            return False
    return True
