import Diagnostics
import TypeChecker

/// Writes what one emitted view consists of: its content, functions and values, as text.
///
/// It is a value that is passed on and changed: `pending` collects the `let`s that must stand
/// before the statement that is being written, `members` the methods that content needs beside
/// itself.
struct BodyEmitter {
  let context: BodyContext
  let structure: ViewStruct
  /// The style's parts, by name, and how each is drawn.
  var parts: [String: DrawnPart] = [:]
  /// The names that a new name must not be: those in scope, and all that the body mentions.
  var taken: Set<String> = []
  /// Statements that stand before the one that is being written.
  var pending: [String] = []
  /// Methods of the emitted view, and their names.
  var members: [String] = []
  var memberNames: Set<String> = []
  /// The functions of the style that are called something else, since a view has such a member.
  var functionNames: [String: String] = [:]
  /// What the initialiser that is being written is given as a binding.
  var givenBindings: Set<String> = []
  /// Declarations behind the emitted view.
  var companions: [String] = []
  /// Names that stand for something else in the emitted Swift.
  var replacements: [String: String] = [:]
  /// The parameters of the method that is being written.
  var methodParameters: Set<String> = []
  /// The parameters of a style that is being drawn, as text, for its default values.
  var parameterValues: [String: String] = [:]
  /// What `reduceMotion` is called.
  var reduceMotion = "reduceMotion"
  private var propertyNames: [Capture.Kind: [String: String]] = [:]

  init(_ structure: ViewStruct, in context: BodyContext) {
    self.context = context
    self.structure = structure
    for stored in structure.stored {
      propertyNames[stored.capture.kind, default: [:]][stored.capture.name] = stored.name
      taken.insert(stored.name)
    }
    for read in structure.body.environment { taken.insert(read.propertyName) }
    noteNames(of: structure.body)
    if structure.body.tracksHover { taken.insert("isHovered") }
    let read = structure.body.environment.first { $0.key == "accessibilityReduceMotion" }
    reduceMotion = read?.propertyName ?? unused("reduceMotion")
    if structure.body.readsReduceMotion { taken.insert(reduceMotion) }
  }

  private mutating func noteNames(of body: CheckedBody) {
    var names: [String] = []
    Mentions({ reference, _ in names.append(reference.name) }, declare: { names.append($0) })
      .walk(body)
    taken.formUnion(names)
    taken.formUnion(["body", "self", "configuration"])
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
    if let replacement = replacements[reference.name], reference.kind == .constant {
      return replacement
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
    let name = propertyNames[kind]?[name] ?? name
    return SwiftName.escaped(name) + (givenBindings.contains(name) ? ".wrappedValue" : "")
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
