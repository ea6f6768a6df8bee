class Vertex:
    def __init__(self, key):
        self.key = key
        self.neighbors = []
        self.color = "white"


def build(size):
    graph = {i: Vertex(i) for i in range(size * size)}
    for r in range(size):
        for c in range(size):
            for dr, dc in ((-1, -2), (-1, 2), (-2, -1), (-2, 1), (1, -2), (1, 2), (2, -1), (2, 1)):
                if 0 <= r + dr < size and 0 <= c + dc < size:
                    graph[r * size + c].neighbors.append(graph[(r + dr) * size + c + dc])
    return graph


def order_by_avail(v):
    return sorted((w for w in v.neighbors if w.color == "white"),
                  key=lambda w: sum(x.color == "white" for x in w.neighbors))


def knight_tour(n, path, u, limit):
    u.color = "gray"
    path.append(u)
    if n < limit:
        done = False
        for w in order_by_avail(u):
            done = knight_tour(n + 1, path, w, limit)
            if done:
                break
        if not done:
            path.pop()
            u.color = "white"
    else:
        done = True
    return done


def solve(size):
    graph = build(size)
    path = []
    if knight_tour(1, path, graph[0], size * size):
        return [divmod(v.key, size) for v in path]
    return None
