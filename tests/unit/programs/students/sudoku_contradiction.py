class Contradiction(Exception):
    pass


def peers(i):
    r, c = divmod(i, 9)
    return {j for j in range(81) if j != i and (j // 9 == r or j % 9 == c or (j // 27 == r // 3 and j % 9 // 3 == c // 3))}


PEERS = [peers(i) for i in range(81)]


def assign(sets, i, d):
    sets[i] = {d}
    for j in PEERS[i]:
        if d in sets[j]:
            sets[j] = sets[j] - {d}
            if not sets[j]:
                raise Contradiction(j)
            if len(sets[j]) == 1:
                assign(sets, j, min(sets[j]))


def start(puzzle):
    sets = [set(range(1, 10)) for _ in puzzle]
    for i, ch in enumerate(puzzle):
        if ch not in "0.":
            assign(sets, i, int(ch))
    return sets


def search(sets):
    open_cells = [i for i, s in enumerate(sets) if len(s) > 1]
    if not open_cells:
        return sets
    i = min(open_cells, key=lambda i: len(sets[i]))
    for d in sorted(sets[i]):
        trial = list(sets)
        try:
            assign(trial, i, d)
            return search(trial)
        except Contradiction:
            continue
    raise Contradiction(i)
