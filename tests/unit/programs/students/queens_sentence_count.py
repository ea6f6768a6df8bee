SIZE = 7
count = 0


def try_row(row, columns, up, down):
    global count
    if row == SIZE:
        count += 1
        return
    for col in range(SIZE):
        if columns[col] or up[row + col] or down[row - col]:
            continue
        columns[col] = up[row + col] = down[row - col] = True
        try_row(row + 1, columns, up, down)
        columns[col] = up[row + col] = down[row - col] = False


try_row(0, [False] * SIZE, [False] * 2 * SIZE, [False] * 2 * SIZE)
print(f"There are {count} ways to put {SIZE} queens on a board of {SIZE} x {SIZE}.")
