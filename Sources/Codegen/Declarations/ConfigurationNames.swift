import Hashing
import TypeChecker

/// The names of what is emitted for a configuration.
struct ConfigurationNames {
  let control: String
  let style: String
  let configuration: String
  /// `AnyMyToggleStyle`
  let eraser: String
  /// `MyToggleStyleLink`
  let link: String
  /// `ResolvedMyToggleStyle`
  let resolved: String
  /// `MyToggleStyleKey`
  let key: String
  /// `MyToggleStyleModifier`
  let modifier: String
  /// `StyledMyToggle`
  let styled: String
  /// `MyToggleBody`
  let body: String
  /// `myToggleStyle`: the environment value and the modifier.
  let value: String

  init(_ configuration: CheckedConfiguration) {
    control = configuration.name
    style = configuration.protocolName
    self.configuration = configuration.configurationName
    eraser = "Any" + style
    link = style + "Link"
    resolved = "Resolved" + style
    key = style + "Key"
    modifier = style + "Modifier"
    styled = "Styled" + control
    body = control + "Body"
    value = SwiftName.lowerCamel(style)
  }
}

extension CheckedConfiguration {
  var slots: [CheckedMember] {
    var result: [CheckedMember] = []
    for index in members.indices {
      if case .slot = members[index].kind { result.append(members[index]) }
    }
    return result
  }

  /// The members that a configuration stores: all but those derived from others.
  var stored: [CheckedMember] {
    var result: [CheckedMember] = []
    for index in members.indices {
      if case .derived = members[index].kind { continue }
      result.append(members[index])
    }
    return result
  }

  /// What the configuration takes and the control does not.
  func isOwned(_ member: CheckedMember) -> Bool {
    if case .state(_, _, let isOwned) = member.kind { return isOwned }
    return false
  }

  /// "a `MyToggle`", "an `Avatar`"
  var nameWithArticle: String {
    let isVowel = "AEIOU".utf8.contains(name.utf8.first ?? 0)
    return (isVowel ? "an `" : "a `") + name + "`"
  }
}

extension CheckedMember {
  /// `title` → `Title`: the type of what stands in the slot; `标题` → `标题Slot`, `int` → `IntSlot`,
  /// since the configuration needs these names itself.
  var slotTypeName: String {
    let type = SwiftName.upperCamel(name)
    let isNeeded = type == name || CheckedMember.neededTypes.contains(type)
    return isNeeded ? type + "Slot" : type
  }

  /// Types that configurations mention without their module.
  private static let neededTypes: HashSet<String> = [
    "Any", "AnyView", "Array", "Binding", "Bool", "Character", "ClosedRange", "Dictionary",
    "Double", "Float", "Int", "Never", "Optional", "Range", "Set", "String", "Swift", "SwiftUI",
  ]

  /// The slot's parameters; nil for a plain slot and for what is none.
  var slotParameters: [CheckedParameter]? {
    if case .slot(let parameters, _, _) = kind { return parameters }
    return nil
  }
}
