"""Bodies from the catalogue: every modifier, initialiser and static member in its turn."""

import re

from . import examples

RECEIVERS = {
    "View": ["label", "label", "VStack { label }", "Text(\"a\")", "Circle()", "Color.red", "image", "label.padding()", "mark(index: 1)"],
    "Text": ["Text(\"a\")", "Text(title)", "Text(\"a\").bold()"],
    "Image": ["image", "Image(systemName: \"star\")"],
    "Shape": ["Circle()", "RoundedRectangle(cornerRadius: width)", "Circle().trim(from: 0, to: ratio)"],
    "InsettableShape": ["Circle()", "Capsule()"],
    "DynamicViewContent": ["ForEach(numbers, id: \\.self) { number in Text(\"\\(number)\") }"],
}
TAILS = [".padding()", ".opacity(ratio)", ".frame(width: width, alignment: place)", ".background(tone)", ".font(font)", ".foregroundStyle(.red)",
         ".padding(.horizontal, 4)", ".bold()", ".scaleEffect(flag ? 1 : 2)", ".overlay { label }", ".clipShape(Capsule())"]


class Case:
    """One body, with the text that both compilers see."""

    def __init__(self, text, platform, origin):
        self.body, self.platform, self.origin = text, platform, origin
        self.number = 0

    @property
    def text(self):
        """The body whole: a constant is used, so that it is not left out of what is emitted."""
        return self.body + "\nlabel.keep(made)" if self.body.startswith("let ") else self.body

    @property
    def style(self):
        """The style that stylec is given."""
        return "style C%d for Probe {\n%s\n}\n" % (self.number, self.text)

    @property
    def oracle(self):
        """The body as a member of a Swift type, without stylec; None where there is none."""
        return "extension Scope {\n@ViewBuilder func c%d() -> some View {\n%s\n}\n}\n" % (self.number, self.text)


class ExampleCase(Case):
    """A changed body of an example."""

    def __init__(self, sources, source, text, origin, has_oracle):
        super().__init__(text, "examples", origin)
        self.sources, self.source, self.has_oracle = sources, source, has_oracle

    @property
    def text(self):
        return self.body

    @property
    def style(self):
        return examples.Examples.copy(self.source, self.body, self.number)

    @property
    def oracle(self):
        return self.sources.oracle(self.source, self.body, self.number) if self.has_oracle else None


class Generator:
    def __init__(self, catalogue, expressions, random):
        self.catalogue, self.expressions, self.random = catalogue, expressions, random
        self.pool = [m for m in catalogue.members if self.is_usable(m)]
        self.views = [m for m in self.pool if m.owner in RECEIVERS and m.declaration.kind == "func" and not m.declaration.static]

    def is_usable(self, member):
        return not (member.declaration.kind == "func" and member.declaration.result == "Void" and member.owner)

    def next(self):
        """A case, or None where the member cannot be written."""
        random = self.random
        member = random.choice(self.views) if random.random() < 0.55 else random.choice(self.pool)
        if not member.platforms:
            return None
        platform = "iOS" if "iOS" in member.platforms else member.platforms[0]
        self.expressions.platform = platform
        text = self.body(member)
        return Case(text, platform, member.key) if text else None

    def body(self, member):
        declaration = member.declaration
        if member.owner == "":
            return None
        if member.owner in RECEIVERS and not declaration.static and declaration.kind in ("func", "property"):
            written = self.expressions.use(member, 0)
            if written is None:
                return None
            text = "%s.%s%s" % (self.random.choice(RECEIVERS[member.owner]), written[0], written[1])
            if declaration.kind == "property" or not re.search(r"View|Self|Text|Image|Shape", declaration.result):
                return self.constant(None, text)
            while self.random.random() < 0.35:
                text += self.random.choice(TAILS)
            return text
        if self.catalogue.is_protocol(member.owner):
            return self.protocol_member(member)
        return self.type_member(member)

    def protocol_member(self, member):
        if not member.declaration.static:
            return None
        written = self.expressions.use(member, 0)
        if written is None:
            return None
        value = ".%s%s" % written
        place = {"ShapeStyle": "label.foregroundStyle(%s)", "Shape": "label.clipShape(%s)", "PrimitiveButtonStyle": "label.buttonStyle(%s)",
                 "ButtonStyle": "label.buttonStyle(%s)", "ToggleStyle": "label.toggleStyle(%s)", "LabelStyle": "label.labelStyle(%s)",
                 "ListStyle": "label.listStyle(%s)", "PickerStyle": "label.pickerStyle(%s)", "TextFieldStyle": "label.textFieldStyle(%s)",
                 "ProgressViewStyle": "label.progressViewStyle(%s)", "GaugeStyle": "label.gaugeStyle(%s)", "MenuStyle": "label.menuStyle(%s)",
                 "Transition": "label.transition(%s)", "GroupBoxStyle": "label.groupBoxStyle(%s)", "FormStyle": "label.formStyle(%s)",
                 "DatePickerStyle": "label.datePickerStyle(%s)", "IndexViewStyle": "label.indexViewStyle(%s)", "TabViewStyle": "label.tabViewStyle(%s)",
                 "LabeledContentStyle": "label.labeledContentStyle(%s)", "ControlGroupStyle": "label.controlGroupStyle(%s)"}.get(member.owner)
        return place % value if place else None

    def type_member(self, member):
        declaration, owner = member.declaration, member.owner
        written = self.expressions.use(member, 0)
        if written is None:
            return None
        if declaration.kind == "init":
            generic = bool(self.catalogue.headers[owner][1])
            value = owner + written[1]
            if "." not in owner and self.catalogue.conforms(owner, "View"):
                while self.random.random() < 0.3:
                    value += self.random.choice(TAILS)
                return value
            if declaration.failing or generic or self.random.random() < 0.4:
                return self.constant(None, value)
            return self.constant(owner, self.random.choice([value, ".init" + written[1]]))
        if declaration.static or declaration.kind == "case":
            result = owner if declaration.kind == "case" else declaration.result
            if "<" in owner or self.catalogue.headers[owner][1] or result == "Self":
                return None
            value = "%s%s" % written
            if re.match(r"[\w.]+$", result) and result == owner:
                return self.constant(owner, self.random.choice(["." + value, owner + "." + value]))
            return self.constant(None, owner + "." + value)
        receiver = self.expressions.of(owner, 1, {}, tight=True)
        if receiver is None or self.catalogue.headers[owner][1]:
            return None
        if not re.match(r"[A-Za-z\"]", receiver):
            receiver = owner + receiver if receiver.startswith(".") else None
        if receiver is None or receiver.startswith(owner + ".init"):
            return None
        return self.constant(None, "%s.%s%s" % (receiver, written[0], written[1]))

    def constant(self, kind, value):
        return "let made%s = %s" % (": " + kind if kind else "", value)
