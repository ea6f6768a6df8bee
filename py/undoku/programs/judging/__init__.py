"""Whether a program is right: what it has answered on a board, and on a bank of boards.

`answers` reads what a program has given for an answer, `verdict` compares that, and what `boards.faults` says
of a board, with what the engine knows, and `judge` does that board after board.
"""
