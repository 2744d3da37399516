import SwiftUI

struct StepperCaller: View {
  @State private var quantity = 1
  @State private var isInBasket = true

  var body: some View {
    VStack {
      QuantityStepper("Apples", quantity: quantity, onStep: { change, _ in quantity += change })
      QuantityStepper(
        "Pears", quantity: quantity, limits: 1...6,
        onStep: { change, isLong in quantity += isLong ? 2 * change : change },
        onRemove: { isInBasket = false })
      QuantityStepper(quantity: quantity, onStep: { change, _ in quantity += change }) {
        Label("Plums", systemImage: "leaf")
      } item: { index, total in
        Text(verbatim: "\(index)/\(total)")
      }
      .quantityStepperStyle(.shelf)
      QuantityStepper("Nuts", quantity: quantity, onStep: { change, _ in quantity += change })
        .quantityStepperStyle(.shelf(spacing: 2))
    }
    .quantityStepperStyle(
      isInBasket ? AnyQuantityStepperStyle(.keys) : AnyQuantityStepperStyle(.shelf))
  }
}

struct StepperPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      QuantityStepper("Keys", quantity: 1, onStep: { _, _ in }).quantityStepperStyle(.keys)
      QuantityStepper("Shelf", quantity: 3, onStep: { _, _ in })
        .quantityStepperStyle(ShelfQuantityStepperStyle())
    }
  }
}
