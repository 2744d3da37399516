import Hashing
import TypeChecker

/// Functions, and parts that are drawn by a method.
extension BodyEmitter {
  /// `private func tone(for size: Size) -> Color { … }`
  mutating func functionText(_ function: CheckedFunction, access: String = "private ") -> String {
    let outer = (pending.count, claimed)
    let head = head(
      access + "func " + name(Reference(.styleFunction, function.name)), function.parameters,
      function.result.swift)
    let statements = resolutions(of: function.parameters)
    let text = string { emitter in
      emitter.out.append(head)
      emitter.out.append(.newline)
      emitter.writeIndented {
        $0.writeFunctionBody(function.body, Place(edge: 4), after: statements)
      }
      emitter.out.append("\n}")
    }
    pending.truncate(to: outer.0)
    claimed = outer.1
    return text
  }

  /// The method that draws a part which needs nothing of its own.
  mutating func methodText(_ part: CheckedPart, name: String) -> String {
    let outer = (pending.count, claimed, methodParameters)
    methodParameters = part.parameters.map(\.name)
    let head = head("private func " + name, part.parameters, "some View")
    let content = string {
      $0.writeContent(part.body.content.items, constants: part.body.constants, suffix: [])
    }
    let body = (resolutions(of: part.parameters) + [content]).joined(separator: "\n")
    pending.truncate(to: outer.0)
    (claimed, methodParameters) = (outer.1, outer.2)
    let documentation = part.documentation.map { "///" + ($0.isEmpty ? "" : " " + $0) + "\n" }
    return documentation.joined() + "@ViewBuilder\n" + head + "\n" + body.indented() + "\n}"
  }

  /// `private func dot(at position: Int, size: CGFloat = 4) -> some View {`
  private mutating func head(
    _ name: String, _ parameters: [CheckedParameter], _ result: String
  ) -> String {
    let items = parameters.map { parameter in
      declaration(
        of: parameter, among: parameters, type: parameter.type.swiftParameterOfMethod(parameter))
    }
    return SwiftWriter.listed(
      name + "(", items, ") -> " + result + " {", room: SwiftWriter.width - 2)
  }

  /// `let size: CGFloat = size ?? width / 2` for each default value that is made from other parameters.
  mutating func resolutions(of parameters: [CheckedParameter]) -> [String] {
    parameters.compactMap { parameter in
      guard parameter.hasDependentDefault(among: parameters), let value = parameter.defaultValue
      else { return nil }
      let name = SwiftName.escaped(parameter.name)
      let head = "let " + name + ": " + parameter.type.swift + " = " + name + " ?? "
      let text = standaloneText(value, Place(edge: 4).after(head))
      if case .ternary = value.kind { return head + "(" + text + ")" }
      return head + text
    }
  }

  /// `at position: Int = 3`; what is made from other parameters is optional here.
  mutating func declaration(
    of parameter: CheckedParameter, among parameters: [CheckedParameter], type: String
  ) -> String {
    let name = SwiftName.escaped(parameter.name)
    var text = name
    if parameter.label != parameter.name {
      text = (parameter.label.map(SwiftName.label) ?? "_") + " " + name
    }
    if parameter.hasDependentDefault(among: parameters) {
      return text + ": " + Type.optional(parameter.type).swift + " = nil"
    }
    text += ": " + type
    if let value = parameter.defaultValue {
      text += " = " + standaloneText(value, Place(edge: 6).after(text + " = "))
    }
    return text
  }
}

extension Type {
  /// For a parameter whose value does not outlive the call.
  fileprivate func swiftParameterOfMethod(_ parameter: CheckedParameter) -> String {
    guard case .function(let function) = self else { return swift }
    let isBuilder = function.isViewBuilder || parameter.isViewBuilder
    return (isBuilder ? "@ViewBuilder " : "") + "@escaping " + swift
  }
}
