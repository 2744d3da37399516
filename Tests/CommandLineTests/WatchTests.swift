import Foundation
import Testing

@Suite struct WatchTests {
  /// Waits until something holds, for a good while on a slow machine.
  private func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<300 {
      if try condition() { return true }
      usleep(50_000)
    }
    return false
  }

  @Test func everyChangeIsCompiled() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "in/a.style")
    let log = try folder.write("", to: "log")
    let process = try ToolProcess.start(
      ["in", "-o", "out", "--watch", "-v"], in: folder.url,
      errors: try FileHandle(forWritingTo: log))
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    #expect(eventually { folder.exists("out/a.style.swift") })
    let first = try folder.read("out/a.style.swift")
    let date = try folder.modificationDate("out/a.style.swift")

    try folder.write(StyleSources.valid("B"), to: "in/b.style")
    #expect(eventually { folder.exists("out/b.style.swift") })
    #expect(try folder.modificationDate("out/a.style.swift") == date)

    try folder.write(StyleSources.valid("A", padding: 44), to: "in/a.style")
    #expect(try eventually { try folder.read("out/a.style.swift") != first })

    try folder.write(StyleSources.invalid, to: "in/c.style")
    #expect(try eventually { try folder.read("log").contains("c.style:2:5: error: ") })
    #expect(try eventually { try folder.read("log").contains("watch: failed") })
    #expect(process.isRunning)
    #expect(!folder.exists("out/c.style.swift"))

    try folder.write(StyleSources.valid("C"), to: "in/c.style")
    #expect(eventually { folder.exists("out/c.style.swift") })
  }
}
