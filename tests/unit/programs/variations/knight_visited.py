def solve(rows, cols, row, col):
    visited = [[False] * cols for _ in range(rows)]
    order = []
    def go(r, c):
        visited[r][c] = True
        order.append((r, c))
        if len(order) == rows * cols:
            return True
        for a, b in [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]:
            if 0 <= r + a < rows and 0 <= c + b < cols and not visited[r + a][c + b]:
                if go(r + a, c + b):
                    return True
        visited[r][c] = False
        order.pop()
        return False
    if go(row, col):
        return order
    return []
