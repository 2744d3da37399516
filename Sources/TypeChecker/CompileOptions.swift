import Diagnostics
import Hashing
import Parser

/// What a run may be told from outside, by flags or by a settings file.
package struct CompileOptions: Sendable {
  /// What the output must run on, where no file has a `target`; "iOS" → 16.0 and so on.
  package var targets: [PlatformVersion] = []
  /// The access of declarations that state none.
  package var access: AccessSyntax.Level = .internal
  /// Modules that every emitted file imports beside SwiftUI.
  package var imports: [String] = []
  /// Where `Text` looks its strings up.
  package var bundle: TextBundle = .main
  /// Whether `#swift` blocks stand under `#sourceLocation`.
  package var emitsSourceLocations = false
  /// The folder that the files' paths are relative to, as `#sourceLocation` names it so that editors
  /// find them; empty: the paths as they are.
  package var sourceRoot = ""
  /// Whether `#swift` is refused.
  package var forbidsRawSwift = false
  /// Warnings that are switched on or off by their id.
  package var warnings: [DiagnosticID: Bool] = [:]
  /// How many bytes of the stack the checker may use, from where it is called; what is nested more
  /// deeply is refused. A process's first thread has 8 MB, others often have 512 KB.
  package var stackLimit = 7 << 20
  /// How many threads may work on one compilation; what comes out is the same for any number.
  package var jobs = 1
  /// Whether warnings count as errors.
  package var warningsAreErrors = false

  package init() {}
}

/// The bundle that holds a module's localised strings.
package enum TextBundle: Sendable, Equatable {
  /// The app's own: `Text("…")` as it stands.
  case main
  /// The package's: `bundle: .module`.
  case module
  /// A Swift expression that gives a bundle.
  case expression(String)
}

/// A platform that SwiftUI runs on.
package enum Platform: Int, CaseIterable, FastHashable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS

  package var fastHash: UInt { rawValue.fastHash }

  /// As it is written in `@available` and in a `.style` file.
  package var name: String {
    switch self {
    case .iOS: return "iOS"
    case .macOS: return "macOS"
    case .tvOS: return "tvOS"
    case .watchOS: return "watchOS"
    case .visionOS: return "visionOS"
    }
  }

  package init?(name: String) {
    guard let platform = Platform.allCases.first(where: { $0.name == name }) else { return nil }
    self = platform
  }
}

/// A version such as 10.15; compared by number.
package struct Version: Sendable, Hashable, Comparable {
  package var major: Int
  package var minor: Int
  package var patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

/// A platform from a version on.
package struct PlatformVersion: Sendable, Hashable {
  package var platform: Platform
  package var version: Version

  package init(_ platform: Platform, _ version: Version) {
    self.platform = platform
    self.version = version
  }
}
