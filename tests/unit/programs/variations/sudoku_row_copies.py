# works on a copy of the grid and hands back the copy
def solve(grid):
    work = [row[:] for row in grid]
    if search(work):
        return work
    return False


def search(work):
    for cell in range(81):
        r, c = cell // 9, cell % 9
        if work[r][c] == 0:
            break
    else:
        return True
    for d in "123456789":
        d = int(d)
        if d in work[r] or d in column(work, c) or d in box(work, r, c):
            continue
        work[r][c] = d
        if search(work):
            return True
        work[r][c] = 0
    return False


def column(work, c):
    return [row[c] for row in work]


def box(work, r, c):
    r, c = r - r % 3, c - c % 3
    return work[r][c:c + 3] + work[r + 1][c:c + 3] + work[r + 2][c:c + 3]
