import Diagnostics
import Hashing
import TypeChecker

/// Writes what one emitted view consists of: its content, functions and values.
///
/// What is written goes to `out`, at the left edge: whoever puts it into a block moves it in. A
/// statement that needs others before it writes these to `pending`; methods that content needs beside
/// itself go to `members`.
struct BodyEmitter {
  let context: BodyContext
  let structure: ViewStruct
  var out = TextBuffer(capacity: 1_000)
  /// Statements that stand before the one that is being written, a line break behind each.
  var pending = TextBuffer(capacity: 200)
  /// The style's parts, by name, and how each is drawn.
  var parts: HashMap<String, DrawnPart> = [:]
  /// New names that were made for what is in scope.
  var claimed: HashSet<String>
  /// Methods of the emitted view, and their names.
  var members: [String] = []
  var memberNames: HashSet<String> = []
  /// The functions of the style that are called something else, since a view has such a member.
  var functionNames: HashMap<String, String> = [:]
  /// What the initialiser that is being written is given as a binding.
  var givenBindings: [String] = []
  /// Declarations behind the emitted view.
  var companions: [String] = []
  /// Names that stand for something else in the emitted Swift.
  var replacements: HashMap<String, String> = [:]
  /// The parameters of the method that is being written.
  var methodParameters: [String] = []
  /// The parameters of a style that is being drawn, as text, for its default values.
  var parameterValues: HashMap<String, String> = [:]
  /// The members of the configuration that a closure has captured by their names.
  var captured: [String] = []
  /// A style that is given was asked to draw, which needs a view that stores it.
  var drawsGivenStyle = false
  /// What `reduceMotion` is called.
  let reduceMotion: String

  init(_ structure: ViewStruct, in context: BodyContext) {
    self.context = context
    self.structure = structure
    let name = structure.nameOfReduceMotion
    reduceMotion = name
    claimed = structure.body.readsReduceMotion ? [name] : []
  }

  // MARK: - Names

  func isTaken(_ name: String) -> Bool {
    claimed.contains(name) || structure.isMentioned(name)
  }

  /// A name that means nothing else here.
  func unused(_ name: String) -> String { SwiftName.unused(name) { isTaken($0) } }

  /// A name that means nothing else here, and is taken from now on.
  mutating func claim(_ name: String) -> String {
    let name = unused(name)
    claimed.insert(name)
    return name
  }

  /// Writes what a name is called in the emitted view.
  mutating func write(_ reference: Reference) {
    if !replacements.isEmpty, let replacement = replacements[reference.name] {
      switch reference.kind {
      case .constant: return out.append(replacement)
      case .slot, .action: if structure.readsConfiguration { return out.append(replacement) }
      default: break
      }
    }
    switch reference.kind {
    case .slot, .state, .binding, .action, .derived:
      if structure.readsConfiguration, !captured.contains(reference.name) {
        out.append("configuration.")
        return out.append(SwiftName.member(reference.name))
      }
      writeProperty(reference.name)
    case .parameter:
      if !parameterValues.isEmpty, let value = parameterValues[reference.name] {
        return out.append(value)
      }
      writeProperty(reference.name)
    case .styleConstant, .local: writeProperty(reference.name)
    case .environment: out.append(environmentName(reference.name))
    case .globalFunction, .fileFunction, .filePart, .fileConstant:
      out.append(SwiftName.path(reference.name))
    case .styleFunction:
      out.append(functionNames[reference.name] ?? SwiftName.escaped(reference.name))
    case .constant, .stylePart, .tracked: out.append(SwiftName.escaped(reference.name))
    }
  }

  /// What a name is called in the emitted view.
  mutating func name(_ reference: Reference) -> String { string { $0.write(reference) } }

  private mutating func writeProperty(_ name: String) {
    out.append(SwiftName.escaped(name))
    if givenBindings.contains(name) { out.append(".wrappedValue") }
  }

  /// What a binding itself is called: `$isOn`.
  mutating func projection(_ reference: Reference) -> String {
    if structure.readsConfiguration, reference.kind == .binding {
      return "configuration." + SwiftName.projection(SwiftName.member(reference.name))
    }
    return SwiftName.projection(name(reference))
  }

  /// Gives other names to functions that would overload a member of all views.
  mutating func nameFunctions(_ functions: [CheckedFunction]) {
    let catalogue = Catalogue()
    for function in functions where catalogue.contains("View." + function.name) {
      functionNames[function.name] = claim(function.name + "Value")
    }
  }

  private func environmentName(_ name: String) -> String {
    let reads = structure.body.environment
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      let key = String(name[name.utf8.index(after: dot)...])
      let read = reads.first { $0.key == key && $0.propertyName != key }
      return (read ?? reads.first { $0.key == key })?.propertyName ?? key
    }
    let read = reads.first { $0.propertyName == name } ?? reads.first { $0.key == name }
    return SwiftName.escaped(read?.propertyName ?? name)
  }
}

// MARK: - Texts

extension BodyEmitter {
  /// What `write` writes, taken out again.
  mutating func string(_ write: (inout BodyEmitter) -> Void) -> String {
    let start = out.count
    write(&self)
    return cut(from: start)
  }

  /// Takes out what was written from a place on.
  mutating func cut(from start: Int) -> String {
    let text = out.string(from: start)
    out.truncate(to: start)
    return text
  }

  /// Writes a statement, with those that it needs before it.
  mutating func statement(_ write: (inout BodyEmitter) -> Void) {
    let start = out.count
    let mark = pending.count
    write(&self)
    if pending.count == mark { return }
    // Where nothing is left of the statement itself, no line is.
    let last = out.count == start ? pending.count - 1 : pending.count
    pending.withBytes(from: mark, to: last) { out.insert($0, at: start) }
    pending.truncate(to: mark)
  }

  /// Writes a statement that stands before the one that is being written.
  mutating func writePending(_ write: (inout BodyEmitter) -> Void) {
    let start = out.count
    write(&self)
    movePending(from: start)
  }

  /// Puts what was written from a place on before the statement that is being written.
  mutating func movePending(from start: Int) {
    out.withBytes(from: start) { pending.append($0) }
    pending.append(.newline)
    out.truncate(to: start)
  }

  /// Puts a statement before the one that is being written.
  mutating func addPending(_ statement: String) {
    pending.append(statement)
    pending.append(.newline)
  }

  /// Writes in a scope whose new names end with it.
  mutating func scope(_ write: (inout BodyEmitter) -> Void) {
    let outer = claimed
    write(&self)
    claimed = outer
  }

  /// Writes the lines of a block, moved in, between what stands around them.
  mutating func writeIndented(_ write: (inout BodyEmitter) -> Void) {
    let start = out.count
    write(&self)
    out.indent(from: start)
  }
}

// MARK: - Trials

extension BodyEmitter {
  /// What there was before something was written that may be taken back.
  struct Trial {
    fileprivate let text: Int
    fileprivate let pending: Int
    fileprivate let claimed: HashSet<String>
    fileprivate let members: Int
    fileprivate let memberNames: HashSet<String>
    fileprivate let companions: Int
    fileprivate let replacements: HashMap<String, String>
    fileprivate let drawsGivenStyle: Bool
  }

  func trial() -> Trial {
    Trial(
      text: out.count, pending: pending.count, claimed: claimed, members: members.count,
      memberNames: memberNames, companions: companions.count, replacements: replacements,
      drawsGivenStyle: drawsGivenStyle)
  }

  /// Whether there are statements to stand before the one that is being written, since then.
  func hasPending(since trial: Trial) -> Bool { pending.count > trial.pending }

  mutating func takeBack(_ trial: Trial) {
    out.truncate(to: trial.text)
    pending.truncate(to: trial.pending)
    claimed = trial.claimed
    members.removeLast(members.count - trial.members)
    memberNames = trial.memberNames
    companions.removeLast(companions.count - trial.companions)
    replacements = trial.replacements
    drawsGivenStyle = trial.drawsGivenStyle
  }
}

/// How a part of a style is drawn.
enum DrawnPart {
  /// By a method of the style's own view, since it needs nothing of its own.
  case method(String)
  /// By a view of its own.
  case view(ViewStruct)
}

extension Type {
  /// Whether a declaration can state it.
  var canBeWritten: Bool {
    switch self {
    case .error, .given, .opaque, .parameter, .associated: return false
    case .optional(let type), .array(let type), .metatype(let type): return type.canBeWritten
    case .dictionary(let key, let value): return key.canBeWritten && value.canBeWritten
    case .nominal(_, let arguments): return arguments.allSatisfy(\.canBeWritten)
    case .tuple(let elements): return elements.allSatisfy { $0.type.canBeWritten }
    case .function(let function):
      return function.result.canBeWritten && function.parameters.allSatisfy(\.canBeWritten)
    case .existential: return true
    }
  }
}
