def count(n):
    taken = [False] * n
    falling = [False] * (2 * n)
    rising = [False] * (2 * n)

    def below(row):
        if row == n:
            return 1
        total = 0
        for col in range(n):
            if taken[col] or falling[row - col + n] or rising[row + col]:
                continue
            taken[col] = falling[row - col + n] = rising[row + col] = True
            total += below(row + 1)
            taken[col] = falling[row - col + n] = rising[row + col] = False
        return total

    return below(0)
