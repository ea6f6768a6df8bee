"""How a program is called and what it gives: guessed from its text, shown, and changed by its reader.

`conventions` has the one table by which parameters are told; `guess` goes by it, `functions` and `usage` read
the text, `wanted` says what the reader has chosen, and `begin` calls what is to be called.
"""
