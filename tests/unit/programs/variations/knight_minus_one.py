# moves counted from 0, -1 where the knight has not been
steps_down = [2, 1, -1, -2, -2, -1, 1, 2]
steps_right = [1, 2, 2, 1, -1, -2, -2, -1]


def free(field, i, j):
    if 0 <= i < side and 0 <= j < side:
        return field[i][j] == -1
    return False


def find_tour(size):
    global side
    side = size
    field = [[-1 for _ in range(side)] for _ in range(side)]
    field[0][0] = 0
    if go_on(field, 0, 0, 1):
        for line in field:
            print(line)
    else:
        print("no tour")


def go_on(field, i, j, visited):
    if visited == side ** 2:
        return True
    for k in range(8):
        down, right = i + steps_down[k], j + steps_right[k]
        if free(field, down, right):
            field[down][right] = visited
            if go_on(field, down, right, visited + 1):
                return True
            field[down][right] = -1
    return False
