def solve(n):
    queens = []
    solutions = []

    def place(row):
        if row > n:
            solutions.append(queens[:])
            return
        for col in range(1, n + 1):
            if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens, 1)):
                queens.append(col)
                place(row + 1)
                queens.pop()

    place(1)
    return solutions
