def all_queens(n):
    columns = set()
    sums = set()
    differences = set()
    placed = []
    found = []

    def place(row):
        if row == n:
            found.append(placed[:])
            return
        for col in range(n):
            if col in columns or row + col in sums or row - col in differences:
                continue
            placed.append(col)
            columns.add(col)
            sums.add(row + col)
            differences.add(row - col)
            place(row + 1)
            placed.pop()
            columns.remove(col)
            sums.remove(row + col)
            differences.remove(row - col)

    place(0)
    return found
