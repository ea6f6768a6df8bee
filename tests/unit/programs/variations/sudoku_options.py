NAMES = [row + col for row in "ABCDEFGHI" for col in "123456789"]


def solve(grid):
    cells = {name: "123456789" for name in NAMES}
    for name, digit in zip(NAMES, [digit for row in grid for digit in row]):
        if digit and not place(cells, name, str(digit)):
            return None
    return search(cells)


def search(cells):
    left = [name for name in NAMES if len(cells[name]) > 1]
    if not left:
        return cells
    name = min(left, key=lambda name: len(cells[name]))
    for digit in cells[name]:
        trial = dict(cells)
        if place(trial, name, digit):
            found = search(trial)
            if found:
                return found
    return None


def place(cells, name, digit):
    cells[name] = digit
    for other in seen_from(name):
        if digit in cells[other]:
            if len(cells[other]) == 1:
                return False
            rest = cells[other].replace(digit, "")
            if len(rest) == 1:
                if not place(cells, other, rest):
                    return False
            else:
                cells[other] = rest
    return True


def seen_from(name):
    def box(other):
        return "ABCDEFGHI".index(other[0]) // 3, "123456789".index(other[1]) // 3

    return [
        other
        for other in NAMES
        if other != name and (other[0] == name[0] or other[1] == name[1] or box(other) == box(name))
    ]
