import Foundation

/// Whether a recorded modifier with these arguments leaves what it modifies as it was.
///
/// By reasoning from what each modifier is documented to do, independently of the compiler's
/// catalogue. Modifiers that write the environment are not in the table: what they do shows in the
/// looks of the leaves.
func isEffectless(_ name: String, _ arguments: [RenderedView.Argument]) -> Bool {
  let values = arguments.map { describe($0.value) }
  func value(_ label: String) -> String? {
    arguments.firstIndex { $0.label == label }.map { values[$0] }
  }
  switch name {
  case "opacity", "saturation", "contrast": return values == ["1"]
  case "scaleEffect":
    return ["1", "1×1"].contains(values.first) || value("x") == "1" && value("y") == "1"
  case "blur": return value("radius") == "0"
  case "brightness", "grayscale": return values == ["0"]
  case "hueRotation", "rotationEffect", "rotation3DEffect":
    return values.first == describe(Angle.zero)
  case "offset": return values.first == "0×0" || value("x") == "0" && value("y") == "0"
  case "padding", "safeAreaPadding": return padsNothing(arguments)
  case "frame": return values.dropLast().allSatisfy { $0 == "nil" }
  case "aspectRatio": return false
  case "fixedSize": return value("horizontal") == "false" && value("vertical") == "false"
  case "shadow":
    return value("color") == "clear"
      || value("radius") == "0" && value("x") == "0" && value("y") == "0"
  case "border": return value("width") == "0" || values.first == "clear"
  case "background", "overlay": return values.first == "clear"
  case "glassEffect": return values.first == describe(Glass.identity)
  case "symbolEffect", "typesettingLanguage":
    return value("isActive") ?? value("isEnabled") == "false"
  case "symbolEffectsRemoved", "focusEffectDisabled", "hoverEffectDisabled":
    return values == ["false"]
  case "flipsForRightToLeftLayoutDirection": return values == ["false"]
  case "zIndex", "layoutPriority", "accessibilitySortPriority": return values == ["0"]
  case "allowsHitTesting": return values == ["true"]
  case "accessibilityHidden", "hidden":
    return values.first == "false" || value("isEnabled") == "false"
  case "blendMode": return values == [".normal"]
  case "colorMultiply": return values == [describe(Color.white)]
  case "accessibilityAddTraits", "accessibilityRemoveTraits": return values == ["[]"]
  case "badge": return values == ["0"] || values == ["nil"]
  case "help": return values == ["\"\""]
  case "interactiveDismissDisabled": return values == ["false"]
  case "animation", "transaction", "transition", "contentTransition": return true
  case "id", "tag", "matchedGeometryEffect", "geometryGroup", "modifier": return true
  default: return name.hasPrefix("accessibility") && value("isEnabled") == "false"
  }
}

private func padsNothing(_ arguments: [RenderedView.Argument]) -> Bool {
  guard let last = arguments.last?.value else { return false }
  return describe(last) == "0" || (last as? EdgeInsets) == EdgeInsets()
    || (arguments.first?.value as? Edge.Set) == []
}
