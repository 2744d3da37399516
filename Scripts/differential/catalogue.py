"""The catalogue as the generator sees it: members that can be written, by owner and by what they give."""

import collections
import importlib.util
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PLATFORMS = ["iOS", "macOS", "visionOS", "watchOS", "tvOS"]


def script(name):
    """Another script of the folder as a module."""
    spec = importlib.util.spec_from_file_location(
        name.replace("-", "_"), os.path.join(ROOT, "Scripts", name + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


check = script("check-catalogue")
embed, make = check.embed, check.make

# Left out beside what the module of the tests does not know: it cannot be written in a body.
LEFT_OUT = re.compile(
    r"@sdk\(27\)|@autoclosure|(?<!\()inout |AnyObject|any View\b|\bKeyPath<Self|PreferenceKey|LayoutValueKey"
    r"|NSItemProvider|UTType|Transferable|@convention|OpenURLAction|Observable|Publisher|Scene\b"
    r"|FocusedValueKey|EnvironmentKey|ContainerValueKey|TypesettingLanguage|PartialKeyPath|Namespace"
    r"|ScenePhase|UserActivity|FetchedResults|IntentKey|UIImage|NSImage|CGImage|UIColor|NSColor"
    r"|CGColor|CTFont|AXCustom|ImageResource|ColorResource|LocalizedStringResource|ToolbarContent"
    r"|Table|Commands|TabContent|UndoManager|PopoverAttachment|GraphicsContext|AnimationContext"
    r"|Error\b|LineHeight|SIMD|Rotation3D|3D|ModifiedContent|_\w+|CustomAnimation|TextRenderer")


class Member:
    """A declaration of the catalogue with what decides where it may be written."""

    def __init__(self, key, text, owner, declaration):
        self.key, self.text, self.owner, self.declaration = key, text, owner, declaration
        self.name = declaration.name.strip("`")
        self.platforms = platforms(text)
        generics = {}
        for generic in make.split_list(declaration.generics):
            name, _, constraint = generic.partition(":")
            generics[name.strip()] = constraint.strip()
        self.generics = generics
        self.same = {}
        for requirement in make.split_list(declaration.where):
            match = re.match(r"(\w+) == (.*)$", requirement)
            if match:
                self.same[match.group(1)] = match.group(2)
            match = re.match(r"(\w+): (.*)$", requirement)
            if match:
                generics[match.group(1)] = (generics.get(match.group(1), "") + " & " + match.group(2)).strip(" &")


def platforms(text):
    match = re.search(r"@available\(([^)]*)\)", text)
    if not match:
        return list(PLATFORMS)
    gone = set(re.findall(r"(\w+) unavailable", match.group(1)))
    return [p for p in PLATFORMS if p not in gone]


class Catalogue:
    """All members that the generator uses."""

    def __init__(self):
        lines = embed.embedded()
        checker = check.Checker(lines)
        self.headers = checker.headers
        self.conformances = collections.defaultdict(set)
        self.owned = collections.defaultdict(list)
        self.giving = collections.defaultdict(list)
        self.members = []
        for key, text in lines:
            _, rest = embed.split_attributes(text)
            match = re.match(r"(?:type|enum|protocol) ([\w.]+)(?:<[^>]*>)?: (.*?)(?: where .*| \{.*)?$", rest)
            if match and key == match.group(1):
                self.conformances[key].update(match.group(2).split(", "))
            match = re.match(r"conformance ([\w.]+): ([\w.]+)$", rest)
            if match:
                self.conformances[match.group(1)].add(match.group(2))
            self.add(key, text, rest)

    def add(self, key, text, rest):
        line = "%s\t%s" % (key, text)
        if re.match(r"(type|protocol|enum|typealias|associatedtype|configuration|conformance) ", rest):
            return
        if key.startswith("environment.") or key.endswith(("...", "..<")) or LEFT_OUT.search(line):
            return
        if any(re.search(pattern, line) for pattern, _ in check.NOT_IN_MODULE + check.EXPECTED):
            return
        owner = "" if key.startswith("func.") else key[:key.rindex(".")]
        if owner == "View" and key[5:] in check.ADDED:
            return
        if owner and owner not in self.headers:
            return
        declaration = check.Declaration(key, text)
        if not re.match(r"`?[A-Za-z]", declaration.name) or declaration.kind == "subscript":
            return
        member = Member(key, text, owner, declaration)
        self.members.append(member)
        self.owned[owner].append(member)
        if owner and (declaration.static or declaration.kind in ("init", "case")):
            result = owner if declaration.kind in ("init", "case") else declaration.result
            if not (declaration.kind == "init" and declaration.failing):
                self.giving[result.split("<")[0]].append(member)

    def is_protocol(self, name):
        return self.headers.get(name, ("",))[0] == "protocol"

    def conforms(self, name, protocol):
        seen, queue = set(), [name.split("<")[0]]
        while queue:
            current = queue.pop()
            if current == protocol:
                return True
            if current not in seen:
                seen.add(current)
                queue += self.conformances[current]
        return False
