import TypeChecker

// All that the declaration emitters ask of those of bodies.
extension DeclarationContext {
  /// The expression as text, for an argument or a default value.
  func text(_ expression: CheckedExpression) -> String {
    expressionText(expression, in: bodies)
  }

  /// Writes the expression, for an argument or a default value.
  func write(_ expression: CheckedExpression, to text: inout TextBuffer) {
    if !text.append(plain: expression) { text.append(expressionText(expression, in: bodies)) }
  }

  /// Writes what stands between the braces of a computed property of this value.
  func emit(_ value: CheckedValue, into writer: inout SwiftWriter) {
    emitValue(value, in: bodies, into: &writer)
  }

  /// Writes a function of a file.
  func emit(_ function: CheckedFunction, into writer: inout SwiftWriter) {
    emitFunction(function, in: bodies, into: &writer)
  }

  /// What stands between the braces of `makeBody` where no view has to draw the style.
  func directContent(_ view: ViewStruct) -> TextBuffer? {
    Codegen.directContent(view, in: bodies)
  }

  /// Writes the view or view modifier of a body, with the views of its parts.
  func emit(_ view: ViewStruct, into writer: inout SwiftWriter) {
    emitViewStruct(view, in: bodies, into: &writer)
  }
}
