"""What teaches with the recordings of searches: questions, exercises, lessons, and how searches grow.

Nothing is imported here: who only solves need not load it.
"""
