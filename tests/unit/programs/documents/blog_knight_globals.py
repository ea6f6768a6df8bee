# Blog, knight's tour, without the class: its two attributes are globals.

R = C = 5
arr = [[0] * C for _ in range(R)]
count = 0
MOVES = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))


def Knight(i, j):
    global count
    count += 1
    if count == R * C:
        arr[i][j] = count
        return True
    for di, dj in MOVES:
        if 0 <= i + di < R and 0 <= j + dj < C and not arr[i + di][j + dj]:
            arr[i][j] = count
            if Knight(i + di, j + dj):
                return True
    count -= 1
    arr[i][j] = 0
    return False
