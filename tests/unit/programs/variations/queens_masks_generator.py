def solve(queens, row=0, cols=0, left=0, right=0):
    n = len(queens)
    if row == n:
        yield list(queens)
        return
    free = ~(cols | left | right) & ((1 << n) - 1)
    while free:
        bit = free & -free
        free -= bit
        queens[row] = bit.bit_length() - 1
        yield from solve(queens, row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1)
        queens[row] = -1
