// swift-tools-version: 6.0
import PackageDescription

// A package as a user of stylec has one: its styles are compiled as part of `swift build`.
let package = Package(
  name: "PluginPackage",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "Controls", targets: ["Controls"])],
  dependencies: [.package(name: "stylec", path: "../..")],
  targets: [
    .target(name: "Controls", plugins: [.plugin(name: "StylecPlugin", package: "stylec")])
  ]
)
