"""What every error has to be: its code, its sentence, and whole again after a way through JSON and pickle."""

import json
import pickle


def check(error, kind, code, words):
    """Compare an error with what it should be."""
    assert (error.code, str(error)) == (code, words)
    assert json.loads(json.dumps(error.values)).keys() == error.values.keys()
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.code, copy.values, str(copy)) == (kind, code, error.values, words)
