def solve(n):
    board = [["."] * n for _ in range(n)]
    columns, rising, falling = set(), set(), set()
    solutions = []

    def place(row):
        if row == n:
            solutions.append(["".join(line) for line in board])
            return
        for col in range(n):
            if col in columns or row + col in rising or row - col in falling:
                continue
            columns.add(col)
            rising.add(row + col)
            falling.add(row - col)
            board[row][col] = "Q"
            place(row + 1)
            board[row][col] = "."
            columns.remove(col)
            rising.remove(row + col)
            falling.remove(row - col)

    place(0)
    return solutions
