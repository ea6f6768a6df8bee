"""The door between the page and the engine: runs in a Pyodide worker, of which there may be several.

It has four words. `open` a job of some kind with a question, let it `work` for some milliseconds, `ask` it
something, `close` it. Long work is pulled: whoever does not ask for more has stopped it. `jobs.table` says
what each word takes and answers; all of it is text and numbers, so that any worker could offer the same.
"""

from pyodide.ffi import to_js

from jobs.table import Table

table = Table()
open, work, close = table.open, table.work, table.close


def ask(number, name, arguments):
    """Pass on an answer; a flat array becomes one of the page's."""
    answer = table.ask(number, name, arguments)
    return answer if isinstance(answer, str) else to_js(answer)


__export__ = ["ask", "close", "open", "work"]
