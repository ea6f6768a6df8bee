LEAPS = [(1 + 2j) * 1j ** k for k in range(4)] + [(2 + 1j) * 1j ** k for k in range(4)]


def tour(n, z=0j):
    squares = {complex(a, b) for a in range(n) for b in range(n)}

    def exits(z, free):
        return [z + d for d in LEAPS if z + d in free]

    def walk(z, free, trail):
        if not free:
            return trail
        for y in sorted(exits(z, free), key=lambda y: len(exits(y, free - {y}))):
            done = walk(y, free - {y}, trail + [y])
            if done:
                return done

    return walk(z, squares - {z}, [z])
