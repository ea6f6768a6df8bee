def solve(board, row, col):
    height, width = len(board), len(board[0])
    squares = [(r, c) for r in range(height) for c in range(width)]
    graph = {s: [t for t in squares if sorted((abs(s[0] - t[0]), abs(s[1] - t[1]))) == [1, 2]] for s in squares}
    tour = walk(graph, [(row, col)])
    if tour is None:
        return False
    for number, (r, c) in enumerate(tour, start=1):
        board[r][c] = number
    return True


def walk(graph, tour):
    if len(tour) == len(graph):
        return tour
    left = [t for t in graph[tour[-1]] if t not in tour]
    left.sort(key=lambda t: sum(1 for u in graph[t] if u not in tour))
    for t in left:
        found = walk(graph, tour + [t])
        if found is not None:
            return found
    return None
