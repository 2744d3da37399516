import Hashing
import Parser
import TypeChecker

/// Writes an enum; one case to a line where cases have documentation.
func emitEnum(_ enumeration: CheckedEnum, into writer: inout SwiftWriter) {
  writer.documentation(enumeration.documentation)
  writer.availability(enumeration.availability)
  let name = enumeration.swiftName.split(separator: ".").last.map(String.init) ?? "_"
  let access = enumeration.access.prefix
  writer.block("\(access)enum \(SwiftName.escaped(name)): CaseIterable, Hashable, Sendable") {
    writer in
    let names = enumeration.cases.map { SwiftName.escaped($0.name) }
    let line = "case " + names.joined(separator: ", ")
    let isPlain = enumeration.cases.allSatisfy(\.documentation.isEmpty)
    if isPlain, line.utf8.count <= writer.room {
      writer.line(line)
      return
    }
    for (name, enumCase) in zip(names, enumeration.cases) {
      writer.documentation(enumCase.documentation)
      writer.line("case " + name)
    }
  }
}

extension DeclarationContext {
  /// Writes a struct; its memberwise initialiser is written out where Swift's own is not as
  /// visible as the struct.
  func emit(_ structure: CheckedStruct, into writer: inout SwiftWriter) {
    let access = structure.access.prefix
    writer.documentation(structure.documentation)
    writer.availability(structure.availability)
    writer.block("\(access)struct \(structure.name)") { writer in
      for field in structure.fields {
        writer.documentation(field.documentation)
        let property = SwiftName.escaped(field.name) + ": " + field.type.swift
        if structure.access != .internal {
          writer.line("\(access)let \(property)")
        } else if let value = field.defaultValue {
          writer.line("var \(property) = \(text(value))")
        } else {
          writer.line("let \(property)")
        }
      }
      if structure.access == .internal { return }
      writer.separate()
      let parameters = structure.fields.map { field in
        CheckedParameter(
          label: field.name, name: field.name, type: field.type,
          defaultValue: field.defaultValue, span: structure.span)
      }
      let isFree = structure.fields.allSatisfy { $0.type.isKnownSendable(in: index) }
      emitInitialiser(
        access: (isFree ? "nonisolated " : "") + access,
        ParameterLists(parameters, names: names, context: self), into: &writer)
    }
  }

  /// Writes a `let` of a file: stored where its value may be shared between threads, else
  /// computed; free of isolation where its value is made of literals and SwiftUI's own values.
  func emit(_ declaration: CheckedFileConstant, into writer: inout SwiftWriter) {
    let constant = declaration.constant
    writer.documentation(declaration.documentation)
    writer.availability(declaration.availability)
    let property = SwiftName.escaped(constant.name) + ": " + constant.type.swift
    let access = declaration.access.prefix
    guard constant.type.isKnownSendable(in: index),
      case .expression(let value) = constant.value
    else {
      writer.block("\(access)var \(property)") { writer in emit(constant.value, into: &writer) }
      return
    }
    let isolation = value.isFreeOfIsolation(bodies.freeConstants.contains) ? "nonisolated " : ""
    writer.line("\(isolation)\(access)let \(property) = \(text(value))")
  }
}

extension Type {
  /// Whether values of it may be shared between threads, as far as can be told.
  func isKnownSendable(in index: ModuleIndex) -> Bool {
    switch self {
    case .optional(let type), .array(let type): return type.isKnownSendable(in: index)
    case .dictionary(let key, let value):
      return key.isKnownSendable(in: index) && value.isKnownSendable(in: index)
    case .tuple(let elements): return elements.allSatisfy { $0.type.isKnownSendable(in: index) }
    case .nominal(let name, let arguments):
      let isKnown = Type.sendable.contains(name) || index.enums.contains(name)
      return isKnown && arguments.allSatisfy { $0.isKnownSendable(in: index) }
    default: return false
    }
  }

  private static let sendable: HashSet<String> = [
    "Angle", "Animation", "AnyGradient", "AnyShapeStyle", "Bool", "CGFloat", "CGPoint", "CGRect",
    "CGSize", "Character", "ClosedRange", "Color", "Date", "Double", "EdgeInsets", "Float", "Font",
    "Font.Weight", "Gradient", "Int", "LinearGradient", "Range", "String", "UnitPoint",
  ]
}
