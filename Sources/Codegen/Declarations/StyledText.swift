import TypeChecker

/// `styled`: the view that draws a configuration with the style of the environment, in a style the
/// next one further out.
///
/// `owned` are the states that a component hands over, by name; those of its owned states that are
/// not among them keep what the configuration has.
///
/// ```swift
/// StyledMyToggle(configuration: configuration, isPressed: isPressed)   // the module's own
/// Banner(configuration)                                                // with a bare component
/// Toggle(configuration)                                                // SwiftUI's, extern
/// ```
func styledText(
  _ configuration: CheckedConfiguration, owned: [(name: String, value: String)] = [],
  configurationText: String = "configuration"
) -> String {
  guard configuration.origin == .module else {
    let control = configuration.name == "PrimitiveButton" ? "Button" : configuration.name
    return control + "(" + configurationText + ")"
  }
  // A bare component is nothing around its style.
  if let component = configuration.component, component.body == nil {
    return configuration.name + "(" + configurationText + ")"
  }
  var arguments = ["configuration: " + configurationText]
  if !owned.isEmpty {
    for name in configuration.component?.ownedStates ?? [] {
      let value = owned.first { $0.name == name }?.value
      arguments.append(
        SwiftName.label(name) + ": " + (value ?? configurationText + "." + SwiftName.member(name)))
    }
  }
  return SwiftWriter.listed("Styled" + configuration.name + "(", arguments, ")", room: 80)
}
