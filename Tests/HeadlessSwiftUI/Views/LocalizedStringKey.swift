/// A key of a string table; here the string itself, with its interpolations filled in.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let string: String

  public init(_ value: String) { string = value }
  public init(stringLiteral value: String) { string = value }
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// Collects the parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var string = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { string += literal }
    public mutating func appendInterpolation(_ string: String) { self.string += string }
    public mutating func appendInterpolation(_ text: Text) { string += text.string }
    public mutating func appendInterpolation(_ image: Image) { string += describe(image) }
    public mutating func appendInterpolation<T>(_ value: T) { string += describe(value) }
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      string += describe(value)
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      string += format.format(input)
    }
  }
}

extension LocalizedStringKey: Described {
  var described: String { "\"\(string)\"" }
}
