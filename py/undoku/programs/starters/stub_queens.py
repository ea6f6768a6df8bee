# N-Queens: a program of your own.
#
# solve gets a list with the column of the queen in each row, from 0 on, and
# -1 for a row without one.
# It places all queens and returns True, or leaves the list as it was and
# returns False if there is no way.


def solve(queens):
    # Write your search here. As it stands, it says that there is no solution.
    return False
