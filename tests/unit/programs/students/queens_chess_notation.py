def solve(n):
    queens = []

    def go(row):
        if row == n:
            print(" ".join("abcdefgh"[col] + str(n - r) for r, col in enumerate(queens)))
            return True
        for col in range(n):
            if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
                queens.append(col)
                if go(row + 1):
                    return True
                queens.pop()
        return False

    return go(0)


solve(8)
