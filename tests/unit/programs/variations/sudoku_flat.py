# one list of 81, written back at the end
def solve(board):
    cells = [n for row in board for n in row]
    if not go(cells):
        return False
    for r in range(9):
        board[r] = cells[9 * r:9 * r + 9]
    return True


def go(cells):
    try:
        i = cells.index(0)
    except ValueError:
        return True
    r, c = divmod(i, 9)
    blocked = set(cells[9 * r:9 * r + 9]) | set(cells[c::9])
    corner = i // 27 * 27 + c // 3 * 3
    for k in (0, 9, 18):
        blocked |= set(cells[corner + k:corner + k + 3])
    for n in range(1, 10):
        if n not in blocked:
            cells[i] = n
            if go(cells):
                return True
            cells[i] = 0
    return False
