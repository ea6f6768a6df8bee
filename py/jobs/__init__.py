"""What the page asks of the engine in slices: one module a kind of job, and the table of those that are open.

A kind is the name of its module, which has one class, `Job`, made from the question. Nothing here knows a
page or a worker: the door in `worker.py` only passes on what the table answers.
"""
