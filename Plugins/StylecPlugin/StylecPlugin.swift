import Foundation
import PackagePlugin

/// Compiles the `.style` files of a target as part of its build.
///
/// One command for the whole target, since its files see each other: every `.style` file is an
/// input, and each gives one Swift file, whose name its path in the target decides. stylec itself
/// leaves files alone whose bytes do not change, so that Swift compiles again only what must be.
@main
struct StylecPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    // `directoryURL` of a target is newer than the oldest tools that this package supports.
    let folder = URL(fileURLWithPath: String(describing: target.directory))
    let step = StyleBuildStep(
      tool: try context.tool(named: "stylec").url,
      root: folder,
      files: target.sourceFiles.map(\.url),
      settingsFolders: [folder, context.package.directoryURL],
      manifest: context.package.directoryURL.appendingPathComponent("Package.swift"),
      output: context.pluginWorkDirectoryURL.appendingPathComponent("Generated"))
    return step.commands(name: target.name)
  }
}
