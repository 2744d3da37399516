"""Small changes to a body: labels, arity, types, receivers, members, order, optionality, cases."""

import re

TOKEN = re.compile(r'"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\])*"|\\\.|\$?[A-Za-z_]\w*|\d[\w.]*|\s+|->|&&|\|\||[=!<>]=|\?\?|\.\.[.<]|.', re.S)
OTHER_VALUES = ["true", "8", "\"text\"", "nil", ".red", "width", "count", "title", "flag", "progress", "name", "tone", "size", ".leading",
                "Circle()", "Text(\"a\")", "[1, 2]", "$isOn", ".constant(1)", "{ tap() }", "{ Text(\"a\") }", "maybeColor", "0.5", "ratio", "font", ".zero", "numbers"]
RECEIVERS = ["label", "Text(\"a\")", "Circle()", "image", "Color.red", "VStack { label }", "Rectangle()", "caption", "tone", "title", "EmptyView()"]
EXTRA_MODIFIERS = [".padding()", ".bold()", ".fill(.red)", ".resizable()", ".stroke(lineWidth: 2)", ".frame(width: 10)", ".font(.body)", ".opacity(0.5)",
                   ".foregroundStyle(.red)", ".italic()", ".fontWeight(.bold)", ".inset(by: 2)", ".trim(from: 0, to: 1)", ".kerning(2)"]


def tokens(text):
    return TOKEN.findall(text)


def closing(parts, start):
    """The index of the bracket that closes the one at `start`."""
    depth = 0
    for index in range(start, len(parts)):
        if parts[index] in ("(", "[", "{"):
            depth += 1
        elif parts[index] in (")", "]", "}"):
            depth -= 1
            if depth == 0:
                return index
    return None


def calls(parts):
    """(index of the bracket, [(start, end) of each argument]) of every call"""
    result = []
    for index, part in enumerate(parts):
        if part != "(" or index == 0 or not re.match(r"\w+$", parts[index - 1]):
            continue
        end = closing(parts, index)
        if end is None:
            continue
        arguments, depth, start = [], 0, index + 1
        for position in range(index + 1, end + 1):
            token = parts[position]
            if token in ("(", "[", "{"):
                depth += 1
            elif token in (")", "]", "}") and position != end:
                depth -= 1
            elif (token == "," and depth == 0) or position == end:
                if "".join(parts[start:position]).strip():
                    arguments.append((start, position))
                start = position + 1
        result.append((index, arguments))
    return result


class Mutations:
    """Each method gives a changed text or None."""

    def __init__(self, catalogue, random):
        self.random = random
        self.names = {}
        for owner in ("View", "Text", "Image", "Shape", "Color", "Font"):
            self.names[owner] = sorted({m.name for m in catalogue.owned[owner]})
        self.static = {owner: sorted({m.name for m in members if m.owner == owner and re.match(r"[a-z]", m.name)})
                       for owner, members in catalogue.giving.items()}
        self.all = [self.drop_label, self.misspell_label, self.add_label, self.swap_arguments, self.drop_argument, self.double_argument,
                    self.add_argument, self.replace_value, self.replace_value, self.replace_value, self.misspell_member, self.other_member,
                    self.other_member, self.other_case, self.other_receiver, self.other_receiver, self.swap_modifiers, self.insert_modifier,
                    self.insert_modifier, self.drop_coalescing, self.add_question, self.drop_parameter, self.add_parameter, self.binding,
                    self.drop_parentheses, self.add_parentheses, self.operator, self.name_for_name]

    def mutate(self, text):
        """(name of the change, changed text)"""
        for _ in range(12):
            change = self.random.choice(self.all)
            result = change(tokens(text))
            if result is not None and result != text:
                return change.__name__, result
        return None

    def argument(self, parts, labelled=None):
        found = [(a, b) for _, arguments in calls(parts) for a, b in arguments if labelled is None or self.has_label(parts, a, b) == labelled]
        return self.random.choice(found) if found else None

    @staticmethod
    def has_label(parts, start, end):
        words = [p for p in parts[start:end] if not p.isspace()]
        return len(words) > 1 and re.match(r"[A-Za-z_]\w*$", words[0]) and words[1] == ":"

    def label_index(self, parts, start):
        while parts[start].isspace():
            start += 1
        return start

    def drop_label(self, parts):
        found = self.argument(parts, labelled=True)
        if not found:
            return None
        index = self.label_index(parts, found[0])
        colon = parts.index(":", index)
        return "".join(parts[:index] + parts[colon + 1:]).replace("( ", "(")

    def misspell_label(self, parts):
        found = self.argument(parts, labelled=True)
        if not found:
            return None
        index = self.label_index(parts, found[0])
        parts[index] = self.random.choice([parts[index] + "s", parts[index][:-1] or "x", "with", "value", "at"])
        return "".join(parts)

    def add_label(self, parts):
        found = self.argument(parts, labelled=False)
        if not found:
            return None
        index = self.label_index(parts, found[0])
        return "".join(parts[:index] + [self.random.choice(["value", "with", "content", "alignment", "color"]), ": "] + parts[index:])

    def swap_arguments(self, parts):
        found = [c for _, c in calls(parts) if len(c) > 1]
        if not found:
            return None
        arguments = self.random.choice(found)
        index = self.random.randrange(len(arguments) - 1)
        (a, b), (c, d) = arguments[index], arguments[index + 1]
        first, second = "".join(parts[a:b]).strip(), "".join(parts[c:d]).strip()
        return "".join(parts[:a]) + second + ", " + first + "".join(parts[d:])

    def drop_argument(self, parts):
        found = [c for _, c in calls(parts) if c]
        if not found:
            return None
        arguments = self.random.choice(found)
        index = self.random.randrange(len(arguments))
        texts = ["".join(parts[a:b]).strip() for i, (a, b) in enumerate(arguments) if i != index]
        return "".join(parts[:arguments[0][0]]) + ", ".join(texts) + "".join(parts[arguments[-1][1]:])

    def double_argument(self, parts):
        found = self.argument(parts)
        if not found:
            return None
        text = "".join(parts[found[0]:found[1]]).strip()
        return "".join(parts[:found[1]]) + ", " + text + "".join(parts[found[1]:])

    def add_argument(self, parts):
        found = calls(parts)
        if not found:
            return None
        index, arguments = self.random.choice(found)
        value = self.random.choice(["", "", "width: ", "alignment: ", "value: "]) + self.random.choice(OTHER_VALUES)
        end = closing(parts, index)
        return "".join(parts[:end]) + (", " if arguments else "") + value + "".join(parts[end:])

    def replace_value(self, parts):
        found = self.argument(parts)
        if not found:
            return None
        start, end = found
        if self.has_label(parts, start, end):
            start = parts.index(":", start) + 1
            return "".join(parts[:start]) + " " + self.random.choice(OTHER_VALUES) + "".join(parts[end:])
        return "".join(parts[:start]) + (" " if parts[start].isspace() else "") + self.random.choice(OTHER_VALUES) + "".join(parts[end:])

    def dotted(self, parts, called=None):
        return [i + 1 for i, p in enumerate(parts[:-1]) if p == "." and re.match(r"[A-Za-z_]\w*$", parts[i + 1])
                and (called is None or (i + 2 < len(parts) and parts[i + 2] == "(") == called)]

    def misspell_member(self, parts):
        found = self.dotted(parts)
        if not found:
            return None
        index = self.random.choice(found)
        parts[index] = self.random.choice([parts[index] + "s", parts[index][:-1] or "x", parts[index].capitalize()])
        return "".join(parts)

    def other_member(self, parts):
        found = self.dotted(parts, called=True)
        if not found:
            return None
        index = self.random.choice(found)
        parts[index] = self.random.choice(self.names[self.random.choice(["View", "View", "Text", "Image", "Shape", "Color", "Font"])])
        return "".join(parts)

    def other_case(self, parts):
        found = self.dotted(parts, called=False)
        if not found:
            return None
        index = self.random.choice(found)
        owners = [o for o, names in self.static.items() if parts[index] in names]
        owner = self.random.choice(owners) if owners and self.random.random() < 0.7 else self.random.choice(sorted(self.static))
        names = [n for n in self.static[owner] if n != "init"]
        if not names:
            return None
        parts[index] = self.random.choice(names)
        return "".join(parts)

    def other_receiver(self, parts):
        text = "".join(parts)
        match = re.match(r'(let [^\n]*\n)?([A-Za-z]\w*(?:\((?:[^()]|\([^()]*\))*\))?(?: ?\{[^{}]*\})?)(\..*)$', text, re.S)
        if not match:
            return None
        return (match.group(1) or "") + self.random.choice(RECEIVERS) + match.group(3)

    def segments(self, parts):
        """The modifiers of the outermost chain."""
        result, depth, start = [], 0, None
        for index, part in enumerate(parts):
            if part == "." and depth == 0 and index and index + 1 < len(parts) and re.match(r"[a-z]\w*$", parts[index + 1]):
                if start is not None:
                    result.append((start, index))
                start = index
            elif part in ("(", "[", "{"):
                depth += 1
            elif part in (")", "]", "}"):
                depth -= 1
        if start is not None:
            result.append((start, len(parts)))
        return result

    def swap_modifiers(self, parts):
        found = self.segments(parts)
        if len(found) < 2 or parts[0] == "let":
            return None
        index = self.random.randrange(len(found) - 1)
        (a, b), (c, d) = found[index], found[index + 1]
        return "".join(parts[:a] + parts[c:d] + parts[a:b] + parts[d:])

    def insert_modifier(self, parts):
        found = self.segments(parts)
        if not found or parts[0] == "let":
            return None
        index = self.random.choice(found)[self.random.randrange(2)]
        return "".join(parts[:index]) + self.random.choice(EXTRA_MODIFIERS) + "".join(parts[index:])

    def drop_coalescing(self, parts):
        match = re.search(r" \?\? [\w.\"]+", "".join(parts))
        return "".join(parts)[:match.start()] + "".join(parts)[match.end():] if match else None

    def add_question(self, parts):
        found = [i for i in self.dotted(parts) if i >= 2 and re.match(r"\w+$", parts[i - 2])]
        if not found:
            return None
        index = self.random.choice(found) - 1
        return "".join(parts[:index] + ["?"] + parts[index:])

    def drop_parameter(self, parts):
        text = "".join(parts)
        match = re.search(r"\{ (?:\w+, )*(\w+) in", text)
        if not match:
            return None
        names = match.group(0)[2:-3].split(", ")[:-1]
        return text[:match.start()] + ("{ %s in" % ", ".join(names) if names else "{") + text[match.end():]

    def add_parameter(self, parts):
        text = "".join(parts)
        found = list(re.finditer(r"\{ (?=\w)", text))
        if not found:
            return None
        match = self.random.choice(found)
        if re.match(r"\{ (?:\w+, )*\w+ in\b", text[match.start():]):
            return text[:match.end()] + "more, " + text[match.end():]
        return text[:match.end()] + self.random.choice(["_ in ", "a, b in "]) + text[match.end():]

    def binding(self, parts):
        found = [i for i, p in enumerate(parts) if p.startswith("$") or p in ("isOn", "value", "text", "selection", "flag", "title", "count")]
        found = [i for i in found if not (i + 1 < len(parts) and parts[i + 1] == ":")]
        if not found:
            return None
        index = self.random.choice(found)
        parts[index] = parts[index][1:] if parts[index].startswith("$") else "$" + parts[index]
        return "".join(parts)

    def drop_parentheses(self, parts):
        found = [i for i, arguments in calls(parts) if not arguments]
        if not found:
            return None
        index = self.random.choice(found)
        return "".join(parts[:index] + parts[index + 2:])

    def add_parentheses(self, parts):
        found = [i for i in self.dotted(parts, called=False) if i + 1 >= len(parts) or parts[i + 1] in (")", ",", " ", ".")]
        if not found:
            return None
        index = self.random.choice(found)
        return "".join(parts[:index + 1] + ["()"] + parts[index + 1:])

    def operator(self, parts):
        operators = ["+", "-", "*", "/", "==", "!=", "<", ">", "&&", "||", "??", "%", "<=", ">="]
        found = [i for i, p in enumerate(parts) if p in operators and 0 < i < len(parts) - 1 and parts[i - 1] == " " and parts[i + 1] == " "]
        if not found:
            return None
        parts[self.random.choice(found)] = self.random.choice(operators)
        return "".join(parts)

    def name_for_name(self, parts):
        names = ["flag", "count", "ratio", "width", "title", "name", "tone", "maybeColor", "progress", "size", "numbers", "angle", "font", "image",
                 "isOn", "value", "text", "selection", "extent", "place", "range", "date"]
        found = [i for i, p in enumerate(parts) if p in names and (i + 1 >= len(parts) or parts[i + 1] != ":") and (i == 0 or parts[i - 1] != ".")]
        if not found:
            return None
        parts[self.random.choice(found)] = self.random.choice(names)
        return "".join(parts)
