import Foundation

/// Runs as somebody whom permissions hold back, since they do not hold back the superuser.
enum Unprivileged {
  /// Runs stylec without the superuser's rights; nil where there is no way to.
  static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> ToolResult? {
    if getuid() != 0 { return try ToolProcess.run(arguments, in: folder.url) }
    let shell = URL(fileURLWithPath: "/bin/sh")
    // A copy, since the build folder may be out of reach.
    let copy = try TemporaryFolder()
    let program = copy.url.appendingPathComponent("stylec")
    try FileManager.default.copyItem(at: ToolProcess.program, to: program)
    let change = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    let probe = try ToolProcess.run(
      ["-c", "exec \(change) \"$0\" --version", program.path], in: folder.url, program: shell)
    guard probe.status == 0 else { return nil }
    return try ToolProcess.run(
      ["-c", "exec \(change) \"$0\" \"$@\"", program.path] + arguments, in: folder.url,
      program: shell)
  }
}
