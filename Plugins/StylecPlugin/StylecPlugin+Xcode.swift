#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension StylecPlugin: XcodeBuildToolPlugin {
    /// The same for a target of an Xcode project, whose `.style` files must be members of it.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let folder = context.xcodeProject.directoryURL
      let step = StyleBuildStep(
        tool: try context.tool(named: "stylec").url,
        root: folder,
        files: target.inputFiles.map(\.url),
        settingsFolders: [folder.appendingPathComponent(target.displayName), folder],
        manifest: nil,
        output: context.pluginWorkDirectoryURL.appendingPathComponent("Generated"))
      return step.commands(name: target.displayName)
    }
  }
#endif
