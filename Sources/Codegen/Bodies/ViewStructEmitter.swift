import Hashing
import TypeChecker

/// Writes the view or view modifier of a body, with the views of its parts behind it.
///
/// A part is a method of the style's view where it needs nothing of its own, which costs Swift the
/// least; a part that reads the environment, tracks a state or has storage is a view, so that each
/// use of it has its own.
func emitViewStruct(_ view: ViewStruct, in context: BodyContext, into writer: inout SwiftWriter) {
  let emitter = ViewStructEmitter(view, outer: OuterScope(), in: context)
  emitter.emit(into: &writer)
}

/// What a part sees of the style around it beside what it captures.
struct OuterScope {
  var functions: [CheckedFunction] = []
  /// The style's parts that are views.
  var parts: HashMap<String, DrawnPart> = [:]
}

private final class ViewStructEmitter {
  let view: ViewStruct
  let context: BodyContext
  private var emitter: BodyEmitter
  private var functions: [CheckedFunction]
  /// The constants that are computed properties; the others are `let`s of `body`.
  private var properties: HashSet<String>
  private var partViews: [ViewStruct] = []
  private var outer: OuterScope

  init(_ view: ViewStruct, outer: OuterScope, in context: BodyContext) {
    self.view = view
    self.context = context
    self.outer = outer
    functions =
      outer.functions.isEmpty
      ? view.body.functions : ViewStructEmitter.functions(of: view.body, outer.functions)
    properties = []
    emitter = BodyEmitter(view, in: context)
    emitter.nameFunctions(functions)
    emitter.parts = outer.parts
    if !view.body.parts.isEmpty {
      let (drawn, views) = DrawnPart.parts(of: view) { emitter.isTaken($0) }
      for (name, part) in drawn { emitter.parts[name] = part }
      partViews = views
    }
    properties = constantsNeededByMethods()
  }

  /// The body's own functions and those of the style around it that it calls.
  private static func functions(
    of body: CheckedBody, _ outer: [CheckedFunction]
  ) -> [CheckedFunction] {
    var needed: HashSet<String> = []
    var mentions = Mentions({ reference, _ in
      if reference.kind == .styleFunction { needed.insert(reference.name) }
    })
    mentions.walk(body)
    var calls: HashMap<String, [String]> = [:]
    for function in body.functions + outer {
      for reference in function.uses where reference.kind == .styleFunction {
        calls[function.name, default: []].append(reference.name)
      }
    }
    var open = Array(needed)
    while let name = open.popLast() {
      for called in calls[name] ?? [] where needed.insert(called) { open.append(called) }
    }
    let own = HashSet(body.functions.map(\.name))
    return outer.filter { needed.contains($0.name) && !own.contains($0.name) } + body.functions
  }

  /// Constants that something else than `body` uses.
  private func constantsNeededByMethods() -> HashSet<String> {
    if view.body.constants.isEmpty { return [] }
    var mentioned: HashSet<String> = []
    var mentions = Mentions({ reference, _ in
      if reference.kind == .styleConstant || reference.kind == .constant {
        mentioned.insert(reference.name)
      }
    })
    for function in functions { mentions.walk(function) }
    for part in view.body.parts {
      if case .method? = emitter.parts[part.name] { mentions.walk(part.body) }
    }
    view.body.content.walkChoices { mentions.walk($0) }
    for constant in view.body.constants.reversed() where mentioned.contains(constant.name) {
      mentions.walk(constant.value)
    }
    return mentioned.intersection(
      HashSet(view.body.constants.filter(\.type.canBeWritten).map(\.name)))
  }

  // MARK: - Text

  func emit(into writer: inout SwiftWriter) {
    emitter.writeContent(
      view.body.content.items,
      constants: view.body.constants.filter { !properties.contains($0.name) },
      suffix: view.body.tracksHover ? [ViewStructEmitter.hover] : [])
    let content = emitter.out
    var members: [String] = []
    for constant in view.body.constants where properties.contains(constant.name) {
      members.append(property(constant))
    }
    for function in functions { members.append(emitter.functionText(function)) }
    for part in view.body.parts {
      guard case .method(let name)? = emitter.parts[part.name] else { continue }
      members.append(emitter.methodText(part, name: name))
    }
    let initialiser = initialiser()
    for line in view.head { writer.line(line) }
    let generics = EmittedGeneric.clause(view.generics)
    writer.block { text in
      text.append(view.access)
      text.append("struct ")
      text.append(view.name)
      text.append(generics)
      text.append(view.kind == .view ? ": View" : ": ViewModifier")
    } _: { writer in
      emitStorage(into: &writer)
      if let initialiser {
        writer.separate()
        writer.line(initialiser)
      }
      writer.separate()
      writer.block { text in
        text.append(memberAccess)
        text.append(
          view.kind == .view ? "var body: some View" : "func body(content: Content) -> some View")
      } _: {
        $0.lines(content)
      }
      for member in members {
        writer.separate()
        writer.line(member)
      }
      for member in emitter.members {
        writer.separate()
        writer.line(member)
      }
    }
    for companion in emitter.companions {
      writer.separate()
      writer.line(companion)
    }
    emitParts(into: &writer)
  }

  private func emitParts(into writer: inout SwiftWriter) {
    var scope = outer
    scope.functions = functions
    for (name, part) in emitter.parts {
      if case .view = part { scope.parts[name] = part }
    }
    for part in partViews {
      writer.separate()
      let emitter = ViewStructEmitter(part, outer: scope, in: context)
      emitter.emit(into: &writer)
    }
  }

  private var memberAccess: String { view.access == "private " ? "" : view.access }

  private func property(_ constant: CheckedConstant) -> String {
    let text = emitter.string {
      $0.statement {
        $0.writeFunctionBody(
          CheckedValueBlock(constants: [], value: constant.value), Place(edge: 4))
      }
    }
    let head = "private var " + SwiftName.escaped(constant.name) + ": " + constant.type.swift
    let inOneLine = head + " { " + text + " }"
    if Place(edge: 2).fits(inOneLine) { return inOneLine }
    return head + " {\n" + text.indented() + "\n}"
  }

  static let hover = """
    #if !os(tvOS) && !os(watchOS)
      .onHover { isHovered = $0 }
    #endif
    """
}

// MARK: - Storage

extension ViewStructEmitter {
  /// The stored properties, in the order of the struct.
  private func emitStorage(into writer: inout SwiftWriter) {
    for stored in view.stored { writer.line { stored.writeDeclaration(to: &$0) } }
    var hasReduceMotion = false
    for read in view.body.environment {
      emitEnvironment(read.key, read.propertyName, into: &writer)
      if read.key == "accessibilityReduceMotion" { hasReduceMotion = true }
    }
    if view.body.readsReduceMotion && !hasReduceMotion {
      emitEnvironment("accessibilityReduceMotion", emitter.reduceMotion, into: &writer)
    }
    for storage in view.body.storage { writer.line(declaration(of: storage)) }
    if view.body.tracksHover { writer.line("@State private var isHovered = false") }
  }

  private func emitEnvironment(_ key: String, _ name: String, into writer: inout SwiftWriter) {
    writer.line { text in
      text.append("@Environment(\\.")
      text.append(SwiftName.member(key))
      text.append(") private var ")
      text.append(SwiftName.escaped(name))
    }
  }

  private func declaration(of storage: CheckedStorage) -> String {
    let property = "private var " + SwiftName.escaped(storage.name)
    let typed = property + ": " + storage.type.swift
    switch storage.kind {
    case .state(let value):
      if isGiven(value) { return "@State " + typed }
      return "@State " + typed + " = "
        + emitter.standaloneText(value, Place(edge: 2).after(typed))
    case .scaledMetric(let value, let relativeTo):
      if isGiven(value) { return "@ScaledMetric " + typed }
      let style = relativeTo.map { "(relativeTo: " + emitter.text($0, Place(edge: 2)) + ")" } ?? ""
      return "@ScaledMetric" + style + " " + typed + " = "
        + emitter.standaloneText(value, Place(edge: 2).after(typed))
    case .namespace: return "@Namespace " + property
    case .focus: return "@FocusState " + typed
    }
  }

  /// Whether a first value uses what the view is given.
  private func isGiven(_ value: CheckedExpression) -> Bool {
    var isGiven = false
    var mentions = Mentions({ reference, _ in
      switch reference.kind {
      case .fileConstant, .fileFunction, .globalFunction, .constant: break
      default: isGiven = true
      }
    })
    mentions.walk(value)
    return isGiven
  }

  /// Written out where Swift's own is private or not public, or has other labels.
  private func initialiser() -> String? {
    let hasState = !view.body.storage.isEmpty || view.body.tracksHover
    let isExposed = view.access == "public " || view.access == "package "
    guard hasState || isExposed || view.parameters != nil else { return nil }
    var parameters: [String] = []
    if let own = view.parameters {
      for parameter in own {
        parameters.append(
          emitter.declaration(of: parameter, among: own, type: parameterType(parameter)))
      }
    } else {
      parameters = view.stored.map { SwiftName.escaped($0.name) + ": " + $0.parameterType }
    }
    var lines = emitter.resolutions(of: view.parameters ?? []) + view.stored.map(\.assignment)
    emitter.givenBindings = view.stored.filter { $0.wrapper != .none }.map(\.name)
    defer { emitter.givenBindings = [] }
    lines += constantsOfFirstValues()
    // The state comes last: newer compilers want all else to be there.
    for storage in view.body.storage {
      let name = "_" + storage.name
      switch storage.kind {
      case .state(let value) where isGiven(value):
        lines.append(
          name + " = State(initialValue: " + emitter.standaloneText(value, Place(edge: 6)) + ")")
      case .scaledMetric(let value, let relativeTo) where isGiven(value):
        let style = relativeTo.map { ", relativeTo: " + emitter.text($0, Place(edge: 6)) } ?? ""
        lines.append(
          name + " = ScaledMetric(wrappedValue: "
            + emitter.standaloneText(value, Place(edge: 6)) + style + ")")
      default: break
      }
    }
    if parameters.isEmpty && lines.isEmpty { return memberAccess + "init() {}" }
    let head = SwiftWriter.listed(
      memberAccess + "init(", parameters, ") {", room: SwiftWriter.width - 2)
    if lines.isEmpty { return head + "}" }
    return head + "\n" + lines.joined(separator: "\n").indented() + "\n}"
  }

  /// The `let`s of the style that first values use: an initialiser cannot ask the view yet.
  private func constantsOfFirstValues() -> [String] {
    var needed: HashSet<String> = []
    var mentions = Mentions({ reference, _ in
      if reference.kind == .styleConstant { needed.insert(reference.name) }
    })
    for storage in view.body.storage {
      switch storage.kind {
      case .state(let value), .scaledMetric(let value, _): mentions.walk(value)
      case .namespace, .focus: break
      }
    }
    for constant in view.body.constants.reversed() where needed.contains(constant.name) {
      mentions.walk(constant.value)
    }
    var lines: [String] = []
    for constant in view.body.constants where needed.contains(constant.name) {
      lines.append(emitter.string { $0.statement { $0.write(constant, Place(edge: 4)) } })
    }
    return lines
  }

  private func parameterType(_ parameter: CheckedParameter) -> String {
    guard let stored = view.stored.first(where: { $0.capture.name == parameter.name }) else {
      return parameter.type.swiftParameter
    }
    return (parameter.isViewBuilder ? "@ViewBuilder " : "") + stored.parameterType
  }
}
