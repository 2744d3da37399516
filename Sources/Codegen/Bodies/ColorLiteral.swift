/// `#0A84FF` as Swift.
enum ColorLiteral {
  /// `Color(.sRGB, red: 0.039, green: 0.518, blue: 1)` for RRGGBBAA.
  static func text(_ rgba: UInt32) -> String {
    let opacity = rgba & 0xFF
    return "Color(.sRGB, red: " + fraction(rgba >> 24) + ", green: " + fraction(rgba >> 16 & 0xFF)
      + ", blue: " + fraction(rgba >> 8 & 0xFF)
      + (opacity == 0xFF ? ")" : ", opacity: " + fraction(opacity) + ")")
  }

  /// The shortest decimal that is `byte` when it is multiplied by 255 and rounded.
  static func fraction(_ byte: UInt32) -> String {
    var scale: UInt32 = 1
    var digits = 0
    while true {
      let value = (byte * scale * 2 + 255) / 510
      if (value * 255 * 2 + scale) / (2 * scale) == byte {
        if digits == 0 { return String(value) }
        let text = String(value)
        return "0." + String(repeating: "0", count: digits - text.utf8.count) + text
      }
      scale *= 10
      digits += 1
    }
  }
}
