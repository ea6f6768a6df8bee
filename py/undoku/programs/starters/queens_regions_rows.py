# Queens with regions: one queen in each row, column and region, and no two of
# them touch. Row by row, with the columns and regions that are taken marked.
#
# solve gets the number of each square's region, from 0 on, as a list of rows.
# It returns a list with the column of each row's queen, or None if there is no
# way.


def solve(regions):
    n = len(regions)
    columns = [-1] * n
    if place(regions, columns, 0, [False] * n, [False] * n):
        return columns
    return None


def place(regions, columns, row, column_taken, region_taken):
    n = len(regions)
    if row == n:
        return True
    for col in range(n):
        region = regions[row][col]
        touches = row > 0 and abs(columns[row - 1] - col) == 1
        if not column_taken[col] and not region_taken[region] and not touches:
            columns[row] = col
            column_taken[col] = region_taken[region] = True
            if place(regions, columns, row + 1, column_taken, region_taken):
                return True
            columns[row] = -1
            column_taken[col] = region_taken[region] = False
    return False
