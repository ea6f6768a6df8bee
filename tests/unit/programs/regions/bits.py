def count_solutions(region):
    n = len(region)
    def go(row, cols, regs, prev):
        if row == n:
            return 1
        total = 0
        for c in range(n):
            bit = 1 << c
            if cols & bit or regs >> region[row][c] & 1 or (prev << 1 | prev >> 1) & bit:
                continue
            total += go(row + 1, cols | bit, regs | 1 << region[row][c], bit)
        return total
    return go(0, 0, 0, 0)
