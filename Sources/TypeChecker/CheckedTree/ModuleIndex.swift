import Hashing

/// Where to find the declarations of a module by name, so that no search goes through all of them.
package struct ModuleIndex: Sendable {
  /// Indices in `CheckedModule.configurations`, by name.
  package private(set) var configurations: HashMap<String, Int> = [:]
  /// Indices in `CheckedModule.constants`, by name.
  package private(set) var constants: HashMap<String, Int> = [:]
  /// Indices in `CheckedModule.functions`, by name.
  package private(set) var functions: HashMap<String, Int> = [:]
  /// The Swift names of the module's own enums.
  package private(set) var enums: HashSet<String> = []
  package private(set) var externTypes: HashSet<String>
  /// For each configuration the indices of its styles.
  package private(set) var styles: [[Int]]

  package init(_ module: CheckedModule) {
    externTypes = HashSet(module.externTypes)
    styles = Array(repeating: [], count: module.configurations.count)
    for index in module.styles.indices {
      styles[module.styles[index].configuration].append(index)
    }
    // The first one of a name counts, as in a search from the beginning.
    for index in module.configurations.indices {
      configurations.insert(module.configurations[index].name, index)
    }
    for index in module.constants.indices {
      constants.insert(module.constants[index].constant.name, index)
    }
    for index in module.functions.indices {
      functions.insert(module.functions[index].name, index)
    }
    for declaration in module.enums { enums.insert(declaration.swiftName) }
  }
}
