def solve(n, start=(0, 0)):
    visited = [[0] * n for _ in range(n)]
    path = []
    def walk(r, c):
        visited[r][c] = 1
        path.append((r, c))
        if len(path) == n * n:
            return True
        for dr, dc in [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]:
            a, b = r + dr, c + dc
            if 0 <= a < n and 0 <= b < n and not visited[a][b]:
                if walk(a, b):
                    return True
        visited[r][c] = 0
        path.pop()
        return False
    return path if walk(*start) else None
