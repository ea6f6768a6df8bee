# Queens with regions: a program of your own.
#
# solve gets the number of each square's region, from 0 on, as a list of rows.
# It returns a list with the column of each row's queen, one in each column and
# in each region and no two that touch, or None if there is no way.


def solve(regions):
    # Write your search here. As it stands, it says that there is no solution.
    return None
