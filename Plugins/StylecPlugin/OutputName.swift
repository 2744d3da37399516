/// The one rule that decides what the Swift file of a `.style` file is called.
///
/// `/` becomes `_`, `_` becomes `+_`, `+` becomes `++`, and `.swift` follows: no two paths give one
/// name. The build-tool plugin has a copy of this file, since plugins cannot import targets; a test
/// compares the two.
///
/// ```
/// Button.style              Button.style.swift
/// Controls/Button.style     Controls_Button.style.swift
/// Controls/my_button.style  Controls_my+_button.style.swift
/// ```
enum OutputName {
  /// The name for a path relative to the root folder.
  static func of(_ relativePath: String) -> String {
    var name: [UInt8] = []
    for byte in relativePath.utf8 {
      switch byte {
      case UInt8(ascii: "/"): name += [UInt8(ascii: "_")]
      case UInt8(ascii: "_"), UInt8(ascii: "+"): name += [UInt8(ascii: "+"), byte]
      default: name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self) + ".swift"
  }
}
