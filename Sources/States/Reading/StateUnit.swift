import Diagnostics
import TypeChecker

/// What has states of its own: a style, or a view or modifier that a file declares.
struct StateUnit: Sendable {
  enum Kind: Sendable {
    case style, part, modifier
  }

  var kind: Kind
  var name: String
  /// The configuration that a style is for, "" for the others.
  var configurationName: String
  var configuration: Int?
  var body: CheckedBody
  var parameters: [CheckedParameter]
  var span: SourceSpan

  /// All of a module, in the order of the source.
  static func all(in module: CheckedModule) -> [StateUnit] {
    module.files.flatMap(\.items).compactMap { item in
      switch item {
      case .style(let index):
        let style = module.styles[index]
        return StateUnit(
          kind: .style, name: style.name,
          configurationName: module.configurations[style.configuration].name,
          configuration: style.configuration, body: style.body, parameters: style.parameters,
          span: style.span)
      case .part(let index):
        let part = module.parts[index]
        return StateUnit(
          kind: .part, name: part.name, configurationName: "", configuration: nil, body: part.body,
          parameters: part.parameters, span: part.span)
      case .modifier(let index):
        let modifier = module.modifiers[index]
        return StateUnit(
          kind: .modifier, name: modifier.name, configurationName: "", configuration: nil,
          body: modifier.body, parameters: modifier.parameters, span: modifier.span)
      default: return nil
      }
    }
  }
}
