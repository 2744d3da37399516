import Diagnostics
import Hashing
import Parser

/// What names stand for: in scope, ambient, in the catalogue.
extension Checker {
  /// A name used as a value.
  mutating func name(_ name: NameSyntax, hint: Type?) -> CheckedExpression {
    if let symbol = symbol(name.text) ?? ambientSymbol(name.text) {
      return reference(symbol, name, hint: hint)
    }
    if let type = typeReference(name.text) {
      return CheckedExpression(.type(type), .metatype(type), name.span)
    }
    if !library.functions(named: name.text).isEmpty {
      return CheckedExpression(
        .reference(Reference(.globalFunction, name.text)), .given, name.span)
    }
    reportUnknownName(name, hint: hint)
    return error(name.span)
  }

  mutating func reference(
    _ symbol: Symbol, _ name: NameSyntax, hint: Type?
  ) -> CheckedExpression {
    var reference = symbol.reference
    reference.name = name.text
    checkAvailability(symbol.availability, named: name.text, name.span)
    guard let parameters = symbol.parameters else {
      return CheckedExpression(.reference(reference), symbol.type, name.span)
    }
    // A slot, action or function by its name alone: a closure.
    var type = Type.function(
      Type.FunctionType(parameters: parameters.map(\.type), result: symbol.type))
    if symbol.isOptional { type = .optional(type) }
    return CheckedExpression(.reference(reference), type, name.span)
  }

  /// Environment values that describe a situation and tracked states: names that need no
  /// declaration.
  mutating func ambientSymbol(_ name: String) -> Symbol? {
    guard context.kind != .constant else { return nil }
    if name == "isHovered" {
      return Symbol(reference: Reference(.tracked, name), type: .bool)
    }
    if name == "isPressed", isPrimitiveButtonStyle {
      return Symbol(reference: Reference(.tracked, name), type: .bool)
    }
    guard Checker.isAmbient(name), let value = library.environmentValue(name) else { return nil }
    return Symbol(
      reference: Reference(.environment, name, value.span ?? .none), type: value.type,
      availability: value.availability)
  }

  var isPrimitiveButtonStyle: Bool {
    guard context.kind == .style || context.kind == .part, let index = context.configuration
    else { return false }
    let configuration = module.configurations[index]
    return configuration.origin == .system && configuration.name == "PrimitiveButton"
  }

  /// Whether an environment value describes a situation, so that its bare name means it.
  static func isAmbient(_ name: String) -> Bool {
    situations.contains(name) || name.hasPrefix("accessibility")
  }

  private static let situations: HashSet<String> = [
    "isEnabled", "isFocused", "colorScheme", "colorSchemeContrast", "controlSize",
    "dynamicTypeSize", "layoutDirection", "horizontalSizeClass", "verticalSizeClass",
    "displayScale", "pixelLength", "controlActiveState", "appearsActive", "scenePhase",
    "legibilityWeight", "isSearching", "isPresented", "redactionReasons", "isLuminanceReduced",
    "isScrollEnabled", "backgroundProminence", "widgetRenderingMode", "widgetFamily",
    "isTabBarShowingSections", "supportsMultipleWindows", "editMode", "labelsVisibility",
    "isActivityFullscreen", "showsWidgetContainerBackground", "isHoverEffectEnabled",
    "badgeProminence", "headerProminence", "menuOrder", "isFocusEffectEnabled",
    "isSceneCaptured", "isActivityUpdateReduced",
  ]

  /// `$name`
  mutating func projection(_ name: NameSyntax, _ span: SourceSpan) -> CheckedExpression {
    guard let symbol = symbol(name.text) else {
      reportUnknownName(name)
      return error(span)
    }
    guard symbol.isSettable else {
      report(.notABinding(name, symbol.reference.kind))
      return error(span)
    }
    let type = symbol.projection ?? .nominal("Binding", [symbol.type])
    return CheckedExpression(.projection(symbol.reference), type, span)
  }

  /// A type that a name stands for.
  mutating func typeReference(_ name: String) -> Type? {
    if let nested = context.nestedTypes[name] { return .nominal(nested, []) }
    guard let declaration = library.type(name) else { return nil }
    switch declaration.kind {
    case .alias(let target): return target
    case .protocolType: return nil
    default: return .nominal(declaration.name, [])
    }
  }

  /// The type that was written; a name that is unknown is reported.
  mutating func resolveType(_ syntax: TypeSyntax, generics: HashSet<String> = []) -> Type {
    let scope = TypeScope(generics: generics, nested: context.nestedTypes)
    let type = library.resolve(syntax, in: scope)
    if case .named(let path, let arguments) = syntax.kind, path.count == 1, arguments.isEmpty,
      case .nominal(let name, let given) = type, given.isEmpty, library.type(name) != nil
    {
      return type
    }
    if let unknown = library.unknownName(in: syntax, scope: scope) {
      reportUnknownType(unknown)
      return .error
    }
    if case .named(let path, _) = syntax.kind, path.count > 1,
      case .nominal(let full, _) = type, full.contains("."),
      let generic = library.type(path[0].text)?.generics.first
    {
      report(.notInferred(path[0], generic.name))
      return .error
    }
    return type
  }
}
