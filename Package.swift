// swift-tools-version: 6.0
import PackageDescription

// The catalogue as people read it; what is compiled is made from it.
let catalogueSources = [
  "Accessibility", "Additions", "Animation", "Color", "Configurations", "Containers",
  "ControlStyles", "Controls", "Environment", "EnvironmentValues", "Font", "Functions",
  "Gestures", "Image", "Layout", "ShapeStyle", "Shapes", "Standard", "Symbols", "SystemColors",
  "Text", "View",
].map { "Catalogue/\($0).style" }

let package = Package(
  name: "stylec",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "stylec", targets: ["stylec"]),
    .plugin(name: "StylecPlugin", targets: ["StylecPlugin"]),
    .plugin(name: "StylecCommand", targets: ["StylecCommand"]),
  ],
  targets: [
    // Each core target imports only the ones above it.
    .target(name: "Parallel"),
    .target(name: "Hashing"),
    .target(name: "Diagnostics", dependencies: ["Hashing"]),
    .target(name: "Lexer", dependencies: ["Diagnostics"]),
    .target(name: "Parser", dependencies: ["Diagnostics", "Lexer"]),
    .target(
      name: "TypeChecker", dependencies: ["Hashing", "Diagnostics", "Lexer", "Parser"],
      exclude: catalogueSources),
    .target(
      name: "States",
      dependencies: ["Hashing", "Parallel", "Diagnostics", "Lexer", "Parser", "TypeChecker"]),
    .target(
      name: "Codegen",
      dependencies: [
        "Hashing", "Parallel", "Diagnostics", "Lexer", "Parser", "TypeChecker", "States",
      ]),
    .executableTarget(
      name: "stylec",
      dependencies: [
        "Hashing", "Parallel", "Diagnostics", "Lexer", "Parser", "TypeChecker", "States", "Codegen",
      ]),
    .plugin(name: "StylecPlugin", capability: .buildTool(), dependencies: ["stylec"]),
    .plugin(
      name: "StylecCommand",
      capability: .command(
        intent: .custom(verb: "stylec", description: "Write a Swift file for each .style file"),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the Swift files beside your sources.")
        ]),
      dependencies: ["stylec"]),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "LexerTests", dependencies: ["Lexer", "Diagnostics"]),
    .testTarget(name: "ParserTests", dependencies: ["Parser", "Lexer", "Diagnostics"]),
    .testTarget(
      name: "TypeCheckerTests",
      dependencies: ["Codegen", "TypeChecker", "Parser", "Lexer", "Diagnostics"]),
    .testTarget(
      name: "CodegenTests",
      dependencies: ["Codegen", "TypeChecker", "Parser", "Lexer", "Diagnostics"],
      exclude: ["DeclarationsGoldens"]),
    // For tests and fuzzing: syntax trees as text, and valid texts from the grammar.
    .target(
      name: "StyleGeneration", dependencies: ["Diagnostics", "Parser"],
      path: "Tests/StyleGeneration"),
    .testTarget(
      name: "RobustnessTests",
      dependencies: ["StyleGeneration", "Codegen", "TypeChecker", "Parser", "Diagnostics"]),
    .testTarget(
      name: "GrammarTests",
      dependencies: ["Codegen", "TypeChecker", "Parser", "Lexer", "Diagnostics"]),
    .testTarget(
      name: "EmittedSwiftTests", dependencies: ["Codegen", "TypeChecker", "Diagnostics"]),
    .testTarget(
      name: "StatesTests",
      dependencies: ["States", "Codegen", "TypeChecker", "Parser", "Lexer", "Diagnostics"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "stylec", "Diagnostics", "Lexer", "Parser", "TypeChecker", "Codegen",
      ]),
    .testTarget(
      name: "BuildStepTests", dependencies: ["stylec"], exclude: ["XcodeProjectPlugin"]),
  ]
)

#if os(Linux)
  // A SwiftUI without a screen, which runs what is emitted, and the tests that use it.
  package.targets += [
    .target(
      name: "SwiftUI", path: "Tests/HeadlessSwiftUI", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "BehaviourTests",
      dependencies: ["stylec", "Codegen", "States", "TypeChecker", "Diagnostics"],
      exclude: ["Fixtures", "Scenarios", "Support"]),
  ]
#endif
