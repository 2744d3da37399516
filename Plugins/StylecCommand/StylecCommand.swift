import Foundation
import PackagePlugin

/// `swift package stylec`: writes the Swift files into the package, for teams that commit them.
///
/// ```
/// swift package --allow-writing-to-package-directory stylec
/// swift package stylec --check
/// swift package stylec --target Controls --output-name Styles
/// ```
///
/// Each target's files go into its folder `Generated`, or the one that `--output-name` says. All
/// other arguments reach stylec as they are.
@main
struct StylecCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    // Xcode passes the targets that were ticked in its dialogue as `--target`.
    let names = extractor.extractOption(named: "target")
    let folder = extractor.extractOption(named: "output-name").last ?? "Generated"
    let tool = try context.tool(named: "stylec").url
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    var count = 0
    for target in targets.compactMap({ $0 as? any SourceModuleTarget }) {
      // `directoryURL` of a target is newer than the oldest tools that this package supports.
      let root = URL(fileURLWithPath: String(describing: target.directory))
      let step = CommittedStyles(
        tool: tool, root: root,
        files: target.sourceFiles.map(\.url).filter { $0.pathExtension == "style" },
        settingsFolders: [root, context.package.directoryURL],
        manifest: context.package.directoryURL.appendingPathComponent("Package.swift"),
        output: root.appendingPathComponent(folder))
      if step.files.isEmpty { continue }
      count += 1
      try step.run(passing: extractor.remainingArguments, name: target.name)
    }
    if count == 0 { Diagnostics.warning("no target has a .style file") }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StylecCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let folder = extractor.extractOption(named: "output-name").last ?? "Generated"
      let project = context.xcodeProject.directoryURL
      for target in context.xcodeProject.targets
      where names.isEmpty || names.contains(target.displayName) {
        let step = CommittedStyles(
          tool: try context.tool(named: "stylec").url, root: project,
          files: target.inputFiles.map(\.url).filter { $0.pathExtension == "style" },
          settingsFolders: [project.appendingPathComponent(target.displayName), project],
          manifest: nil,
          output: project.appendingPathComponent(target.displayName)
            .appendingPathComponent(folder))
        if step.files.isEmpty { continue }
        try step.run(passing: extractor.remainingArguments, name: target.displayName)
      }
    }
  }
#endif
