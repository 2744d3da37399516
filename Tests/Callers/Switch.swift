import SwiftUI

/// A hand-written style that draws the next one further out, in a frame.
struct FramedPowerSwitchStyle: PowerSwitchStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      PowerSwitch(configuration)
      if let caption = configuration.caption { caption.font(.caption2) }
      if let progress = configuration.progress { ProgressView(value: progress) }
      if let onInspect = configuration.onInspect {
        Button("Details", action: onInspect)
      }
    }
    .padding(configuration.size == .large ? 20 : 10)
    .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct SwitchCaller: View {
  @State private var isOn = true
  @State private var usesKey = false
  let name: String

  private func inspect() { usesKey.toggle() }

  var body: some View {
    VStack {
      PowerSwitch("Network", isOn: $isOn)
      PowerSwitch(name, isOn: $isOn)
      PowerSwitch("Network", isOn: $isOn, caption: { Text("Over the air") })
      PowerSwitch(isOn: $isOn) {
        Label("Network", systemImage: "wifi")
      }
      PowerSwitch("Network", isOn: $isOn) { Text("Over the air") }
      PowerSwitch(name, isOn: $isOn) {
        Text("Over the air")
        if isOn { Text("Joined") }
      }
      PowerSwitch("Network", isOn: $isOn) { isOn = false }
      PowerSwitch(name, isOn: $isOn, onInspect: inspect)
      PowerSwitch("Network", isOn: $isOn) {
        Text("Over the air")
      } onInspect: {
        inspect()
      }
      PowerSwitch(isOn: $isOn, progress: 0.4, size: .large) {
        Text("Network")
      } caption: {
        Text("Joining")
      } onInspect: {
        isOn = false
      }
      .powerSwitchStyle(.track(tint: .mint))
      PowerSwitch("Keys", isOn: $isOn, size: .small)
        .powerSwitchStyle(.key)
      PowerSwitch("Keys", isOn: $isOn)
        .powerSwitchStyle(.key(symbol: "bolt", tint: .yellow))
      PowerSwitch("Framed", isOn: $isOn)
        .powerSwitchStyle(FramedPowerSwitchStyle())
    }
    .powerSwitchStyle(usesKey ? AnyPowerSwitchStyle(.key) : AnyPowerSwitchStyle(.track))
  }

  var sizes: [PowerSwitchStyleConfiguration.Size] {
    PowerSwitchStyleConfiguration.Size.allCases
  }
}

struct SwitchPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      PowerSwitch("Track", isOn: .constant(true)).powerSwitchStyle(.track)
      PowerSwitch("Key", isOn: .constant(true), progress: 0.5).powerSwitchStyle(.key)
    }
  }
}
