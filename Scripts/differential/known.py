"""Where the two are meant to differ; Docs/Checking.md gives the reasons."""

import re

# By the ids of all errors of a case.
BY_ID = [
    ({"not-available"}, "the module of the tests knows no availability"),
    ({"not-the-same-call", "no-effectless-value", "modifier-twice-in-when", "kinds-differ", "selection-overlaps", "required-argument-missing",
      "block-in-when", "given-modifier-in-when", "animate-without-states", "default-not-known", "empty-when"}, "the rules of `when` and `animate`"),
]


def is_in_language(text):
    """Whether a text is one of the style language at all: some of Swift's syntax is not."""
    return not re.search(r"\)!|\w!(?!=)", text)


def reason(text, errors):
    """Why stylec refuses a case that swiftc accepts, where that is meant; else None."""
    ids = {identifier for identifier, _ in errors}
    for known, why in BY_ID:
        if ids <= known:
            return why
    if ids == {"missing-parentheses"} and re.search(r"\.(?:upper|lower)cased\b(?!\()", text):
        return "Linux's Foundation also has properties of these names"
    if ids == {"missing-parentheses"}:
        return "a method without its parentheses is no value"
    return None
