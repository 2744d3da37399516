import Diagnostics
import Hashing
import Parser

/// What may be used on the versions that the output must run on.
extension Checker {
  /// Whether a declaration exists on all targets.
  func isAvailable(_ availability: Availability) -> Bool {
    firstGap(availability) == nil
  }

  /// The first target on which a declaration does not exist, and from when it does (nil: never).
  func firstGap(_ availability: Availability) -> (Platform, Version?)? {
    if availability.versions.isEmpty { return nil }
    for platform in Platform.allCases {
      guard let target = context.targets[platform] else { continue }
      guard let entry = availability.versions[platform] else { continue }
      guard let version = entry else { return (platform, nil) }
      if version > target { return (platform, version) }
    }
    return nil
  }

  mutating func checkAvailability(
    _ availability: Availability, named name: String, _ span: SourceSpan
  ) {
    guard let (platform, version) = firstGap(availability) else { return }
    score.unavailable += 1
    let condition = condition(for: availability, exists: version != nil)
    missingAvailability = condition
    report(
      .notAvailable(
        name, platform, version, target: context.targets[platform] ?? Version(0),
        condition: condition, span))
  }

  /// What to write behind `if` so that a declaration exists.
  func condition(for availability: Availability, exists: Bool) -> String {
    if exists {
      let list = needed(availability).map { "\($0.platform.name) \($0.version)" }
      return "available(\(list.joined(separator: ", ")))"
    }
    let platforms = Platform.allCases.filter { platform in
      guard context.targets[platform] != nil else { return false }
      if let entry = availability.versions[platform] { return entry != nil }
      return true
    }
    return "os(\(platforms.map(\.name).joined(separator: ", ")))"
  }

  /// The versions to write in `if available(…)`.
  private func needed(_ availability: Availability) -> [PlatformVersion] {
    Platform.allCases.compactMap { platform in
      guard context.targets[platform] != nil else { return nil }
      guard let entry = availability.versions[platform], let version = entry else { return nil }
      return PlatformVersion(platform, version)
    }
  }

  /// A declaration is used: it must exist on the targets, and should not be deprecated there.
  mutating func checkUse(
    of declaration: MemberDeclaration, _ span: SourceSpan, _ call: CallSyntax? = nil
  ) {
    let name = declaration.name == "init" ? declaration.owner : declaration.name
    checkAvailability(declaration.availability, named: name, span)
    guard let deprecation = declaration.deprecation, isDeprecated(deprecation),
      isReplaceable(declaration, deprecation)
    else { return }
    report(.deprecated(name, deprecation, span, fixIts: deprecationFixIts(declaration, span, call)))
  }

  mutating func checkTypeUse(_ type: Type, _ name: NameSyntax) {
    guard case .nominal(let typeName, _) = type, let declaration = library.type(typeName) else {
      return
    }
    checkAvailability(declaration.availability, named: name.text, name.span)
    if let deprecation = declaration.deprecation, isDeprecated(deprecation) {
      report(.deprecated(name.text, deprecation, name.span, fixIts: []))
    }
  }

  /// Whether what should be used instead exists on the targets, as far as it can be told.
  private mutating func isReplaceable(
    _ declaration: MemberDeclaration, _ deprecation: Deprecation
  ) -> Bool {
    let head = deprecation.replacement.prefix { $0 != "(" && $0 != " " }
    guard let name = head.split(separator: ".").last.map(String.init) else { return true }
    let isInitialiser = declaration.name == "init" && (name == declaration.owner || name == "init")
    let others = library.members(of: declaration.owner, named: isInitialiser ? "init" : name)
      .filter { $0.deprecation == nil }
    return others.isEmpty || others.contains { isAvailable($0.availability) }
  }

  private func isDeprecated(_ deprecation: Deprecation) -> Bool {
    if deprecation.isSoft || deprecation.isAlways { return true }
    return deprecation.versions.contains { platform, version in
      context.targets[platform].map { $0 >= version } ?? false
    }
  }

  /// Replacements that keep the meaning.
  private func deprecationFixIts(
    _ declaration: MemberDeclaration, _ span: SourceSpan, _ call: CallSyntax?
  ) -> [Diagnostic.FixIt] {
    guard let call else { return [] }
    let arguments = call.arguments
    func rename(_ name: String) -> Diagnostic.FixIt {
      Diagnostic.FixIt("use '\(name)'", [.init(span, name)])
    }
    switch (declaration.owner, declaration.name) {
    case (_, "foregroundColor"):
      guard arguments.count == 1, !isNil(arguments[0].value) else { return [] }
      return [rename("foregroundStyle")]
    case ("View", "accentColor"):
      return [rename("tint")]
    case ("View", "edgesIgnoringSafeArea") where arguments.count == 1:
      return [
        .init(
          "use 'ignoresSafeArea'",
          [
            .init(span, "ignoresSafeArea"), .init(arguments[0].span.startPoint, "edges: "),
          ])
      ]
    case ("View", "disableAutocorrection") where arguments.count == 1:
      return [rename("autocorrectionDisabled")]
    case ("View", "onChange"):
      guard let closure = call.trailingClosures.first?.closure,
        let name = closure.parameters?.first,
        closure.parameters?.count == 1
      else { return [] }
      return [.init("take the old value as well", [.init(name.span.startPoint, "_, ")])]
    case ("View", "cornerRadius"):
      guard arguments.count == 1 else { return [] }
      let radius = text(arguments[0].value.span)
      return [
        .init(
          "use 'clipShape(.rect(cornerRadius:))'",
          [
            .init(
              span.union(call.argumentsSpan), "clipShape(.rect(cornerRadius: \(radius)))")
          ])
      ]
    case ("View", "background"), ("View", "overlay"):
      guard call.trailingClosures.isEmpty, let value = arguments.first, value.label == nil else {
        return []
      }
      let rest = arguments.dropFirst().map { text($0.span) }.joined(separator: ", ")
      let parentheses = rest.isEmpty ? "" : "(\(rest))"
      return [
        .init(
          "use the form with a block",
          [
            .init(
              span.union(call.argumentsSpan),
              "\(declaration.name)\(parentheses) { \(text(value.span)) }")
          ])
      ]
    case ("View", "mask"):
      guard call.trailingClosures.isEmpty, arguments.count == 1 else { return [] }
      return [
        .init(
          "use the form with a block",
          [.init(span.union(call.argumentsSpan), "mask { \(text(arguments[0].value.span)) }")])
      ]
    default:
      return []
    }
  }

  private func isNil(_ syntax: ExpressionSyntax) -> Bool {
    if case .nil = syntax.kind { return true }
    return false
  }

  // MARK: - Narrowing

  /// Takes over what a fixed condition says of the targets.
  mutating func narrow(_ condition: FixedCondition, holds: Bool) {
    context.targets = narrowed(context.targets, condition, holds: holds)
  }

  private func narrowed(
    _ targets: HashMap<Platform, Version>, _ condition: FixedCondition, holds: Bool
  ) -> HashMap<Platform, Version> {
    var result = targets
    switch condition {
    case .available(let versions, let includesOthers):
      guard holds else {
        // The platforms that hold on every target version never come here.
        for entry in versions where (targets[entry.platform] ?? Version(0)) >= entry.version {
          result[entry.platform] = nil
        }
        return result
      }
      for platform in targets.keys {
        if let entry = versions.first(where: { $0.platform == platform }) {
          result[platform] = max(targets[platform]!, entry.version)
        } else if !includesOthers {
          result[platform] = nil
        }
      }
    case .os(let platforms, let includesOthers):
      for platform in targets.keys {
        let isIn = platforms.contains(platform) || includesOthers
        if isIn != holds { result[platform] = nil }
      }
    case .not(let inner):
      return narrowed(targets, inner, holds: !holds)
    case .and(let first, let second):
      if holds { return narrowed(narrowed(targets, first, holds: true), second, holds: true) }
    case .or(let first, let second):
      if !holds { return narrowed(narrowed(targets, first, holds: false), second, holds: false) }
    }
    return result
  }
}
