import SwiftUI

/// The hand-written control: it reads the style and hands it a configuration.
struct MyToggle<Title: View>: View {
  @Environment(\.myToggleStyle) private var style
  @Binding private var isOn: Bool
  private let title: Title

  init(isOn: Binding<Bool>, @ViewBuilder title: () -> Title) {
    _isOn = isOn
    self.title = title()
  }

  var body: some View {
    Button {
      isOn.toggle()
    } label: {
      style.makeBody(
        configuration: MyToggleStyleConfiguration(title: .init(title), isOn: $isOn))
    }
    .buttonStyle(.plain)
    .accessibilityRepresentation { Toggle(isOn: $isOn) { title } }
  }
}

/// A hand-written style of the emitted protocol, with an environment value and a state.
struct LoudMyToggleStyle: MyToggleStyle {
  @Environment(\.colorScheme) private var colorScheme
  @State private var flips = 0

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      if configuration.isOn {
        Text("ON \(flips)")
      }
      Toggle("", isOn: configuration.$isOn).labelsHidden()
      Button("Flip") {
        configuration.isOn.toggle()
        flips += 1
      }
    }
    .background(colorScheme == .dark ? Color.black : Color.white)
  }
}

extension MyToggleStyle where Self == LoudMyToggleStyle {
  static var loud: Self { Self() }
}

struct ToggleCaller: View {
  @State private var isOn = false
  @State private var isFancy = true

  var body: some View {
    VStack {
      MyToggle(isOn: $isOn) { Text("Default") }
      MyToggle(isOn: $isOn) { Text("Plain") }
        .myToggleStyle(.plain)
      MyToggle(isOn: $isOn) { Text("Fancy") }
        .myToggleStyle(.fancy(icon: Image(systemName: "wifi")))
      MyToggle(isOn: $isOn) { Text("Red") }
        .myToggleStyle(.fancy(icon: Image(systemName: "wifi"), tint: .red))
      MyToggle(isOn: $isOn) { Text("Loud") }
        .myToggleStyle(.loud)
      MyToggle(isOn: $isOn) {
        // A toggle inside the slot of another one, with a style of its own.
        MyToggle(isOn: $isFancy) { Text("Inner") }
          .myToggleStyle(.plain)
      }
      .myToggleStyle(
        isFancy
          ? AnyMyToggleStyle(.fancy(icon: Image(systemName: "star")))
          : AnyMyToggleStyle(.plain))
    }
    .myToggleStyle(PlainMyToggleStyle())
    .disabled(isFancy)
  }
}

struct TogglePreviews: PreviewProvider {
  static var previews: some View {
    Group {
      MyToggle(isOn: .constant(true)) { Text("Plain") }
      MyToggle(isOn: .constant(true)) { Text("Fancy") }
        .myToggleStyle(FancyMyToggleStyle(icon: Image(systemName: "moon"), tint: .purple))
    }
  }
}
