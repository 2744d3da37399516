import SwiftUI

/// What the style's raw Swift takes from TipKit.
extension TipAction: Identifiable {
  var id: String { fatalError() }
  var handler: () -> Void { fatalError() }
  func label() -> Text { fatalError() }
}
