"""How a search grows with its board: what strategies, and the reader's program, do at size after size."""
