import Foundation
import PackagePlugin

/// What one target gives the build: its `.style` files, where they come from and where they go.
struct StyleBuildStep {
  let tool: URL
  /// The folder that output names start from.
  let root: URL
  /// All files of the target.
  let files: [URL]
  /// Where a settings file may lie, the nearest first.
  let settingsFolders: [URL]
  /// The manifest that states the platforms; nil in an Xcode project.
  let manifest: URL?
  let output: URL

  /// One command, or none for a target without `.style` files.
  func commands(name: String) -> [Command] {
    let styles = files.filter { $0.pathExtension == "style" }.sorted { $0.path < $1.path }
    if styles.isEmpty { return [] }
    var arguments = ["compile", "-o", output.path, "--source-locations"]
    var inputs = styles
    if let settings {
      arguments += ["--settings", settings.path]
      inputs.append(settings)
    } else {
      arguments.append("--no-settings")
    }
    if let manifest, FileManager.default.fileExists(atPath: manifest.path) {
      arguments += ["--package-manifest", manifest.path]
      inputs.append(manifest)
    }
    // A file from outside the folder, as Xcode allows, goes by the nearest folder that holds all.
    let root = commonRoot(styles)
    arguments += ["--root", root.path, "--"] + styles.map(\.path)
    return [
      .buildCommand(
        displayName: "Compiling the styles of \(name)", executable: tool, arguments: arguments,
        inputFiles: inputs,
        outputFiles: styles.map { style in
          output.appendingPathComponent(OutputName.of(relativePath(style, root)))
        })
    ]
  }

  private var settings: URL? {
    settingsFolders.map { $0.appendingPathComponent("stylec.settings") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func commonRoot(_ styles: [URL]) -> URL {
    var root = self.root
    while !styles.allSatisfy({ isBelow($0, root) }), root.pathComponents.count > 1 {
      root = root.deletingLastPathComponent()
    }
    return root
  }

  private func isBelow(_ file: URL, _ folder: URL) -> Bool {
    file.pathComponents.starts(with: folder.pathComponents)
  }

  private func relativePath(_ file: URL, _ folder: URL) -> String {
    file.pathComponents.dropFirst(folder.pathComponents.count).joined(separator: "/")
  }
}
