"""How a method did."""


class Tally:
    """What is counted while a method is at work.

    `nodes`: squares entered, again and again where it turned back; `visited`: the most squares that were on
    the path at once; `dead_ends`: how many times it stood on a square from which it could not go on;
    `rotations`; `exhausted`: whether every way was tried in vain.
    """

    def __init__(self) -> None:
        """Nothing is counted yet but the start."""
        self.nodes = 1
        self.visited = 1
        self.dead_ends = 0
        self.rotations = 0
        self.exhausted = False

    def entered(self, length: int, stuck: bool = False) -> None:
        """Count a square that made the path so long, and whether no move led on from there."""
        self.nodes += 1
        self.visited = max(self.visited, length)
        self.dead_ends += stuck
