"""Queens with regions: how hard a board is, and the steps by which it falls."""
