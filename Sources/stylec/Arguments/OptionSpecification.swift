/// One option of the command line, as data: parsing, help, completions and settings come from it.
struct OptionSpecification: Sendable {
  /// What follows an option.
  enum Value: Sendable {
    /// Nothing: it is on when it is there. `--name=false` turns it off again.
    case none
    /// A text that help calls by a name.
    case text(String)
    case file(String)
    case folder(String)
    /// One of some words.
    case words([String])
    /// The id of a diagnostic.
    case diagnosticID
  }

  /// The heading of help that it stands under.
  enum Group: String, CaseIterable, Sendable {
    case files = "Files"
    case language = "Output"
    case tables = "Tables"
    case diagnostics = "Diagnostics"
    case builds = "Builds"
    case general = "General"
  }

  /// With two dashes before it on the command line; as it is in a settings file.
  let name: String
  let short: Character?
  let value: Value
  let group: Group
  let help: String
  /// Whether a settings file may hold it.
  let isSetting: Bool
  /// Whether help and completions leave it out.
  let isHidden: Bool

  init(
    _ name: String, short: Character? = nil, _ value: Value, _ group: Group,
    isSetting: Bool = false, isHidden: Bool = false, _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.group = group
    self.help = help
    self.isSetting = isSetting
    self.isHidden = isHidden
  }

  /// An option without a value.
  init(
    _ name: String, short: Character? = nil, _ group: Group, isSetting: Bool = false, _ help: String
  ) {
    self.init(name, short: short, .none, group, isSetting: isSetting, help)
  }

  /// Whether a value must follow.
  var takesValue: Bool {
    if case .none = value { return false }
    return true
  }

  /// How help names the value; empty for none.
  var placeholder: String {
    switch value {
    case .none: return ""
    case .text(let name), .file(let name), .folder(let name): return name
    case .words(let words): return words.joined(separator: "|")
    case .diagnosticID: return "ID"
    }
  }
}
