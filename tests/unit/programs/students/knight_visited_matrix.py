DR = [2, 1, -1, -2, -2, -1, 1, 2]
DC = [1, 2, 2, 1, -1, -2, -2, -1]


def tour(n):
    visited = [[False] * n for _ in range(n)]
    order = [[0] * n for _ in range(n)]
    if step(n, visited, order, 0, 0, 1):
        return order
    return None


def step(n, visited, order, r, c, number):
    visited[r][c] = True
    order[r][c] = number
    if number == n * n:
        return True
    for k in range(8):
        rr, cc = r + DR[k], c + DC[k]
        if 0 <= rr < n and 0 <= cc < n and not visited[rr][cc]:
            if step(n, visited, order, rr, cc, number + 1):
                return True
    visited[r][c] = False
    order[r][c] = 0
    return False
