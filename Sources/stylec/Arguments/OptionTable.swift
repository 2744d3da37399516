/// All options, each once; commands pick theirs by name.
enum OptionTable {
  static let all: [OptionSpecification] = files + language + tables + diagnostics + builds + general

  /// Those that a settings file may hold.
  static let settings = all.filter(\.isSetting)

  private static let files: [OptionSpecification] = [
    OptionSpecification(
      "output", short: "o", .folder("DIR|FILE"), .files, isSetting: true,
      "where to write: a folder, one '.swift' file for one input, or '-' for standard output"),
    OptionSpecification(
      "root", .folder("DIR"), .files, isSetting: true,
      "the folder that output names and the paths in the output start from; else the settings "
        + "file's folder, else the nearest one that holds all inputs"),
    OptionSpecification(
      "settings", .file("FILE"), .files,
      "the settings file; else the nearest 'stylec.settings' in the inputs' folder or above it"),
    OptionSpecification("no-settings", .files, "look for no settings file"),
    OptionSpecification(
      "input-list", .file("FILE"), .files, "a file that names further inputs, one on a line"),
    OptionSpecification(
      "stdin-name", .text("NAME"), .files,
      "what the input '-' is called in messages and in the output (stdin.style)"),
  ]

  private static let language: [OptionSpecification] = [
    OptionSpecification(
      "target", .text("LIST"), .language, isSetting: true,
      "what the output must run on where no file has a 'target': \"iOS 16, macOS 13\""),
    OptionSpecification(
      "package-manifest", .file("FILE"), .language,
      "a Package.swift whose 'platforms:' are the targets where nothing else gives any"),
    OptionSpecification(
      "fallback-target", .text("LIST"), .language, isHidden: true,
      "targets where nothing else gives any"),
    OptionSpecification(
      "access", .words(["internal", "package", "public"]), .language, isSetting: true,
      "the access of declarations that state none (internal)"),
    OptionSpecification(
      "import", .text("MODULES"), .language, isSetting: true,
      "modules that every output imports, separated by commas"),
    OptionSpecification(
      "bundle", .text("main|module|EXPR"), .language, isSetting: true,
      "where 'Text' looks strings up: the app's bundle, the package's, or a Swift expression (main)"
    ),
    OptionSpecification(
      "source-locations", .language, isSetting: true,
      "put '#swift' blocks under '#sourceLocation', so that Swift's errors point at the source"),
    OptionSpecification(
      "forbid-swift", .language, isSetting: true, "refuse '#swift' blocks"),
  ]

  private static let tables: [OptionSpecification] = [
    OptionSpecification("style", .text("NAME"), .tables, "only the style of this name"),
    OptionSpecification(
      "format", .words(TableFormat.allCases.map(\.rawValue)), .tables,
      "the form of the tables (text)"),
  ]

  private static let diagnostics: [OptionSpecification] = [
    OptionSpecification(
      "diagnostics", .words(DiagnosticFormat.allCases.map(\.rawValue)), .diagnostics,
      "the form of diagnostics (text); json and sarif go to standard output"),
    OptionSpecification(
      "diagnostics-output", .file("FILE"), .diagnostics, "write the diagnostics to a file"),
    OptionSpecification(
      "color", .words(["auto", "always", "never"]), .diagnostics,
      "colours: on a terminal unless NO_COLOR is set, always, or never (auto)"),
    OptionSpecification(
      "limit", .text("N"), .diagnostics, "show at most N diagnostics, 0 for all (100)"),
    OptionSpecification(
      "werror", .diagnostics, isSetting: true, "count warnings as errors"),
    OptionSpecification(
      "warn", .diagnosticID, .diagnostics, isSetting: true, "switch warnings on, by id or 'all'"),
    OptionSpecification(
      "no-warn", .diagnosticID, .diagnostics, isSetting: true, "switch warnings off, by id or 'all'"
    ),
  ]

  private static let builds: [OptionSpecification] = [
    OptionSpecification(
      "check", .builds,
      "write nothing; fail with a diff if what is there is not what would be written"),
    OptionSpecification(
      "prune", .builds, "also remove what stylec wrote for sources that are no longer there"),
    OptionSpecification("list-outputs", .builds, "print what would be written, and stop"),
    OptionSpecification(
      "emit-dependencies", .file("FILE"), .builds,
      "write which output depends on which input, for Make and Ninja"),
    OptionSpecification(
      "stamp", .file("FILE"), .builds, "touch a file after each success, for Make"),
    OptionSpecification("watch", .builds, "run again whenever an input changes"),
    OptionSpecification(
      "jobs", short: "j", .text("N"), .builds, "how many cores to use (all)"),
    OptionSpecification(
      "fix", .builds, "carry out fix-its, until none is left that only one way is open for"),
    OptionSpecification(
      "diff", .builds,
      "with --fix: print what would change instead; with states: compare OLD with NEW"),
    OptionSpecification(
      "declarations", .file("FILE"), .builds,
      "with --fix: the file that gathers missing declarations (Extern.style in the root folder)"),
  ]

  private static let general: [OptionSpecification] = [
    OptionSpecification("verbose", short: "v", .general, "say what is written"),
    OptionSpecification("help", short: "h", .general, "print this help"),
    OptionSpecification("version", .general, "print the version"),
  ]
}
