"""Expressions of a type in many forms: literals, implicit members, chains, choices, closures, bindings."""

import re

from . import catalogue as model

# `<T>` stands for an expression of type T, `<T!>` for one that binds tightly. Names are those of the
# configuration in scope.py. Forms that bind loosely are in the second list.
FORMS = {
    "Double": (["8", "0.5", "ratio", "1.0", ".zero", ".infinity", "progress ?? 1", ".pi", "Double(count)", "Double(width)",
                "abs(ratio)", "max(ratio, 1)", "-1", "ratio.rounded()", "value", "angle.degrees"],
               ["<Double!> * 2", "<Double!> + <Double!>", "width / 2", "<Bool!> ? <Double!> : <Double!>", "1 - ratio",
                "width + ratio", "size == .small ? 4 : 8", "-ratio", "progress ?? ratio"]),
    "CGFloat": (["8", "0.5", "width", "12.0", ".zero", ".infinity", "CGFloat(count)", "CGFloat(ratio)", "abs(width)",
                 "max(width, 10)", "min(width, ratio)", "-4", "width.rounded()", "ratio", "extent.width"],
                ["<CGFloat!> * 2", "<CGFloat!> + <CGFloat!>", "width / 2 - 4", "<Bool!> ? <CGFloat!> : <CGFloat!>",
                 "width * ratio", "size == .small ? 4 : 8", "-width", "flag ? 0 : width", "flag ? 0 : 1.5"]),
    "Float": (["8", "0.5", "Float(ratio)"], []),
    "Int": (["3", "0", "count", "numbers.count", "title.count", "Int(ratio)", "max(count, 1)", "-1", "abs(count)"],
            ["count + 1", "<Int!> * 2", "flag ? 1 : 2", "numbers.first ?? 0", "count % 2", "numbers.count - 1"]),
    "Bool": (["true", "false", "flag", "!flag", "isOn", "isEnabled", "numbers.isEmpty", "title.isEmpty", "numbers.contains(3)",
              "title.hasPrefix(\"a\")", "count.isMultiple(of: 2)", "range.contains(ratio)"],
             ["count > 3", "size == .small", "flag && isOn", "name != nil", "progress == nil", "width < 10 || flag",
              "<Int!> == <Int!>", "<Double!> <= <Double!>", "title != \"a\"", "!flag && count >= 0", "caption != nil",
              "ratio > width", "count == 2 && size != .large", "colorScheme == .dark", "maybeColor == .red"]),
    "String": (["\"text\"", "title", "\"n \\(count)\"", "title.uppercased()", "String(count)", "\"\\(ratio) of \\(width)\"",
                "text", "title.lowercased()", "\"\""],
               ["name ?? \"none\"", "flag ? \"a\" : \"b\"", "title + \"!\"", "flag ? title : \"b\"", "name ?? title"]),
    "LocalizedStringKey": (["\"text\"", "\"n \\(count)\"", "\"a \\(title)\""], ["flag ? \"a\" : \"b\""]),
    "Text": (["Text(\"a\")", "Text(title)", "Text(\"a\").bold()", "Text(verbatim: title)", "Text(\"n \\(count)\").font(.caption)",
              "Text(title).foregroundStyle(.red)"],
             ["Text(\"a\") + Text(\"b\")", "flag ? Text(\"a\") : Text(title)"]),
    "Image": (["Image(systemName: \"star\")", "Image(\"picture\")", "image", "Image(systemName: title)",
               "Image(systemName: flag ? \"star\" : \"circle\")", "Image(systemName: \"star\").resizable()"], ["flag ? image : Image(\"b\")"]),
    "Color": ([".red", "Color.red", ".red.opacity(0.5)", "tone", "tone.opacity(ratio)", "Color(white: 0.5)", ".primary",
               ".init(red: 1, green: 0, blue: 0)", "Color(red: <Double!>, green: 0.5, blue: 1)", ".accentColor", ".clear",
               "Color(\"ink\")", "Color.primary.opacity(<Double!>)", ".black.opacity(0.2)"],
              ["maybeColor ?? .blue", "flag ? .red : .blue", "flag ? tone : .blue", "flag ? Color.red : tone.opacity(0.5)",
               "maybeColor ?? tone", "flag ? .red.opacity(0.5) : tone"]),
    "Font": ([".headline", ".system(size: 17)", ".system(size: width, weight: .bold)", ".headline.bold()", "font", "Font.title",
              ".body.weight(.semibold)", ".system(.body, design: .rounded)", ".custom(\"Inter\", size: 12)", ".caption.italic()",
              ".system(size: <CGFloat!>)", ".callout.monospacedDigit()"],
             ["flag ? .headline : .body", "flag ? font : .body", "flag ? .headline.bold() : .system(size: 12)"]),
    "Angle": ([".degrees(45)", ".zero", "Angle(degrees: ratio)", ".radians(.pi)", "angle", ".degrees(flag ? 0 : 90)",
               "Angle.degrees(ratio)", ".degrees(<Double!>)"], ["flag ? .zero : .degrees(90)", "angle + .degrees(4)", "angle * 2"]),
    "Animation": ([".default", ".spring(duration: 0.3)", ".easeInOut(duration: ratio)", ".linear.delay(1)", ".bouncy", ".easeOut",
                   ".spring(response: 0.3, dampingFraction: 0.5)", ".snappy.speed(2)", "Animation.linear(duration: 1)",
                   ".easeIn.repeatForever(autoreverses: false)"], ["flag ? .default : .linear"]),
    "CGSize": ([".zero", "CGSize(width: 8, height: width)", "extent", ".init(width: 1, height: 2)"], ["flag ? .zero : extent"]),
    "CGPoint": ([".zero", "CGPoint(x: 8, y: width)", ".init(x: 1, y: 2)"], []),
    "CGRect": ([".zero", "CGRect(x: 0, y: 0, width: 8, height: width)"], []),
    "CGVector": (["CGVector(dx: 0, dy: 1)"], []),
    "UnitPoint": ([".center", "UnitPoint(x: 0, y: 1)", ".topLeading", "UnitPoint.bottom"], ["flag ? .top : .bottom"]),
    "EdgeInsets": (["EdgeInsets()", "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: width)", ".init(top: 0, leading: 0, bottom: 0, trailing: 0)"], []),
    "Edge.Set": ([".all", ".horizontal", "[.top, .leading]", "Edge.Set.vertical", "[]"], ["flag ? .top : .bottom", "flag ? [] : .all", "flag ? .top : [.leading, .bottom]"]),
    "Alignment": ([".center", ".topLeading", "Alignment.bottom", "Alignment(horizontal: .leading, vertical: .top)", "place"], ["flag ? .leading : .trailing", "flag ? place : .top"]),
    "HorizontalAlignment": ([".leading", ".center", "HorizontalAlignment.trailing"], ["flag ? .leading : .center"]),
    "VerticalAlignment": ([".top", ".firstTextBaseline", "VerticalAlignment.center"], ["flag ? .top : .center"]),
    "Date": (["date", "Date()", ".now"], []),
    "TimeInterval": (["0.3", "1", "ratio"], []),
    "Gradient": (["Gradient(colors: [.red, .blue])", "Gradient(stops: [.init(color: .red, location: 0)])", ".init(colors: [tone, .blue])"], []),
    "Locale": ([".current", "Locale(identifier: \"en\")"], []),
    "URL": (["address"], []),
    "Character": (["\"a\""], []),
    "AnyHashable": (["count", "title"], []),
    "AnyShapeStyle": (["AnyShapeStyle(.red)", "AnyShapeStyle(tone)"], []),
    "AnyView": (["AnyView(label)"], []),
    "Range<Int>": (["0..<3", "0..<count"], []),
    "ClosedRange<Int>": (["0...3"], []),
    "ClosedRange<Double>": (["0...1", "range"], []),
    "Duration": ([".seconds(1)", ".milliseconds(200)"], []),
}

# Where a protocol is asked for.
CONFORMING = {
    "ShapeStyle": [".red", "Color.red", "tone", ".tint", ".foreground", ".ultraThinMaterial", ".red.gradient", ".quaternary",
                   ".primary.opacity(0.2)", "HierarchicalShapeStyle.primary", "AnyShapeStyle(.tint)", "Material.thin", ".background",
                   "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "tone.opacity(<Double!>)",
                   ".linearGradient(colors: [.red, tone], startPoint: .top, endPoint: .bottom)", "flag ? .red : .blue",
                   "flag ? tone : .blue", "flag ? Color.red : tone.opacity(0.5)", ".secondary", ".white", "maybeColor ?? .blue",
                   "RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: width)", "tone.gradient",
                   ".shadow(.drop(radius: 2))", ".blue.shadow(.inner(radius: 4))", "Gradient(colors: [.red, .blue])",
                   "flag ? .primary : .secondary", "flag ? AnyShapeStyle(.tint) : AnyShapeStyle(.red)"],
    "Shape": ["Circle()", "Capsule()", ".circle", ".capsule", ".rect(cornerRadius: 8)", "RoundedRectangle(cornerRadius: <CGFloat!>)", ".rect",
              "RoundedRectangle(cornerRadius: width, style: .continuous)", "Circle().inset(by: 2)", "Rectangle()", "Ellipse().rotation(.degrees(4))",
              "UnevenRoundedRectangle(topLeadingRadius: 4)", ".rect(cornerRadii: .init(topLeading: 4))", ".capsule(style: .circular)",
              "Circle().trim(from: 0, to: ratio)", "AnyShape(Circle())"],
    "InsettableShape": ["Circle()", "Capsule()", ".circle", "RoundedRectangle(cornerRadius: 8)", "Rectangle().inset(by: width)"],
    "View": ["label", "Text(\"a\")", "Circle()", "Color.red", "EmptyView()", "Text(title).padding()", "image", "HStack { label }"],
    "Hashable": ["flag", "count", "title", "size", "\"id\""],
    "Equatable": ["flag", "count", "title", "size", "ratio", "progress", "name", "numbers"],
    "Comparable": ["count", "ratio"],
    "StringProtocol": ["title", "title.uppercased()", "text"],
    "BinaryFloatingPoint": ["ratio", "0.5", "width"],
    "BinaryInteger": ["count", "3"],
    "ButtonStyle": [".bordered", ".plain", ".borderedProminent"],
    "PrimitiveButtonStyle": [".bordered", ".plain", ".borderedProminent", ".borderless", "BorderedButtonStyle()"],
    "ToggleStyle": [".switch", ".button", "SwitchToggleStyle()"],
    "LabelStyle": [".titleOnly", ".iconOnly", "TitleAndIconLabelStyle()"],
    "ProgressViewStyle": [".linear", ".circular"],
    "Gesture": ["TapGesture()", "DragGesture()", "LongPressGesture(minimumDuration: 1)", "TapGesture(count: 2).onEnded { tap() }",
                "DragGesture(minimumDistance: 0).onChanged { _ in tap() }"],
    "Transition": [".opacity", ".slide", ".scale"],
    "VectorArithmetic": ["ratio", "width"],
    "": ["flag", "count", "title", "ratio", "name"],
}

BLOCKS = ["{ Text(\"a\") }", "{ label }", "{ Circle().fill(<ShapeStyle!>) }", "{ if flag { Text(title) } }", "{ if let caption { caption } }",
          "{ label\nText(\"b\").font(<Font>) }", "{ if flag { label } else { Color.red } }", "{ ForEach(numbers, id: \\.self) { number in Text(\"\\(number)\") } }",
          "{ image.resizable() }", "{ EmptyView() }", "{ mark(index: 2) }", "{ switch size {\ncase .small: Text(\"a\")\ncase .regular, .large: label\n} }"]
ACTIONS = ["{ tap() }", "{ isOn.toggle() }", "{ pick(3) }", "{ isOn = false }", "{ dismiss?() }", "{ value += 1 }", "{ withAnimation { isOn = true } }",
           "{ if flag { tap() } }", "{ text = \"a\" }", "tap", "{ selection = 3 }"]
# Closures whose one parameter is of a known type: what may be done with it.
CHANGES = {
    "inout Transaction": ["{ change in change.animation = nil }", "{ change in change.animation = .linear(duration: ratio) }", "{ change in change.disablesAnimations = true }",
                          "{ change in if flag { change.animation = .default } }"],
    "inout Path": ["{ path in\npath.move(to: .zero)\npath.addLine(to: CGPoint(x: width, y: 0))\npath.closeSubpath()\n}",
                   "{ path in path.addRect(CGRect(x: 0, y: 0, width: width, height: 8)) }", "{ path in path.addEllipse(in: .zero) }"],
    "GeometryProxy": ["{ proxy in label.frame(width: proxy.size.width * ratio) }", "{ proxy in Text(\"\\(proxy.size.height)\") }"],
    "CGSize": ["{ size in value = size.width }"], "Bool": ["{ isNew in isOn = isNew }"], "CGPoint": ["{ point in value = point.x }"],
    "DragGesture.Value": ["{ drag in value = drag.translation.width }", "{ drag in isOn = drag.location.x > width }"],
}
BINDINGS = {"Bool": ["$isOn"], "Double": ["$value"], "String": ["$text"], "Int?": ["$selection"], "Int": []}


class Expressions:
    def __init__(self, catalogue, random):
        self.catalogue, self.random = catalogue, random
        self.platform = "iOS"

    def fill(self, form, depth, generics):
        return re.sub(r"<([A-Z][\w.]*)(!?)>", lambda m: self.of(m.group(1), depth + 1, generics, tight=bool(m.group(2))) or "8", form)

    def of(self, kind, depth=0, generics=None, tight=False, label=None):
        """An expression of the type, None where nothing is known."""
        generics = generics or {}
        kind = kind.strip()
        if kind.startswith("@"):
            kind = re.sub(r"@\w+(?:<[^>]*>)? ", "", kind)
        if kind.startswith("some "):
            return self.conforming(kind[5:], depth, generics, tight)
        if kind in generics:
            return self.conforming(generics[kind], depth, generics, tight)
        function = self.function(kind)
        if function:
            return self.closure(function, depth, generics)
        if kind.startswith("(") and kind.endswith(")"):
            return self.of(kind[1:-1], depth, generics, tight) if "," not in kind else None
        if kind.endswith("?"):
            return self.optional(kind[:-1], depth, generics, tight)
        if kind in FORMS:
            atoms, loose = FORMS[kind]
            forms = atoms if tight or depth > 2 or not loose or self.random.random() < 0.65 else loose
            return self.fill(self.random.choice(forms), depth, generics)
        if kind.startswith("[") and kind.endswith("]") and ":" not in kind:
            values = [self.of(kind[1:-1], depth + 1, generics) for _ in range(self.random.randint(1, 2))]
            return "[%s]" % ", ".join(values) if all(values) else None
        match = re.match(r"Binding<(.*)>$", kind)
        if match:
            return self.binding(match.group(1), depth, generics)
        return self.member(kind, depth, generics, tight)

    def binding(self, value, depth, generics):
        if value in generics:
            value = self.random.choice(["Bool", "Double", "String"])
        names = BINDINGS.get(value, [])
        if names and self.random.random() < 0.75:
            return self.random.choice(names)
        inner = self.of(value, depth + 1, generics)
        return ".constant(%s)" % inner if inner else None

    def optional(self, kind, depth, generics, tight):
        names = {"Color": ["maybeColor"], "String": ["name"], "Double": ["progress"], "Int": ["selection"], "Font": []}.get(kind, [])
        chance = self.random.random()
        if chance < 0.12 and kind not in generics:
            return "nil"
        if chance < 0.3 and names:
            return self.random.choice(names)
        value = self.of(kind, depth, generics, tight=True)
        if value and chance < 0.42 and not tight and not value.startswith("{") and kind not in generics:
            return self.random.choice(["flag ? %s : nil", "flag ? nil : %s"]) % value
        return value

    def conforming(self, protocols, depth, generics, tight):
        for protocol in re.split(r"\s*&\s*", protocols):
            if protocol in CONFORMING and protocol not in ("Hashable", "Equatable", ""):
                break
        else:
            protocol = next((p for p in re.split(r"\s*&\s*", protocols) if p in CONFORMING), None)
        if protocol is None:
            return self.member(protocols, depth, generics, tight) if self.catalogue.is_protocol(protocols) else None
        forms = CONFORMING[protocol]
        if tight or depth > 1:
            forms = [f for f in forms if " ? " not in f and " ?? " not in f]
        return self.fill(self.random.choice(forms), depth, generics)

    @staticmethod
    def function(kind):
        """(parameter types, result) of a function type"""
        kind = kind.replace("@escaping ", "").replace("@Sendable ", "").replace("@MainActor ", "")
        if not kind.startswith("("):
            return None
        end = model.check.matching(kind, 0)
        if not kind[end:].startswith(" -> "):
            return None
        return model.make.split_list(kind[1:end - 1]), kind[end + 4:]

    def closure(self, function, depth, generics):
        parameters, result = function
        if depth > 3:
            return None
        is_view = result.startswith("some View") or "View" in re.split(r"\s*&\s*", generics.get(result, "-"))
        if is_view:
            body = self.fill(self.random.choice(BLOCKS), depth, generics)
        elif result in ("Void", "()"):
            body = self.random.choice(ACTIONS)
        else:
            value = self.of(result, depth + 1, generics)
            if value is None:
                return None
            body = "{ %s }" % value
        if len(parameters) == 1 and parameters[0] in CHANGES and self.random.random() < 0.6:
            return self.random.choice(CHANGES[parameters[0]])
        if any(p.startswith("inout ") for p in parameters) and len(parameters) == 1:
            return None
        if parameters:
            names = [self.random.choice(["_", name]) for name in ["first", "second", "third", "fourth"][:len(parameters)]]
            if body == "tap":
                body = "{ tap() }"
            body = "{ %s in %s" % (", ".join(names), body[1:].lstrip())
        return body

    def member(self, kind, depth, generics, tight):
        """A static member, case or initialiser of the catalogue that gives the type."""
        base = kind.split("<")[0]
        if depth > 3 or base not in self.catalogue.headers and base not in self.catalogue.giving:
            return None
        known = [m for m in self.catalogue.giving.get(base, []) if self.platform in m.platforms
                 and (m.owner == base or not self.catalogue.is_protocol(base))]
        if self.catalogue.is_protocol(base):
            known = [m for m in self.catalogue.owned[base] if m.declaration.static and self.platform in m.platforms]
        for _ in range(4):
            if not known:
                return None
            member = self.random.choice(known)
            written = self.use(member, depth + 1)
            if written is None:
                continue
            head, rest = written
            if member.declaration.kind == "init":
                owner = base if "<" in kind or self.random.random() < 0.7 else ""
                return (owner or ".init") + rest
            prefix = base if self.random.random() < 0.2 and not self.catalogue.is_protocol(base) and member.owner == base else ""
            value = "%s.%s%s" % (prefix, head, rest)
            if not tight and self.random.random() < 0.1 and not rest:
                return "flag ? %s : %s" % (value, value)
            return value
        return None

    def use(self, member, depth, leave=0.5):
        """(name, argument text) of a call of the member; None where an argument cannot be written."""
        declaration = member.declaration
        name = declaration.name
        if declaration.kind == "property" or declaration.kind == "case" and not declaration.parameters:
            return name, ""
        generics = dict(member.generics)
        for generic in model.make.split_list(self.catalogue.headers.get(member.owner, ("", ""))[1] if member.owner else ""):
            generic_name, _, constraint = generic.partition(":")
            generics.setdefault(generic_name.strip(), constraint.strip())
        for generic, same in member.same.items():
            if generic in generics:
                del generics[generic]
        arguments, trailing = [], []
        parameters = declaration.parameters
        for index, (label, _, kind, default) in enumerate(parameters):
            if default and self.random.random() < leave or default == "...":
                continue
            for generic, same in member.same.items():
                kind = re.sub(r"\b%s\b" % re.escape(generic), lambda _: same, kind)
            kind = re.sub(r"\bSelf\b", member.owner, kind)
            variadic = kind.endswith("...")
            value = self.of(kind[:-3] if variadic else kind, depth, generics)
            if value is None:
                if default:
                    continue
                return None
            arguments.append((label, value, index))
        # Closures at the end stand behind the call, mostly.
        while arguments and arguments[-1][1].startswith("{") and self.random.random() < 0.85:
            trailing.insert(0, arguments.pop())
        if trailing and len(trailing) < len([a for a in arguments if a[1].startswith("{")]) + len(trailing):
            arguments, trailing = arguments + trailing, []
        text = "(%s)" % ", ".join(("%s: %s" % (l, v) if l != "_" else v) for l, v, _ in arguments)
        if trailing and not arguments:
            text = ""
        for position, (label, value, _) in enumerate(trailing):
            text += " " + ("" if position == 0 else label + ": ") + value
        return name, text
