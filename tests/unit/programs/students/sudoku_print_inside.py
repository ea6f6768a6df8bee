def may_stand(cells, row, col, digit):
    if digit in cells[row]:
        return False
    if digit in [line[col] for line in cells]:
        return False
    down, across = row - row % 3, col - col % 3
    return all(digit not in cells[r][across : across + 3] for r in range(down, down + 3))


def fill(cells):
    for row in range(9):
        for col in range(9):
            if cells[row][col] == 0:
                for digit in range(1, 10):
                    if may_stand(cells, row, col, digit):
                        cells[row][col] = digit
                        fill(cells)
                        cells[row][col] = 0
                return
    for line in cells:
        print(line)
