import Hashing
import TypeChecker

/// The values of a chain that stand in `let`s before its statement.
struct HoistedValues {
  /// The names of varied arguments, by link and argument.
  var arguments: HashMap<Int, HashMap<Int, String>> = [:]
  /// The names of conditions that several values test, by the index of the `when`.
  var conditions: HashMap<Int, String> = [:]
}

/// `when`s as values.
extension BodyEmitter {
  /// Puts the `let`s of a chain before the statement.
  mutating func hoist(_ chain: CheckedChain, _ place: Place) -> HoistedValues {
    var hoists = HoistedValues()
    if chain.whens.isEmpty { return hoists }
    if chain.isLarge, let found = hoistIntoMethod(chain, place) { return found }
    hoistConditions(chain, place, &hoists)
    for (index, link) in chain.links.enumerated() {
      guard case .modifier(let modifier) = link else { continue }
      if case .environment = modifier.effect { continue }
      for (position, argument) in modifier.arguments.enumerated()
      where !argument.alternatives.isEmpty {
        let name = claim(HoistedName.name(for: position, of: modifier))
        hoists.arguments[index, default: [:]][position] = name
        hoistValue(name, argument, chain, hoists, place)
      }
    }
    return hoists
  }

  /// The values of a chain with many alternatives, from a method: Swift checks the statements of a
  /// function one by one, but those of a builder together, in a time that grows with the square of
  /// their number. Nil where the method could not be given what it needs.
  private mutating func hoistIntoMethod(
    _ chain: CheckedChain, _ place: Place
  ) -> HoistedValues? {
    let before = self
    guard let given = givenValues(chain) else { return nil }
    var values: [(link: Int, position: Int, name: String, type: String)] = []
    // What each block gives, in the order of the blocks: the last one that holds decides.
    var blocks: [[(name: String, value: CheckedExpression)]] = chain.whens.map { _ in [] }
    var early: [(when: Int, name: String, value: CheckedExpression)] = []
    pending = []
    for (index, link) in chain.links.enumerated() {
      guard case .modifier(let modifier) = link else { continue }
      if case .environment = modifier.effect { continue }
      for (position, argument) in modifier.arguments.enumerated()
      where !argument.alternatives.isEmpty {
        guard argument.type.canBeWritten, let base = argument.base else {
          self = before
          return nil
        }
        let name = claim(HoistedName.name(for: position, of: modifier))
        values.append((index, position, name, argument.type.swift))
        let head = "var " + name + ": " + argument.type.swift + " ="
        let value = branchText(base, true, Place(edge: 4).after(head + " "))
        pending.append(assigned(head, value, Place(edge: 4)))
        // The default that a block gives where no earlier one does stands before them all.
        let late = argument.alternatives.startOfLastRise
        for alternative in argument.alternatives[..<late] {
          early.append((alternative.when, name, alternative.value))
        }
        for alternative in argument.alternatives[late...] {
          blocks[alternative.when].append((name, alternative.value))
        }
      }
    }
    for value in early {
      pending.append(assignments([(value.name, value.value)], chain.whens[value.when].conditions))
    }
    for (when, block) in zip(chain.whens, blocks) where !block.isEmpty {
      pending.append(assignments(block, when.conditions))
    }
    let statements = pending
    (pending, taken) = (before.pending, before.taken)
    guard values.count > 1 else {
      self = before
      return nil
    }
    let method = SwiftName.unused("chosenValues") {
      taken.contains($0) || memberNames.contains($0)
    }
    memberNames.insert(method)
    let parameters = given.map { SwiftName.escaped($0.name) + ": " + $0.type }
    let result = SwiftWriter.listed(
      "(", values.map { $0.name + ": " + $0.type }, ")", room: SwiftWriter.width - 12)
    let head =
      parameters.isEmpty
      ? "private var " + method + ": " + result + " {"
      : SwiftWriter.listed(
        "private func " + method + "(", parameters, ") -> " + result + " {",
        room: SwiftWriter.width - 2)
    let last = SwiftWriter.listed(
      "return (", values.map { $0.name + ": " + $0.name }, ")", room: SwiftWriter.width - 4)
    let lines = (statements + [last]).joined(separator: "\n")
    members.append(head + "\n" + lines.indented() + "\n}")
    let local = claim("values")
    let arguments = given.map {
      SwiftName.label($0.name) + ": " + SwiftName.escaped($0.name)
    }
    let call =
      given.isEmpty
      ? method
      : SwiftWriter.listed(
        method + "(", arguments, ")", room: place.room)
    pending.append(assigned("let " + local + " =", call, place))
    var hoists = HoistedValues()
    for value in values {
      hoists.arguments[value.link, default: [:]][value.position] = local + "." + value.name
    }
    return hoists
  }

  /// The names of the enclosing blocks that the values of a chain use, which a method must be
  /// given; nil where one has no type that can be written, or is called something else here.
  private func givenValues(_ chain: CheckedChain) -> [(name: String, type: String)]? {
    var varied = CheckedChain(whens: chain.whens)
    for link in chain.links {
      guard case .modifier(var modifier) = link else { continue }
      if case .environment = modifier.effect { continue }
      modifier.arguments.removeAll { $0.alternatives.isEmpty }
      varied.links.append(.modifier(modifier))
    }
    var canBeGiven = true
    Mentions({ reference, type in
      let isLocal = reference.kind == .constant || reference.kind == .styleConstant
      if isLocal && (!type.canBeWritten || replacements[reference.name] != nil) {
        canBeGiven = false
      }
    }).walk(varied)
    return canBeGiven ? givenNames([varied]) : nil
  }

  /// A condition of more than one name that several values test is worked out once.
  private mutating func hoistConditions(
    _ chain: CheckedChain, _ place: Place, _ hoists: inout HoistedValues
  ) {
    var uses: HashMap<Int, Int> = [:]
    for link in chain.links {
      guard case .modifier(let modifier) = link else { continue }
      for argument in modifier.arguments {
        for alternative in argument.alternatives { uses[alternative.when, default: 0] += 1 }
      }
    }
    for (index, when) in chain.whens.enumerated() where uses[index, default: 0] > 1 {
      if when.conditions.count == 1, case .expression(let expression) = when.conditions[0],
        expression.isSimpleTest
      {
        continue
      }
      let isUsed = { (name: String) in chain.mentions(name, inValuesOf: index) }
      guard let test = test(when.conditions, place, isUsed: isUsed) else { continue }
      let name = claim(HoistedName.name(for: when.conditions))
      pending.append(assigned("let " + name + ": Bool =", test, place))
      hoists.conditions[index] = name
    }
  }

  private mutating func hoistValue(
    _ name: String, _ argument: CheckedVariedArgument, _ chain: CheckedChain,
    _ hoists: HoistedValues, _ place: Place
  ) {
    guard let base = argument.base else { return }
    let isTyped = argument.type.canBeWritten
    let head = "let " + name + (isTyped ? ": " + argument.type.swift : "") + " ="
    if argument.alternatives.count == 1,
      let text = choiceOfTwo(argument.alternatives[0], base, chain, hoists, isTyped, head, place)
    {
      pending.append(text)
      return
    }
    var branches: [(head: String, value: String)] = []
    for alternative in argument.alternatives.reversed() {
      let outer = replacements
      let when = chain.whens[alternative.when]
      let head =
        hoists.conditions[alternative.when]
        ?? ifHead(when.conditions, place.inside()) { alternative.value.mentions($0) }
      branches.append((head, branchText(alternative.value, isTyped, place)))
      replacements = outer
    }
    branches.append(("", branchText(base, isTyped, place)))
    let choice = BodyEmitter.ifExpression(branches, Place(edge: place.edge + 2))
    pending.append(assigned(head, choice, place))
  }

  /// `if isPressed { scale = 0.97 }`
  private mutating func assignments(
    _ values: [(name: String, value: CheckedExpression)], _ conditions: [CheckedCondition]
  ) -> String {
    let outer = replacements
    defer { replacements = outer }
    let place = Place(edge: 4)
    let head = ifHead(conditions, place) { name in values.contains { $0.value.mentions(name) } }
    let lines = values.map { value in
      assigned(value.name + " =", branchText(value.value, true, place.inside()), place.inside())
    }
    return "if " + head + " {\n" + lines.joined(separator: "\n").indented() + "\n}"
  }

  /// `let scale: CGFloat = isPressed ? 0.97 : 1`; nil where a binding or a block is needed.
  private mutating func choiceOfTwo(
    _ alternative: CheckedVariedArgument.Alternative, _ base: CheckedExpression,
    _ chain: CheckedChain, _ hoists: HoistedValues, _ isTyped: Bool, _ head: String,
    _ place: Place
  ) -> String? {
    let conditions = chain.whens[alternative.when].conditions
    let value = alternative.value
    for expression in [value, base] {
      switch expression.kind {
      case .ternary, .value, .raw: return nil
      default: break
      }
    }
    let holds =
      hoists.conditions[alternative.when]
      ?? test(conditions, place) { value.mentions($0) }
    guard var test = holds else { return nil }
    if case .boolean(let on) = value.kind, case .boolean(let off) = base.kind, on != off {
      if on { return assigned(head, test, place) }
      // What is negated already loses its `!`: Swift takes no two of them.
      if conditions.count == 1, conditions[0].isNegation, test.hasPrefix("!") {
        return assigned(head, String(test.dropFirst()), place)
      }
      let isSimple =
        hoists.conditions[alternative.when] != nil
        || conditions.count == 1 && conditions[0].isOperand
      return assigned(head, isSimple ? "!" + test : "!(" + test + ")", place)
    }
    var first = text(isTyped ? value : value.explicit, place.inside())
    var second = text(isTyped ? base : base.explicit, place.inside())
    if conditions.count == 1, test.hasPrefix("!"), let positive = conditions[0].negatedName {
      // `isEnabled ? 1 : 0.4` reads more easily than `!isEnabled ? 0.4 : 1`.
      (first, second) = (second, first)
      test = name(positive)
    }
    let needsParentheses = conditions.count == 1 && conditions[0].isTernary
    let condition = needsParentheses ? "(" + test + ")" : test
    let inOneLine = condition + " ? " + first + " : " + second
    if place.after(head + " ").fits(inOneLine) { return head + " " + inOneLine }
    if inOneLine.isMultiline { return nil }
    return head + "\n  " + condition + "\n  ? " + first + "\n  : " + second
  }

  /// A value of a branch; one that needs statements before it is a closure that is called.
  private mutating func branchText(
    _ value: CheckedExpression, _ isTyped: Bool, _ place: Place
  ) -> String {
    let value = isTyped ? value : value.explicit
    let wrapped: CheckedValue =
      if case .value(let inner) = value.kind { inner } else { .expression(value) }
    let outer = (pending, taken)
    pending = []
    let text = text(wrapped, place.inside(), type: isTyped ? value.type : nil)
    let needsStatements = !pending.isEmpty
    (pending, taken) = outer
    guard needsStatements else { return text }
    let body = functionBody(
      CheckedValueBlock(constants: [], value: wrapped), place.inside(2))
    let signature = value.type.canBeWritten ? " () -> " + value.type.swift + " in" : ""
    return "{" + signature + "\n" + body.indented() + "\n}()"
  }

  /// `.transformEnvironment(\.font) { [isPressed] in if isPressed { $0 = .headline } }`: writes the
  /// environment while a block holds. What is read is captured when the body runs, not when the
  /// environment is made.
  mutating func environmentText(
    _ key: String, _ modifier: CheckedModifierCall, _ chain: CheckedChain,
    _ hoists: HoistedValues, _ place: Place
  ) -> String {
    guard let argument = modifier.arguments.first else { return "" }
    var reads: [Reference] = []
    let note = Mentions({ reference, _ in
      if reference.isStoredProperty, !reads.contains(where: { $0.name == reference.name }) {
        reads.append(reference)
      }
    })
    for alternative in argument.alternatives.reversed() {
      if hoists.conditions[alternative.when] == nil {
        note.walk(chain.whens[alternative.when].conditions)
      }
      note.walk(alternative.value)
    }
    let captures = reads.map { reference in
      let (name, value) = (SwiftName.escaped(reference.name), name(reference))
      return name == value ? name : name + " = " + value
    }
    captured = HashSet(reads.map(\.name))
    defer { captured = [] }
    var branches: [(head: String, value: String)] = []
    for alternative in argument.alternatives.reversed() {
      let outer = replacements
      let head =
        hoists.conditions[alternative.when]
        ?? ifHead(chain.whens[alternative.when].conditions, place.inside()) {
          alternative.value.mentions($0)
        }
      branches.append((head, "$0 = " + branchText(alternative.value, true, place)))
      replacements = outer
    }
    // Written out, since the last branch of an `if` without `else` has a head.
    var body = ""
    for (index, branch) in branches.enumerated() {
      body += (index == 0 ? "" : " else ") + "if " + branch.head + " {"
      body +=
        branches.count == 1 ? " " + branch.value + " }" : "\n" + branch.value.indented() + "\n}"
    }
    let head = captures.isEmpty ? "" : "[" + captures.joined(separator: ", ") + "] in"
    let closure = ClosureText(head: head, body: body)
    let call = ".transformEnvironment(\\." + SwiftName.member(key) + ") "
    let inOneLine = call + closure.inOneLine
    return place.fits(inOneLine) ? inOneLine : call + closure.inLines
  }
}

extension CheckedCondition {
  fileprivate var isOperand: Bool {
    if case .expression(let expression) = self { return expression.isOperand }
    return false
  }

  fileprivate var isNegation: Bool {
    if case .expression(let expression) = self, case .prefix("!", _) = expression.kind {
      return true
    }
    return false
  }

  /// The name behind a `!`.
  fileprivate var negatedName: Reference? {
    if case .expression(let expression) = self, case .prefix("!", let operand) = expression.kind,
      case .reference(let reference) = operand.kind
    {
      return reference
    }
    return nil
  }

  fileprivate var isTernary: Bool {
    if case .expression(let expression) = self, case .ternary = expression.kind { return true }
    return false
  }
}

extension CheckedChain {
  /// Whether it has so many alternatives that Swift would take long over them in a builder.
  var isLarge: Bool {
    if whens.count < 5 { return false }
    var count = 0
    for case .modifier(let modifier) in links {
      if case .environment = modifier.effect { continue }
      for argument in modifier.arguments { count += argument.alternatives.count }
    }
    return count > 24
  }

  /// The chain with only those alternatives that some state decides: what always holds is the base
  /// of what comes after it, what never holds is left out.
  var withoutSettled: CheckedChain {
    let settled = whens.map(\.conditions.settled)
    var result = self
    result.whens = whens.map {
      CheckedWhen(conditions: $0.conditions.map(\.withoutSettled), span: $0.span)
    }
    guard settled.contains(where: { $0 != nil }) else { return result.withoutUnreached }
    for (index, link) in links.enumerated() {
      guard case .modifier(var modifier) = link else { continue }
      if case .environment = modifier.effect { continue }
      for position in modifier.arguments.indices {
        var argument = modifier.arguments[position]
        argument.alternatives.removeAll { settled[$0.when] == false }
        if let last = argument.alternatives.lastIndex(where: { settled[$0.when] == true }) {
          argument.base = argument.alternatives[last].value
          argument.alternatives.removeFirst(last + 1)
        }
        modifier.arguments[position] = argument
      }
      result.links[index] = .modifier(modifier)
    }
    return result.withoutUnreached
  }

  /// Whether a value that `when` number `index` gives mentions the name.
  fileprivate func mentions(_ name: String, inValuesOf index: Int) -> Bool {
    links.contains { link in
      guard case .modifier(let modifier) = link else { return false }
      return modifier.arguments.contains { argument in
        argument.alternatives.contains { $0.when == index && $0.value.mentions(name) }
      }
    }
  }
}

extension Reference {
  /// Whether it is read from the emitted view itself.
  fileprivate var isStoredProperty: Bool {
    switch kind {
    case .state, .binding, .derived, .parameter, .styleConstant, .local, .environment, .tracked,
      .slot, .action:
      return true
    default: return false
    }
  }
}

extension [CheckedVariedArgument.Alternative] {
  /// Where the alternatives begin that stand in the order of their blocks up to the end.
  fileprivate var startOfLastRise: Int {
    var start = Swift.max(count - 1, 0)
    while start > 0, self[start - 1].when < self[start].when { start -= 1 }
    return start
  }
}
