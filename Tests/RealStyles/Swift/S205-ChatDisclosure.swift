import SwiftUI

/// What the style's raw Swift takes from the project.
extension UIColor {
  struct GovUK { let text = TextColors() }
  struct TextColors { var link: UIColor { fatalError() } }
  static var govUK: GovUK { GovUK() }
}
