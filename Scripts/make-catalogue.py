#!/usr/bin/env python3
"""Writes SwiftUI's API as declarations in the style language, from the fact tables.

usage: make-catalogue.py [--check] [--report FILE]

Reads   Tests/SwiftUIAPI/Facts/*.tsv           what SwiftUI declares
        Scripts/catalogue-effects.tsv          effectless values and selecting parameters (hand-written, reviewed)
        Scripts/catalogue-replacements.tsv     what to write instead of a deprecated declaration
Writes  Sources/TypeChecker/Catalogue/*.style  one file per topic; the hand-written files (HAND_WRITTEN) are only read

--check writes nothing and exits 1 if a file is not what would be written.
--report lists every row that was left out, and why.
"""

import argparse
import collections
import json
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FACTS = os.path.join(ROOT, "Tests", "SwiftUIAPI", "Facts")
CATALOGUE = os.path.join(ROOT, "Sources", "TypeChecker", "Catalogue")
SCRIPTS = os.path.join(ROOT, "Scripts")
HAND_WRITTEN = ["Additions.style", "Configurations.style", "Standard.style", "SystemColors.style"]

PLATFORMS = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
BASELINE = {"iOS": "13", "macOS": "10.15", "tvOS": "13", "watchOS": "6", "visionOS": "1"}
# Words that the language reserves everywhere; a declaration of such a name is written in backticks.
RESERVED = set("when animate if else switch case let func true false nil in as styled".split())


# ---------------------------------------------------------------- tables


def load(name, folder=FACTS):
    """The rows of a tab-separated table as dictionaries; lines that start with # are comments."""
    with open(os.path.join(folder, name), encoding="utf-8") as handle:
        lines = [line.rstrip("\n") for line in handle if line.strip() and not line.startswith("#")]
    columns = lines[0].split("\t")
    rows = []
    for line in lines[1:]:
        cells = line.split("\t")
        rows.append(dict(zip(columns, cells + [""] * (len(columns) - len(cells)))))
    return rows


def all_rows():
    """Every declaration, in one shape: those of the 26 SDK, then what iOS 27 added."""
    rows = load("types.tsv") + load("modifiers.tsv") + load("more_types.tsv")
    for row in load("ios27.tsv"):
        flags = row["flags"].split(",")
        if "added27" not in flags or row["file"] in ("styles27", "environment27"):
            continue
        row["params_json"] = row["params_json"] or "[]"
        rows.append(row)
    return rows


# ---------------------------------------------------------------- what is left out

# Owners that a style body has no use for: tables, rotors, documents, windows, scenes, commands, hosting, previews,
# and protocols of UIKit and AppKit bridges. The reason is printed in the report.
SKIPPED_OWNERS = [
    (r"^Table($|Row|Column|Header|Outline)|^(DynamicTableRow|EmptyTableRow|Inset|Bordered|Automatic)Table", "tables"),
    (r"TableRowContent$|TableColumnContent", "tables"),
    (r"Rotor|AccessibilitySystemRotor|AXChart|AXCustom|AccessibilityTechnologies", "accessibility rotors and charts"),
    (r"Document|FileExport|ReadConfiguration|WriteConfiguration", "documents"),
    (r"^Scene($|Builder|Storage|Accessory|PaddingTest)|^App$|^Window(Group|Style|Toolbar|Visibility|Level|Manager|$)|WindowStyle$|WindowToolbarStyle$|MenuBarExtra|^Alert(Scene)?$|^Settings|ImmersiveSpace|PushWindow|OpenWindow|DismissWindow", "scenes and windows"),
    (r"Commands?($|Builder|Group|Menu|Content)", "commands"),
    (r"Representable|Hosting|^(UI|NS|WK|CK)[A-Z]|TraitBridged", "hosting and other UI frameworks"),
    (r"^Preview|^_", "previews and private names"),
    (r"^(Tabletop|Volume|World|Surface|Immers|RemoteDevice|Viewpoint3D|Spatial[A-SU-Z])", "volumes and spaces"),
    (r"FetchRequest|FetchedResults|SectionedFetch|^(AppStorage|SceneStorage|ObservedObject|StateObject|EnvironmentObject|FocusedObject|Bindable|FocusedBinding|FocusedValues?|FocusedValueKey)(\.|$)", "stored properties of hand-written views"),
    (r"^(ActionSheet|NavigationView|MenuButton|ContextMenu|PresentationMode|ContentSizeCategory|MagnificationGesture|RotationGesture)(\.|$)|NavigationViewStyle$|MenuButtonStyle$", "deprecated before iOS 15"),
    (r"(^|\.)(ToolbarContentBuilder|TabContentBuilder|KeyframesBuilder|KeyframeTrackContentBuilder|SliderTickBuilder|SceneBuilder|CommandsBuilder|TableRowBuilder)($|\.)", "result builders"),
    (r"^(ForEach(Section|Subview)Collection|IndexedIdentifierCollection|EditableCollectionContent|SubviewsCollectionSlice|SectionCollection|AnimatableValues|TupleContent|LocalizedStringKey\.StringInterpolation)", "types that only inference names"),
    (r"\.(AnimatableData|Cache|Conditional|Entries|UsageType|CodableRepresentation)$", "types that only inference names"),
    (r"^Reorder|^AnyNavigationTransition$|ImageRenderer|^Section(Configuration)", "containers of applications"),
]

SKIPPED_MEMBERS = [
    (lambda r: r["kind"] == "macro" or r["name"] == "UITraitBridgedEnvironmentKey", "macros and bridges"),
    (lambda r: r["owner"] == "Never" or "TimelineSchedule.Context" in r["signature"], "associated types that nothing names"),
    (lambda r: r["name"].startswith(("_", "$")) or re.search(r"\b_(v0|internal|system)", r["signature"]), "private names"),
    (lambda r: "doconly" in r["flags"] or "beta" in r["flags"] or "uncertain" in r["flags"], "not seen in the interface"),
    (lambda r: r["kind"] not in ("case", "static_property") and r["name"] in ("hash", "encode", "makeBody", "body", "hashValue", "makeIterator", "index", "startIndex", "endIndex", "formIndex", "debugDescription", "customMirror"), "requirements of protocols"),
    (lambda r: r["kind"] == "static_method" and not re.match(r"[A-Za-z]", r["name"]) and r["name"] not in ("+", "-", "*", "/"), "comparison and assignment operators"),
    (lambda r: r["kind"] == "static_method" and r["name"].startswith("build"), "result builders"),
    (lambda r: r["kind"] == "subscript" and "_animatable" in r["signature"], "private names"),
    (lambda r: "repeat " in r["signature"] or "each " in r["signature"], "parameter packs"),
    (lambda r: "@_opaque" in r["signature"] or "SelfType" in r["signature"], "private names"),
    (lambda r: r["kind"] == "typealias" and r["name"] in ("Body", "AnimatableData", "Resolved", "InsetShape", "Representation", "TableRowBody", "TableRowValue", "TableColumnBody", "TableColumnSortComparator", "ArrayLiteralElement", "RawValue", "AllCases", "Iterator", "SubSequence", "Indices", "IntegerLiteralType", "FloatLiteralType", "StringLiteralType", "ExtendedGraphemeClusterLiteralType", "UnicodeScalarLiteralType", "TabValue", "Cache"), "associated types that nothing names"),
    (lambda r: r["owner"] == "ModifiedContent" and r["kind"] in ("method", "property"), "the same members as on View"),
    (lambda r: r["kind"] == "init" and re.search(r"\b(UI|NS)(?!Color\b|Image\b)[A-Z]\w+|CGImage|CGColor|CTFont|cgPath|CGPath|CGMutablePath|_fromValue|from decoder", r["signature"]), "other UI frameworks"),
    (lambda r: r["name"] in ("colorMatrix", "modifier", "concat", "phaseAnimatorDeprecated") and r["owner"] != "View", "rarely used"),
    (lambda r: re.search(r"TaskExecutor|isolation:", r["signature"]), "executors"),
    (lambda r: "async" in r["flags"].split(","), "asynchronous"),
]
# Conformances that nothing asks a style body for.
SKIPPED_PROTOCOLS = set("""Int Int8 Int32 UInt UInt8 UInt32 String Copyable Escapable SendableMetatype BitwiseCopyable Encodable Decodable CustomDebugStringConvertible CustomReflectable
CustomTestStringConvertible TableRowContent TableColumnContent DynamicTableRowContent Commands Scene TextAttribute CustomizableToolbarContent
_RemoveGlobalActorIsolation SceneAccessoryContent AccessibilityRotorContent LosslessStringConvertible
ExpressibleByUnicodeScalarLiteral BidirectionalCollection MutableCollection IteratorProtocol RoundedRectangularShape StringInterpolationProtocol""".split()) - {"RoundedRectangularShape"}

# ---------------------------------------------------------------- topics

# The file that an owner's declarations stand in: the first pattern that matches.
TOPICS = [
    ("Accessibility", r"^Accessibility"),
    ("View", r"^(View|AnyView|EmptyView|ViewBuilder|ViewModifier|EmptyModifier|ModifiedContent|EquatableView|TupleView|PlaceholderContentView|Never|Optional)$"),
    ("Text", r"^(Text|LocalizedStringKey|LocalizedStringResource|TypesettingLanguage|SystemFormatStyle|TimeDataSource)($|\.)|^Text(Alignment|Renderer|Attribute|Proxy|Variant|Selectability|Selection)|TextVariant$|TextSelectability$"),
    ("Font", r"^Font($|\.)|^LegibilityWeight$|^DynamicTypeSize$"),
    ("Color", r"^Color($|\.|Scheme|Rendering|Matrix)"),
    ("Image", r"^(Async)?Image(Phase)?($|\.)|^Image(Paint)?$"),
    ("Symbols", r"Symbol"),
    ("ShapeStyle", r"Gradient|ShapeStyle|^(ImagePaint|Material|Shader|ShadowStyle|BackgroundStyle|ForegroundStyle|FillStyle|StrokeStyle|Glass|BackgroundProminence)|^ShapeRole$"),
    ("Shapes", r"Shape$|ShapeView$|Rectang|^(Circle|Capsule|Ellipse|Path|RoundedCornerStyle|ContentShapeKinds)($|\.)"),
    ("ControlStyles", r"Style$|StyleConfiguration|^ButtonBorderShape|^PageTab|^PageIndex"),
    ("Animation", r"Anima|Spring|Transition|Keyframe|^(UnitCurve|Transaction|TransactionKey|PhaseAnimator|VectorArithmetic|TimelineSchedule|TimelineView|PeriodicTimeline|EveryMinute|ExplicitTimeline|MatchedGeometry)|^Timeline"),
    ("Gestures", r"Gesture|Hover|KeyPress|Keyboard|KeyEquivalent|EventModifiers|Pointer|^Pencil|Direction$|Move|SensoryFeedback|^Focus(Interactions|State)|DefaultFocus"),
    ("Layout", r"Stack|Grid|Layout|Alignment|Edge|Geometry|^(Spacer|SpacerSizing|Divider|ProposedViewSize|ViewDimensions|UnitPoint|Axis|Angle|ViewThatFits|SafeAreaRegions|ViewSpacing|ContentMode|Anchor|ProjectionTransform|BlendMode|VisualEffect|EmptyVisualEffect|ContentMarginPlacement|HSplitView|VSplitView)|Coordinate|PreferenceKey"),
    ("Containers", r"^(List|Section|Group|ForEach|Scroll|TabView|Tab$|TabContent|TabRole|TabBar|Navigation|Outline|DynamicViewContent|Pinned|Subview|Container|Lazy|ViewAligned|Paging|Canvas|GraphicsContext|GroupBox|Form|Disclosure|ControlGroup|LabeledContent|ContentUnavailable|Toolbar|Presentation|Swipe|ListItem)"),
    ("Environment", r"^(Environment|Bindings?|Binding|State|Namespace|FocusState|ScaledMetric|DynamicProperty|GestureState|ScenePhase|OpenURL|Dismiss|Refresh|Rename|ResetFocus|UserInterfaceSizeClass|LayoutDirection|Visibility|Prominence|ControlSize|ControlActiveState|RedactionReasons|EditMode)"),
    ("Controls", r""),
]


def topic(owner):
    return next(name for name, pattern in TOPICS if re.search(pattern, owner))


# ---------------------------------------------------------------- text of one declaration


def trim_version(version):
    return re.sub(r"\.0$", "", version)


def number(version):
    """A version that can be compared."""
    return tuple(int(part) for part in version.split("."))


def availability(row):
    """platform -> version | 'unavailable' | None (no stated bound)"""
    result = {}
    for platform in PLATFORMS:
        value = row.get(platform, "")
        result[platform] = None if value in ("", "*") else "unavailable" if value == "-" else trim_version(value)
    return result


def availability_text(value):
    """The attribute, or nothing for what has always been there."""
    if value == BASELINE or not any(value.values()):
        return ""
    return "@available(%s)" % ", ".join("%s %s" % (p, value[p]) for p in PLATFORMS if value[p])


BASELINE_TEXT = "@available(%s)" % ", ".join("%s %s" % (p, BASELINE[p]) for p in PLATFORMS)


def sdk_text(row):
    """@sdk(n) on what a compiler older than the 26 SDK's does not know, whatever the platform that runs it."""
    first = row.get("sdk_first", "")
    if first.startswith("27"):
        return "@sdk(27)"
    if not first.startswith("26"):
        return ""
    versions = [number(v)[0] for v in availability(row).values() if v and v != "unavailable"]
    flags = row["flags"].split(",")
    if row["source"].split("/")[-1].startswith("Symbols"):
        return "@sdk(26)" if versions and min(versions) >= 26 else ""  # older interfaces of that module were not read
    if "emitIntoClient" in flags or "backDeployed" in flags or (versions and max(versions) >= 26):
        return "@sdk(26)"
    return ""  # known to be in the 18 SDK; the table's macOS snapshot does not show it


REPLACEMENTS = {}


def deprecated_text(row):
    text = row.get("deprecated", "")
    if not text:
        return ""
    parts = dict(part.split("=") for part in text.split(";"))
    key = (row.get("owner", ""), row["name"], row.get("labels", ""))
    use = (REPLACEMENTS.get(key) or REPLACEMENTS.get((key[0], key[1], "*")) or REPLACEMENTS.get((key[0], "*", "*"))
           or row.get("replacement", ""))
    use = re.sub(r"\bView[./]", "", use.replace("\\", "").replace('"', "'"))
    use = use.replace(".init(", "(").replace("(_)", "(_:)").replace("(:_)", "(_:)").replace(":equals)", ":equals:)")
    if any(v == "always" for v in parts.values()):
        head = "always"
    else:
        numbers = [(p, trim_version(parts[p])) for p in PLATFORMS if parts.get(p, "soft") != "soft"]
        head = ", ".join("%s %s" % pair for pair in numbers) or "soft"
    return "@deprecated(%s%s)" % (head, ', use: "%s"' % use if use else "")


# What the checker needs no trace of: isolation, sending, effects.
ERASED = [
    (r"@MainActor |@Sendable |@isolated\(any\) |@_inheritActorContext |@preconcurrency ", ""),
    (r"\b(sending|borrowing|consuming|__owned|__shared|isolated|nonisolated) ", ""),
    (r"\) (?:async )?(?:throws|rethrows) ->", ") ->"),
    (r"\) async ->", ") ->"),
    (r"\bSwift(?:UI|UICore)?\.(?=[A-Z])", ""),
    (r"@ContentBuilder\b", "@ViewBuilder"),
    (r"-> \(\)", "-> Void"),
    (r"_ShapeView<Self, S>", "FillShapeView<Self, S, EmptyView>"),  # a private type with the same members
    (r"\bForEach<Data, ID, Content>\.", "ForEach."),
    (r"UniformTypeIdentifiers\.|CoreFoundation\.|Foundation\.(?=[A-Z])", ""),
    (r"\bOptional<\((.*)\) -> Void>$", r"((\1) -> Void)?"),
]


def clean(text):
    for pattern, by in ERASED:
        text = re.sub(pattern, by, text)
    return text.strip()


def split_list(text, separator=","):
    """Splits at separators outside brackets."""
    parts, depth, current = [], 0, ""
    previous = ""
    for character in text:
        if character in "<([{":
            depth += 1
        elif character in ")]}" or (character == ">" and previous != "-"):
            depth -= 1
        if character == separator and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += character
        previous = character
    if current.strip():
        parts.append(current.strip())
    return parts


def fold_constraints(generics, where):
    """`S, T` + `S: Shape, T: View, T.X == Y` -> (`<S: Shape, T: View>`, `T.X == Y`)"""
    names = split_list(generics)
    rest, bound = [], {}
    weak = ("Hashable", "Equatable", "Sendable", "Identifiable")
    for constraint in sorted(split_list(where), key=lambda c: c.split(": ")[-1] in weak):
        match = re.match(r"^(\w+): (.+)$", constraint)
        if match and match.group(1) in names and match.group(1) not in bound and "repeat" not in constraint:
            bound[match.group(1)] = match.group(2)
        else:
            rest.append(constraint)
    text = ", ".join("%s: %s" % (n, bound[n]) if n in bound else n for n in names)
    return ("<%s>" % text if text else "", ", ".join(rest))


def name_text(name):
    return "`%s`" % name if name in RESERVED else name


def parameters_text(row):
    """The parameter list, from the table's list of [label, name, type, default, attributes]."""
    parts = []
    for label, name, kind, default, attributes in json.loads(row["params_json"] or "[]"):
        attributes = [a for a in attributes if not a.startswith("@_")]
        attributes = [re.sub(r"<.*", "", a.replace("@ContentBuilder", "@ViewBuilder")) for a in attributes]
        if row["kind"] == "subscript":
            label = "_" if label == name else label
        head = label if label == name else "%s %s" % (label, name)
        if row["kind"] == "case":
            head = "_ value" if label in ("_", "") else label
        text = " ".join(attributes + [head + ": " if head else ""]) if head else ""
        text = (" ".join(attributes) + " " if attributes else "") + (head + ": " if head else "") + clean(kind)
        if default is not None:
            text += " = " + ("..." if default == "…" else clean(default))
        parts.append(text)
    return "(%s)" % ", ".join(parts)


def where_text(where):
    return " where " + where if where else ""


def without(where, known):
    """The constraints of `where` that the owner's own declaration does not state."""
    return ", ".join(c for c in split_list(where) if c not in known)


def member_text(row):
    """The declaration itself, without attributes and effects."""
    kind, name = row["kind"], name_text(row["name"])
    result = clean(row["result"])
    if "AccessibilityAttachmentModifier" in result and row["owner"] == "View":
        result = "some View"
    generics, where = fold_constraints(row["generics"], clean(row["where"]))
    if kind in ("method", "static_method"):
        arrow = "" if result in ("", "Void") else " -> " + result
        head = "static func " if kind == "static_method" else "func "
        operator = " " if re.match(r"[^\w`]", name) else ""
        return head + name + operator + generics + parameters_text(row) + arrow + where_text(where)
    if kind == "init":
        failing = "?" if row["signature"].startswith("init?") else ""
        return "init" + failing + generics + parameters_text(row) + where_text(where)
    if kind in ("property", "static_property"):
        head = "static " if kind == "static_property" else "var " if row.get("settable") == "y" else ""
        if kind == "static_property" and row.get("settable") == "y":
            head = "static var "
        return "%s%s: %s" % (head, name, result)
    if kind == "subscript":
        return "subscript" + generics + parameters_text(row) + " -> " + result + where_text(where)
    if kind == "case":
        payload = parameters_text(row) if row["params_json"] not in ("", "[]") else ""
        if not payload and "(" in row["signature"]:
            parts = split_list(row["signature"][row["signature"].index("(") + 1:-1])
            parts = [p if re.match(r"\w+: ", p) and not p.startswith("_:") else "_ value: " + p.replace("_: ", "") for p in parts]
            payload = "(%s)" % clean(", ".join(parts))
        return "case " + name + payload
    if kind == "associatedtype":
        return re.sub(r": = ", " = ", clean(row["signature"]))
    if kind == "typealias":
        return clean(row["signature"])
    raise ValueError(kind)


# ---------------------------------------------------------------- effectless values and selecting parameters


class Effects:
    """The hand-written table: which value of a modifier has no effect, and which parameters select."""

    def __init__(self, rows):
        self.rows = rows
        self.used = set()

    def find(self, row):
        """The first matching line: an exact one counts before a pattern with `*`."""
        for exact in (True, False):
            for number, line in enumerate(self.rows):
                star = "*" in line["name"] or line["labels"] == "*"
                if star == exact or line["owner"] not in (row["owner"], "*"):
                    continue
                if not re.fullmatch(line["name"].replace("*", ".*"), row["name"]):
                    continue
                if line["labels"] not in ("*", row["labels"] or "-"):
                    continue
                if line["type"] and line["type"] not in row["signature"]:
                    continue
                self.used.add(number)
                return line
        return None

    def text(self, row, environment, problems):
        line = self.find(row)
        if line is None:
            return ""
        text = ""
        neutral = line["neutral"]
        if neutral.startswith("inherit "):
            self.check_inherit(row, neutral[8:], environment, problems)
            text += " neutral " + neutral
        elif neutral not in ("", "none"):
            text += " neutral (%s)" % neutral
        if line["selecting"]:
            names = [p[1] for p in json.loads(row["params_json"] or "[]")]
            selecting = [n for n in re.split(r",\s*", line["selecting"]) if n in names]
            if selecting:
                text += " selecting (%s)" % ", ".join(selecting)
        return text

    @staticmethod
    def check_inherit(row, key, environment, problems):
        """`inherit` is right only where the key is public, settable, of the argument's type, and as old as the modifier."""
        where = "%s.%s" % (row["owner"], row["signature"])
        value = environment.get(key)
        if value is None or value["settable"] != "y":
            problems.append("%s: %s is no settable environment value" % (where, key))
            return
        types = [clean(p[2]) for p in json.loads(row["params_json"])]
        if clean(value["result"]) not in types:
            problems.append("%s: %s has the type %s" % (where, key, value["result"]))
        mine, its = availability(row), availability(value)
        for platform in PLATFORMS:
            if mine[platform] in (None, "unavailable"):
                continue
            if its[platform] == "unavailable" or (its[platform] and number(its[platform]) > number(mine[platform])):
                problems.append("%s: %s is newer on %s (%s)" % (where, key, platform, its[platform]))


# ---------------------------------------------------------------- known names

STANDARD_WORDS = set("Self Type Protocol Void Any AnyObject".split())
NAME = re.compile(r"(?<![\w.`@\"])(_*[A-Z][A-Za-z0-9_]*(?:\.[A-Z][A-Za-z0-9_]*)*)")


def hand_written_names():
    """Types that the hand-written files declare."""
    names = set()
    for file in HAND_WRITTEN:
        path = os.path.join(CATALOGUE, file)
        if not os.path.exists(path):
            continue
        with open(path, encoding="utf-8") as handle:
            for line in handle:
                match = re.search(r"\bextern (?:type|protocol|enum|typealias) ([\w.]+)", line)
                if match:
                    names.add(match.group(1))
    return names


class Catalogue:
    def __init__(self):
        self.skipped = []  # (owner, signature, reason)
        self.problems = []
        self.environment = {r["name"]: r for r in load("environment.tsv")}
        for row in load("ios27.tsv"):
            if row["file"] == "environment27" and "beta" not in row["flags"] and "added27" in row["flags"]:
                self.environment[row["name"]] = row
        self.effects = Effects(load("catalogue-effects.tsv", SCRIPTS))
        for row in load("catalogue-replacements.tsv", SCRIPTS):
            REPLACEMENTS[(row["owner"], row["name"], row["labels"])] = row["use"]
        self.rows = self.wanted(all_rows())
        self.types = {}
        for row in self.rows:
            if row["kind"] == "type":
                self.types.setdefault(row["owner"], row)
        self.enclosing = collections.defaultdict(set)
        for row in self.rows:
            if row["kind"] in ("associatedtype", "typealias"):
                self.enclosing[row["owner"]].add(row["name"])
        self.associated = {r["name"] for r in self.rows if r["kind"] in ("associatedtype", "typealias")}
        self.conformances = collections.defaultdict(list)
        for row in load("conformances.tsv"):
            self.conformances[row["type"]].append(row)
        self.known = set(self.types) | hand_written_names() | STANDARD_WORDS
        self.known |= {r["name"] for r in self.rows if r["owner"] == "" and r["kind"] == "typealias"}
        self.close()

    def skip(self, row, reason):
        self.skipped.append((row["owner"], row["kind"], row["signature"], reason))

    def wanted(self, rows):
        """Leaves out what no style body uses, and merges the rows that tell one declaration per platform."""
        merged = collections.OrderedDict()
        for row in rows:
            reason = next((why for pattern, why in SKIPPED_OWNERS if re.search(pattern, row["owner"])), None)
            reason = reason or next((why for test, why in SKIPPED_MEMBERS if test(row)), None)
            if row["kind"] == "type" and reason is None and row["owner_kind"] not in ("struct", "enum", "protocol", "class", ""):
                reason = "no type of SwiftUI's"
            if all(row[p] == "-" for p in PLATFORMS):
                reason = reason or "unavailable everywhere"
            if reason:
                self.skip(row, reason)
                continue
            key = (row["owner"], row["owner_where"], row["kind"], row["signature"])
            if key not in merged:
                merged[key] = dict(row)
                continue
            self.merge(merged[key], row)
        return list(merged.values())

    @staticmethod
    def merge(first, second):
        """Two rows for one declaration: each platform takes the version of the row that has one."""
        for platform in PLATFORMS:
            if first[platform] in ("-", "") and second[platform] not in ("-", ""):
                first[platform] = second[platform]
            elif second[platform] not in ("-", "", "*") and first[platform] not in ("-", "", "*"):
                if number(second[platform]) < number(first[platform]):
                    first[platform] = second[platform]
        if first["deprecated"] and not second["deprecated"]:
            first["deprecated"] = ""

    def scope(self, row):
        """Names that a declaration may use without their being types: generics and associated types."""
        names = set(re.findall(r"\w+", row["generics"]))
        parts = row["owner"].split(".")
        for count in range(1, len(parts) + 1):
            outer = ".".join(parts[:count])
            names |= self.enclosing[outer]
            if outer in self.types:
                names |= set(re.findall(r"\w+", self.types[outer]["generics"]))
        return names

    def unknown(self, row):
        """The first type name in a declaration that the catalogue does not declare."""
        if row["kind"] == "type":
            text = row["where"]
        else:
            text = member_text(row) + where_text(clean(row["owner_where"]))
        text = re.sub(r'"(?:\\.|[^"\\])*"', '""', text)
        text = re.sub(r"\b[A-Z]\w*(?=\s*:\s)(?=[^,>]*[,>)])", lambda m: m.group(0), text)
        scope = self.scope(row)
        for match in NAME.finditer(text):
            name = match.group(1)
            head = name.split(".")[0]
            if head in scope or head == "Self" or name in self.known:
                continue
            parts = name.split(".")
            prefix = ".".join(parts[:-1])
            if prefix in self.known and parts[-1] in self.associated | {"Element", "Index", "Type", "ID", "Value", "Stride", "RawSignificand"}:
                continue
            outer = row["owner"].split(".")
            if any(".".join(outer[:count] + [name]) in self.known for count in range(1, len(outer) + 1)):
                continue
            return name
        return None

    def close(self):
        """Drops declarations that mention a type which is not declared, until nothing changes."""
        while True:
            kept = []
            for row in self.rows:
                name = self.unknown(row)
                if name is None and row["owner"] not in self.known and row["owner"] != "":
                    name = row["owner"]
                if name is None:
                    kept.append(row)
                    continue
                self.skip(row, "mentions %s" % name)
                if row["kind"] == "type":
                    self.known.discard(row["owner"])
                    self.types.pop(row["owner"], None)
            if len(kept) == len(self.rows):
                return
            self.rows = kept

    # ------------------------------------------------------------ blocks

    def attributes(self, row, inherited=None, sdk=""):
        """Attributes of a declaration; availability and SDK are left out where the block's are the same."""
        value = availability(row)
        text = "" if value == inherited else availability_text(value)
        if inherited not in (None, BASELINE) and value == BASELINE:
            text = BASELINE_TEXT
        own_sdk = sdk_text(row)
        parts = [text, "" if own_sdk == sdk else own_sdk, deprecated_text(row)]
        if "disfavored" in row["flags"].split(","):
            parts.append("@disfavored")
        return "".join(p + " " for p in parts if p)

    def header(self, row):
        """`type Color: View, Hashable` and so on, without the body."""
        owner = row["owner"]
        kind = {"protocol": "protocol", "enum": "enum"}.get(row["owner_kind"], "type")
        if kind == "enum" and any("(" in r["signature"] for r in self.rows if r["owner"] == owner and r["kind"] == "case"):
            kind = "type"
        if kind == "protocol":
            match = re.search(r"^protocol [\w.]+(<[^>]*>)?(?:: (.*?))?(?: where (.*))?$", clean(row["signature"]))
            generics, where = match.group(1) or "", match.group(3) or ""
            bases = [b.strip() for b in (match.group(2) or "").split(",")]
        else:
            generics, where = fold_constraints(row["generics"], clean(row["where"]))
            bases = [c["protocol"] for c in self.unconditional(row)]
        bases = [b for b in dict.fromkeys(bases) if b and b in self.known and b not in SKIPPED_PROTOCOLS]
        text = "%s %s%s" % (kind, owner, generics)
        if bases:
            text += ": " + ", ".join(bases)
        text += where_text(where)
        is_open = kind != "protocol" and row["owner_kind"] == "enum" and "frozen" not in row["flags"].split(",")
        return ("@open " if is_open else "") + "extern " + text, kind

    def unconditional(self, row):
        """Conformances that hold whenever the type is there."""
        mine = availability(row)
        return [c for c in self.conformances[row["owner"]] if not c["where"] and not self.later(c, mine)]

    @staticmethod
    def later(conformance, mine):
        its = availability(conformance)
        for platform in PLATFORMS:
            if its[platform] and mine[platform] not in (None, "unavailable"):
                if its[platform] == "unavailable" or number(its[platform]) > number(mine[platform]):
                    return True
        return False

    def implied(self, row, protocol):
        """A conformance that another one brings, as Hashable brings Equatable."""
        brings = {"Equatable": ("Hashable", "Comparable"), "Shape": ("InsettableShape",), "RawRepresentable": ("OptionSet",)}
        return any(c["protocol"] in brings.get(protocol, ()) for c in self.unconditional(row))

    def conformance_lines(self, row):
        """Conformances with a condition, or later than the type."""
        lines = []
        mine = availability(row)
        base = set(split_list(clean(row["where"])))
        done = set()
        for conformance in self.conformances[row["owner"]]:
            protocol, where = conformance["protocol"], clean(conformance["where"])
            if protocol not in self.known or protocol in SKIPPED_PROTOCOLS:
                continue
            if not where and (not self.later(conformance, mine) or self.implied(row, protocol)):
                continue
            names = set(m.group(1) for m in NAME.finditer(where))
            scope = self.scope(dict(row, generics=row["generics"]))
            unknown = [n for n in names if n.split(".")[0] not in scope and n not in self.known]
            if unknown:
                self.skip(dict(row, kind="conformance", signature="%s where %s" % (protocol, where)), "mentions %s" % unknown[0])
                continue
            value = availability(conformance)
            where = without(where, base)
            text = "extern %s: %s%s" % (row["owner"], protocol, where_text(where))
            if text not in done:
                done.add(text)
                attribute = availability_text(value)
                lines.append((attribute + " " if attribute else "") + text)
        return sorted(lines)

    def block_lines(self, owner, rows):
        """Everything that one owner declares in one file."""
        lines = []
        type_row = next((r for r in rows if r["kind"] == "type"), None)
        aliases = [r for r in rows if r["kind"] == "typealias"]
        rows = [r for r in rows if r["kind"] != "typealias"]
        own = set(split_list(clean(self.types[owner]["where"]))) if owner in self.types else set()
        groups = collections.OrderedDict([("", [])])
        for row in rows:
            if row["kind"] != "type":
                groups.setdefault(without(clean(row["owner_where"]), own), []).append(row)
        if type_row is not None:
            cases = sorted((r for r in groups[""] if r["kind"] == "case"), key=self.place)
            head, kind = self.header(type_row)
            attributes = self.attributes(type_row)
            inherited = availability(type_row)
            if kind == "enum":
                # Cases with attributes of their own are told once more, as members.
                plain = [c for c in cases if not self.attributes(c, inherited, sdk_text(type_row))]
                groups[""] = [r for r in groups[""] if r not in plain]
                names = ", ".join(name_text(c["name"]) for c in cases)
                lines.append("%s%s { %s }" % (attributes, head, names))
                if groups[""]:
                    lines += self.group_lines("extern %s {" % owner, groups[""], None)
            elif groups[""]:
                lines += self.group_lines("%s%s {" % (attributes, head), groups[""], inherited, sdk_text(type_row))
            else:
                lines.append("%s%s { }" % (attributes, head))
        elif groups[""]:
            lines += self.group_lines("extern %s {" % owner, groups[""], None)
        for where in sorted(g for g in groups if g):
            lines += self.group_lines("extern %s where %s {" % (owner, where), groups[where], None)
        for row in sorted(aliases, key=lambda r: r["name"]):
            text = re.sub(r"^typealias ", "extern typealias %s." % owner, member_text(row))
            if self.attributes(row) + text not in lines:
                lines.append(self.attributes(row) + text)
        if type_row is not None:
            lines += self.conformance_lines(type_row)
        return lines

    @staticmethod
    def place(row):
        """Where the interface declares it: the order of an enum's cases counts."""
        match = re.search(r":(\d+)", row["source"])
        return int(match.group(1)) if match else 0

    ORDER = ["associatedtype", "case", "init", "static_property", "static_method", "property", "subscript", "method"]

    def group_lines(self, head, rows, inherited, sdk=""):
        lines = [head]
        seen = set()
        for row in sorted(rows, key=lambda r: (self.ORDER.index(r["kind"]), r["name"], r["labels"])):
            text = member_text(row) + self.effects.text(row, self.environment, self.problems)
            line = "    " + self.attributes(row, inherited, sdk) + text
            if line not in seen:
                seen.add(line)
                lines.append(line)
        lines.append("}")
        return lines

    # ------------------------------------------------------------ files

    def files(self):
        """file name -> text"""
        contents = collections.defaultdict(list)
        by_owner = collections.defaultdict(list)
        functions = []
        for row in self.rows:
            if row["owner"] == "":
                functions.append(row)
            else:
                by_owner[row["owner"]].append(row)
        for owner in sorted(by_owner, key=lambda o: (o.lower(), o)):
            rows = by_owner[owner]
            name = topic(owner)
            if owner == "View":  # by far the longest: its accessibility modifiers stand with the other accessibility types
                there = [r for r in rows if r["name"].startswith("accessibility")]
                rows = [r for r in rows if not r["name"].startswith("accessibility")]
                contents["Accessibility"].append(self.block_lines("View", there))
            contents[name].append(self.block_lines(owner, rows))
        contents["Functions"].append(self.function_lines(functions))
        contents["EnvironmentValues"].append(self.environment_lines())
        result = {}
        for name, blocks in contents.items():
            head = "// %s: generated by Scripts/make-catalogue.py from Tests/SwiftUIAPI/Facts; do not edit." % name
            body = "\n\n".join("\n".join(block) for block in blocks if block)
            result[name + ".style"] = head + "\n\n" + body + "\n"
        return result

    def function_lines(self, rows):
        lines = []
        for row in rows:
            text = member_text(row)
            lines.append(self.attributes(row) + "extern " + text)
        return sorted(set(lines), key=lambda l: (l.split("extern ")[1], l))

    def environment_lines(self):
        lines = []
        for name in sorted(self.environment):
            row = self.environment[name]
            if name in ("subscript", "description") or "docs_only" in row["flags"]:
                continue
            result = clean(row["result"])
            unknown = [n for n in NAME.findall(result) if n not in self.known]
            if unknown or all(row[p] == "-" for p in PLATFORMS):
                self.skip(dict(owner="environment", kind="property", signature=row["signature"]), "mentions %s" % (unknown or ["no platform"])[0])
                continue
            var = "var " if row["settable"] == "y" else ""
            row = dict(row, owner="EnvironmentValues", labels="")
            lines.append("%sextern environment %s%s: %s" % (self.attributes(row), var, name_text(name), result))
        return lines

    def uncovered(self):
        """Modifiers that the effects table does not speak of."""
        result = []
        for row in self.rows:
            if row["owner"] in ("View", "Shape", "InsettableShape", "Text", "Image") and row["kind"] == "method":
                if self.effects.find(row) is None:
                    result.append("%s.%s" % (row["owner"], row["signature"]))
        return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--report")
    options = parser.parse_args()
    catalogue = Catalogue()
    files = catalogue.files()
    stale = []
    for name in sorted(os.listdir(CATALOGUE)) if os.path.isdir(CATALOGUE) else []:
        if name.endswith(".style") and name not in files and name not in HAND_WRITTEN:
            stale.append(name)
            if not options.check:
                os.remove(os.path.join(CATALOGUE, name))
    for name in sorted(files):
        path = os.path.join(CATALOGUE, name)
        old = open(path, encoding="utf-8").read() if os.path.exists(path) else None
        if old != files[name]:
            stale.append(name)
            if not options.check:
                with open(path, "w", encoding="utf-8") as handle:
                    handle.write(files[name])
    uncovered = catalogue.uncovered()
    unused = [l for n, l in enumerate(catalogue.effects.rows) if n not in catalogue.effects.used]
    if options.report:
        with open(options.report, "w", encoding="utf-8") as handle:
            for row in sorted(catalogue.skipped, key=lambda s: (s[3], s[0], s[2])):
                handle.write("%s\t%s\t%s\t%s\n" % (row[3], row[0], row[1], row[2]))
            for text in uncovered:
                handle.write("NO EFFECT STATED\t%s\n" % text)
            for line in unused:
                handle.write("EFFECT OF NOTHING\t%s %s %s %s\n" % (line["owner"], line["name"], line["labels"], line["type"]))
    for problem in catalogue.problems:
        print("effects: " + problem, file=sys.stderr)
    print("%d declarations in %d files; %d left out; %d modifiers without a stated effect; %d unused effects"
          % (len(catalogue.rows) + len(catalogue.environment), len(files), len(catalogue.skipped), len(uncovered), len(unused)))
    if options.check and stale:
        print("not current: " + ", ".join(stale), file=sys.stderr)
        return 1
    return 1 if catalogue.problems else 0


if __name__ == "__main__":
    sys.exit(main())
