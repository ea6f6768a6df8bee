"""Run inside Pyodide by tools/vendor.mjs: archives of byte code that Pyodide imports without compiling."""

import importlib
import importlib.util
import io
import json
import marshal
import re
import sys
import warnings
import zipfile

# What PyScript's own modules import in a worker, besides what Pyodide has loaded when it starts.
PYSCRIPT_IMPORTS = ("base64", "collections", "functools", "html", "inspect", "io", "json", "os", "pathlib")

# What modules import only when they are used: `ast.unparse` this one.
LATE_IMPORTS = ("_ast_unparse",)

# What is asked first, often while the archives are on their way: all that such jobs import is there before.
EARLY = {
    "sudoku": (
        {"givens": "1..............."},
        {"givens": "1...............", "entered": ".2.............."},
        {"givens": "11.............."},
        {"givens": "123....4........"},
        {"givens": "1...............", "diagonal": True},
        {"givens": "1...............", "regions": "AABBAABBCCDDCCDD"},
        {"givens": "1...............", "cages": "7:2.3"},
        {"givens": "1"},
        {"givens": 1},
    )
}

# What no program in the page has any use for.
NOT_FOR_PROGRAMS = ("_pyodide", "_pyrepl", "pyodide", "site-packages")

# What is only run, and never shown in the page: its source would be a tenth of the engine's archive.
ONLY_RUN = (
    *("undoku/sudoku/techniques/", "undoku/sudoku/generator/", "undoku/sudoku/practice/"),
    "undoku/learn/lesson/",
)

# The archives are the same, byte for byte, whenever they are made from the same sources.
EPOCH = (1980, 1, 1, 0, 0, 0)


def byte_code(source, name, optimize):
    """Return the content of a `.pyc` that is never checked against its source (PEP 552)."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    flags = (0b01).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + flags + bytes(8) + marshal.dumps(code)


def archive(files):
    """Return a zip of {name: content}, stored: it is compressed as a whole afterwards, which is smaller."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as target:
        for name in sorted(files):
            target.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return out.getvalue()


def rehearse(sources):
    """Import and use what the page does, so that everything it needs of the standard library is loaded."""
    sys.path.insert(0, "/undoku.zip")
    for name in sources:
        importlib.import_module(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    for name in (*PYSCRIPT_IMPORTS, *LATE_IMPORTS):
        importlib.import_module(name)
    for strategy in sys.modules["undoku.search.register"].strategies():
        strategy.source()


def early():
    """Answer what a page asks first; return the names of all modules that are imported for it."""
    sys.path.insert(0, "/undoku.zip")
    from jobs.table import Table

    started = set(sys.modules)
    for name in PYSCRIPT_IMPORTS:
        importlib.import_module(name)
    table = Table()
    for kind, questions in EARLY.items():
        for question in questions:
            job = table.open(kind, json.dumps(question))
            if isinstance(job, int):
                table.work(job, 1000)
    return json.dumps(["jobs.table", *(name for name in sys.modules if name not in started)])


def compile_standard_library(sources):
    """Return the running standard library as byte code without docstrings, in two archives.

    The first has what the page needs. The other has the rest; of a package of which the page needs some
    modules it has all, since Python looks for them in one place only. `sources` are the engine's files,
    which `/undoku.zip` holds.
    """
    rehearse(sources)
    path = next(entry for entry in sys.path if re.fullmatch(r"/lib/python\d+\.zip", entry))
    loaded = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    with zipfile.ZipFile(path) as library:
        names = [name for name in library.namelist() if name.endswith(".py")]
        needed = {name for name in names if f"{path}/{name}" in loaded}
        left = {
            name for name in names if name not in needed and name.partition("/")[0] not in NOT_FOR_PROGRAMS
        }
        split = {name.partition("/")[0] for name in left if "/" in name}
        rest = left | {name for name in needed if name.partition("/")[0] in split}

        def compiled(chosen):
            code = {name: byte_code(library.read(name), f"{path}/{name}", optimize=2) for name in chosen}
            return archive({f"{name}c": content for name, content in code.items()})

        return compiled(needed), compiled(rest)


def package_engine(sources):
    """Return an archive of the engine, source (shown in the page) and byte code (run) side by side.

    What is `ONLY_RUN` has no source there, and no docstrings either.
    """
    files = {}
    for name, source in sources.items():
        is_shown = not name.startswith(ONLY_RUN)
        if is_shown:
            files[name] = source
        files[f"{name}c"] = byte_code(source, f"/undoku.zip/{name}", optimize=0 if is_shown else 2)
    return archive(files)


def package_pyscript(sources):
    """Return an archive of the byte code of PyScript's own modules.

    It writes their sources into every worker when it starts and would compile them there. The archive comes
    first on the path, so their byte code is imported instead.
    """
    code = {name: byte_code(source, f"/pyscript.zip/{name}", optimize=2) for name, source in sources.items()}
    return archive({f"{name}c": content for name, content in code.items()})


def strategies():
    """Return, as JSON, the teaching strategies in the order of lists: by their board, or by their rule."""
    from undoku.search.register import strategies

    found = {"boards": {}, "rules": {}}
    for entry in strategies():
        by, kind = (entry.rule, "rules") if entry.rule else (entry.board, "boards")
        shown = {field: getattr(entry, field) for field in ("name", "title", "document")}
        found[kind].setdefault(by, []).append(shown)
    return json.dumps(found)


def wishes():
    """Return, as JSON, the version of the generator, and the techniques that a new puzzle may need."""
    from undoku.sudoku.generator import VERSION
    from undoku.sudoku.techniques.catalogue import LAST_RESORT, TECHNIQUES

    on_path = [entry.identifier for entry in TECHNIQUES if entry.on_path and entry.identifier != LAST_RESORT]
    return json.dumps({"version": VERSION, "techniques": on_path})


def methods():
    """Return, as JSON, by which methods a knight's tour can be looked for, and what each is."""
    from undoku.knight.methods import CALM, METHODS

    return json.dumps(
        [{"name": name, **method._asdict()} for name, method in (METHODS | {"calm": CALM}).items()]
    )


def starters():
    """Return, as JSON, the programs that an editor opens with, board after board."""
    from undoku.programs.starters import starters

    boards = ("sudoku", "queens", "knight")
    return json.dumps([starter._asdict() for board in boards for starter in starters(board)])


def stubs():
    """Return, as JSON, what a new program begins with on each board, or by the rule of one."""
    from undoku.programs.starters import stub

    return json.dumps({board: stub(board) for board in ("sudoku", "queens", "knight", "regions")})


def techniques():
    """Return, as JSON, what people are told of each technique, in the order in which they are tried."""
    from undoku.sudoku.techniques.catalogue import TECHNIQUES

    fields = ("identifier", "title", "level", "score")
    return json.dumps([{field: getattr(entry, field) for field in fields} for entry in TECHNIQUES])


def lesson(name, text):
    """Return, as JSON, what the page has of a lesson, whose text is in the file `name`."""
    sys.path.insert(0, "/undoku.zip")
    from time import perf_counter

    from undoku.learn.lesson.lesson import Lesson

    read = Lesson(text, perf_counter)
    if read.faults:
        raise ValueError("\n".join(f"{name}:{fault.line}: {fault.sentence}" for fault in read.faults))
    return json.dumps(read.plain, ensure_ascii=False, separators=(",", ":"))


def examples(lines):
    """Return, as JSON, the step that each line states, drawn, by its technique; and what stands there."""
    from undoku.sudoku import Position
    from undoku.sudoku.techniques.finders import finder_of
    from undoku.sudoku.techniques.plain import plain
    from undoku.sudoku.techniques.state import State

    found = {}
    for line in lines.splitlines():
        if not line.startswith("#"):
            _, technique, _, _, _, out, placed, *_ = line.split(":")
            position = Position.parse(line)
            state = State.of(position, unique=True)
            drawn = next(
                step
                for step in (plain(step, state) for step in finder_of(technique)(state) if step)
                if step["technique"] == technique
                and (said(step["eliminations"]), said(step["placements"])) == (out, placed)
            )
            drawn["candidates"] = list(state.cells)
            found[technique] = {"givens": str(position.givens), "digits": str(position.digits), "step": drawn}
    return json.dumps(found, separators=(",", ":"))


def said(pairs):
    """Write candidates as a line does: digit, row and column."""
    return " ".join(sorted(f"{digit}{cell // 9 + 1}{cell % 9 + 1}" for cell, digit in pairs))
