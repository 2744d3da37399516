import Foundation
import Testing

/// What happens when the disk or another process gets in the way.
@Suite struct SafetyTests {
  private static let count = 40

  /// A folder with sources, and the outputs of two versions of them.
  private struct Versions {
    let folder: TemporaryFolder
    let old: [String: String]
    let new: [String: String]

    init() throws {
      folder = try TemporaryFolder()
      for (name, padding) in [("old", 1), ("new", 222)] {
        for index in 0..<SafetyTests.count {
          try folder.write(
            StyleSources.valid("Style\(index)", padding: padding), to: "\(name)/s\(index).style")
        }
        _ = try folder.stylec(name, "-o", "expected-\(name)")
      }
      old = try folder.contents("expected-old")
      new = try folder.contents("expected-new")
    }

    /// Whether each file is one or the other, whole.
    func areWhole(_ path: String) throws -> Bool {
      try folder.contents(path).filter { !$0.key.hasPrefix(".stylec-") }
        .allSatisfy { old[$0.key] == $0.value || new[$0.key] == $0.value }
    }
  }

  @Test func aKillAtAnyMomentLeavesWholeFiles() throws {
    let versions = try Versions()
    #expect(versions.old.count == Self.count && versions.new.count == Self.count)
    #expect(versions.old != versions.new)
    #expect(try versions.folder.stylec("old", "-o", "out").status == 0)
    for round in 0..<40 {
      let process = try ToolProcess.start(
        [round % 2 == 0 ? "new" : "old", "-o", "out"], in: versions.folder.url)
      usleep(UInt32(round) * 700)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(try versions.areWhole("out"))
    }
    #expect(try versions.folder.stylec("new", "-o", "out").status == 0)
    let result = try versions.folder.contents("out").filter { !$0.key.hasPrefix(".stylec-") }
    #expect(result == versions.new)
  }

  @Test func whatAKilledRunLeftIsRemovedLater() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a.style")
    // No process has this number.
    let old = try folder.write("half", to: "out/.stylec-999999999-0.tmp")
    try folder.write("young", to: "out/.stylec-999999999-1.tmp")
    try folder.write("other", to: "out/.stylec-notes.txt")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -600)], ofItemAtPath: old.path)
    #expect(try folder.stylec("a.style", "-o", "out").status == 0)
    #expect(
      folder.names("out") == [".stylec-999999999-1.tmp", ".stylec-notes.txt", "a.style.swift"])
  }

  @Test func runsAtOnceLeaveWholeFiles() throws {
    let versions = try Versions()
    for _ in 0..<5 {
      let processes = try (0..<6).map { index in
        try ToolProcess.start(
          [index % 2 == 0 ? "new" : "old", "-o", "out"], in: versions.folder.url)
      }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      #expect(try versions.areWhole("out"))
      #expect(versions.folder.names("out").count == Self.count)
    }
  }

  @Test func aFullDiskLeavesTheOldFiles() throws {
    let versions = try Versions()
    #expect(try versions.folder.stylec("old", "-o", "out").status == 0)
    // A limit on the size of files fails in the middle of a write, as a full disk does.
    let program = ToolProcess.program.path
    let result = try ToolProcess.run(
      ["-c", "ulimit -f 0; exec \"$0\" new -o out", program], in: versions.folder.url,
      program: URL(fileURLWithPath: "/bin/bash"))
    #expect(result.status == 3)
    #expect(try versions.folder.contents("out") == versions.old)
  }

  #if os(Linux)
    @Test func aFullFileSystemLeavesTheOldFiles() throws {
      let versions = try Versions()
      let disk = versions.folder.url.appendingPathComponent("disk")
      try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
      let shell = URL(fileURLWithPath: "/bin/sh")
      let size = 4096 * (Self.count + Self.count / 2)
      let mounted = try ToolProcess.run(
        ["-c", "mount -t tmpfs -o size=\(size) tmpfs disk"], in: versions.folder.url, program: shell
      )
      // Only some machines let us mount one.
      guard mounted.status == 0 else { return }
      defer {
        _ = try? ToolProcess.run(["-c", "umount disk"], in: versions.folder.url, program: shell)
      }
      try #require(try versions.folder.stylec("old", "-o", "disk").status == 0)
      let result = try versions.folder.stylec("new", "-o", "disk")
      #expect(result.status == 3)
      #expect(result.errors.contains("the disk is full"))
      #expect(try versions.folder.contents("disk") == versions.old)
    }

    @Test func aFullDeviceIsReported() throws {
      let folder = try TemporaryFolder()
      try folder.write(StyleSources.valid("A"), to: "a.style")
      let result = try folder.stylec("a.style", "-o", "/dev/full")
      #expect(result.status == 3)
      #expect(
        result.errors == "stylec: error: cannot write '/dev/full': the disk is full\n")
    }
  #endif

  @Test func aReadOnlyFolderIsReported() throws {
    let versions = try Versions()
    #expect(try versions.folder.stylec("old", "-o", "out").status == 0)
    let out = versions.folder.url.appendingPathComponent("out").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: out)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: out)
    }
    guard let result = try Unprivileged.run(["new", "-o", "out"], in: versions.folder) else {
      return
    }
    #expect(result.status == 3)
    #expect(result.errors.contains("no permission"))
    #expect(try versions.folder.contents("out") == versions.old)
  }

  @Test func aLockedFileIsNotReplaced() throws {
    let versions = try Versions()
    #expect(try versions.folder.stylec("old", "-o", "out").status == 0)
    let out = versions.folder.url.appendingPathComponent("out").path
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: out)
    for name in versions.folder.names("out") {
      try FileManager.default.setAttributes(
        [.posixPermissions: name == "s7.style.swift" ? 0o444 : 0o666],
        ofItemAtPath: out + "/" + name)
    }
    guard let result = try Unprivileged.run(["new", "-o", "out"], in: versions.folder) else {
      return
    }
    #expect(result.status == 3)
    #expect(result.errors.contains("cannot write 'out/s7.style.swift': no permission"))
    // Nothing is replaced when one file cannot be.
    #expect(try versions.folder.contents("out") == versions.old)
  }

  @Test func theOutputStaysInItsFolder() throws {
    let folder = try TemporaryFolder()
    let names = [
      "-o.style", "..style", "...style", "a\nb.style", "~.style", "c\\..\\d.style", "$(x).style",
      "日本.style", "x y.style", "*.style",
    ]
    for (index, name) in names.enumerated() {
      try folder.write(StyleSources.valid("Style\(index)"), to: "root/in/" + name)
    }
    let visible = names.filter { !$0.hasPrefix(".") }
    let result = try ToolProcess.run(
      ["in", "-o", "out"], in: folder.url.appendingPathComponent("root"))
    #expect(result.status == 0)
    #expect(folder.names("root") == ["in", "out"])
    #expect(folder.names() == ["root"])
    #expect(Set(folder.names("root/out")) == Set(visible.map { $0 + ".swift" }))
    let hidden = try ToolProcess.run(
      ["-o", "out", "--", "in/..style", "in/-o.style"],
      in: folder.url.appendingPathComponent("root"))
    #expect(hidden.status == 0)
    #expect(folder.exists("root/out/..style.swift"))
    #expect(folder.names() == ["root"])
  }

  @Test func linksStayLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "a.style")
    try folder.write("old", to: "elsewhere/real.swift")
    let link = folder.url.appendingPathComponent("out/a.style.swift")
    try folder.write("", to: "out/other")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appendingPathComponent("elsewhere/real.swift"))
    #expect(try folder.stylec("a.style", "-o", "out").status == 0)
    #expect(
      (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != nil)
    #expect(try folder.read("elsewhere/real.swift").contains("AButtonStyle"))
    // Standard output by its name, led into a file.
    let direct = try folder.stylec("a.style", "-o", "/dev/stdout")
    #expect(direct.status == 0)
    #expect(direct.output == (try folder.read("elsewhere/real.swift")))
  }

  @Test func aFileOutsideTheRootIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write(StyleSources.valid("A"), to: "outside.style")
    try folder.write("", to: "root/x")
    let result = try folder.stylec("root/../outside.style", "--root", "root", "-o", "root/out")
    #expect(result.status == 2)
    #expect(result.errors.contains("is not below the root folder"))
  }
}
