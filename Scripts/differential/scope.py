"""The names that generated bodies use: once as a configuration of the language, once as Swift."""

TARGETS = "target %s 99\n"

CONFIGURATION = """
extern configuration Probe {
    slot label
    slot caption?
    slot mark(index: Int)
    binding isOn: Bool
    binding value: Double
    binding text: String
    binding selection: Int?
    state flag: Bool
    state count: Int
    state ratio: Double
    state width: CGFloat
    state title: String
    state name: String?
    state tone: Color
    state maybeColor: Color?
    state progress: Double?
    state size: ProbeSize
    state numbers: [Int]
    state date: Date
    state angle: Angle
    state place: Alignment
    state font: Font
    state range: ClosedRange<Double>
    state image: Image
    state extent: CGSize
    state address: URL
    action tap
    action pick(Int)
    action dismiss?
}
extern enum ProbeSize { small, regular, large }
extern modifier keep(...)
"""

STATES = """
  let flag: Bool
  let count: Int
  let ratio: Double
  let width: CGFloat
  let title: String
  let name: String?
  let tone: Color
  let maybeColor: Color?
  let progress: Double?
  let size: ProbeSize
  let numbers: [Int]
  let date: Date
  let angle: Angle
  let place: Alignment
  let font: Font
  let range: ClosedRange<Double>
  let image: Image
  let extent: CGSize
  let address: URL
  let tap: () -> Void
  let pick: (Int) -> Void
  let dismiss: (() -> Void)?
"""

SWIFT = """
import Foundation
import SwiftUI

enum ProbeSize: Hashable, Sendable { case small, regular, large }

struct ProbeStyleConfiguration {
  struct Label: View { var body: some View { EmptyView() } }
  struct Caption: View { var body: some View { EmptyView() } }
  struct Mark: View { var body: some View { EmptyView() } }
  let label: Label
  let caption: Caption?
  let mark: (Int) -> Mark
  @Binding var isOn: Bool
  @Binding var value: Double
  @Binding var text: String
  @Binding var selection: Int?
%s}

extension View {
  /// Uses a value of any type, so that it is not left out.
  func keep<Value>(_ value: Value) -> some View { self }
}

@MainActor @preconcurrency protocol ProbeStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: ProbeStyleConfiguration) -> Body
}
""" % STATES

# Generated bodies are members of this; it is no view, so that a modifier needs a receiver.
ORACLE = """
@MainActor struct Scope {
  let label: ProbeStyleConfiguration.Label
  let caption: ProbeStyleConfiguration.Caption?
  func mark(index: Int) -> ProbeStyleConfiguration.Mark { .init() }
  @Binding var isOn: Bool
  @Binding var value: Double
  @Binding var text: String
  @Binding var selection: Int?
  @Environment(\\.isEnabled) var isEnabled
  @Environment(\\.colorScheme) var colorScheme
%s}
""" % STATES
