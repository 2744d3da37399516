import SwiftUI

/// A hand-written style that adds a line to the next one further out.
struct LinedAccordionStyle: AccordionStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Accordion(configuration)
      Divider().opacity(configuration.isExpanded ? 0 : 1)
    }
  }
}

struct AccordionCaller: View {
  @State private var opened = 0

  var body: some View {
    VStack {
      Accordion("Questions") { Text("Answers") }
      Accordion("Locked", isLocked: true) { Text("Hidden") }
      Accordion("Counted") {
        Text("Content")
      } summary: {
        Text(verbatim: "\(opened)")
      } onChange: {
        opened += $0 ? 1 : 0
      }
      Accordion("Counted") {
        Text("Content")
      } onChange: {
        opened += $0 ? 1 : 0
      }
      Accordion {
        Label("Nested", systemImage: "list.bullet.indent")
      } content: {
        Accordion("Inner") { Text("Content") }
          .accordionStyle(.edged(tint: .red))
      }
      .accordionStyle(LinedAccordionStyle())
      .accordionStyle(.row)
    }
    .accordionStyle(opened > 3 ? AnyAccordionStyle(.edged) : AnyAccordionStyle(.row))
  }
}

struct AccordionPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Accordion("Row") { Text("Content") }.accordionStyle(.row)
      Accordion("Edged") { Text("Content") }.accordionStyle(EdgedAccordionStyle())
    }
  }
}
