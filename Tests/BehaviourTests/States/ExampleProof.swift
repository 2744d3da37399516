import Diagnostics
import TypeChecker

@testable import States

/// Compares the styles of the examples with flat ones, one for each row of their tables and, to see
/// that a difference is noticed, one with a wrong cell for each column.
struct Proof {
  let files: [SourceFile]
  let source: StateSource
  private(set) var complaints: [String] = []
  /// States that are not set from outside but asked where they stand: `Figure: value >= goal`.
  private(set) var asked: [String] = []
  /// Declarations that are added to each file.
  private var added: [[String]]
  private var names: [String: String] = [:]
  private var functions = ""
  private var calls = ""
  /// What each comparison is about, by its name.
  private var expected: [(name: String, what: String, mutation: String?)] = []
  private(set) var columns = (proved: 0, all: 0)
  private var cells = 0
  /// Columns of which wrong cells are drawn as the right ones.
  private(set) var unnoticed: [String] = []

  init(files: [SourceFile], source: StateSource) {
    self.files = files
    self.source = source
    added = files.map { _ in [] }
  }

  var program: String { ExampleProgram.prelude + functions + calls }

  var summary: String {
    "\(expected.count { $0.mutation == nil }) combinations, \(columns.proved) of \(columns.all) columns with \(cells) values, \(Set(expected.compactMap(\.mutation)).count) wrong cells noticed"
  }

  /// The files with the flat styles behind theirs.
  func source(_ files: [SourceFile]) -> [SourceFile] {
    zip(files, added).map { file, texts in
      SourceFile(
        path: file.path,
        text: String(decoding: file.bytes, as: UTF8.self) + "\n" + texts.joined(separator: "\n"))
    }
  }

  // MARK: - One style

  mutating func add(_ unit: StateUnit, _ table: StateTable, _ index: Int) {
    let maker = ExampleProgram(module: source.module)
    var driven = ExampleProgram.environment
    var locals: [String] = []
    var draw: ((String) -> String)?
    switch unit.kind {
    case .style:
      guard let style = source.module.styles.first(where: { $0.span == unit.span }) else { return }
      let configuration = source.module.configurations[style.configuration]
      guard let given = maker.configuration(configuration),
        maker.style(style, named: "", table) != nil
      else {
        complaints.append("\(table.title) cannot be made")
        return
      }
      driven.formUnion(given.states)
      for parameter in style.parameters { driven.insert(parameter.name) }
      functions += """
        @MainActor func configuration\(index)(_ states: [String: String])
          -> \(configuration.configurationName)
        {
          \(given.expression)
        }

        """
      let label = configuration.hasUnlabelledRequirement ? "" : "configuration: "
      draw = { name in
        let end =
          style.swiftName.hasPrefix(style.name)
          ? String(style.swiftName.dropFirst(style.name.count)) : configuration.name + "Style"
        let made = maker.style(
          style, named: name.isEmpty ? style.swiftName : name + end, table)
        return "AnyView(\(made ?? "").makeBody(\(label)configuration\(index)(states)))"
      }
      for state in table.states {
        if style.isDrawnAsButtonLabel, state.name == "isPressed" {
          locals.append("(\"isPressed\", \"press\", \"\")")
        }
      }
    case .part:
      draw = { name in
        "AnyView(\(maker.call(unit.parameters, name.isEmpty ? unit.name : name) ?? ""))"
      }
    case .modifier:
      draw = { name in
        let word = name.isEmpty ? unit.name : name
        let method = word.prefix(1).lowercased() + word.dropFirst()
        return "AnyView(Text(verbatim: \"content\").\(maker.call(unit.parameters, method) ?? ""))"
      }
    }
    locals += self.locals(unit, table)
    for state in table.states
    where state.name == "isHovered" || state.name.hasSuffix(".isHovered") {
      driven.insert(state.name)
    }
    for storage in unit.body.storage { driven.insert(storage.name) }
    asked += table.states.filter { !driven.contains($0.name) }.map { "\(unit.name): \($0.name)" }
    guard let flat = FlatStyle(unit, table, source, driven: driven), let draw
    else {
      complaints.append("\(table.title) cannot be read")
      return
    }
    add(flat, index, locals.joined(separator: ", "), draw)
  }

  /// Where the states are that views keep themselves.
  private func locals(_ unit: StateUnit, _ table: StateTable) -> [String] {
    table.states.compactMap { state in
      if state.name == "isHovered" { return "(\"isHovered\", \"isHovered\", \"Body\")" }
      if state.name.hasSuffix(".isHovered") {
        return "(\"\(state.name)\", \"isHovered\", \"\(state.name.dropLast(10))\")"
      }
      guard let storage = unit.body.storage.first(where: { $0.name == state.name }) else {
        return nil
      }
      if case .focus = storage.kind { return "(\"\(state.name)\", \"focus\", \"\")" }
      return "(\"\(state.name)\", \"\(state.name)\", \"Body\")"
    }
  }

  private mutating func add(
    _ flat: FlatStyle, _ index: Int, _ locals: String, _ draw: (String) -> String
  ) {
    var flat = flat
    let table = flat.table
    for name in flat.unplaced { complaints.append("\(table.title): \(name) has no one place") }
    functions += "@MainActor func example\(index)(_ states: [String: String]) -> AnyView {\n"
    functions += "  \(draw(""))\n}\n"
    let isAsked = table.states.contains { !flat.driven.contains($0.name) }
    var used: Set<FlatStyle.Mutation> = []
    var firsts: [FlatStyle.Mutation: [FlatStyle.Assignment]] = [:]
    for assignment in combinations(flat) {
      guard let name = declare(&flat, assignment, index, draw) else { continue }
      for cell in flat.used { firsts[cell, default: []].append(assignment) }
      used.formUnion(flat.used)
      compare(index, assignment, flat, name, locals, isAsked, nil)
    }
    for (section, found) in table.sections.enumerated() {
      columns.all += found.columns.count
      for column in found.columns.indices {
        let own = used.filter { $0.section == section && $0.column == column }
        cells += own.count
        let isOpen = found.states.contains { !flat.driven.contains(table.states[$0].name) }
        var mutations: [(FlatStyle.Mutation, FlatStyle.Assignment)] = []
        for cell in own.sorted(by: { $0.old.words < $1.old.words }) {
          let others = own.filter { $0.old.words != cell.old.words }
          let places = firsts[cell] ?? []
          guard cell.old != .absent, let first = places.first, let last = places.last,
            let other = others.first(where: { $0.old != .absent }) ?? others.first
          else { continue }
          let mutation = FlatStyle.Mutation(
            section: section, column: column, old: cell.old, new: other.old)
          // What is asked in place is another in some drawings.
          let full = places.max { isThere($0, table) < isThere($1, table) } ?? last
          var tried: [FlatStyle.Assignment] = []
          for place in isOpen ? [first, full, last] : [first] where !tried.contains(place) {
            tried.append(place)
            mutations.append((mutation, place))
          }
        }
        // A value that is the same wherever its view is there is only compared.
        if mutations.isEmpty {
          if own.count(where: { $0.old != .absent }) == 1 {
            columns.proved += 1
          } else {
            complaints.append("\(table.title) \(found.columns[column].title) is not compared")
          }
          continue
        }
        columns.proved += 1
        let tried = isOpen || mutations.count < 2 ? mutations : [mutations[0], mutations.last!]
        for (mutation, assignment) in tried {
          flat.mutation = mutation
          if let name = declare(&flat, assignment, index, draw) {
            compare(
              index, assignment, flat, name, locals, isAsked,
              "\(table.title) \(found.columns[column].title)"
                + (isOpen ? ": \(mutation.old.words) as \(mutation.new.words)" : "")
            )
          }
          flat.mutation = nil
        }
      }
    }
  }

  /// How many optional states are there.
  private func isThere(_ assignment: FlatStyle.Assignment, _ table: StateTable) -> Int {
    table.states.count { state in
      state.domain.isOptional && assignment[state.name].map { $0 > 0 } == true
    }
  }

  private mutating func declare(
    _ flat: inout FlatStyle, _ assignment: FlatStyle.Assignment, _ index: Int,
    _ draw: (String) -> String
  ) -> String? {
    guard let text = flat.text(assignment, named: "§") else {
      complaints.append("\(flat.table.title) cannot be written flat")
      return nil
    }
    if let known = names[text] { return known }
    let name = "Flat\(names.count)"
    names[text] = name
    added[Int(flat.unit.span.file)].append(
      text.split(separator: "§", omittingEmptySubsequences: false).joined(separator: name))
    functions += "@MainActor func draw\(name)(_ states: [String: String]) -> AnyView {\n"
    functions += "  \(draw(name))\n}\n"
    return name
  }

  private mutating func compare(
    _ index: Int, _ assignment: FlatStyle.Assignment, _ flat: FlatStyle, _ name: String,
    _ locals: String, _ isAsked: Bool, _ mutation: String?
  ) {
    func words(_ isFar: Bool) -> String {
      flat.table.states.compactMap { state -> String? in
        guard let value = assignment[state.name] else { return nil }
        let atom = state.domain.atoms[value]
        // What no comparison bounds may be far off.
        if isFar, case .between(let low?, nil) = atom {
          return "\(state.name)=\(StateDomain.text(low + 1_000))"
        }
        return "\(state.name)=\(StateProof.word(atom))"
      }.joined(separator: ";")
    }
    let key = "P\(expected.count)"
    expected.append((key, "\(flat.table.title) with \(words(false))", mutation))
    for text in Set(isAsked ? [words(false), words(true)] : [words(false)]).sorted() {
      let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\\\"")
      calls += "compare(\"\(key)\", \"\(quoted)\", [\(locals)], "
      calls += "\(isAsked ? "[0, 1, 2, 3]" : "[0]"), example\(index), draw\(name))\n"
    }
  }

  // MARK: - Combinations

  /// For each section all combinations of its driven states, the others as they may be.
  private func combinations(_ flat: FlatStyle) -> [FlatStyle.Assignment] {
    let table = flat.table
    let driven = table.states.filter { flat.driven.contains($0.name) }
    var result: [FlatStyle.Assignment] = []
    for section in table.sections {
      let own = section.states.map { table.states[$0] }.filter { flat.driven.contains($0.name) }
      let others = driven.filter { state in !own.contains { $0.name == state.name } }
      for values in StateProof.product(own.map { $0.domain.atoms.count }) {
        var assignment: FlatStyle.Assignment = [:]
        for (state, value) in zip(own, values) { assignment[state.name] = value }
        // Impossible ones are left out.
        for rest in StateProof.product(others.map { $0.domain.atoms.count }) {
          var whole = assignment
          for (state, value) in zip(others, rest) { whole[state.name] = value }
          guard isDrawn(whole, flat) else { continue }
          if !result.contains(whole) { result.append(whole) }
          break
        }
      }
    }
    return result
  }

  private func isDrawn(_ assignment: FlatStyle.Assignment, _ flat: FlatStyle) -> Bool {
    guard flat.isPossible(assignment) else { return false }
    return flat.table.sections.allSatisfy { section in
      section.rows.contains { row in
        zip(section.states, row.values).allSatisfy { state, values in
          assignment[flat.table.states[state].name].map { values.contains($0) } ?? true
        }
      }
    }
  }

  // MARK: - Results

  mutating func check(_ output: String) {
    var found: [String: [[String]]] = [:]
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      found[fields[0], default: []].append(Array(fields.dropFirst()))
    }
    var noticed: [String: Bool] = [:]
    for entry in expected {
      guard let results = found[entry.name] else {
        complaints.append("\(entry.what) was not drawn")
        continue
      }
      if let mutation = entry.mutation {
        let isNoticed = results.contains { $0 != ["same"] }
        noticed[mutation] = isNoticed || noticed[mutation] == true
      } else if let wrong = results.first(where: { $0 != ["same"] }), wrong.count == 2 {
        complaints.append("\(entry.what): it is \(Self.difference(wrong[0], wrong[1]))")
      }
    }
    unnoticed = noticed.filter { !$0.value }.keys.sorted()
  }

  /// What two drawings have of their own.
  private static func difference(_ one: String, _ other: String) -> String {
    let first = one.split(separator: "¦").map { $0.drop { $0 == " " } }
    let second = other.split(separator: "¦").map { $0.drop { $0 == " " } }
    let left = first.filter { !second.contains($0) }.joined(separator: "¦")
    let right = second.filter { !first.contains($0) }.joined(separator: "¦")
    return "'\(left)', by the table '\(right)'"
  }
}
