"""Lessons: one text file each, read, computed and played to its end.

What a file says is in CONTRIBUTING.md, "Writing a lesson". What the page gets of one is a dict:

    {"title", "about", "minutes", "order": its place in lists, "screens": [{
        "heading": text,
        "text": [[{"kind": "plain" | "code" | "strong", "text"}, ...], ...],     paragraphs of spans
        "moment": the address of what is to be shown, "" for what is shown already,
        "ask"?: the kind of question that the player asks of the recording there,
        "question"?: {"form": "choice", "sentence", "options": [{"text", "says", "right"}, ...]}
                   | {"form": "number", "sentence", "answer", "says", "hint"},
        "exercise"?: {"id": the activity's, "args": {name: text or number}},
        "build"?: {"moment": the address of the editor with the stub in it,
                   "wrong": [{"symptom", "says"}, ...]},
    }, ...]}

Nothing is imported here.
"""
