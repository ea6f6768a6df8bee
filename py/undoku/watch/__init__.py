"""What a page shows of a recorded search, as plain values that can be sent to it.

Nothing is imported here: who only solves need not load it.
"""
