import Diagnostics
import Parser

/// What the modifiers of `when`s select: `.padding(.leading, 4)` is another one than `.padding(.top, 4)`.
extension Checker {
  enum SelectionOrder { case equal, disjoint, overlapping, otherCall }

  /// How what a call selects lies to what an earlier modifier selects.
  mutating func compareSelection(
    _ call: CallSyntax, _ target: ChainBuilder.Target
  ) -> SelectionOrder {
    let declaration = target.candidate.declaration
    guard !declaration.selecting.isEmpty else { return .equal }
    let (parameters, failure) = match(arguments(of: call), partly(declaration.parameters))
    if failure != nil { return .equal }
    var own = selection(call, parameters, declaration)
    if own == target.selection { return .equal }
    // `.padding(20)` selects nothing and is a call of another declaration.
    var isOther = false
    for (argument, parameter) in zip(arguments(of: call), parameters) {
      let declared = declaration.parameters[parameter]
      guard declaration.selecting.contains(declared.name), !declared.type.hasParameters else {
        continue
      }
      if attempt({ $0.check(argument.value, as: declared.type) }).score.errors > 0,
        isNumber(argument.value)
      {
        own[declared.name] = ""
        isOther = true
      }
    }
    if isOther, own == target.selection { return .otherCall }
    // An argument that is left out, and names no selection, leaves the selection as it is.
    for (name, text) in own where text != target.selection[name] {
      let earlier = target.selection[name] ?? ""
      if let first = Checker.edges(text), let second = Checker.edges(earlier) {
        if first == second { continue }
        if first & second == 0 { return .disjoint }
        return .overlapping
      }
      return .disjoint
    }
    return .equal
  }

  private mutating func isNumber(_ syntax: ExpressionSyntax) -> Bool {
    attempt { $0.infer(syntax, hint: nil).type }.result.isNumber
  }

  /// A set of edges as bits; nil where the text is something else.
  static func edges(_ text: String) -> Int? {
    let names = [
      ".top": 1, ".leading": 2, ".bottom": 4, ".trailing": 8, ".horizontal": 10, ".vertical": 5,
      ".all": 15, "": 15,
    ]
    var text = text
    if text.hasPrefix("["), text.hasSuffix("]") {
      text.removeFirst()
      text.removeLast()
    }
    var result = 0
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let trimmed = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      var name = String(trimmed)
      if name.hasPrefix("Edge.Set.") { name = String(name.dropFirst(8)) }
      guard let bits = names[name] else { return nil }
      result |= bits
    }
    return result
  }

  /// The parameters of a declaration when it is read as the call of a `when`: all may be left out.
  func partly(
    _ parameters: [MemberDeclaration.Parameter]
  ) -> [MemberDeclaration.Parameter] {
    parameters.map { parameter in
      var parameter = parameter
      parameter.hasDefault = true
      return parameter
    }
  }
}
