#!/usr/bin/env python3
"""Prints Swift declarations for what a `.style` file declares `extern`, so that what stylec emits from it can be compiled in tests.

usage: extern-stubs.py FILE.style…

Everything is declared with its signature and a body that traps. What is taken as given (`(...)`, `{ ... }`, namespaces) becomes a type
whose members are of any type that is asked for.
"""

import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from differential import catalogue, examples  # noqa: E402

split_list = catalogue.make.split_list
WORDS = r"modifier|environment|type|enum|view|shape|style|configuration|func|namespace|protocol|typealias"
EXTERN = re.compile(r"^(public |package )?extern (?:(%s) )?(.*)$" % WORDS, re.M)

ANYTHING = """
/// Has whatever is asked of it.
@dynamicMemberLookup public struct Anything: Hashable, Sendable {
  public subscript(dynamicMember name: String) -> Anything { fatalError() }
  @_disfavoredOverload public subscript<T>(dynamicMember name: String) -> T { fatalError() }
  public func callAsFunction<each A, T>(_ arguments: repeat each A) -> T { fatalError() }
}
"""


def declarations(text):
    """(access, word, head, body or None) of each `extern`"""
    text = examples.without_comments(text)
    for match in EXTERN.finditer(text):
        access, word, rest = match.group(1) or "", match.group(2) or "members", match.group(3)
        brace = brace_index(rest)
        if brace is None:
            yield access, word, rest.strip(), None
        else:
            start = match.start(3) + brace
            yield access, word, rest[:brace].strip(), text[start + 1:examples.block_end(text, start)]


def brace_index(head):
    """Where the block begins, outside parentheses."""
    depth = 0
    for index, character in enumerate(head):
        depth += character in "(<["
        depth -= character in ")>]"
        if character == "{" and depth == 0:
            return index
    return None


def parameters(text):
    """The parameter list of a function in Swift."""
    result = []
    for parameter in split_list(text):
        parameter = re.sub(r": View$", ": () -> some View", parameter)
        result.append("@ViewBuilder " + parameter if parameter.endswith("() -> some View") else parameter)
    return ", ".join(result)


def signature(text):
    """(name, parameters, result) of `name(…) -> T neutral (…)`"""
    match = re.match(r"([\w.]+)", text)
    name, rest = match.group(1), text[match.end():]
    if not rest.startswith("("):
        return name, "", ""
    end = catalogue.check.matching(rest, 0)
    result = re.match(r"\s*->\s*([^{]*?)(?: neutral.*| selecting.*)?$", rest[end:])
    return name, rest[1:end - 1], result.group(1).strip() if result else ""


class Stubs:
    def __init__(self, text):
        self.text, self.lines = text, []
        self.modifiers = {signature(h)[0] for _, w, h, _ in declarations(text) if w == "modifier"}

    def run(self):
        for access, word, head, body in declarations(self.text):
            getattr(self, "add_" + word)(access, head, body)
        return "\n".join(self.lines) + "\n"

    def add_modifier(self, access, head, body):
        name, inner, _ = signature(head)
        path = name.split(".")
        if inner == "...":
            inner = self.labels_used(name)
        if len(path) == 1:
            self.lines.append("extension View { %sfunc %s(%s) -> some View { self } }" % (access, name, parameters(inner)))
            return
        group = "Group" + "".join(p.capitalize() for p in path[:-1])
        self.lines.append("%sstruct %s<Content: View> { let content: Content }" % (access, group))
        self.lines.append("extension View { %svar %s: %s<Self> { %s(content: self) } }" % (access, path[0], group, group))
        self.lines.append("extension %s { %sfunc %s(%s) -> some View { content } }" % (group, access, path[-1], parameters(inner)))

    def labels_used(self, name):
        """Parameters for a modifier that takes anything, after the first call in the text."""
        match = re.search(r"\.%s\(" % re.escape(name), self.text)
        if not match:
            return ""
        end = catalogue.check.matching(self.text, match.end() - 1)
        result = []
        for index, argument in enumerate(split_list(self.text[match.end():end - 1])):
            label = re.match(r"(\w+): ", argument)
            result.append("%s: some Any" % (label.group(1) if label else "_ a%d" % index))
        return ", ".join(result)

    def add_environment(self, access, head, body):
        name, kind = re.match(r"(?:var )?(\w+): (.*)$", head).groups()
        self.lines.append("extension EnvironmentValues { %svar %s: %s { get { fatalError() } set {} } }" % (access, name, kind))

    def add_type(self, access, head, body):
        name, conformances = re.match(r"([\w.]+)(?:: (.*))?$", head).groups()
        own = [c for c in split_list(conformances or "") if c not in ("Hashable", "Equatable", "Sendable")]
        opening = "struct %s: %s {" % (name, ", ".join(["Hashable", "Sendable"] + own))
        if body is not None and body.strip() == "...":
            self.lines += ["@dynamicMemberLookup %s%s" % (access, opening),
                           "  %ssubscript(dynamicMember name: String) -> Anything { fatalError() }" % access,
                           "  @_disfavoredOverload %ssubscript<T>(dynamicMember name: String) -> T { fatalError() }" % access, "}"]
        else:
            self.lines += [access + opening] + self.members(access, body or "", name) + ["}"]

    def add_members(self, access, head, body):
        owner = re.match(r"([\w.]+)", head).group(1)
        if ":" in head.split(" where ")[0]:
            self.lines.append("extension %s {}" % head)
        else:
            self.lines += ["extension %s {" % head] + self.members(access, body or "", owner) + ["}"]

    def members(self, access, body, owner):
        lines = []
        for item in items(body):
            match = re.match(r"(static )?func (.*)$", item)
            if match:
                name, inner, result = signature(match.group(2))
                lines.append("  %s%sfunc %s(%s)%s { fatalError() }" % (access, match.group(1) or "", name, parameters(inner), " -> " + result if result else ""))
                continue
            if item.startswith("init"):
                lines.append("  %s%s { fatalError() }" % (access, item))
                continue
            match = re.match(r"(\w+) \{(.*)\}$", item, re.S)
            if match:
                group = match.group(1).capitalize() + "Group"
                lines += ["  %sstruct %s: Hashable, Sendable {" % (access, group)] + self.members(access, match.group(2), group) + ["  }"]
                lines.append("  %svar %s: %s { fatalError() }" % (access, match.group(1), group))
                continue
            match = re.match(r"(static )?(?:var )?([\w, ]+?)(?:: (.*))?$", item)
            static = match.group(1) or ("" if match.group(3) else "static ")
            for name in split_list(match.group(2)):
                lines.append("  %s%svar %s: %s { fatalError() }" % (access, static, name, match.group(3) or owner))
        return lines

    def add_enum(self, access, head, body):
        self.lines.append("%senum %s: CaseIterable, Hashable, Sendable { case %s }" % (access, re.match(r"[\w.]+", head).group(0), ", ".join(items(body))))

    def add_view(self, access, head, body):
        name, inner, _ = signature(head)
        self.lines.append("%sstruct %s: View { %sinit(%s) {}; %svar body: some View { EmptyView() } }" % (access, name, access, parameters(inner), access))

    def add_shape(self, access, head, body):
        name, inner, _ = signature(head)
        self.lines.append("%sstruct %s: Shape { nonisolated %sinit(%s) {}; nonisolated %sfunc path(in rect: CGRect) -> Path { Path() } }" % (
            access, name, access, parameters(inner), access))

    def add_style(self, access, head, body):
        name, written, inner, control = re.match(r"(\w+)(?: as (\w+))?(\(.*\))? for (\w+)$", head).groups()
        swift = written or (name if name.endswith("Style") else name + control + "Style")
        names = parameters((inner or "()")[1:-1])
        call = name[0].lower() + name[1:]
        self.lines += ["%sstruct %s: %sStyle {" % (access, swift, control), "  %sinit(%s) {}" % (access, names),
                       "  %sfunc makeBody(configuration: Configuration) -> some View { EmptyView() }" % access, "}",
                       "extension %sStyle where Self == %s { %sstatic %s: Self { fatalError() } }" % (
                           control, swift, access, "func %s(%s) -> Self" % (call, names) if names else "var " + call)]
        if names:
            self.lines[-1] = self.lines[-1].replace(" -> Self: Self", " -> Self")

    def add_configuration(self, access, head, body):
        name = re.match(r"\w+", head).group(0)
        protocol = (re.search(r" as (\w+)", head) or [None, name + "Style"])[1]
        configuration = (re.search(r" with (\w+)", head) or [None, name + "StyleConfiguration"])[1]
        unlabelled = "makeBody(_:)" in head
        lines = ["%sstruct %s {" % (access, configuration)]
        has_view = False
        for item in items(body):
            has_view = has_view or item.startswith("component")
            match = re.match(r"(slot|state|binding|action|let|enum)\s+`?(\w+)`?(.*)$", item, re.S)
            if match:
                lines += self.configuration_member(access, *match.groups())
        self.lines += lines + ["}"]
        label = "_ configuration" if unlabelled else "configuration"
        self.lines += ["@MainActor @preconcurrency %sprotocol %s: DynamicProperty {" % (access, protocol), "  associatedtype Body: View",
                       "  typealias Configuration = %s" % configuration, "  @ViewBuilder func makeBody(%s: %s) -> Body" % (label, configuration), "}"]
        if has_view:
            self.lines.append("%sstruct %s: View { %sinit(_ configuration: %s) {}; %svar body: some View { EmptyView() } }" % (access, name, access, configuration, access))
        modifier = name[0].lower() + name[1:] + "Style"
        if modifier not in self.modifiers:
            self.lines.append("extension View { %sfunc %s(_ style: some %s) -> some View { self } }" % (access, modifier, protocol))

    @staticmethod
    def configuration_member(access, word, name, rest):
        if word == "enum":
            return ["  %senum %s: CaseIterable, Hashable, Sendable { case %s }" % (access, name, ", ".join(items(rest.strip()[1:-1])))]
        inner = re.match(r"\(([^)]*)\)", rest)
        kinds = ", ".join(re.sub(r"^\w+: ", "", p) for p in split_list(inner.group(1))) if inner else ""
        optional = rest[inner.end():].startswith("?") if inner else rest.startswith("?")
        if word == "slot":
            kind = name[0].upper() + name[1:]
            nested = "  %sstruct %s: View { %svar body: some View { EmptyView() } }" % (access, kind, access)
            value = "(%s) -> %s" % (kinds, kind) if inner else kind
            return [nested, "  %slet %s: %s" % (access, name, ("(%s)?" % value if inner else value + "?") if optional else value)]
        if word == "action":
            value = "(%s) -> Void" % kinds
            return ["  %slet %s: %s" % (access, name, "(%s)?" % value if optional else value)]
        kind = re.match(r"\s*:\s*([^=]*)", rest).group(1).strip()
        return ["  %s %s%s: %s" % ("@Binding" if word == "binding" else "", access, ("var " if word == "binding" else "let ") + name, kind)]

    def add_func(self, access, head, body):
        name, inner, result = signature(head)
        self.lines.append("@MainActor %sfunc %s(%s)%s { fatalError() }" % (access, name, parameters(inner), " -> " + result if result else ""))

    def add_namespace(self, access, head, body):
        self.lines += ["@dynamicMemberLookup %senum %s {" % (access, head), "  %sstatic subscript(dynamicMember name: String) -> Anything { fatalError() }" % access,
                       "  @_disfavoredOverload %sstatic subscript<T>(dynamicMember name: String) -> T { fatalError() }" % access, "}"]

    def add_typealias(self, access, head, body):
        self.lines.append("%stypealias %s" % (access, head))


def items(body):
    """The members of a block: on lines of their own, or separated by `;` or `,` where they are names only."""
    result, depth, current = [], 0, ""
    for character in body or "":
        depth += character in "({["
        depth -= character in ")}]"
        if character in "\n;" and depth == 0:
            result.append(current)
            current = ""
        else:
            current += character
    result.append(current)
    result = [item.strip() for item in result if item.strip()]
    if len(result) == 1 and re.match(r"[\w`]+(, [\w`]+)+$", result[0]):
        return split_list(result[0])
    return result


def stubs(texts):
    """The Swift for several files of one module; equal declarations once."""
    seen, lines = set(), []
    for text in texts:
        block = Stubs(text).run()
        if block not in seen:
            seen.add(block)
            lines.append(block)
    return "import SwiftUI\n" + "\n".join(lines)


def main():
    texts = []
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as handle:
            texts.append(handle.read())
    sys.stdout.write(stubs(texts) + ANYTHING)


if __name__ == "__main__":
    main()
