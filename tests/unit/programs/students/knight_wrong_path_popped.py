def all_tours(height, width):
    found = []
    path = [(0, 0)]

    def step():
        if len(path) == height * width:
            found.append(path)
            return
        x, y = path[-1]
        for dx, dy in ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)):
            nxt = x + dx, y + dy
            if 0 <= nxt[0] < height and 0 <= nxt[1] < width and nxt not in path:
                path.append(nxt)
                step()
                path.pop()

    step()
    return found
