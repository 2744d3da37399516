import Diagnostics
import Hashing
import TypeChecker

/// Writes what one emitted view consists of: its content, functions and values, as text.
///
/// It is a value that is passed on and changed: `pending` collects the `let`s that must stand
/// before the statement that is being written, `members` the methods that content needs beside
/// itself.
struct BodyEmitter {
  let context: BodyContext
  var structure: ViewStruct { _read { yield taken.structure } }
  /// The style's parts, by name, and how each is drawn.
  var parts: HashMap<String, DrawnPart> = [:]
  /// The names that a new name must not be: those in scope, and all that the body mentions.
  var taken: TakenNames
  /// Statements that stand before the one that is being written.
  var pending: [String] = []
  /// Methods of the emitted view, and their names.
  var members: [String] = []
  var memberNames: HashSet<String> = []
  /// The functions of the style that are called something else, since a view has such a member.
  var functionNames: HashMap<String, String> = [:]
  /// What the initialiser that is being written is given as a binding.
  var givenBindings: HashSet<String> = []
  /// Declarations behind the emitted view.
  var companions: [String] = []
  /// Names that stand for something else in the emitted Swift.
  var replacements: HashMap<String, String> = [:]
  /// The parameters of the method that is being written.
  var methodParameters: HashSet<String> = []
  /// The parameters of a style that is being drawn, as text, for its default values.
  var parameterValues: HashMap<String, String> = [:]
  /// The members of the configuration that a closure has captured by their names.
  var captured: HashSet<String> = []
  /// A style that is given was asked to draw, which needs a view that stores it.
  var drawsGivenStyle = false
  /// What `reduceMotion` is called.
  var reduceMotion = "reduceMotion"

  /// `values`: what is emitted without a body around it, whose names are taken too.
  init(_ structure: ViewStruct, values: [CheckedValue] = [], in context: BodyContext) {
    self.context = context
    taken = TakenNames(structure, values)
    guard structure.body.readsReduceMotion else { return }
    let read = structure.body.environment.first { $0.key == "accessibilityReduceMotion" }
    reduceMotion = read?.propertyName ?? claim("reduceMotion")
  }

  /// A name that means nothing else here.
  func unused(_ name: String) -> String { SwiftName.unused(name) { taken.contains($0) } }

  /// A name that means nothing else here, and is taken from now on.
  mutating func claim(_ name: String) -> String {
    let name = unused(name)
    taken.insert(name)
    return name
  }

  /// What `write` gives, with the statements that it needs before it put into the text.
  mutating func statement(_ write: (inout BodyEmitter) -> String) -> String {
    let outer = pending
    pending = []
    let text = write(&self)
    let statements = pending + (text.isEmpty ? [] : [text])
    pending = outer
    return statements.joined(separator: "\n")
  }

  /// What `write` gives, in a scope whose new names end with it.
  mutating func scope(_ write: (inout BodyEmitter) -> String) -> String {
    let outer = taken
    let text = write(&self)
    taken = outer
    return text
  }

  /// What a name is called in the emitted view.
  func name(_ reference: Reference) -> String {
    if let replacement = replacements[reference.name] {
      switch reference.kind {
      case .constant: return replacement
      case .slot, .action: if structure.readsConfiguration { return replacement }
      default: break
      }
    }
    switch reference.kind {
    case .slot: return property(.slot, reference.name)
    case .state: return property(.state, reference.name)
    case .binding: return property(.binding, reference.name)
    case .action: return property(.action, reference.name)
    case .derived: return property(.derived, reference.name)
    case .parameter:
      return parameterValues[reference.name] ?? property(.parameter, reference.name)
    case .styleConstant: return property(.styleConstant, reference.name)
    case .local: return property(.local, reference.name)
    case .environment: return environmentName(reference.name)
    case .globalFunction, .fileFunction, .filePart, .fileConstant:
      return SwiftName.path(reference.name)
    case .styleFunction:
      return functionNames[reference.name] ?? SwiftName.escaped(reference.name)
    case .constant, .stylePart, .tracked:
      return SwiftName.escaped(reference.name)
    }
  }

  private func property(_ kind: Capture.Kind, _ name: String) -> String {
    if structure.readsConfiguration, kind.isMember, !captured.contains(name) {
      return "configuration." + SwiftName.member(name)
    }
    let stored = structure.stored.last { $0.capture.name == name && $0.capture.kind == kind }
    let name = stored?.name ?? name
    return SwiftName.escaped(name) + (givenBindings.contains(name) ? ".wrappedValue" : "")
  }

  /// What a binding itself is called: `$isOn`.
  func projection(_ reference: Reference) -> String {
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

/// The names that a new name must not be. Those of the body are collected when they are asked for,
/// which is only where a new name is made.
struct TakenNames {
  private let body: BodyNames
  private var added: HashSet<String> = []

  init(_ structure: ViewStruct, _ values: [CheckedValue]) {
    body = BodyNames(structure, values)
  }

  /// What the names are those of; copies of an emitter share it.
  var structure: ViewStruct { _read { yield body.structure } }

  mutating func insert(_ name: String) { added.insert(name) }

  func contains(_ name: String) -> Bool { added.contains(name) || body.names.contains(name) }

  private final class BodyNames {
    let structure: ViewStruct
    private let values: [CheckedValue]
    private(set) lazy var names = collect()

    init(_ structure: ViewStruct, _ values: [CheckedValue]) {
      self.structure = structure
      self.values = values
    }

    private func collect() -> HashSet<String> {
      var names: [String] = ["body", "self", "configuration"]
      for stored in structure.stored { names.append(stored.name) }
      for read in structure.body.environment { names.append(read.propertyName) }
      if structure.body.tracksHover { names.append("isHovered") }
      let mentions = Mentions(
        { reference, _ in names.append(reference.name) }, declare: { names.append($0) })
      mentions.walk(structure.body)
      for value in values { mentions.walk(value) }
      return HashSet(names)
    }
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
