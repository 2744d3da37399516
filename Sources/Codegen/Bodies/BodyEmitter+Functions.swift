import Hashing
import TypeChecker

/// Functions, and parts that are drawn by a method.
extension BodyEmitter {
  /// `private func tone(for size: Size) -> Color { … }`
  mutating func functionText(_ function: CheckedFunction, access: String = "private ") -> String {
    let outer = (pending, taken)
    pending = []
    let head = head(
      access + "func " + name(Reference(.styleFunction, function.name)), function.parameters,
      function.result.swift)
    let body = functionBody(function.body, Place(edge: 4))
    (pending, taken) = outer
    return head + "\n" + body.indented() + "\n}"
  }

  /// The method that draws a part which needs nothing of its own.
  mutating func methodText(_ part: CheckedPart, name: String) -> String {
    let outer = (pending, taken, methodParameters)
    pending = []
    methodParameters = HashSet(part.parameters.map(\.name))
    let head = head("private func " + name, part.parameters, "some View")
    let body = contentText(part.body, constants: part.body.constants, suffix: [])
    (pending, taken, methodParameters) = outer
    let documentation = part.documentation.map { "///" + ($0.isEmpty ? "" : " " + $0) + "\n" }
    return documentation.joined() + "@ViewBuilder\n" + head + "\n" + body.indented() + "\n}"
  }

  /// `private func dot(at position: Int, size: CGFloat = 4) -> some View {`
  private mutating func head(
    _ name: String, _ parameters: [CheckedParameter], _ result: String
  ) -> String {
    let items = parameters.map { parameter in
      declaration(of: parameter, type: parameter.type.swiftParameterOfMethod(parameter))
    }
    return SwiftWriter.listed(
      name + "(", items, ") -> " + result + " {", room: SwiftWriter.width - 2)
  }

  /// `at position: Int = 3`
  mutating func declaration(of parameter: CheckedParameter, type: String) -> String {
    let name = SwiftName.escaped(parameter.name)
    var text = name
    if parameter.label != parameter.name {
      text = (parameter.label.map(SwiftName.label) ?? "_") + " " + name
    }
    text += ": " + type
    if let value = parameter.defaultValue {
      text += " = " + self.text(value, Place(edge: 6).after(text + " = "))
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
