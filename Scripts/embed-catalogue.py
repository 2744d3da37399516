#!/usr/bin/env python3
"""Flattens the catalogue into one Swift string literal, a line per declaration, sorted by key for binary search.

usage: embed-catalogue.py [--check]

Reads   Sources/TypeChecker/Catalogue/*.style
Writes  Sources/TypeChecker/Catalogue/CatalogueText.swift

Each line is KEY <TAB> DECLARATION:
  T                  the header of a type or protocol, `typealias T = U`, or `conformance T: P where …`
  T.name             a member (an initialiser is T.init, a subscript T.subscript); the constraint of its block stands in its own `where`
  func.name          a global function
  environment.name   an environment value
  configuration.T    a control's configuration, on one line

Attributes of a block are repeated on its members, so that a line can be understood alone.
"""

import collections
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CATALOGUE = os.path.join(ROOT, "Sources", "TypeChecker", "Catalogue")
OUTPUT = os.path.join(CATALOGUE, "CatalogueText.swift")

ATTRIBUTE = re.compile(r'@(?:available|deprecated)\((?:"(?:\\.|[^"\\])*"|[^)"])*\)|@sdk\(\d+\)|@disfavored|@open')
BLOCK = re.compile(r"^extern (protocol|type|enum) ([\w.]+)(.*?) *\{(.*)$")
EXTENSION = re.compile(r"^extern ([\w.]+)(?: where (.*?))? *\{$")
BASELINE = "@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1)"


class CatalogueError(Exception):
    pass


def split_attributes(text):
    """`@available(…) @open extern …` -> ([attributes], rest)"""
    attributes = []
    while text.startswith("@"):
        match = ATTRIBUTE.match(text)
        if not match:
            break  # a builder attribute of a parameter cannot stand here
        attributes.append(match.group(0))
        text = text[match.end():].lstrip()
    return attributes, text


def inherited(block, own):
    """A member's attributes: its own, and the block's availability and SDK where it states none."""
    result = list(own)
    for prefix in ("@sdk", "@available"):
        if not any(a.startswith(prefix) for a in own):
            result = [a for a in block if a.startswith(prefix)] + result
    return [a for a in result if a != BASELINE]


def joined(attributes, text):
    return " ".join(attributes + [text])


def effects_start(text):
    """Where ` neutral …` or ` selecting …` begins; the end where there is neither."""
    match = re.search(r" (?:neutral (?:\(|inherit )|selecting \()", text)
    return match.start() if match else len(text)


def has_where(text):
    """Whether a ` where ` stands outside all brackets."""
    depth, previous = 0, ""
    for index, character in enumerate(text):
        if character in "(<[":
            depth += 1
        elif character in ")]" or (character == ">" and previous != "-"):
            depth -= 1
        elif depth == 0 and text.startswith(" where ", index):
            return True
        previous = character
    return False


def with_where(text, where):
    """Adds a block's constraint to a member's own."""
    if not where or text.startswith("case "):
        return text
    cut = effects_start(text)
    head, tail = text[:cut], text[cut:]
    return head + (", " if has_where(head) else " where ") + where + tail


def member_key(text):
    """The name that a member is looked up by."""
    for pattern, key in [
        (r"init\b", "init"),
        (r"subscript\b", "subscript"),
        (r"(?:static )?func (`?[A-Za-z_$][\w$]*`?|[^\s\w(]+)", None),
        (r"case (`?\w+`?)", None),
        (r"(?:associatedtype|typealias) (\w+)", None),
        (r"(?:static )?(?:var )?(`?[A-Za-z_$][\w$]*`?):", None),
    ]:
        match = re.match(pattern, text)
        if match:
            return key or match.group(1).strip("`")
    raise CatalogueError("no member: " + text)


def flatten(name, text):
    """(key, declaration) of every declaration in one file."""
    lines = []
    block = None  # (owner, where, attributes)
    configuration = None  # (key, text so far)
    for position, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if not line or line.startswith("//"):
            continue
        try:
            if configuration is not None:
                if line == "}":
                    key, head, members = configuration
                    lines.append((key, head + " { " + "; ".join(members) + (" }" if members else "}")))
                    configuration = None
                else:
                    configuration[2].append(line)
                continue
            if line == "}":
                block = None
                continue
            attributes, rest = split_attributes(line)
            if block is not None:
                owner, where, outer = block
                member = joined(inherited(outer, attributes), with_where(rest, where))
                lines.append(("%s.%s" % (owner, member_key(rest)), member))
                continue
            if not rest.startswith("extern "):
                raise CatalogueError("expected extern: " + line)
            match = re.match(r"extern func (`?\w+`?)", rest)
            if match:
                lines.append(("func." + match.group(1).strip("`"), joined(attributes, rest[7:])))
                continue
            match = re.match(r"extern environment (var )?(`?\w+`?): (.*)$", rest)
            if match:
                text_of_value = "%s%s: %s" % (match.group(1) or "", match.group(2), match.group(3))
                lines.append(("environment." + match.group(2).strip("`"), joined(attributes, text_of_value)))
                continue
            match = re.match(r"extern configuration (\w+)( unavailable .*)?(?: \{)?$", rest)
            if match:
                key, head = "configuration." + match.group(1), joined(attributes, "configuration " + match.group(1))
                if match.group(2):
                    lines.append((key, head + match.group(2)))
                else:
                    configuration = (key, head, [])
                continue
            match = re.match(r"extern typealias ([\w.]+)", rest)
            if match:
                lines.append((match.group(1), joined(attributes, rest[7:])))
                continue
            match = re.match(r"extern ([\w.]+): ", rest)
            if match:
                lines.append((match.group(1), joined(attributes, "conformance " + rest[7:])))
                continue
            match = BLOCK.match(rest)
            if match:
                kind, owner, bases, body = match.groups()
                header = "%s %s%s" % (kind, owner, bases)
                body = body.strip()
                if body.endswith("}"):  # all on one line: no members, or the cases of a plain enum
                    cases = body[:-1].strip()
                    lines.append((owner, joined(attributes, header + (" { %s }" % cases if cases else ""))))
                    names = [c.strip() for c in cases.split(",") if c.strip()]
                    plain = [a for a in attributes if a.startswith(("@available", "@sdk"))]
                    lines += [("%s.%s" % (owner, c.strip("`")), joined(plain, "case " + c)) for c in names]
                else:
                    lines.append((owner, joined(attributes, header)))
                    block = (owner, "", attributes)
                continue
            match = EXTENSION.match(rest)
            if match:
                block = (match.group(1), match.group(2) or "", attributes)
                continue
            raise CatalogueError("no declaration: " + line)
        except CatalogueError as error:
            raise CatalogueError("%s:%d: %s" % (name, position, error)) from None
    return lines


def without_repeated_cases(lines):
    """A case that is told as a member too, with attributes of its own, counts as that."""
    told = collections.Counter(key for key, text in lines if re.search(r"(?:^| )case `?\w+`?$", text))
    result = []
    for key, text in lines:
        if told[key] > 1 and re.search(r"(?:^| )case `?\w+`?$", text):
            told[key] -= 1  # the header's comes first
            continue
        result.append((key, text))
    return result


def embedded():
    lines = []
    for name in sorted(os.listdir(CATALOGUE)):
        if name.endswith(".style"):
            with open(os.path.join(CATALOGUE, name), encoding="utf-8") as handle:
                lines += without_repeated_cases(flatten(name, handle.read()))
    # Headers come before conformances; otherwise the order of the files, which is stable within a key.
    lines = [line for _, line in sorted(enumerate(lines), key=lambda e: (
        e[1][0].encode(), split_attributes(e[1][1])[1].startswith("conformance "), e[0]))]
    seen, unique = set(), []
    for line in lines:
        if line not in seen:
            seen.add(line)
            unique.append(line)
    return unique


def line_starts(text):
    """The offsets of all lines in the UTF-8 of a text."""
    digits, offset = [], 0
    for line in text.encode().split(b"\n"):
        digits += [chr(0x30 + (offset >> shift & 63)) for shift in (18, 12, 6, 0)]
        offset += len(line) + 1
    return "".join(digits)


def swift(lines):
    text = "\n".join("%s\t%s" % line for line in lines)
    for line in text.split("\n"):
        if '"""#' in line or "\\#(" in line:
            raise CatalogueError("cannot stand in the literal: " + line)
    return (
        "// Generated by Scripts/embed-catalogue.py from the .style files beside it; do not edit.\n"
        "// swift-format-ignore-file\n\n"
        "/// The catalogue, a line per declaration: key, tab, declaration; sorted bytewise by key.\n"
        "package enum CatalogueText {\n"
        "  /// %d declarations.\n" % len(lines)
        + "  package static let text: StaticString = #\"\"\"\n" + text + "\n\"\"\"#\n\n"
        "  /// Where each line begins: four digits of six bits, the highest first, `0` for 0.\n"
        "  package static let lines: StaticString = #\"\"\"\n" + line_starts(text) + "\n\"\"\"#\n}\n")


def main():
    check = "--check" in sys.argv[1:]
    lines = embedded()
    text = swift(lines)
    old = open(OUTPUT, encoding="utf-8").read() if os.path.exists(OUTPUT) else None
    if old != text and not check:
        with open(OUTPUT, "w", encoding="utf-8") as handle:
            handle.write(text)
    print("%d declarations, %d bytes" % (len(lines), len(text.encode())))
    if check and old != text:
        print("not current: CatalogueText.swift", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except CatalogueError as error:
        sys.exit(str(error))
