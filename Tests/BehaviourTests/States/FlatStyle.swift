import Diagnostics
import Lexer
import Parser
import TypeChecker

@testable import States

/// A style of an example that can be written anew without `when`s: with the values that its table
/// has for a combination of states in the places of what varies.
///
/// The flat style is the table read back. Drawn in the same states it must look as the style does,
/// whatever kind of value stands in the cells.
struct FlatStyle {
  let unit: StateUnit
  let table: StateTable
  let source: StateSource
  /// The names of the states that are set from outside; what depends on others asks them where it
  /// stands.
  let driven: Set<String>
  private let tokens: [Token]
  private let bytes: [UInt8]
  private let reading: UnitReading
  private var reader: StateReader
  /// The table's column, as section and place in it, for a column of the reading.
  private var cells: [Int: (section: Int, column: Int)] = [:]
  /// Columns of the table that the reading has several of, or none.
  private(set) var unplaced: [String] = []

  typealias Assignment = [String: Int]

  init?(
    _ unit: StateUnit, _ table: StateTable, _ source: StateSource, driven: Set<String>
  ) {
    self.unit = unit
    self.table = table
    self.source = source
    self.driven = driven
    let file = source.files[Int(unit.span.file)]
    tokens = tokenize(file)
    bytes = file.bytes
    var walk = UnitReader(StateReader(source))
    walk.keepsConstants = true
    guard (try? walk.read(unit)) != nil else { return nil }
    walk.reader.settle()
    walk.reading = UnitReading()
    guard (try? walk.read(unit)) != nil else { return nil }
    reading = walk.reading
    reader = walk.reader
    pair()
  }

  private mutating func pair() {
    var places: [StateTable.Column: [(Int, Int)]] = [:]
    for (section, found) in table.sections.enumerated() {
      for (column, head) in found.columns.enumerated() {
        places[head, default: []].append((section, column))
      }
    }
    for (index, column) in reading.columns.enumerated() {
      guard let node = column.node, !reader.diagram.isTerminal(node) else { continue }
      let key = StateTable.Column(
        view: column.view, modifier: column.modifier, argument: column.argument,
        line: source.line(column.span))
      guard let place = places[key]?.first else { continue }
      places[key]?.removeFirst()
      cells[index] = place
    }
    unplaced = places.filter { !$0.value.isEmpty }.map(\.key.title)
  }

  /// Whether no `never` rules a combination out.
  func isPossible(_ assignment: Assignment) -> Bool {
    var values: DecisionDiagram.Assignment = [:]
    for entry in reader.registry.entries { values[entry.variable] = assignment[entry.name] }
    return reader.diagram.value(reading.possible, values) == DecisionDiagram.yes
  }

  // MARK: - Cells

  /// What stands in the table, where some states are only known in place.
  indirect enum Value: Equatable {
    case cell(CellValue)
    /// The condition, what holds then and what otherwise.
    case choice(String, Value, Value)
  }

  /// A cell that is replaced by another, to see that the difference is noticed.
  struct Mutation: Hashable {
    var section: Int
    var column: Int
    var old: CellValue
    var new: CellValue
  }

  /// The mutation that is tried, nil for the table as it is.
  var mutation: Mutation?
  /// What was looked up since the last ``text(_:named:)``.
  private(set) var used: Set<Mutation> = []

  private mutating func value(
    _ place: (section: Int, column: Int), _ assignment: Assignment
  ) -> Value? {
    let section = table.sections[place.section]
    guard let open = section.states.first(where: { assignment[table.states[$0].name] == nil })
    else {
      let row = section.rows.first { row in
        zip(section.states, row.values).allSatisfy { state, values in
          values.contains(assignment[table.states[state].name] ?? -1)
        }
      }
      guard let cell = row?.cells[place.column] else { return nil }
      used.insert(
        Mutation(section: place.section, column: place.column, old: cell, new: .impossible))
      if let mutation, mutation.section == place.section, mutation.column == place.column,
        mutation.old.words == cell.words
      {
        return .cell(mutation.new)
      }
      return .cell(cell)
    }
    let state = table.states[open]
    var result: Value?
    for atom in state.domain.atoms.indices.reversed() {
      var inner = assignment
      inner[state.name] = atom
      guard let found = value(place, inner) else { continue }
      if let rest = result {
        if rest != found { result = .choice(condition(state, atom), found, rest) }
      } else {
        result = found
      }
    }
    return result
  }

  /// A value of a state as a condition of the language.
  private func condition(_ state: StateVariable, _ atom: Int) -> String {
    let name = state.name.split(separator: ".").last.map(String.init) ?? state.name
    let value = state.isState ? name : "(\(unwrapped(state.name)))"
    switch state.domain.atoms[atom] {
    case .absent: return "\(value) == nil"
    case .present: return "\(value) != nil"
    case .bool(let holds): return holds ? value : "!\(value)"
    case .named(let named): return "\(value) == \(named)"
    case .other:
      let others = state.domain.atoms.compactMap { atom -> String? in
        if case .named(let named) = atom { return "\(value) != \(named)" }
        return nil
      }
      return "(" + others.joined(separator: " && ") + ")"
    case .number(let number): return "\(value) == \(StateDomain.text(number))"
    case .between(let low, let high):
      let parts =
        [low.map { "\(value) > \(StateDomain.text($0))" }]
        + [high.map { "\(value) < \(StateDomain.text($0))" }]
      return "(" + parts.compactMap { $0 }.joined(separator: " && ") + ")"
    }
  }

  /// A comparison that was written where optional values were there.
  private func unwrapped(_ condition: String) -> String {
    var text = ""
    for word in condition.split(separator: " ", omittingEmptySubsequences: false) {
      if !text.isEmpty { text += " " }
      let state = table.states.first { $0.name == word && $0.domain.isOptional }
      guard let state else {
        text += word
        continue
      }
      let isDate = source.module.configurations.contains { configuration in
        configuration.members.contains {
          if $0.name == state.name, case .state(.optional(let type), _, _) = $0.kind {
            return type == .nominal("Date", [])
          }
          return false
        }
      }
      text += "(\(word) ?? \(isDate ? ".distantPast" : "0"))"
    }
    return text
  }

  /// A value as an expression of the language; nil where the modifier is not to be there.
  private func expression(_ value: Value) -> String? {
    switch value {
    case .cell(.text(let text, _)):
      return text.contains(" <= ") || text.contains(" >= ") ? unwrapped(text) : text
    case .cell: return nil
    case .choice(let condition, let first, let second):
      let texts = (expression(first), expression(second))
      guard let then = texts.0, let otherwise = texts.1 else { return texts.0 ?? texts.1 }
      return "(\(condition) ? \(then) : \(otherwise))"
    }
  }

  /// Where a view is shown: "true", "false" or a condition.
  private func shown(_ value: Value) -> String {
    switch value {
    case .cell(.absent): return "false"
    case .cell: return "true"
    case .choice(let condition, let first, let second):
      return "(\(condition) ? \(shown(first)) : \(shown(second)))"
    }
  }

  private mutating func value(of column: Int, _ assignment: Assignment) -> Value? {
    if let place = cells[column] { return value(place, assignment) }
    // What does not vary is no column of the table.
    guard let node = reading.columns[column].node else { return nil }
    return .cell(reader.values[reader.diagram.payload(reader.diagram.value(node, [:]))])
  }

  /// The column of an argument, by where the modifier or view stands; `ordinal` counts those of one
  /// label.
  private func column(
    _ span: SourceSpan, _ argument: String, _ ordinal: Int, isModifier: Bool
  ) -> Int? {
    let found = reading.columns.indices.filter {
      let column = reading.columns[$0]
      guard column.span == span, column.argument == argument,
        column.modifier.isEmpty != isModifier
      else { return false }
      // With neither a modifier nor an argument it may be the view itself that is told.
      return isModifier || !argument.isEmpty || !isPresence($0)
    }
    return ordinal < found.count ? found[ordinal] : nil
  }

  /// Whether a column of a view tells whether it is there: all that it says is `shown`.
  private func isPresence(_ index: Int) -> Bool {
    guard let node = reading.columns[index].node else { return false }
    return reader.diagram.payloads(node).contains { payload in
      if case .text("shown", _) = reader.values[payload] { return true }
      return false
    }
  }

  // MARK: - Text

  private struct Edit {
    var start: Int
    var end: Int
    var text: String
  }

  private var edits: [Edit] = []

  /// The flat style for a combination of states, as a declaration of the language.
  mutating func text(_ assignment: Assignment, named name: String) -> String? {
    edits = []
    used = []
    flatten(unit.body, assignment)
    guard let (word, nameEnd, end) = head() else { return nil }
    edits.sort { ($0.start, $1.end) < ($1.start, $0.end) }
    return attributes(before: word) + text(of: .init(word)) + " " + name
      + rendered(nameEnd, end) + "\n"
  }

  private func text(of word: Int) -> String {
    String(decoding: bytes[Int(tokens[word].start)..<Int(tokens[word].end)], as: UTF8.self)
  }

  /// The token of the declaration's word, the end of its name and of the declaration.
  private func head() -> (word: Int, nameEnd: Int, end: Int)? {
    guard
      var word = tokens.firstIndex(where: { $0.start >= unit.span.start })
    else { return nil }
    let words = ["style", "view", "modifier"]
    while word > 0, !words.contains(text(of: word)) { word -= 1 }
    while word < tokens.count, !words.contains(text(of: word)) { word += 1 }
    var name = word + 1
    if text(of: name + 1) == "as" { name += 2 }
    guard let open = tokens[name...].firstIndex(where: { self.text(at: $0) == "{" }) else {
      return nil
    }
    return (word, Int(tokens[name].end), closing(Int(tokens[open].start)))
  }

  private func text(at token: Token) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  private func attributes(before word: Int) -> String {
    unit.kind == .style
      && source.module.styles.contains {
        $0.span == unit.span && !$0.availability.isEmpty
      } ? "@available(iOS 26, macOS 26) " : ""
  }

  /// The place behind the bracket that closes the one at a place.
  private func closing(_ start: Int) -> Int {
    var depth = 0
    for token in tokens where Int(token.start) >= start {
      switch text(at: token) {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return Int(token.end) }
      default: break
      }
    }
    return bytes.count
  }

  /// The source from one place to another, changed.
  private func rendered(_ start: Int, _ end: Int) -> String {
    var text = ""
    var place = start
    for edit in edits where edit.start >= place && edit.end <= end {
      if edit.start < place { continue }
      text += String(decoding: bytes[place..<edit.start], as: UTF8.self) + edit.text
      place = edit.end
    }
    return text + String(decoding: bytes[place..<end], as: UTF8.self)
  }

  private mutating func replace(_ start: Int, _ end: Int, _ text: String) {
    edits.append(Edit(start: start, end: end, text: text))
  }

  private mutating func replace(_ span: SourceSpan, _ text: String) {
    guard span.file == unit.span.file else { return }
    replace(Int(span.start), Int(span.end), text)
  }

  // MARK: - Structure

  private mutating func flatten(_ body: CheckedBody, _ assignment: Assignment) {
    flatten(body.content, assignment)
    for part in body.parts { flatten(part.body, assignment) }
  }

  private mutating func flatten(_ block: CheckedViewBlock, _ assignment: Assignment) {
    for item in block.items {
      switch item {
      case .view(let view):
        flatten(base: view.base, of: view.base.span, assignment)
        flatten(view.chain, assignment)
      case .constant: break
      case .if(let conditions, let then, let otherwise):
        choose(conditions, then, otherwise, assignment)
        flatten(then, assignment)
        if let otherwise { flatten(otherwise, assignment) }
      case .switch: unplaced.append("a 'switch' of views")
      }
    }
  }

  /// Makes a choice of views hold or not as the table says.
  private mutating func choose(
    _ conditions: [CheckedCondition], _ then: CheckedViewBlock, _ otherwise: CheckedViewBlock?,
    _ assignment: Assignment
  ) {
    let brace = Int(then.span.start)
    if let shown = presence(then, assignment) {
      for condition in conditions {
        guard shown != "false", case .expression(let expression) = condition else { continue }
        replace(expression.span, "true")
      }
      if shown != "true" { replace(brace, brace, ", \(shown) ") }
    }
    if let otherwise, let shown = presence(otherwise, assignment) {
      let (start, end) = (Int(otherwise.span.start) + 1, Int(otherwise.span.end) - 1)
      replace(start, start, " if \(shown) {\n")
      replace(end, end, "\n}\n")
    }
  }

  /// Where the views of a block are shown; nil where the table does not tell it.
  private mutating func presence(
    _ block: CheckedViewBlock, _ assignment: Assignment
  ) -> String? {
    var result: String?
    for case .view(let view) in block.items {
      let found = reading.columns.indices.first {
        let column = reading.columns[$0]
        return column.span == view.base.span && column.modifier.isEmpty
          && column.argument.isEmpty && cells[$0] != nil && isPresence($0)
      }
      guard let found, let value = value(of: found, assignment) else { continue }
      let shown = shown(value)
      // A cell that was made wrong, if any, decides.
      if result == nil
        || mutation.map({
          $0.section == cells[found]?.section
            && $0.column == cells[found]?.column
        }) == true
      {
        result = shown
      }
    }
    return result
  }

  /// What a view is given, and the views inside.
  private mutating func flatten(
    base: CheckedExpression, of span: SourceSpan, _ assignment: Assignment
  ) {
    switch base.kind {
    case .call(let call):
      flatten(base: call.callee, of: span, assignment)
      var ordinals: [String: Int] = [:]
      for argument in call.arguments where !flatten(closure: argument.value, assignment) {
        let label = argument.label ?? ""
        let column = column(base.span, label, ordinals[label, default: 0], isModifier: false)
        ordinals[label, default: 0] += 1
        put(argument.value, column, assignment)
      }
    case .member(let receiver, _, _), .parentheses(let receiver), .conversion(_, let receiver):
      flatten(base: receiver, of: span, assignment)
    default: break
    }
  }

  private mutating func flatten(closure: CheckedExpression, _ assignment: Assignment) -> Bool {
    guard case .closure(let found) = closure.kind else { return false }
    if case .views(let block) = found.body { flatten(block, assignment) }
    return true
  }

  /// Puts a cell in the place of a written value.
  private mutating func put(
    _ value: CheckedExpression, _ column: Int?, _ assignment: Assignment
  ) {
    guard let column, cells[column] != nil, let found = self.value(of: column, assignment),
      let text = expression(found)
    else { return }
    replace(value.span, text)
  }

  // MARK: - Chains

  private mutating func flatten(_ chain: CheckedChain, _ assignment: Assignment) {
    var regions: [(start: Int, end: Int)] = []
    for when in chain.whens {
      let start = Int(when.span.start)
      if regions.contains(where: { $0.start <= start && start < $0.end }) { continue }
      // The head has no braces of its own outside of parentheses.
      let open = tokens.first { Int($0.start) >= Int(when.span.end) && text(at: $0) == "{" }
      guard let open else { continue }
      regions.append((start, closing(Int(open.start))))
    }
    var inserted: [Int: String] = [:]
    for link in chain.links {
      switch link {
      case .modifier(let call):
        let start = Int(call.span.start)
        let region = regions.firstIndex { $0.start <= start && start < $0.end }
        var ordinals: [String: Int] = [:]
        for argument in call.arguments {
          if let base = argument.base, flatten(closure: base, assignment) { continue }
          let label = argument.label ?? ""
          if argument.alternatives.isEmpty, region == nil, let base = argument.base {
            let ordinal = ordinals[label, default: 0]
            put(base, column(call.span, label, ordinal, isModifier: true), assignment)
          }
          ordinals[label, default: 0] += 1
        }
        let isVaried = call.arguments.contains { !$0.alternatives.isEmpty }
        guard isVaried || region != nil else { continue }
        let text = written(call, assignment)
        if let region {
          inserted[region, default: ""] += text.map { "\n." + $0 } ?? ""
        } else {
          replace(call.span, text ?? "")
        }
      case .animate(let animation): leaveOut(animation)
      // Where the tests run, no listed system does.
      case .choice(_, let otherwise): flatten(otherwise, assignment)
      }
    }
    for (index, region) in regions.enumerated() {
      replace(region.start, region.end, inserted[index] ?? "")
    }
  }

  /// `animate` without `on` watches the conditions, which there are none of any more.
  private mutating func leaveOut(_ animation: CheckedAnimation) {
    let next = tokens.first { $0.start >= animation.span.end }
    if let next, text(at: next) == "on", !next.flags.contains(.afterNewline) { return }
    replace(animation.span, "")
  }

  /// A modifier with its values; nil where it is not to be there. What is asked in place stands in
  /// `when`s behind it, since each value is one by itself.
  private mutating func written(_ call: CheckedModifierCall, _ assignment: Assignment) -> String? {
    guard call.isCall else { return call.name }
    var parts: [String] = []
    var trailing = ""
    var whens = ""
    edits.sort { ($0.start, $1.end) < ($1.start, $0.end) }
    var ordinals: [String: Int] = [:]
    for argument in call.arguments {
      var text: String?
      let label = argument.label ?? ""
      let ordinal = ordinals[label, default: 0]
      if case .closure? = argument.base?.kind {} else { ordinals[label, default: 0] += 1 }
      if let column = column(call.span, label, ordinal, isModifier: true),
        cells[column] != nil || !argument.alternatives.isEmpty
      {
        guard var value = value(of: column, assignment) else { return nil }
        while case .choice(let condition, let then, let otherwise) = value,
          !argument.alternatives.isEmpty
        {
          if let found = expression(then), expression(otherwise) != nil {
            let given = label.isEmpty ? found : "\(label): \(found)"
            let selection = call.arguments.prefix { $0.alternatives.isEmpty }.compactMap {
              $0.base.flatMap { base -> String? in
                if case .implicitMember(let name, _) = base.kind { return ".\(name), " }
                return nil
              }
            }.joined()
            whens = "\nwhen \(condition) { .\(call.name)(\(selection)\(given)) }" + whens
            value = otherwise
          } else {
            value = expression(otherwise) == nil ? then : otherwise
          }
        }
        // The environment is left as it is, or the place is not there.
        guard let found = expression(value) else { return nil }
        text = found
      } else if let base = argument.base {
        text =
          base.span.file == unit.span.file
          ? rendered(Int(base.span.start), Int(base.span.end)) : source.text(base.span)
      }
      guard let text else { continue }
      if argument.isTrailing {
        trailing += trailing.isEmpty ? " \(text)" : " \(label): \(text)"
      } else {
        parts.append(label.isEmpty ? text : "\(label): \(text)")
      }
    }
    return "\(call.name)(\(parts.joined(separator: ", ")))\(trailing)\(whens)"
  }
}
