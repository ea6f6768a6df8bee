count = 0

def solve(queens, row=0):
    global count
    if row == len(queens):
        count += 1
        return count
    for col in range(len(queens)):
        ok = True
        for r in range(row):
            if queens[r] == col or queens[r] - r == col - row or queens[r] + r == col + row:
                ok = False
                break
        if ok:
            queens[row] = col
            solve(queens, row + 1)
            queens[row] = -1
    return count
