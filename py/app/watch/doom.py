"""What left a search no solution: asked in slices, beside the recording."""


async def search(session, position, waits):
    """Return what the engine finds of a position; None once nobody `waits()` for it any more."""
    job = await session.job.engine.open("doom", {"job": session.job.number, "position": position})
    try:
        while True:
            answer = await job.work()
            if not waits():
                return None
            if answer.done:
                return answer
    finally:
        job.close()
