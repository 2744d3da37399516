import Diagnostics

/// An expression as it was written.
package struct ExpressionSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case integer
    case float
    case boolean(Bool)
    case `nil`
    case string(StringLiteralSyntax)
    /// `#0A84FF`, `#0A84FFCC` as RRGGBBAA
    case color(UInt32)
    case name(NameSyntax)
    /// `$isOn`; the name is without the `$`.
    case projection(NameSyntax)
    /// `.blue`
    case implicitMember(NameSyntax)
    /// `base.name` or `base?.name`
    case member(ExpressionSyntax, NameSyntax, isOptionalChain: Bool)
    case call(CallSyntax)
    /// `base[index]`
    case `subscript`(ExpressionSyntax, [ArgumentSyntax])
    case closure(ClosureSyntax)
    /// `condition ? first : second`
    case ternary(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
    /// `left operator right`; the operator's name is its text (`+`, `??`, `..<`, `&&`).
    case binary(ExpressionSyntax, NameSyntax, ExpressionSyntax)
    /// `!x`, `-x`, `..<x`
    case prefix(NameSyntax, ExpressionSyntax)
    /// `x...`
    case postfix(ExpressionSyntax, NameSyntax)
    /// `value as Type`
    case cast(ExpressionSyntax, TypeSyntax)
    /// One element: parentheses; more: a tuple.
    case tuple([ArgumentSyntax])
    case array([ExpressionSyntax])
    /// `\.name.other`, `\Root.name`; the names behind the root.
    case keyPath(root: TypeSyntax?, path: [NameSyntax])
    case `if`(IfSyntax)
    case `switch`(SwitchSyntax)
    case raw(RawSwiftSyntax)
    /// `styled`, `styled(…)` is a call of it.
    case styled
    /// `available(iOS 26, macOS 26)` in a head.
    case available(PlatformListSyntax)
    /// `os(macOS, iOS)` in a head.
    case operatingSystem(PlatformListSyntax)
    /// Something that could not be parsed; reported already.
    case missing
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// `callee(label: value) { … } label: { … }`, `callee?(value)`
package struct CallSyntax: Sendable {
  package var callee: ExpressionSyntax
  /// Written `callee?(…)`.
  package var isOptional: Bool
  /// False for a call with trailing closures only: `VStack { … }`.
  package var hasParentheses: Bool
  package var arguments: [ArgumentSyntax]
  package var trailingClosures: [TrailingClosureSyntax]
  /// From `(` to `)`; the place behind the callee where there are none.
  package var argumentsSpan: SourceSpan

  package init(
    callee: ExpressionSyntax, isOptional: Bool, hasParentheses: Bool, arguments: [ArgumentSyntax],
    trailingClosures: [TrailingClosureSyntax], argumentsSpan: SourceSpan
  ) {
    self.callee = callee
    self.isOptional = isOptional
    self.hasParentheses = hasParentheses
    self.arguments = arguments
    self.trailingClosures = trailingClosures
    self.argumentsSpan = argumentsSpan
  }
}

/// `label: value` or `value`
package struct ArgumentSyntax: Sendable {
  package var label: NameSyntax?
  package var value: ExpressionSyntax
  /// With its label.
  package var span: SourceSpan

  package init(label: NameSyntax?, value: ExpressionSyntax, span: SourceSpan) {
    self.label = label
    self.value = value
    self.span = span
  }
}

/// The first has no label.
package struct TrailingClosureSyntax: Sendable {
  package var label: NameSyntax?
  package var closure: ClosureSyntax

  package init(label: NameSyntax?, closure: ClosureSyntax) {
    self.label = label
    self.closure = closure
  }
}

/// `{ first, _ in items }`
package struct ClosureSyntax: Sendable {
  /// Nil where no `in` was written; `_` has the text "_".
  package var parameters: [NameSyntax]?
  package var body: BlockSyntax
  package var span: SourceSpan

  package init(parameters: [NameSyntax]?, body: BlockSyntax, span: SourceSpan) {
    self.parameters = parameters
    self.body = body
    self.span = span
  }
}

/// A string with what is interpolated into it.
package struct StringLiteralSyntax: Sendable {
  package enum Segment: Sendable {
    /// The text between two interpolations as it stands in the source, escapes not replaced.
    case text(SourceSpan)
    /// `\(value)`, `\(value, format: …)`
    case interpolation([ArgumentSyntax])
  }

  package var segments: [Segment]
  package var isMultiline: Bool

  package init(segments: [Segment], isMultiline: Bool) {
    self.segments = segments
    self.isMultiline = isMultiline
  }

  /// Whether it has no interpolation.
  package var isPlain: Bool {
    segments.allSatisfy { if case .text = $0 { true } else { false } }
  }
}

/// `#swift { … }`
package struct RawSwiftSyntax: Sendable {
  /// Between the braces.
  package var contentSpan: SourceSpan

  package init(contentSpan: SourceSpan) {
    self.contentSpan = contentSpan
  }
}

/// `(iOS 26, macOS 26)`, `(macOS, iOS)`, `(iOS 26, *)`
package struct PlatformListSyntax: Sendable {
  package struct Entry: Sendable {
    package var platform: NameSyntax
    package var version: VersionSyntax?
    /// `tvOS unavailable`
    package var isUnavailable: Bool

    package init(platform: NameSyntax, version: VersionSyntax?, isUnavailable: Bool = false) {
      self.platform = platform
      self.version = version
      self.isUnavailable = isUnavailable
    }
  }

  package var entries: [Entry]
  package var hasStar: Bool
  package var span: SourceSpan

  package init(entries: [Entry], hasStar: Bool, span: SourceSpan) {
    self.entries = entries
    self.hasStar = hasStar
    self.span = span
  }
}

/// `16`, `10.15`, `16.4.1`
package struct VersionSyntax: Sendable, Hashable {
  package var major: Int
  package var minor: Int
  package var patch: Int
  package var span: SourceSpan

  package init(major: Int, minor: Int, patch: Int, span: SourceSpan) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.span = span
  }
}
