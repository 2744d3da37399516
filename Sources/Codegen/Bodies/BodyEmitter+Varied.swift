import Hashing
import TypeChecker

/// The values of a chain that stand in `let`s before its statement.
struct HoistedValues {
  /// The names of varied arguments, in the order of the chain.
  var arguments: [(link: Int, position: Int, name: String)] = []
  /// The names of conditions that several values test, by the index of the `when`.
  var conditions: HashMap<Int, String> = [:]

  /// The name of an argument, if it has one.
  func name(_ link: Int, _ position: Int) -> String? {
    var (first, last) = (0, arguments.count)
    while first < last {
      let middle = (first + last) / 2
      let argument = arguments[middle]
      if (argument.link, argument.position) == (link, position) { return argument.name }
      if (argument.link, argument.position) < (link, position) {
        first = middle + 1
      } else {
        last = middle
      }
    }
    return nil
  }
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
      let arguments = modifier.arguments
      for position in arguments.indices where !arguments[position].alternatives.isEmpty {
        let name = claim(HoistedName.name(for: position, of: modifier.name, arguments))
        hoists.arguments.append((index, position, name))
        hoistValue(name, arguments[position], chain, hoists, place)
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
    let trial = trial()
    guard let given = givenValues(chain) else { return nil }
    var values: [(link: Int, position: Int, name: String, type: String)] = []
    // What each block gives, in the order of the blocks: the last one that holds decides.
    var blocks: [[(name: String, value: CheckedExpression)]] = chain.whens.map { _ in [] }
    var early: [(when: Int, name: String, value: CheckedExpression)] = []
    let statements = pending.count
    let claims = claimed
    for (index, link) in chain.links.enumerated() {
      guard case .modifier(let modifier) = link else { continue }
      if case .environment = modifier.effect { continue }
      for (position, argument) in modifier.arguments.enumerated()
      where !argument.alternatives.isEmpty {
        guard argument.type.canBeWritten, let base = argument.base else {
          takeBack(trial)
          return nil
        }
        let name = claim(HoistedName.name(for: position, of: modifier.name, modifier.arguments))
        values.append((index, position, name, argument.type.swift))
        writePending { emitter in
          let start = emitter.out.count
          emitter.writeHead("var ", name, argument.type)
          emitter.writeAssigned(from: start, Place(edge: 4)) { $0.writeBranch(base, true, $1) }
        }
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
      writePending {
        $0.writeAssignments([(value.name, value.value)], chain.whens[value.when].conditions)
      }
    }
    for (when, block) in zip(chain.whens, blocks) where !block.isEmpty {
      writePending { $0.writeAssignments(block, when.conditions) }
    }
    let lines = pending.string(from: statements)
    pending.truncate(to: statements)
    claimed = claims
    guard values.count > 1 else {
      takeBack(trial)
      return nil
    }
    let method = SwiftName.unused("chosenValues") { isTaken($0) || memberNames.contains($0) }
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
    members.append(head + "\n" + (lines + last).indented() + "\n}")
    let local = claim("values")
    let arguments = given.map {
      SwiftName.label($0.name) + ": " + SwiftName.escaped($0.name)
    }
    let call =
      given.isEmpty
      ? method
      : SwiftWriter.listed(
        method + "(", arguments, ")", room: place.room)
    addPending(assigned("let " + local + " =", call, place))
    var hoists = HoistedValues()
    for value in values {
      hoists.arguments.append((value.link, value.position, local + "." + value.name))
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
    var mentions = Mentions({ reference, type in
      let isLocal = reference.kind == .constant || reference.kind == .styleConstant
      if isLocal && (!type.canBeWritten || replacements[reference.name] != nil) {
        canBeGiven = false
      }
    })
    mentions.walk(varied)
    return canBeGiven ? givenNames([varied]) : nil
  }

  /// A condition of more than one name that several values test is worked out once.
  private mutating func hoistConditions(
    _ chain: CheckedChain, _ place: Place, _ hoists: inout HoistedValues
  ) {
    if chain.whens.allSatisfy(\.isSimpleTest) { return }
    var uses = Array(repeating: 0, count: chain.whens.count)
    for link in chain.links {
      guard case .modifier(let modifier) = link else { continue }
      for argument in modifier.arguments {
        for alternative in argument.alternatives { uses[alternative.when] += 1 }
      }
    }
    for (index, when) in chain.whens.enumerated() where uses[index] > 1 && !when.isSimpleTest {
      let start = out.count
      guard writeTest(when.conditions, place, isUsed: { chain.mentions($0, inValuesOf: index) })
      else { continue }
      let test = cut(from: start)
      let name = claim(HoistedName.name(for: when.conditions))
      addPending(assigned("let " + name + ": Bool =", test, place))
      hoists.conditions[index] = name
    }
  }

  private mutating func hoistValue(
    _ name: String, _ argument: CheckedVariedArgument, _ chain: CheckedChain,
    _ hoists: HoistedValues, _ place: Place
  ) {
    guard let base = argument.base else { return }
    let start = out.count
    let isTyped = writeHead("let ", name, argument.type)
    if argument.alternatives.count == 1,
      writeChoiceOfTwo(
        argument.alternatives[0], base, chain, hoists, isTyped, from: start, place)
    {
      return movePending(from: start)
    }
    var branches: [(head: String, value: String)] = []
    for alternative in argument.alternatives.reversed() {
      let outer = replacements
      let head = head(of: alternative, chain, hoists, place.inside())
      branches.append((head, string { $0.writeBranch(alternative.value, isTyped, place) }))
      replacements = outer
    }
    branches.append(("", string { $0.writeBranch(base, isTyped, place) }))
    writeAssigned(from: start, place) { emitter, _ in
      emitter.out.append(BodyEmitter.ifExpression(branches, Place(edge: place.edge + 2)))
    }
    movePending(from: start)
  }

  /// What stands behind `if` for an alternative.
  private mutating func head(
    of alternative: CheckedVariedArgument.Alternative, _ chain: CheckedChain,
    _ hoists: HoistedValues, _ place: Place
  ) -> String {
    hoists.conditions[alternative.when]
      ?? string {
        $0.writeIfHead(chain.whens[alternative.when].conditions, place) {
          alternative.value.mentions($0)
        }
      }
  }

  /// `if isPressed { scale = 0.97 }`
  private mutating func writeAssignments(
    _ values: [(name: String, value: CheckedExpression)], _ conditions: [CheckedCondition]
  ) {
    let outer = replacements
    let place = Place(edge: 4)
    out.append("if ")
    writeIfHead(conditions, place) { name in values.contains { $0.value.mentions(name) } }
    out.append(" {\n")
    writeIndented { emitter in
      for (index, value) in values.enumerated() {
        if index > 0 { emitter.out.append(.newline) }
        let start = emitter.out.count
        emitter.out.append(value.name)
        emitter.out.append(" =")
        emitter.writeAssigned(from: start, place.inside()) { emitter, _ in
          emitter.writeBranch(value.value, true, place.inside())
        }
      }
    }
    out.append("\n}")
    replacements = outer
  }

  /// `let scale: CGFloat = isPressed ? 0.97 : 1`, whose head was written from `start` on; false where
  /// a binding or a block is needed, with nothing more written.
  private mutating func writeChoiceOfTwo(
    _ alternative: CheckedVariedArgument.Alternative, _ base: CheckedExpression,
    _ chain: CheckedChain, _ hoists: HoistedValues, _ isTyped: Bool, from start: Int, _ place: Place
  ) -> Bool {
    let value = alternative.value
    if value.isChoiceItself || base.isChoiceItself { return false }
    let conditions = chain.whens[alternative.when].conditions
    let end = out.count
    out.append(" ")
    let test = out.count
    let hoisted = hoists.conditions[alternative.when]
    if let hoisted {
      out.append(hoisted)
    } else if !writeTest(conditions, place, isUsed: { value.mentions($0) }) {
      out.truncate(to: end)
      return false
    }
    if case .boolean(let on) = value.kind, case .boolean(let off) = base.kind, on != off {
      if !on { negate(from: test, conditions, isName: hoisted != nil) }
      endAssigned(from: start, value: test, place)
      return true
    }
    var last: String?
    if conditions.count == 1, out.hasText("!", at: test), let positive = conditions[0].negatedName {
      // `isEnabled ? 1 : 0.4` reads more easily than `!isEnabled ? 0.4 : 1`.
      out.truncate(to: test)
      last = string { $0.write(isTyped ? value : value.explicit, place.inside()) }
      write(positive)
    } else if conditions.count == 1, conditions[0].isTernary {
      out.insert("(", at: test)
      out.append(")")
    }
    let testEnd = out.count
    out.append(" ? ")
    let first = last == nil ? value : base
    write(isTyped ? first : first.explicit, place.inside())
    let firstEnd = out.count
    out.append(" : ")
    if let last {
      out.append(last)
    } else {
      write(isTyped ? base : base.explicit, place.inside())
    }
    if place.fits(out, from: start) { return true }
    if out.isMultiline(from: test) {
      out.truncate(to: end)
      return false
    }
    for place in [firstEnd, testEnd, end] { out.insert("\n ", at: place) }
    return true
  }

  /// Negates a test that was written from `start` on.
  private mutating func negate(from start: Int, _ conditions: [CheckedCondition], isName: Bool) {
    // What is negated already loses its `!`: Swift takes no two of them.
    if conditions.count == 1, conditions[0].isNegation, out.hasText("!", at: start) {
      let text = cut(from: start)
      return out.append(String(text.dropFirst()))
    }
    if isName || conditions.count == 1 && conditions[0].isOperand {
      return out.insert("!", at: start)
    }
    out.insert("!(", at: start)
    out.append(")")
  }

  /// A value of a branch; one that needs statements before it is a closure that is called.
  private mutating func writeBranch(
    _ value: CheckedExpression, _ isTyped: Bool, _ place: Place
  ) {
    let value = isTyped ? value : value.explicit
    writeStandalone(
      { $0.write(value.asValue, place.inside(), type: isTyped ? value.type : nil) },
      orCalling: value.asValue, place, type: value.type.canBeWritten ? value.type : nil)
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
    var note = Mentions({ reference, _ in
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
    captured = reads.map(\.name)
    defer { captured = [] }
    var branches: [(head: String, value: String)] = []
    for alternative in argument.alternatives.reversed() {
      let outer = replacements
      let head = head(of: alternative, chain, hoists, place.inside())
      let value = string { $0.writeBranch(alternative.value, true, place) }
      branches.append((head, "$0 = " + value))
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

extension CheckedWhen {
  /// One condition that is a name, or one with `!` before it.
  fileprivate var isSimpleTest: Bool {
    guard conditions.count == 1, case .expression(let expression) = conditions[0] else {
      return false
    }
    return expression.isSimpleTest
  }
}

extension CheckedExpression {
  /// Whether it cannot stand in a choice between two values.
  fileprivate var isChoiceItself: Bool {
    switch kind {
    case .ternary, .value, .raw: return true
    default: return false
    }
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
    if !whens.contains(where: { $0.conditions.contains(where: \.hasSettled) }) {
      return withoutUnreached
    }
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
