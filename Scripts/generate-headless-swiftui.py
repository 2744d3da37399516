#!/usr/bin/env python3
"""Writes Tests/HeadlessSwiftUI/Generated: what the headless SwiftUI only records.

usage: generate-headless-swiftui.py DECLARATIONS

DECLARATIONS is the SwiftUI.swift with true signatures that Tests/SwiftUIAPI/build.sh writes. Of it
are taken: value types, written as the expression that made them (`.easeOut(duration: 0.1)`);
enums and option sets; the keys of the environment; and all modifiers of View that are not written
by hand and whose types exist. A modifier that was written by hand wins, by name.
"""
import collections
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
HEADLESS = os.path.join(ROOT, "Tests", "HeadlessSwiftUI")
OUT = os.path.join(HEADLESS, "Generated")
LINES = open(sys.argv[1], encoding="utf-8").read().split("\n")

# Values that are recorded as the expression that made them.
RECORDED = """Font Font.Weight Font.Width Animation UnitCurve Spring Material AnyTransition
SymbolRenderingMode SymbolVariants ContentTransition SensoryFeedback ButtonBorderShape Glass
GlassEffectTransition Text.LineStyle Text.LineStyle.Pattern Text.Scale ButtonRole HoverEffect
AccessibilityActionKind AccessibilityChildBehavior AccessibilityTextContentType KeyEquivalent
KeyboardShortcut KeyboardShortcut.Localization PresentationDetent ScrollBounceBehavior
ScrollDismissesKeyboardMode ScrollIndicatorVisibility ListItemTint ListSectionSpacing
ContentMarginPlacement ScrollEdgeEffectStyle BadgeProminence BackgroundProminence ScenePadding
MenuOrder MenuActionDismissBehavior ButtonRepeatBehavior ButtonSizing ContentShapeKinds_
SymbolEffectOptions SymbolColorRenderingMode SymbolVariableValueMode AnimationCompletionCriteria
Image.DynamicRange AlternatingRowBackgroundBehavior MaterialActiveAppearance TypesettingLanguage
FocusInteractions_ ContainerBackgroundPlacement SpringLoadingBehavior ScrollAnchorRole
PaletteSelectionEffect TextInputAutocapitalization MatchedGeometryProperties_ ScrollInputKind
ScrollInputBehavior HandGestureShortcut DefaultFocusEvaluationPriority SubmitLabel SymbolEffectOptions.RepeatBehavior
FillShapeStyle LinkShapeStyle PlaceholderTextShapeStyle SelectionShapeStyle SeparatorShapeStyle
WindowBackgroundShapeStyle Text.AlignmentStrategy Text.WritingDirectionStrategy SearchFieldPlacement
AccessibilityCustomContentKey ToolbarPlacement""".split()
ENUMS = """Font.Design Font.Leading Font.TextStyle BlendMode ColorScheme ColorSchemeContrast ControlSize
DynamicTypeSize LayoutDirection LegibilityWeight UserInterfaceSizeClass ScenePhase Visibility
ContentMode RoundedCornerStyle Text.Case Text.TruncationMode Image.Interpolation Image.Orientation
Image.ResizingMode Image.Scale Image.TemplateRenderingMode Prominence ControlActiveState
AccessibilityAdjustmentDirection AccessibilityHeadingLevel AccessibilityLabeledPairRole
ColorRenderingMode MoveCommandDirection SidebarRowSize TextSelectionAffinity
ContentSizeCategory Edge.Corner_ DigitalCrownRotationalSensitivity""".split()
OPTIONS = """AccessibilityTraits RedactionReasons ContentShapeKinds EventModifiers SafeAreaRegions
MatchedGeometryProperties SubmitTriggers AccessibilityDirectTouchOptions FocusInteractions""".split()
EXTRA_CONFORMANCES = {
    "Animation": [], "Material": ["ShapeStyle"], "FillShapeStyle": ["ShapeStyle"], "LinkShapeStyle": ["ShapeStyle"],
    "PlaceholderTextShapeStyle": ["ShapeStyle"], "SelectionShapeStyle": ["ShapeStyle"],
    "SeparatorShapeStyle": ["ShapeStyle"], "WindowBackgroundShapeStyle": ["ShapeStyle"],
}
SKIPPED_MODIFIERS = {"gesture", "accessibilityRotor", "keyframeAnimator", "phaseAnimator"}
ENV_DEFAULTS = {
    "ColorScheme": ".light", "ColorSchemeContrast": ".standard", "ControlSize": ".regular",
    "DynamicTypeSize": ".large", "LayoutDirection": ".leftToRight", "Image.Scale": ".medium",
    "Prominence": ".standard", "Visibility": ".automatic", "TextAlignment": ".leading",
    "Text.TruncationMode": ".tail", "RedactionReasons": "[]", "ScenePhase": ".active",
    "ControlActiveState": ".key", "SymbolVariants": ".none", "Locale": 'Locale(identifier: "en_US")',
    "Calendar": "Calendar(identifier: .gregorian)", "TimeZone": 'TimeZone(identifier: "UTC")!',
    "ContentTransition": ".identity", "BadgeProminence": ".standard",
    "BackgroundProminence": ".standard", "ContentSizeCategory": ".large",
    "SidebarRowSize": ".medium", "TextSelectionAffinity": ".automatic",
    "MenuOrder": ".automatic", "ButtonRepeatBehavior": ".automatic", "ButtonSizing": ".automatic",
    "ScrollBounceBehavior": ".automatic", "ScrollIndicatorVisibility": ".automatic",
    "ScrollDismissesKeyboardMode": ".automatic", "SpringLoadingBehavior": ".automatic",
    "MaterialActiveAppearance": ".automatic",
}
ENV_TRUE = {"isEnabled", "isFocusEffectEnabled", "isHoverEffectEnabled", "isScrollEnabled", "appearsActive"}
ENV_NUMBERS = {"minimumScaleFactor": "1", "displayScale": "2", "pixelLength": "0.5", "defaultMinListRowHeight": "44"}
ENV_BY_HAND = {"isFocused"}

GENERIC = re.compile(r"\bSwiftUI\.")


def plain(line):
    return GENERIC.sub("", line)


# ---------------------------------------------------------------- reading
Block = collections.namedtuple("Block", "head members")
declarations = {}
extensions = collections.defaultdict(list)


def read():
    i, outer = 0, None
    while i < len(LINES):
        line = LINES[i]
        if re.match(r"(@\w+(\([^)]*\))? )*(nonisolated )?public (struct|enum|final class|class|protocol) ", line) or line.startswith("extension "):
            members, j = [], i + 1
            nested = line.startswith("extension ") and j < len(LINES) and not LINES[j].startswith("  ") and not LINES[j].startswith("}")
            if nested:
                outer = re.match(r"extension SwiftUI\.([\w.]+)", line)
                outer = outer.group(1) if outer else None
                i += 1
                continue
            if not line.rstrip().endswith("{"):
                i += 1
                continue
            while LINES[j] != "}":
                if not LINES[j].lstrip().startswith("///"):
                    members.append(plain(LINES[j].strip()))
                j += 1
            if line.startswith("extension "):
                m = re.match(r"extension SwiftUI\.([\w.]+)(?:: [^{]*?)?(?: where (.*?))? \{", line)
                if m:
                    extensions[m.group(1)].append((plain(m.group(2) or ""), members))
            else:
                m = re.search(r"public (?:struct|enum|final class|class|protocol) `?(\w+)`?", line)
                name = m.group(1)
                if outer:
                    name, outer = outer + "." + name, None
                declarations[name] = Block(plain(line), members)
            i = j + 1
            continue
        i += 1


read()

# ---------------------------------------------------------------- what is written by hand
hand_types, hand_modifiers = set(), set()
for folder, _, files in os.walk(HEADLESS):
    if folder.endswith("Generated"):
        continue
    for file in files:
        if not file.endswith(".swift"):
            continue
        text = open(os.path.join(folder, file), encoding="utf-8").read()
        depth_owner = []
        for m in re.finditer(r"public (?:struct|enum|final class|class|protocol|actor|typealias) `?(\w+)", text):
            hand_types.add(m.group(1))
        for m in re.finditer(r"^extension View (?:where [^{]*)?\{(.*?)^\}", text, re.S | re.M):
            hand_modifiers |= set(re.findall(r"public func `?(\w+)", m.group(1)))
hand_types |= {"Edge.Set", "VerticalEdge.Set", "Axis.Set", "Namespace.ID", "FocusState.Binding", "Text", "Color.RGBColorSpace", "Gradient.Stop", "Gradient.ColorSpace"}

STANDARD = set("""Bool Int Int8 UInt Double Float String Character Void Never Any AnyObject AnyHashable Set Range ClosedRange
PartialRangeFrom PartialRangeThrough PartialRangeUpTo RangeExpression Sequence Collection RandomAccessCollection StringProtocol Hashable
Equatable Comparable Identifiable Sendable Error KeyPath WritableKeyPath BinaryFloatingPoint BinaryInteger Self MainActor TaskPriority
CGFloat CGSize CGPoint CGRect URL Date Locale Calendar TimeZone Bundle Observable UUID Data Duration TimeInterval Codable CaseIterable
Optional Array StaticString Swift Strideable""".split())

known = STANDARD | hand_types | set(RECORDED) | set(ENUMS) | set(OPTIONS)


def generics(signature):
    m = re.search(r"(?:func|init\??) ?[^<(]*<([^(]*?)>\(", signature)
    return set(re.findall(r"(?:each )?(\w+)", m.group(1))) if m else set()


def names(signature):
    text = re.sub(r'"[^"]*"', "", signature)
    return re.findall(r"(?<![\w.@])([A-Z]\w*(?:\.[A-Z]\w*)*)", text)


def is_known(signature, owner_names=()):
    own = generics(signature) | set(owner_names)
    for name in names(signature):
        parts = name.split(".")
        if name in known or parts[0] in own and (len(parts) == 1 or parts[0] not in known):
            continue
        if len(parts) > 1 and parts[0] in known and parts[-1] in ("Type", "Value", "Bound", "Element", "ID", "Stride"):
            continue
        if len(parts) == 2 and parts[0] == "Binding":
            continue
        return False
    return True


def split(text, mark=","):
    parts, depth, current = [], 0, ""
    for i, ch in enumerate(text):
        if ch in "(<[{":
            depth += 1
        if ch in ")]}" or (ch == ">" and text[i - 1] != "-"):
            depth -= 1
        if ch == mark and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += ch
    if current.strip():
        parts.append(current.strip())
    return parts


def body_start(member):
    """The signature without the stub's body."""
    m = re.match(r"(.*?) \{ ?(?:get \{|fatalError|return|SwiftUI|_stub|\})", member)
    return m.group(1) if m else re.sub(r" \{.*$", "", member)


def parameters(signature):
    start = signature.index("(")
    depth = 0
    for i in range(start, len(signature)):
        if signature[i] in "([":
            depth += 1
        if signature[i] in ")]":
            depth -= 1
            if depth == 0:
                break
    result = []
    for part in split(signature[start + 1:i]):
        attributes = re.findall(r"@\w+", part.split(":")[0])
        head = re.sub(r"@\w+ ", "", part.split(":", 1)[0]).strip().split()
        kind = part.split(":", 1)[1].strip()
        default = None
        if " = " in kind:
            kind, default = kind.split(" = ", 1)
        label = "" if head[0] == "_" else head[0].strip("`")
        result.append((label, head[-1], kind.strip(), default, attributes))
    return result


def arguments(ps):
    # What does not escape cannot be kept.
    ps = [p for p in ps if "->" not in p[2] or "@escaping" in p[2] or p[2].endswith("?")]
    return "[" + ", ".join('("%s", %s%s)' % (l, n, " as Any" if t.endswith("?") or t == "Any" or "?" in t else "") for l, n, t, d, a in ps) + "]"


# ---------------------------------------------------------------- values
def conformances(head, extra=()):
    m = re.search(r"(?:struct|enum) `?\w+`?: (.*?) \{", head)
    have = [c.strip() for c in m.group(1).split(",")] if m else []
    keep = [c for c in have if c in ("Hashable", "Equatable", "Sendable", "CaseIterable", "Comparable", "OptionSet", "SetAlgebra")]
    return keep + [e for e in extra if e not in keep]


def nested(name, text):
    if "." not in name:
        return text
    outer = name.rsplit(".", 1)[0]
    return "extension %s {\n%s\n}" % (outer, "\n".join("  " + l if l else l for l in text.split("\n")))


def enum(name):
    block = declarations[name]
    short = name.split(".")[-1]
    cases = [m for m in block.members if m.startswith("case ")]
    want = ["Hashable", "Sendable"]
    order = ORDERS.get(name)
    if order:
        cases = ["case " + c for c in order]
    conf = conformances(block.head, want)
    conf = [c for c in conf if c != "Equatable"]
    raw = re.search(r": (U?Int8|U?Int32|U?Int|String),", block.head)
    if "Comparable" in conf and "CaseIterable" not in conf:
        conf.append("CaseIterable")
    lines = ["public enum %s: %s {" % (short, ", ".join(conf))]
    lines += ["  " + c for c in cases]
    if "Comparable" in conf:
        lines += [
            "  public static func < (lhs: Self, rhs: Self) -> Bool {",
            "    allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)!", "  }"]
    for where, members in extensions[name]:
        for m in members:
            if "var isAccessibilitySize" in m:
                lines.append("  public var isAccessibilitySize: Bool { self >= .accessibility1 }")
    lines.append("}")
    return nested(name, "\n".join(lines))


ORDERS = {
    "DynamicTypeSize": "xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5".split(),
    "ControlSize": "mini small regular large extraLarge".split(),
}


def options(name):
    short = name.split(".")[-1]
    block = declarations[name]
    cases = []
    for where, members in extensions[name]:
        for m in members:
            g = re.search(r"static (?:var|let) `?(\w+)`?: ([\w.]+)", m)
            if g and g.group(1) not in cases:
                cases.append(g.group(1))
    lines = ["public struct %s: OptionSet, Hashable, Sendable, Described {" % short,
             "  public let rawValue: UInt", "  public init(rawValue: UInt) { self.rawValue = rawValue }"]
    bits = []
    for c in cases:
        if c in ("all", "automatic"):
            continue
        lines.append("  public static let %s = %s(rawValue: 1 << %d)" % (c, short, len(bits)))
        bits.append(c)
    if "all" in cases:
        lines.append("  public static let all = %s(rawValue: %d)" % (short, (1 << len(bits)) - 1))
    if "automatic" in cases:
        lines.append("  public static let automatic: %s = []" % short)
    pairs = ", ".join('(.%s, ".%s")' % (b, b) for b in bits)
    lines += ["  var described: String {",
              "    let names: [(%s, String)] = [%s]" % (short, pairs),
              "    let found = names.filter { contains($0.0) }.map(\\.1)",
              '    return found.count == 1 ? found[0] : "[\\(found.joined(separator: ", "))]"', "  }", "}"]
    return nested(name, "\n".join(lines))


def recorded(name):
    block = declarations[name]
    short = name.split(".")[-1]
    lines, seen = [], set()
    extra = ["Hashable", "Sendable", "RecordedValue"] + EXTRA_CONFORMANCES.get(name, [])
    conf = [c for c in conformances(block.head, extra) if c != "Equatable"]
    lines.append("public struct %s: %s {" % (short, ", ".join(conf)))
    if "ShapeStyle" in extra:
        lines.append("  public typealias Resolved = Never")
    lines += ["  public let recipe: String", "  init(recipe: String) { self.recipe = recipe }"]
    if name == "SymbolVariants":
        lines += ["  /// These variants with others added.",
                  "  func adding(_ more: SymbolVariants) -> SymbolVariants {",
                  "    if self == .none { return more }",
                  "    if more == .none { return self }",
                  "    return SymbolVariants(recipe: recipe + more.recipe)", "  }"]
    result = {short, name, "Self"}
    has_public_init = False
    for m in block.members + [m for w, ms in extensions[name] if not w for m in ms]:
        if "@available" in m or "_stub: Void" in m:
            continue
        s = body_start(m)
        if s in seen:
            continue
        seen.add(s)
        if not is_known(s, {short}):
            continue
        pre = re.match(r"((?:@\w+ )*)((?:nonisolated |@MainActor |@preconcurrency )*)public (.*)$", s)
        if not pre:
            continue
        rest = pre.group(3)
        disfavored = "@_disfavoredOverload " if "_disfavoredOverload" in pre.group(1) else ""
        g = re.match(r"static (?:var|let) (`?\w+`?): ([\w.]+)$", rest)
        if g and g.group(2) in result:
            lines.append('  public static var %s: %s { %s(recipe: ".%s") }' % (g.group(1), g.group(2), short, g.group(1).strip("`")))
            continue
        g = re.match(r"var (`?\w+`?): ([\w.]+)$", rest)
        if g and g.group(2) in result:
            lines.append('  public var %s: %s { %s(recipe: recipe + ".%s") }' % (g.group(1), g.group(2), short, g.group(1).strip("`")))
            continue
        g = re.match(r"(static )?func (`?\w+`?)(<[^(]*>)?\(.*\) -> ([\w.]+)( where .*)?$", rest)
        if g and g.group(4) in result and "inout" not in rest and g.group(2) not in ("==", "hash"):
            base = '".%s"' % g.group(2).strip("`") if g.group(1) else 'recipe + ".%s"' % g.group(2).strip("`")
            lines.append("  %spublic %s {\n    %s(recipe: describe(call: %s, %s))\n  }" % (disfavored, rest, short, base, arguments(parameters(rest))))
            continue
        g = re.match(r"init(<[^(]*>)?\(.*\)( where .*)?$", rest)
        if g and "decoder" not in rest:
            ps = parameters(rest)
            lines.append('  %spublic %s {\n    recipe = describe(call: "%s", %s)\n  }' % (disfavored, rest, short, arguments(ps)))
    if name == "Font":
        lines.append('  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(recipe: describe(call: ".custom", [("", name), ("fixedSize", fixedSize)])) }' if not any("fixedSize: CGFloat) -> Font" in l for l in lines) else "")
    if name == "KeyEquivalent":
        lines[0] = lines[0].replace("RecordedValue", "RecordedValue, ExpressibleByExtendedGraphemeClusterLiteral")
        lines.append('  public init(extendedGraphemeClusterLiteral character: Character) { recipe = "\\"\\(character)\\"" }')
    lines.append("}")
    return nested(name, "\n".join(l for l in lines if l))


def style_statics():
    out = []
    for name in [n for n in RECORDED if "ShapeStyle" in EXTRA_CONFORMANCES.get(n, [])]:
        for where, members in extensions["ShapeStyle"]:
            if where == "Self == " + name:
                lines = []
                for m in members:
                    g = re.search(r"public static var (\w+): (\w+)", m)
                    if g:
                        lines.append('  public static var %s: %s { %s(recipe: ".%s") }' % (g.group(1), g.group(2), name, g.group(1)))
                out.append("extension ShapeStyle where Self == %s {\n%s\n}" % (name, "\n".join(lines)))
    return out


# ---------------------------------------------------------------- environment
def environment():
    lines = ["/// SwiftUI's own keys; one that only the system sets has a settable twin with an underscore.", "extension EnvironmentValues {"]
    for where, members in extensions["EnvironmentValues"]:
        for m in members:
            g = re.search(r"public var (\w+): ([^{]+?) \{(.*)$", m)
            if not g or g.group(1) in ENV_BY_HAND or "subscript" in m:
                continue
            name, kind, rest = g.groups()
            if not is_known(kind + " "):
                continue
            if kind.endswith("?"):
                default = "nil"
            elif kind == "Bool":
                default = "true" if name in ENV_TRUE else "false"
            elif kind in ("CGFloat", "Int"):
                default = ENV_NUMBERS.get(name, "0")
            elif kind in ENV_DEFAULTS:
                default = ENV_DEFAULTS[kind]
            else:
                continue
            accessors = '{\n    get { read("%s", %s) }\n    set { write("%s", newValue) }\n  }' % (name, default, name)
            if "set" in rest:
                lines.append("  public var %s: %s %s" % (name, kind, accessors))
            else:
                lines.append("  public var %s: %s { _%s }" % (name, kind, name))
                lines.append("  public var _%s: %s %s" % (name, kind, accessors))
    lines.append("}")
    return "\n".join(lines)


# ---------------------------------------------------------------- modifiers
def modifiers():
    groups = collections.defaultdict(list)
    seen, dropped = set(), []
    for where, members in extensions["View"]:
        if where:
            continue
        for m in members:
            s = body_start(m)
            g = re.search(r"public func (`?\w+`?)", s)
            if not g or s in seen:
                continue
            seen.add(s)
            name = g.group(1).strip("`")
            if name in hand_modifiers or name in SKIPPED_MODIFIERS:
                continue
            head = re.match(r"((?:@\w+(?:\(.*?\))? )*)nonisolated public (func .*)$", s)
            if not head:
                continue
            signature = head.group(2)
            attributes = "@_disfavoredOverload " if "_disfavoredOverload" in head.group(1) else ""
            signature = signature.replace("ModifiedContent<Self, AccessibilityAttachmentModifier>", "some View")
            if not is_known(signature) or "-> some View" not in signature or "each " in signature:
                dropped.append(name)
                continue
            ps = parameters(signature)
            slots, recordeds = [], []
            views = set(re.findall(r"(\w+): View", signature.split(" where ")[-1] if " where " in signature else "")) | set(re.findall(r"<(?:.*?, )?(\w+): View", signature))
            for label, param, kind, default, attrs in ps:
                builder = re.match(r"(?:@escaping )?\(\) -> (\w+)$", kind)
                if builder and builder.group(1) in views or kind == "() -> some View":
                    slots.append((label or param, param))
                elif kind in views:
                    slots.append((label or param, param + "*"))
                else:
                    recordeds.append((label, param, kind, default, attrs))
            call = 'recorded("%s", %s' % (name, arguments(recordeds))
            presented = next((p for p in ps if p[0] == "isPresented"), None)
            if presented:
                slots = []
            if slots:
                call += ", slots: [%s]" % ", ".join('("%s", AnyView(%s))' % (l, p[:-1] if p.endswith("*") else p + "()") for l, p in slots)
            call += ")"
            category = "Accessibility" if name.startswith("accessibility") or name.startswith("speech") else "Presentation" if re.search(r"sheet|popover|alert|confirmation|toolbar|navigation|present|search|list|swipe|tab|scroll|inspector|fullScreen|contextMenu|menu|badge", name, re.I) else "Drawing"
            groups[category].append("  %snonisolated public %s {\n    %s\n  }" % (attributes, signature, call))
    return groups, dropped


def write(name, doc, parts):
    path = os.path.join(OUT, name + ".swift")
    text = "// swift-format-ignore-file\n// Written by Scripts/generate-headless-swiftui.py: what is only recorded.\n\n"
    text += doc + "\n\n" if doc else ""
    text += "\n\n".join(parts) + "\n"
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


RECORDED = [n for n in RECORDED if n in declarations and n.split(".")[-1] not in hand_types]
ENUMS = [n for n in ENUMS if n in declarations]
OPTIONS = [n for n in OPTIONS if n in declarations]
known = STANDARD | hand_types | set(RECORDED) | set(ENUMS) | set(OPTIONS)
os.makedirs(OUT, exist_ok=True)
write("RecordedValues", "", [recorded(n) for n in RECORDED] + style_statics())
write("Enumerations", "", [enum(n) for n in ENUMS] + [options(n) for n in OPTIONS])
write("EnvironmentKeys", "", [environment()])
groups, dropped = modifiers()
for category, members in groups.items():
    for k in range(0, len(members), 90):
        write("%sModifiers%s" % (category, "" if k == 0 else k // 90 + 1), "", ["extension View {\n%s\n}" % "\n".join(members[k:k + 90])])
print({c: len(m) for c, m in groups.items()}, "dropped:", sorted(set(dropped)))
