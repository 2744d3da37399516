import Diagnostics
import Hashing

/// Where the output goes, decided before anything is compiled.
struct OutputPlan: Sendable {
  enum Place: Sendable {
    case folder(String)
    case file(String)
    case standardOutput
  }

  let place: Place
  /// The path of each file's output, by the file's index; "-" for standard output.
  let paths: [String]

  /// The folder that is written into; nil for standard output.
  var folder: String? {
    switch place {
    case .folder(let path): return path
    case .file(let path): return Path.folder(path)
    case .standardOutput: return nil
    }
  }

  /// Names an output for each file and makes sure that no two share one.
  init(_ output: String, inputs: [SourceFile]) throws {
    place = Self.place(output)
    switch place {
    case .standardOutput:
      paths = inputs.map { _ in "-" }
    case .file(let path):
      guard inputs.count == 1 else {
        throw UsageError(
          "'\(path)' is one file, but there are \(inputs.count) inputs: name a folder")
      }
      paths = [path]
    case .folder(let folder):
      var taken: HashMap<String, String> = [:]
      for input in inputs {
        let name = OutputName.of(input.path)
        // `==` on text also finds names that differ in how their accents are written.
        let key = name.lowercased()
        if let other = taken[key] {
          throw UsageError(
            "'\(other)' and '\(input.path)' give outputs that many file systems take for one: "
              + "rename one of them")
        }
        taken[key] = input.path
      }
      paths = inputs.map { Path.join(folder, OutputName.of($0.path)) }
    }
  }

  private static func place(_ output: String) -> Place {
    if output == "-" { return .standardOutput }
    switch FileReading.kind(output) {
    case .folder: return .folder(output)
    case .file, .other: return .file(output)
    case nil: return output.hasSuffix(".swift") ? .file(output) : .folder(output)
    }
  }
}
