import SwiftUI

struct BannerCaller: View {
  @State private var isShown = true
  let reason: String

  var body: some View {
    VStack {
      Banner("Saved", message: "Everything is on the server.")
      Banner("Failed", message: reason, tone: .danger, onDismiss: { isShown = false })
      Banner("Working", message: "A moment.", isBusy: true, icon: { ProgressView() })
      Banner(tone: .warning) {
        Text("Careful")
      } message: {
        Text("This cannot be undone.")
      }
      Banner("Working", message: reason) { ProgressView() }
      Banner("Failed", message: reason) { isShown = false }
      Banner(Text("Failed"), message: Text(reason)) {
        Image(systemName: "hand.raised")
      } onDismiss: {
        isShown = false
      }
      Banner(tone: .warning) {
        Text("Careful")
      } message: {
        Text("This cannot be undone.")
      } icon: {
        Image(systemName: "hand.raised")
      } onDismiss: {
        isShown = false
      }
      .bannerStyle(.strip)
      Banner("Branded", message: "Inside a strip.", onDismiss: { isShown = false })
        .bannerStyle(.branded)
        .bannerStyle(.strip)
    }
    .bannerStyle(isShown ? AnyBannerStyle(.floating) : AnyBannerStyle(.strip))
  }
}

struct BannerPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Banner("Floating", message: "Message").bannerStyle(.floating)
      Banner("Strip", message: "Message").bannerStyle(StripBannerStyle())
      Banner("Branded", message: "Message").bannerStyle(BrandedBannerStyle())
    }
  }
}
