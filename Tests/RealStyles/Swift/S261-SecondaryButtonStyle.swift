import SwiftUI

/// What the style's raw Swift takes from UIKit and from the project.
class UIFont {
  static func boldAppFont(ofSize size: CGFloat) -> UIFont { fatalError() }
}

extension Font {
  init(_ font: UIFont) { fatalError() }
}
