# N-Queens: the first placement, with a column number for each row, as in
# the blog.
#
# solve gets a list with the column of each row's queen, all -1 for none yet.
# It fills the list and returns True, or leaves it and returns False.


def solve(queens, row=0):
    if row == len(queens):
        return True
    for col in range(len(queens)):
        if is_safe(queens, row, col):
            queens[row] = col
            if solve(queens, row + 1):
                return True
            queens[row] = -1
    return False


def is_safe(queens, row, col):
    for other in range(row):
        if queens[other] == col:
            return False
        if abs(queens[other] - col) == row - other:
            return False
    return True
