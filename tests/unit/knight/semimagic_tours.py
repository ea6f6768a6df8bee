"""Semimagic tours of the chessboard, and some that nearly are.

All were found by `semimagic_search.py`: `HALVES` are the first halves of ten that are not images of each
other whatever square they are numbered from, in the order in which it finds them; the second half goes over
the opposite squares. `NEARLY` are whole tours that come of these and their like where two or three moves are
replaced, with four sums off and all others 260.
"""

HALVES = (
    "a6b8d7c5e4f6e8g7h5g3h1f2g4h2f1d2b1a3c4e3c2a1b3d4c6a5b7d8e6f8h7g5",
    "a6b8d7c5e4f6e8g7h5g3h1f2g4h2f1e3c4d2b1a3c2a1b3a5b7d8c6d4e6f8h7g5",
    "a6b8d7c5a4b2d1c3e4f2h1g3f1d2b1a3b5a7c6e5c4e3g2h4g6h8f7d8e6f8h7g5",
    "a6b8d7c5a4b2d1c3e4f2h1g3f1e3g2h4g6h8f7e5c4d2b1a3b5a7c6d8e6f8h7g5",
    "b6a8c7e8d6b7a5c4e5g4h6g8f6h7f8d7c5a4b2d3e1c2a1b3d2f1h2f3g1h3g5e4",
    "b6a8c7e8d6b7a5c4e5f3g1h3g5h7f8d7c5a4b2d3e1c2a1b3d2f1h2g4h6g8f6e4",
    "b6a8c7e6d8b7a5c4e5g4h6g8f6h7f8d7c5a4b2d1e3c2a1b3d2f1h2f3g1h3g5e4",
    "b6a8c7e6d8b7a5c4e5f3g1h3g5h7f8d7c5a4b2d1e3c2a1b3d2f1h2g4h6g8f6e4",
    "b6a8c7d5e7g8h6g4h2f1e3f5h4g2e1f3d4c2a1b3c5d3c1a2b4a6b8d7f6e8g7h5",
    "b6a8c7d5e7g8h6g4h2f1e3f5d4f3h4g2e1c2a1b3c1a2b4d3c5a6b8d7f6e8g7h5",
)

NEARLY = (
    "c8a7b5d6e8g7h5f6e4g3h1f2h3g5h7f8d7b8c6d4e6f4g2e1c2a1b3a5c4a3b1d2"
    "f1h2g4e3d1b2a4c3d5b6a8c7a6b4a2c1e2g1f3e5d3c5b7d8f7h8g6h4f5e7g8h6",
    "c8a7b5d6e8g7h5f6e4g3h1f2h3f4g2e1c2a1b3d4e6g5h7f8d7b8c6a5c4a3b1d2"
    "f1h2g4e3d1b2a4c3d5b6a8c7a6c5b7d8f7h8g6e5d3b4a2c1e2g1f3h4f5e7g8h6",
    "c8a7b5d6e4c3a4b2d1f2h1g3e2g1h3g5h7f8e6f4g6h8f7e5c6d8b7a5c4a3b1d2"
    "f1h2g4e3d5f6h5g7e8c7a8b6d7b8a6b4a2c1d3c5b3a1c2d4f3e1g2h4f5e7g8h6",
    "c8a7b5d6e4c3a4b2d1f2h1g3e2g1h3f4e6g5h7f8g6h8f7d8b7a5c6e5c4a3b1d2"
    "f1h2g4e3d5f6h5g7e8c7a8b6d7b8a6c5d3b4a2c1b3a1c2e1g2h4f3d4f5e7g8h6",
    "d8b7a5c6e7g8f6h5f4h3g1e2d4b3a1c2e3f1h2g4h6f5g7e8c7a8b6d5b4a2c1d3"
    "e1g2h4f3d2b1c3a4c5a6b8d7e5g6h8f7d6c8a7b5a3c4b2d1f2h1g3e4g5e6f8h7",
    "d8b7a5c6e7g8h6f5d6c8a7b5c3a4b2d1f2h1g3e4g5h7f8e6f4h3g1e2d4b3a1c2"
    "e1g2h4f3d2b1a3c4e3f1h2g4f6h5g7e8c7a8b6d5b4a2c1d3c5a6b8d7e5f7h8g6",
    "d8b7a5c6e7g8h6f5e3f1h2g4f6h5g7e8c7a8b6d5b4a2c1d3f4h3g1e2d4b3a1c2"
    "e1g2h4f3d2b1a3c4d6c8a7b5c3a4b2d1f2h1g3e4g5h7f8e6c5a6b8d7e5f7h8g6",
    "d8b7a5c6e7g8h6f5e3f1h2g4f6h5g7e8c7a8b6d5f4h3g1e2d4b3a1c2b4a2c1d3"
    "e1g2h4f3d2b1a3c4d6c8a7b5c3a4b2d1f2h1g3e4c5a6b8d7e5g6h8f7g5e6f8h7",
    "d8b7a5c6b4a2c1d3f4e2g1h3f2h1g3h5g7e8f6e4d6f5h6g8e7c8a7b5d4b3a1c2"
    "e1g2h4f3g5h7f8e6c5d7b8a6c7a8b6a4b2d1c3d5e3c4a3b1d2f1h2g4e5f7h8g6",
    "d8b7a5c6b4a2c1e2g1h3f4d3f2h1g3e4f6h5g7e8d6f5h6g8e7c8a7b5d4b3a1c2"
    "e1g2h4f3g5h7f8d7b8a6c5e6c7a8b6d5c3a4b2d1e3c4a3b1d2f1h2g4e5f7h8g6",
)
