"""Run inside Pyodide by tools/vendor.mjs: archives of byte code that Pyodide imports without compiling."""

import importlib.util
import io
import json
import marshal
import sys
import warnings
import zipfile

# What a page without a network, a terminal, subprocesses or a display cannot use, and the encodings that only
# e-mail and old files need. Everything else stays, so that ordinary Python code runs.
LEFT_OUT = set(
    """
    _aix_support.py _android_support.py _apple_support.py _ios_support.py _osx_support.py _pyrepl bdb.py
    cProfile.py cmd.py ctypes curses dbm doctest.py email ensurepip ftplib.py getpass.py http idlelib
    imaplib.py lib2to3 mailbox.py mimetypes.py modulefinder.py multiprocessing netrc.py nturl2path.py
    optparse.py pdb.py pickletools.py plistlib.py poplib.py profile.py profiling pstats.py pty.py
    py_compile.py pyclbr.py pydoc.py pydoc_data smtplib.py socketserver.py sqlite3 tabnanny.py tkinter
    trace.py tracemalloc.py turtle.py turtledemo tty.py unittest venv webbrowser.py wsgiref xml xmlrpc
    zipapp.py
    """.split()
)
ENCODINGS = set(
    """
    __init__ _aliases aliases ascii base64_codec cp437 hex_codec idna latin_1 punycode
    raw_unicode_escape unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_8 utf_8_sig zlib_codec
    """.split()
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


def is_needed(name):
    """Tell whether a file of the standard library is kept."""
    top, _, rest = name.partition("/")
    if top in LEFT_OUT or not name.endswith(".py"):
        return False
    return top != "encodings" or rest.removesuffix(".py") in ENCODINGS


def compile_standard_library():
    """Return the running interpreter's standard library as an archive of byte code without docstrings."""
    path = next(entry for entry in sys.path if entry.endswith(".zip"))
    files = {}
    with zipfile.ZipFile(path) as library:
        for name in filter(is_needed, library.namelist()):
            files[f"{name}c"] = byte_code(library.read(name), f"{path}/{name}", optimize=2)
    return archive(files)


def package_engine(sources):
    """Return an archive of the engine, source (shown in the page) and byte code (run) side by side."""
    files = {}
    for name, source in sources.items():
        files[name] = source
        files[f"{name}c"] = byte_code(source, f"/undoku.zip/{name}", optimize=0)
    return archive(files)


def sudoku_peers():
    """Return, as JSON, the peers of each of the 81 cells, from the engine that was just packaged."""
    sys.path.insert(0, "/undoku.zip")
    from undoku.sudoku import Layout

    return json.dumps([sorted(peers) for peers in Layout.standard().peers], separators=(",", ":"))


def strategies():
    """Return, as JSON, the teaching strategies of the engine just packaged, in the order of lists."""
    sys.path.insert(0, "/undoku.zip")
    import undoku.knight.strategies
    import undoku.queens.strategies
    import undoku.sudoku.strategies  # noqa: F401
    from undoku.search.register import strategies

    fields = ("board", "name", "title", "document")
    return json.dumps([{field: getattr(entry, field) for field in fields} for entry in strategies()])
