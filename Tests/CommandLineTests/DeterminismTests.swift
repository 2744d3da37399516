import Foundation
import Testing

@Suite struct DeterminismTests {
  private func sources() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for index in 0..<12 {
      try folder.write(
        StyleSources.valid("Style\(index)"), to: "root/f\(index % 3)/s\(index).style")
    }
    try folder.write("", to: "elsewhere/empty")
    return folder
  }

  @Test func theBytesDoNotDependOnTheRun() throws {
    let folder = try sources()
    let root = folder.url.appendingPathComponent("root")
    #expect(try folder.stylec("root", "-o", "expected").status == 0)
    let expected = try folder.contents("expected")
    #expect(expected.count == 12)

    var files: [String] = []
    for index in 0..<12 { files.append("f\(index % 3)/s\(index).style") }
    let absolute = files.map { root.path + "/" + $0 }
    let output = folder.url.path + "/out"
    let elsewhere = folder.url.appendingPathComponent("elsewhere")
    let runs: [(arguments: [String], folder: URL, environment: [String: String])] = [
      (["."], root, [:]),
      (files, root, [:]),
      (files.reversed(), root, [:]),
      (absolute.shuffled(), elsewhere, [:]),
      (["../root/../root/."], elsewhere, [:]),
      (["f0", "f1", "./f2", "f1/s1.style"], root, [:]),
      (["root", "--jobs", "1"], folder.url, [:]),
      (["root", "--jobs", "7"], folder.url, [:]),
      (["root"], folder.url, ["LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"]),
      (["root"], folder.url, ["LC_ALL": "C"]),
      (["root"], folder.url, ["SWIFT_DETERMINISTIC_HASHING": "1"]),
    ]
    for run in runs {
      let result = try ToolProcess.run(
        run.arguments + ["-o", output], in: run.folder, environment: run.environment)
      #expect(result.status == 0, "\(run.arguments)")
      #expect(try folder.contents("out") == expected, "\(run.arguments)")
      try FileManager.default.removeItem(atPath: output)
    }
  }

  @Test func oneFileAloneIsTheSameUnderARoot() throws {
    let folder = try sources()
    #expect(try folder.stylec("root", "-o", "all").status == 0)
    let one = try folder.stylec("root/f1/s1.style", "--root", "root", "-o", "one")
    #expect(one.status == 0)
    #expect(folder.names("one") == ["f1_s1.style.swift"])
    #expect(try folder.read("one/f1_s1.style.swift") == folder.read("all/f1_s1.style.swift"))
  }

  @Test func aSettingsFileIsARoot() throws {
    let folder = try sources()
    try folder.write("access = internal\n", to: "stylec.settings")
    #expect(try folder.stylec("root/f1/s1.style", "-o", "one").status == 0)
    #expect(folder.names("one") == ["root_f1_s1.style.swift"])
    #expect(try folder.stylec("root/f1/s1.style", "-o", "two", "--no-settings").status == 0)
    #expect(folder.names("two") == ["s1.style.swift"])
  }

  @Test func diagnosticsAreSortedTheSameWay() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "c"] {
      try folder.write(
        StyleSources.invalid.replacingOccurrences(of: "Broken", with: "Broken\(name)"),
        to: "\(name).style")
    }
    let first = try folder.stylec("check", "a.style", "b.style", "c.style")
    let second = try folder.stylec("check", "c.style", "b.style", "a.style", "--jobs", "3")
    #expect(first.status == 1)
    #expect(first.errors == second.errors)
  }

  @Test func linksDoNotMatter() throws {
    let folder = try sources()
    #expect(try folder.stylec("root", "-o", "expected").status == 0)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("link"),
      withDestinationURL: folder.url.appendingPathComponent("root"))
    #expect(
      try folder.stylec("link/f0/s0.style", "--root", "root", "-o", "out").status == 0)
    #expect(folder.names("out") == ["f0_s0.style.swift"])
  }
}
