def solve(regions):
    names = list(regions.keys())
    placed = {}
    def ok(cell):
        r, c = cell
        return all(r != a and c != b and max(abs(r - a), abs(c - b)) > 1 for a, b in placed.values())
    def fill(i):
        if i == len(names):
            return True
        for cell in regions[names[i]]:
            if ok(cell):
                placed[names[i]] = cell
                if fill(i + 1):
                    return True
                del placed[names[i]]
        return False
    return sorted(placed.values()) if fill(0) else None
