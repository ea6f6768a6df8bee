solutions = []


def free(queens, row, col):
    for other in range(row):
        if queens[other] == col or abs(queens[other] - col) == row - other:
            return False
    return True


def search(queens, row):
    if row == len(queens):
        solutions.append(list(queens))
        return
    for col in range(len(queens)):
        if free(queens, row, col):
            queens[row] = col
            search(queens, row + 1)
            queens[row] = -1
