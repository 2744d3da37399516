// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "stylec",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "stylec", targets: ["stylec"])
  ],
  targets: [
    // Each core target imports only the ones above it.
    .target(name: "Diagnostics"),
    .target(name: "Lexer", dependencies: ["Diagnostics"]),
    .target(name: "Parser", dependencies: ["Diagnostics", "Lexer"]),
    .target(name: "TypeChecker", dependencies: ["Diagnostics", "Lexer", "Parser"]),
    .target(name: "Codegen", dependencies: ["Diagnostics", "Lexer", "Parser", "TypeChecker"]),
    .executableTarget(
      name: "stylec",
      dependencies: ["Diagnostics", "Lexer", "Parser", "TypeChecker", "Codegen"]),
  ]
)
