def make_solver():
    peers = []
    for i in range(81):
        r, c = divmod(i, 9)
        peers.append([j for j in range(81) if j != i and (
            j // 9 == r or j % 9 == c or (j // 27 == r // 3 and j % 9 // 3 == c // 3))])

    def solve(cells):
        best = None
        for i, v in enumerate(cells):
            if v == 0:
                options = set(range(1, 10)) - {cells[j] for j in peers[i]}
                if best is None or len(options) < len(best[1]):
                    best = i, options
        if best is None:
            return cells
        i, options = best
        for v in sorted(options):
            if answer := solve(cells[:i] + [v] + cells[i + 1:]):
                return answer
        return None

    return solve


solver = make_solver()
