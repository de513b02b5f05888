import Recurse

/// An order of coffee: numbers that are stepped and dragged, and what they come to.
struct NumbersPage: GalleryContent {
  struct State: Equatable {
    var bags = 3
    var price = 7.5
    var roast = 6.5

    var total: Double { Double(bags) * price }
  }

  static let source = """
    VStack(alignment: .stretch, spacing: 1) {
      Stepper("Bags", value: \\.bags, in: 0...10)
      Stepper("Price", value: \\.price, in: 5...12, step: 0.5)
      Slider("Roast", value: \\.roast, in: 0...10, step: 0.5)
      Slider("Bags", value: \\.bags, in: 0...10).disabled()
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("An order of coffee") {
        VStack(alignment: .stretch, spacing: 1) {
          Stepper("Bags", value: \.bags, in: 0...10)
          Stepper("Price", value: \.price, in: 5...12, step: 0.5)
          Slider("Roast", value: \.roast, in: 0...10, step: 0.5)
          Slider("Bags", value: \.bags, in: 0...10).disabled()
        }
      }
      .card(40)
      Card("It comes to", note: state.total > 40 ? "euros, no shipping" : "euros, and shipping") {
        BigText(Self.cents(state.total)).foreground(.accent)
        Text("\(state.bags) bags at € \(Self.cents(state.price))").padding(.top)
        Text(state.roast < 4 ? "light, with fruit" : state.roast < 7 ? "medium, with nuts" : "dark")
          .foreground(.secondaryText)
      }
      .card(34)
    }
  }

  private static func cents(_ number: Double) -> String {
    let cents = Int((number * 100).rounded())
    return "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }
}
