import Diagnostics
import Hashing
import Parser

/// Checks all files of a module. Always gives a module; with errors, as far as possible.
package func check(
  _ trees: [FileSyntax], files: [SourceFile], options: CompileOptions
) -> (CheckedModule, [Diagnostic]) {
  var checker = Checker(files: files, options: options)
  checker.checkModule(trees)
  return (checker.module, checker.diagnostics)
}

extension Checker {
  /// A declaration of the module together with the file that it stands in.
  struct Located<Syntax> {
    var syntax: Syntax
    var prefix: DeclarationPrefix
    var file: Int32
    var span: SourceSpan
  }

  mutating func checkModule(_ trees: [FileSyntax]) {
    scopes = [[:]]
    checkUnicodeForms(trees)
    collectTargets(trees)
    for target in module.targets { context.targets.insert(target.platform, target.version) }
    var declarations: [Located<DeclarationSyntax.Kind>] = []
    for (index, tree) in trees.enumerated() {
      var imports: [String] = []
      for declaration in tree.declarations {
        if case .import(let path) = declaration.kind {
          imports.append(path.map(\.text).joined(separator: "."))
          continue
        }
        checkAttributes(declaration.prefix)
        declarations.append(
          Located(
            syntax: declaration.kind, prefix: declaration.prefix, file: Int32(index),
            span: declaration.span))
      }
      module.files.append(CheckedFile(imports: imports, items: []))
    }
    collectTypes(declarations)
    collectExterns(declarations)
    let configurations = collectConfigurations(declarations)
    let parts = collectHeaders(declarations)
    checkConstants(declarations)
    checkBodies(declarations, configurations, parts)
    finishModule()
    module.enumCases = library.addedEnumerations
  }

  // MARK: - Targets

  /// What SwiftUI's styles need at least where no file says more: the first systems on which all
  /// that is emitted exists.
  static let standardTargets = [
    PlatformVersion(.iOS, Version(16)), PlatformVersion(.macOS, Version(13)),
  ]

  private mutating func collectTargets(_ trees: [FileSyntax]) {
    var found: HashMap<Platform, (Version, SourceSpan)> = [:]
    for tree in trees {
      for declaration in tree.declarations {
        guard case .target(let list) = declaration.kind else { continue }
        for entry in list.entries {
          guard let platform = Platform(name: entry.platform.text) else {
            report(.unknownPlatform(entry.platform))
            continue
          }
          guard let written = entry.version else { continue }
          let version = Version(written)
          if let (other, span) = found[platform], other != version {
            report(.targetsDiffer(entry.platform, span))
          } else {
            found[platform] = (version, entry.platform.span)
          }
        }
      }
    }
    if !found.isEmpty {
      module.targets = Platform.allCases.compactMap { platform in
        found[platform].map { PlatformVersion(platform, $0.0) }
      }
    } else if !options.targets.isEmpty {
      module.targets = options.targets.sorted { $0.platform.rawValue < $1.platform.rawValue }
    } else {
      module.targets = Checker.standardTargets
    }
  }

  // MARK: - Attributes

  /// A platform that is misspelt would silently be left out.
  private mutating func checkAttributes(_ prefix: DeclarationPrefix) {
    for attribute in prefix.attributes where attribute.name.text == "available" {
      if case .platforms(let list) = attribute.arguments { checkPlatforms(list) }
    }
  }

  func access(_ prefix: DeclarationPrefix) -> AccessSyntax.Level {
    prefix.access?.level ?? options.access
  }

  /// What a declaration states beyond the targets.
  func availability(_ prefix: DeclarationPrefix) -> [PlatformVersion] {
    let stated = library.availability(prefix)
    var result: [PlatformVersion] = []
    for platform in Platform.allCases {
      guard let entry = stated.versions[platform], let version = entry else { continue }
      if let target = context.targets[platform], target >= version { continue }
      result.append(PlatformVersion(platform, version))
    }
    return result
  }

  /// The targets inside a declaration with this availability.
  mutating func withAvailability<Result>(
    _ versions: [PlatformVersion], _ body: (inout Checker) -> Result
  ) -> Result {
    let saved = context.targets
    for entry in versions {
      if let target = context.targets[entry.platform] {
        context.targets[entry.platform] = max(target, entry.version)
      }
    }
    defer { context.targets = saved }
    return body(&self)
  }

  // MARK: - Names

  /// Declares a name at file level; the same name twice is an error that shows both places.
  mutating func declareGlobal(_ symbol: Symbol, _ name: NameSyntax) {
    if let other = scopes[0][name.text] {
      report(.declaredTwice(name, other.reference.declaration))
      return
    }
    scopes[0][name.text] = symbol
  }
}
