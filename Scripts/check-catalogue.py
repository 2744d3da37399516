#!/usr/bin/env python3
"""Compares the catalogue with SwiftUI's true signatures, by using every declaration once.

usage: check-catalogue.py [--module DIR] [--keep FILE] [--list] [--summary]

For each line of the catalogue a Swift function is written that calls the member with arguments of the declared types, and once
more with its effectless arguments; all of them are compiled against the module that Tests/SwiftUIAPI/build.sh makes (built in
DIR, or a temporary folder, when it is not there). A compiler error is a declaration that is not SwiftUI's.
--list prints each error with its declaration; --summary prints how many rows of the facts are covered and why others are not.
"""

import argparse
import collections
import importlib.util
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
API = os.path.join(ROOT, "Tests", "SwiftUIAPI")


def script(name):
    """Another script of this folder as a module."""
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), os.path.join(ROOT, "Scripts", name + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


embed = script("embed-catalogue")
make = script("make-catalogue")

# What the module does not know: see Tests/SwiftUIAPI/README.md.
NOT_IN_MODULE = [
    (r"@sdk\(27\)", "what iOS 27 added is not in the module"),
    (r"^(_ConditionalContent|AXCustomContent|AnyClass|Codable|CGLineCap|CGLineJoin|Selector|UndoManager|NSUserActivity|NSItemProvider|UTType|ImageResource|ColorResource|LocalizedStringResource|AttributedString\.LineHeight|URLSession|SIMD2)(\.|\t)", "opaque in the module"),
    (r"^(UIColor|NSColor|UIImage|NSImage|GlassBackground|AutomaticGlassBackground|PlateGlassBackground|UnitPoint3D|DepthAlignment|DigitalCrown|PopoverAttachmentAnchor)", "hand-written, not in the module"),
]
# What is refused for a known reason: simplified here, or missing from the module.
EXPECTED = [
    (r"^(CaseIterable\.allCases|Collection\.indices|Dictionary\.(keys|values)|BinaryFloatingPoint\.)", "simplified: an array or range stands for a type that nothing names"),
    (r"^(Shape\.fill)\b", "simplified: a public type stands for a private one"),
    (r"^CG(AffineTransform|Point|Rect|Size|Vector)[.\t]|^URLRequest|^AttributedString[.\t]|^SystemFormatStyle|^Text\.Layout\.CharacterIndex|^(Color|Image)\t.*Transferable", "Apple's, not in this Foundation"),
    (r"AXCustomContent|DigitalCrownRotationalSensitivity|DigitalCrownEvent|DepthAlignment|UnitPoint3D|AttributedString\.LineHeight|Selector|NSUserActivity|PopoverAttachmentAnchor|GraphicsContext\.\w+Options|CharacterSet|currentValueLabel: \(\) -> some View|TabContent|MatchedTransitionSource|LazyMapSequence", "names a type that is opaque in the module, or missing from it"),
    (r"@autoclosure", "an autoclosure cannot be handed on"),
]
# Members of View in Additions.style that the facts do not hold.
ADDED = set("""alert confirmationDialog contextMenu popover sheet fullScreenCover interactiveDismissDisabled presentationDetents
presentationDragIndicator presentationCornerRadius presentationBackground draggable dropDestination onDrag autocorrectionDisabled
disableAutocorrection submitLabel submitScope textInputAutocapitalization navigationTitle tabItem glassBackgroundEffect""".split())


def matching(text, start):
    """The index after the bracket that closes the one at `start`."""
    pairs = {"(": ")", "<": ">", "[": "]"}
    depth, index, quoted = 0, start, False
    while index < len(text):
        character = text[index]
        if character == '"' and text[index - 1] != "\\":
            quoted = not quoted
        elif quoted:
            pass
        elif character in pairs:
            depth += 1
        elif character in ")]" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
            if depth == 0:
                return index + 1
        index += 1
    raise ValueError(text)


class Declaration:
    """One line of the catalogue, taken apart as far as a call needs it."""

    def __init__(self, key, text):
        self.key = key
        self.attributes, rest = embed.split_attributes(text)
        cut = embed.effects_start(rest)
        self.effects = rest[cut:]
        rest = rest[:cut]
        self.kind = next(k for k in ["func", "init", "subscript", "case", "associatedtype", "typealias", "property"]
                         if k == "property" or re.match(r"(?:static )?%s\b" % k, rest))
        self.static = rest.startswith("static ")
        self.settable = re.match(r"(?:static )?var ", rest) is not None
        self.generics, self.parameters, self.result, self.where = "", [], "Void", ""
        where = re.search(r" where ((?:(?! where ).)*)$", rest)
        if where and "(" not in where.group(1).split(" -> ")[0].replace("== ()", ""):
            self.where = where.group(1)
            rest = rest[:where.start()]
        elif where:
            self.where = where.group(1)
            rest = rest[:where.start()]
        if self.kind in ("func", "init", "subscript", "case"):
            match = re.match(r"(?:static )?(?:func |case )?(`?[A-Za-z_]\w*`?|[^\w\s(`]+(?= ))\s*", rest)
            self.name = match.group(1)
            index = match.end()
            if index < len(rest) and rest[index] == "<" and self.kind != "case":
                end = matching(rest, index)
                self.generics = rest[index + 1:end - 1]
                index = end
            self.failing = rest.startswith("init?")
            if index < len(rest) and rest[index] == "?":
                index += 1
            if index < len(rest) and rest[index] == "(":
                end = matching(rest, index)
                self.parameters = [self.parameter(p) for p in make.split_list(self.without_strings(rest[index + 1:end - 1]))]
                index = end
            if rest[index:].startswith(" -> "):
                self.result = rest[index + 4:]
        else:
            match = re.match(r"(?:static )?(?:var )?([\w`$]+): (.*)$", rest)
            self.name, self.result = (match.group(1), match.group(2)) if match else ("", "")

    @staticmethod
    def without_strings(text):
        return re.sub(r'"(?:\\.|[^"\\])*"', '""', text)

    def parameter(self, text):
        """(label or '', name, type, has default)"""
        default = ""
        depth = 0
        for index, character in enumerate(text):
            depth += character in "(<["
            depth -= character in ")]" or (character == ">" and text[index - 1] != "-")
            if character == "=" and depth == 0 and text[index - 1] == " " and text[index + 1] == " ":
                default, text = text[index + 2:], text[:index - 1]
                break
        text = re.sub(r"@\w+Builder(?:<[^>]*>+)? |@(?:escaping|autoclosure) ", "", text).strip()
        match = re.match(r"(?:([\w`]+) )?([\w`]+): (.*)$", text)
        if self.kind == "case" and not match:
            return ("_", "value", text, default)
        label, name, kind = match.groups()
        if label is None:
            label = name
        return (label, name.strip("`"), kind, default)


class Checker:
    def __init__(self, lines):
        self.lines = lines
        self.headers = {}
        for key, text in lines:
            _, rest = embed.split_attributes(text)
            match = re.match(r"(type|protocol|enum) ([\w.]+)(?:<([^>]*)>)?", rest)
            if match and "." not in key.replace(match.group(2), ""):
                where = re.search(r" where ([^{]*)", rest)
                self.headers[key] = (match.group(1), match.group(3) or "", where.group(1).strip() if where else "")
        self.output, self.sources, self.skipped = [], [], collections.Counter()

    def emit(self, key, text, swift):
        self.output.append(swift)
        self.sources.append((key, text))

    def owner_generics(self, owner):
        """Generic parameters and constraints of a type and the types around it."""
        generics, wheres = [], []
        parts = owner.split(".")
        for count in range(1, len(parts) + 1):
            header = self.headers.get(".".join(parts[:count]))
            if header and header[0] != "protocol":
                generics += make.split_list(header[1])
                wheres += make.split_list(header[2])
        return generics, wheres

    def type_text(self, owner):
        """The type with its generic arguments: `FocusState<Value>.Binding`."""
        parts, text = owner.split("."), ""
        for count in range(1, len(parts) + 1):
            header = self.headers.get(".".join(parts[:count]))
            text += ("." if text else "") + parts[count - 1]
            if header and header[1] and header[0] != "protocol":
                text += "<%s>" % ", ".join(g.split(":")[0].strip() for g in make.split_list(header[1]))
        return text

    def run(self):
        for key, text in self.lines:
            self.bases(key, text)
            reason = next((why for pattern, why in NOT_IN_MODULE if re.search(pattern, "%s\t%s" % (key, text))), None)
            reason = reason or ("hand-written" if key.startswith("View.") and key[5:] in ADDED else None)
            _, rest = embed.split_attributes(text)
            if reason is None and re.match(r"(type|protocol|enum|typealias|associatedtype|configuration) ", rest):
                reason = "headers"
            if reason:
                self.skipped[reason] += 1
            elif rest.startswith("typealias "):
                self.skipped["headers"] += 1
            elif key.startswith("environment."):
                self.environment(key, text)
            elif rest.startswith("conformance "):
                self.conformance(key, text, rest)
            elif key.startswith("func."):
                self.member(key, text, "")
            else:
                self.member(key, text, key[:key.rindex(".")] if not key.endswith("...") and not key.endswith("..<") else key[:-4])

    def bases(self, key, text):
        """Every conformance that a type's header states."""
        _, rest = embed.split_attributes(text)
        match = re.match(r"(?:type|enum) ([\w.]+)(?:<[^>]*>)?: (.*?)(?: where .*| \{.*)?$", rest)
        if not match or key != match.group(1) or any(re.search(p, "%s\t%s" % (key, text)) for p, _ in NOT_IN_MODULE):
            return
        for protocol in match.group(2).split(", "):
            self.conformance(key, text, "conformance %s: %s" % (key, protocol))

    def environment(self, key, text):
        declaration = Declaration(key, text)
        swift = "func f%d(_ e: inout EnvironmentValues, _ v: %s) { let x: %s = e.%s; _ = x%s }" % (
            len(self.output), declaration.result, declaration.result, declaration.name,
            "; e.%s = v" % declaration.name if declaration.settable else "")
        self.emit(key, text, swift)

    def conformance(self, key, text, rest):
        match = re.match(r"conformance ([\w.]+): ([\w.]+)(?: where (.*))?$", rest)
        owner, protocol, where = match.groups()
        generics, wheres = self.owner_generics(owner)
        wheres += make.split_list(where or "")
        swift = "func f%d%s(%s)%s { func n<T: %s>(_: T.Type) {}; n(%s.self) }" % (
            len(self.output), "<%s>" % ", ".join(generics) if generics else "", ", ".join(self.witnesses(generics, wheres)),
            " where " + ", ".join(wheres) if wheres else "", protocol, self.type_text(owner))
        self.emit(key, text, swift)

    def member(self, key, text, owner):
        declaration = Declaration(key, text)
        if declaration.kind in ("associatedtype", "typealias"):
            self.skipped["associated types"] += 1
            return
        header = self.headers.get(owner)
        generics, wheres = self.owner_generics(owner)
        receiver = self.type_text(owner)
        if header is None and owner:
            self.skipped["owner without a header"] += 1
            return
        where = make.split_list(declaration.where)
        if header and header[0] == "protocol":
            same = next((w for w in where if re.match(r"Self == ", w)), None)
            if same and re.search(r"<|\.", same) is None or same:
                receiver = same[len("Self == "):]
                where.remove(same)
            else:
                generics = ["R: " + owner]
                receiver = "R"
        generics += make.split_list(declaration.generics)
        wheres += where
        names = [g.split(":")[0].strip() for g in generics]
        if len(set(names)) != len(names):  # a member's generic hides the type's: rare
            self.skipped["hidden generic parameters"] += 1
            return
        self.call(key, text, declaration, owner, receiver, generics, wheres, {})
        if self.can_leave_out(declaration, generics):
            self.call(key, text, declaration, owner, receiver, generics, wheres, {}, defaults=True)
        arguments = self.neutral_arguments(declaration)
        if arguments:
            self.call(key, text, declaration, owner, receiver, generics, wheres, arguments)

    def neutral_arguments(self, declaration):
        """parameter index -> effectless argument"""
        match = re.search(r" neutral \((.*?)\)(?: selecting \((.*)\))?$", declaration.effects)
        if not match:
            return {}
        selecting = re.split(r",\s*", match.group(2) or "")
        result, position = {}, 0
        for argument in make.split_list(match.group(1)):
            label = re.match(r"(\w+): (.*)$", argument)
            label, value = (label.group(1), label.group(2)) if label else ("_", argument)
            while position < len(declaration.parameters):
                parameter = declaration.parameters[position]
                position += 1
                if parameter[0] == label and parameter[1] not in selecting:
                    result[position - 1] = value
                    break
            else:
                result[99] = argument  # no such parameter: the call will not compile
        return result

    @staticmethod
    def can_leave_out(declaration, generics):
        """Whether a call with nothing but what is required can be told from a call of another overload."""
        names = [g.split(":")[0].strip() for g in generics]
        omitted = [bool(p[3]) for p in declaration.parameters]
        if not any(omitted) or any(p[3] and p[2].split(".")[0] in names for p in declaration.parameters):
            return False  # nothing to leave out, or a generic parameter that only the default tells
        first = next(i for i, o in enumerate(omitted) if o)
        unlabelled = [p for i, p in enumerate(declaration.parameters) if i > first and p[0] == "_" and not p[3]]
        return not (declaration.parameters[first][0] == "_" and unlabelled)

    @staticmethod
    def witnesses(generics, wheres):
        """A parameter that mentions every generic parameter, which Swift asks of a function."""
        return ["_ g: (%s)" % ", ".join(g.split(":")[0].strip() + ".Type" for g in generics)] if generics else []

    @staticmethod
    def qualified(where):
        """A generic parameter of a type's name hides the type."""
        return re.sub(r"== (Label|Content|Text|Image)<", r"== SwiftUI.\1<", where)

    def call(self, key, text, declaration, owner, receiver, generics, wheres, neutral, defaults=False):
        number = len(self.output)
        parameters, arguments = [], []
        for index, (label, name, kind, default) in enumerate(declaration.parameters):
            variadic = kind.endswith("...")
            kind = kind[:-3] if variadic else kind
            closure = kind.startswith("(") and kind[matching(kind, 0):].startswith(" -> ")
            escaping = "@escaping " if closure else ""
            label_text = "" if label == "_" or (declaration.kind == "func" and re.match(r"\W", declaration.name) and declaration.name[0] != "`") else label + ": "
            if index in neutral:
                arguments.append(label_text + neutral[index])
                continue
            if kind.startswith("inout "):
                arguments.append(label_text + "&q%d" % index)
                parameters.append("_ q%d: %s" % (index, kind))
                continue
            if default == "..." or (defaults and default):
                continue
            parameters.append("_ q%d: %s%s" % (index, escaping, kind))
            arguments.append(label_text + "q%d" % index)
        replace = lambda t: re.sub(r"\bSelf\b", receiver, t)
        parameters = [replace(p) for p in parameters]
        wheres = [replace(w) for w in wheres]
        generics = [replace(g) for g in generics]
        name = declaration.name
        instance = not declaration.static and declaration.kind in ("func", "property", "subscript")
        text_of_call = "(%s)" % ", ".join(arguments)
        if owner == "":
            use = name + text_of_call
        elif declaration.kind == "init":
            use = receiver + text_of_call
        elif declaration.kind == "case":
            use = "%s.%s%s" % (receiver, name, text_of_call if declaration.parameters else "")
        elif declaration.kind == "property":
            use = "%s.%s" % ("r" if instance else receiver, name)
        elif declaration.kind == "subscript":
            use = "r[%s]" % ", ".join(arguments)
        elif declaration.static and not re.match(r"[`A-Za-z_]", name):
            if len(arguments) == 2:
                use = "%s %s %s" % (arguments[0], name, arguments[1])
            else:
                use = name + arguments[0] if name != "..." or "maximum" in text else arguments[0] + name
                if name in ("...", "..<") and "minimum" in text:
                    use = "%s%s" % (arguments[0], name)
            use = "(%s)" % use
        else:
            use = "%s.%s%s" % ("r" if instance else receiver, name, text_of_call)
        result = replace(declaration.result)
        if declaration.kind == "init":
            result = receiver + ("?" if declaration.failing else "")
        if declaration.kind == "case":
            result = receiver
        if result == "Void":
            body = "%s" % use
        elif result.startswith("some "):
            body = "func n(_: %s) {}; n(%s)" % (result, use)
        else:
            body = "let x: %s = %s; _ = x" % (result, use)
        if declaration.settable and not neutral:
            body += "; %s = x" % use
        head = ["_ r: inout %s" % receiver] if instance and owner else []
        head += self.witnesses(generics, wheres)
        wheres = [self.qualified(w) for w in wheres]
        swift = "%s@MainActor func f%d%s(%s)%s { %s }" % (
            "/*defaults*/" if defaults else "", number, "<%s>" % ", ".join(generics) if generics else "", ", ".join(head + parameters),
            " where " + ", ".join(wheres) if wheres else "", body)
        self.emit(key, text, swift)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--module")
    parser.add_argument("--keep")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--summary", action="store_true")
    options = parser.parse_args()
    if options.summary:
        summary()
    with tempfile.TemporaryDirectory() as folder:
        module = options.module or os.environ.get("SWIFTUI_API_DIR") or os.path.join(folder, "api")
        if not os.path.exists(os.path.join(module, "SwiftUI.swiftmodule")):
            subprocess.run([os.path.join(API, "build.sh"), module, "-evolution"], check=True, stdout=subprocess.DEVNULL)
        checker = Checker(embed.embedded())
        checker.run()
        source = options.keep or os.path.join(folder, "uses.swift")
        with open(source, "w", encoding="utf-8") as handle:
            handle.write("import SwiftUI\n" + "\n".join(checker.output) + "\n")
        run = subprocess.run(
            ["swiftc", "-typecheck", "-suppress-warnings", "-parse-as-library", "-swift-version", "5", "-diagnostic-style", "llvm", "-I", module, source],
            capture_output=True, text=True)
    errors, expected = collections.OrderedDict(), collections.Counter()
    for line in run.stderr.split("\n"):
        match = re.match(r".*?:(\d+):\d+: error: (.*)", line)
        if match and int(match.group(1)) >= 2:
            line_of_catalogue = "%s\t%s" % checker.sources[int(match.group(1)) - 2]
            if checker.output[int(match.group(1)) - 2].startswith("/*defaults*/") and re.search(
                    "ambiguous use|could not be inferred|type of expression is ambiguous", match.group(2)):
                continue  # a call with nothing but what is required may well fit several overloads
            reason = next((why for pattern, why in EXPECTED if re.search(pattern, line_of_catalogue)), None)
            if reason:
                expected[reason] += 1
                continue
            errors.setdefault(int(match.group(1)) - 2, match.group(2))
    for number, message in errors.items():
        if options.list:
            key, text = checker.sources[number]
            print("%s\t%s\n    %s\n    %s" % (key, text, checker.output[number], message))
    for reason, count in checker.skipped.most_common():
        print("%6d not used: %s" % (count, reason))
    for reason, count in expected.most_common():
        print("%6d refused: %s" % (count, reason))
    print("%6d uses of %d declarations compiled, %d refused unexpectedly" % (len(checker.output), len(checker.lines), len(errors)))
    return 1 if errors else 0


def summary():
    catalogue = make.Catalogue()
    covered = collections.Counter(r["owner"] or "(global)" for r in catalogue.rows)
    left = collections.Counter(s[3] for s in catalogue.skipped)
    print("%d rows in the catalogue, of %d owners" % (len(catalogue.rows), len(covered)))
    for owner, count in covered.most_common(25):
        print("%6d %s" % (count, owner))
    print("%d rows left out" % len(catalogue.skipped))
    for reason, count in left.most_common():
        if count > 2:
            print("%6d %s" % (count, reason))


if __name__ == "__main__":
    sys.exit(main())
