"""Bodies of the examples, and what stands for them in Swift.

A case is a copy of a style under another name, so that all copies live in one module beside the examples. For Swift the body is
translated word for word: a member of a type that has the configuration's members, `when` and `animate` as plain modifiers. That is
stricter than the language, never laxer; a style whose unchanged body does not compile so is only used where stylec accepts a change.
"""

import glob
import os
import re

from . import catalogue as model
from . import mutate

STYLE = re.compile(r"^(@available\([^\n]*\)\n)?(?:public |package )?(?:default )?style (\w+)(?: as \w+)?(\([^\n]*?\))? for (\w+)\s*\{", re.M)
CONFIGURATION = re.compile(r"^(?:@available\([^\n]*?\) )?(?:public |package )?(extern )?configuration (\w+)[^\n{]*\{", re.M)
ENVIRONMENT = {"isEnabled": "Bool", "isFocused": "Bool", "colorScheme": "ColorScheme", "controlSize": "ControlSize", "isHovered": "Bool",
               "dynamicTypeSize": "DynamicTypeSize", "layoutDirection": "LayoutDirection", "accessibilityReduceMotion": "Bool"}


class StyleSource:
    """A style of the examples: its parameters, its control and its body."""

    def __init__(self, attribute, name, parameters, control, body):
        self.key = name + " " + control
        self.attribute, self.name, self.parameters, self.control, self.body = attribute or "", name, parameters or "", control, body


class Examples:
    def __init__(self):
        self.files = sorted(glob.glob(os.path.join(model.ROOT, "Examples", "*.style")))
        self.styles, self.members = [], {}
        for path in self.files:
            with open(path, encoding="utf-8") as handle:
                text = without_comments(handle.read())
            for match in STYLE.finditer(text):
                # Raw Swift and what is taken as given pass unchecked.
                if re.search(r"#swift|\bTokens\b|\bbackport\b|\blegacyMetrics\b", text[match.end():block_end(text, match.end() - 1)]):
                    continue
                end = block_end(text, match.end() - 1)
                self.styles.append(StyleSource(match.group(1), match.group(2), match.group(3), match.group(4), text[match.end():end].strip("\n")))
            self.read_configurations(text)
        with open(os.path.join(model.ROOT, "Sources", "TypeChecker", "Catalogue", "Configurations.style"), encoding="utf-8") as handle:
            self.read_configurations(without_comments(handle.read()))

    def read_configurations(self, text):
        for match in CONFIGURATION.finditer(text):
            self.members.setdefault(match.group(2), text[match.end():block_end(text, match.end() - 1)])

    # Swift

    def scope(self, control):
        """The members of a configuration in Swift, None where nothing is known of it."""
        if control not in self.members:
            return None
        lines = []
        body = re.sub(r"component \{.*", "", self.members[control], flags=re.S)
        for line in re.split(r"[\n;]", body):
            line = re.sub(r"@available\([^)]*\)\s*", "", line.strip())
            match = re.match(r"(slot|state|binding|action|let|enum)\s+`?(\w+)`?(.*)$", line)
            if match:
                lines += self.member(*match.groups())
        declared = {re.search(r"(?:let|var) (\w+)", l).group(1) for l in lines if re.search(r"(?:let|var) \w+", l)}
        lines += ["  let %s: %s" % item for item in ENVIRONMENT.items() if item[0] not in declared]
        return "\n".join(lines)

    @staticmethod
    def member(word, name, rest):
        if word == "enum":
            cases = re.search(r"\{(.*)\}", rest)
            return ["  enum %s: CaseIterable, Hashable, Sendable { case %s }" % (name, cases.group(1).strip())] if cases else []
        if word in ("slot", "action"):
            parameters = re.match(r"\(([^)]*)\)", rest)
            optional = "?" in rest.split(":")[0] if not parameters else rest[parameters.end():].startswith("?")
            result = "ExampleSlot" if word == "slot" else "Void"
            kinds = ", ".join(re.sub(r"^\w+: ", "", p) for p in model.make.split_list(parameters.group(1))) if parameters else ""
            if word == "slot" and not parameters:
                return ["  let %s: ExampleSlot%s" % (name, "?" if optional else "")]
            if word == "slot" and not optional:
                return ["  func %s(%s) -> ExampleSlot { ExampleSlot() }" % (name, ", ".join(model.make.split_list(parameters.group(1))))]
            function = "(%s) -> %s" % (kinds, result)
            return ["  let %s: %s" % (name, "(%s)?" % function if optional else function)]
        kind = re.match(r"\s*:\s*([^=]*)", rest)
        if not kind:
            return []
        return ["  %s %s: %s" % ("@Binding var" if word == "binding" else "let", name, kind.group(1).strip())]

    def oracle(self, style, body, number):
        """The Swift of a body, None where it has something that only the language knows."""
        members = self.scope(style.control)
        if members is None or re.search(r"\b(available|os)\(|#swift|\bwhen let\b|\bstyled\(", body):
            return None
        text = re.sub(r"#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})?\b", "Color(red: 0, green: 0, blue: 0)", body)
        text = re.sub(r"\bstyled\b(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?", "ExampleSlot()", text)
        text = re.sub(r"\banimate ([^\n]*?)(?: on ([^\n]*))?$", lambda m: ".animated(%s)" % ", ".join(filter(None, m.groups())), text, flags=re.M)
        text = plain_whens(text)
        if text is None:
            return None
        own, text = declarations(text)
        parameters = ", ".join(re.sub(r" = .*$", "", p) for p in model.make.split_list(style.parameters[1:-1] if style.parameters else ""))
        if style.control == "PrimitiveButton":
            own.append("  let isPressed: Bool")
        return "@MainActor struct Case%d {\n%s\n%s\n@ViewBuilder func drawn(%s) -> some View {\n%s\n}\n}\n" % (
            number, members, "\n".join(own), parameters, text)

    @staticmethod
    def copy(style, body, number):
        return "%sstyle %sM%d%s for %s {\n%s\n}\n" % (style.attribute, style.name, number, style.parameters, style.control, body)


def without_comments(text):
    return re.sub(r"^\s*//[^\n]*\n", "", re.sub(r"[ \t]+//[^\n]*$", "", text, flags=re.M), flags=re.M)


def block_end(text, start):
    """The index of the brace that closes the one at `start`."""
    depth, index = 0, start
    for token in mutate.tokens(text[start:]):
        depth += token == "{"
        depth -= token == "}"
        if depth == 0:
            return index
        index += len(token)
    raise ValueError(text[start:start + 80])


def declarations(text):
    """What a body declares as members of a Swift type, and the rest of it."""
    own = []
    while True:
        match = re.search(r"^[ \t]*(func|view) ([^\n]*?)\s*\{", text, re.M)
        if not match:
            break
        end = block_end(text, match.end() - 1)
        head = match.group(2) if match.group(1) == "func" else match.group(2) + ("" if "(" in match.group(2) else "()") + " -> some View"
        builder = "@ViewBuilder " if match.group(1) == "view" else ""
        own.append("  %sfunc %s {%s}" % (builder, head, text[match.end():end]))
        text = text[:match.start()] + text[end + 1:]
    for match in re.finditer(r"^[ \t]*local (focus )?(\w+)(?:: ([^=\n]*?))?(?: = ([^\n]*))?$", text, re.M):
        focus, name, kind, value = match.groups()
        value = re.sub(r" scaled\(.*$", "", value or "")
        if focus:
            own.append("  @FocusState var %s: %s" % (name, kind or "Bool"))
        elif kind == "Namespace":
            own.append("  @Namespace var %s" % name)
        else:
            own.append("  @State var %s%s = %s" % (name, ": " + kind if kind else "", value))
    return own, re.sub(r"^[ \t]*local [^\n]*\n?", "", text, flags=re.M)


def plain_whens(text):
    """`when c { .a() }` as `.whenever(c).a()`."""
    while True:
        match = re.search(r"\bwhen ([^{]*?)\s*\{", text)
        if not match:
            return text
        try:
            end = block_end(text, match.end() - 1)
        except ValueError:
            return None
        conditions = "".join(".whenever(%s)" % c for c in model.make.split_list(match.group(1)))
        text = text[:match.start()] + conditions + text[match.end():end] + text[end + 1:]
