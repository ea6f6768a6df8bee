"""The reader's own programs: read, run, recorded line by line, and shown at any moment.

A program is plain Python with a function `solve`; `program` reads it, `run` runs and records it, `watched`
shows what was recorded. They are imported from their own modules, so that the shell starts no slower.
"""
