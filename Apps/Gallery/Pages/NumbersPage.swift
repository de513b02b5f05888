import Recurse

/// An order of coffee: numbers that are stepped and dragged, and what they come to.
struct NumbersPage: GalleryContent {
  struct State: Equatable {
    var bags = 3
    var price = 7.5
    var roast = 6.5 { didSet { acid = 10 - roast } }
    /// It follows the roast.
    var acid = 3.5
    var grind = 18
    var heat = 94.0
    var seconds = 150

    /// How much of the beans is in the cup, of 1: more of fine beans, of hot water and of time.
    var strength: Double {
      let fine = Double(30 - grind) / 30
      return min(1, 0.15 + 0.4 * fine + (heat - 80) / 60 + Double(seconds) / 900)
    }

    var total: Double { Double(bags) * price }
  }

  static let source = """
    Form {
      Stepper("Bags", value: \\.bags, in: 0...10)
      Stepper("Price", value: \\.price, in: 5...12, step: 0.5)
      Slider("Roast", value: \\.roast, in: 0...10, step: 0.5)
      Slider("Acid", value: \\.acid, in: 0...10, step: 0.5).disabled()
    }
    Form {
      Stepper("Grind", value: \\.grind, in: 1...30)
      Slider("Water", value: \\.heat, in: 80...100, step: 1)
      Slider("Seconds", value: \\.seconds, in: 0...300, step: 10)
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("An order of coffee") {
        Form {
          Stepper("Bags", value: \.bags, in: 0...10)
          Stepper("Price", value: \.price, in: 5...12, step: 0.5)
          Slider("Roast", value: \.roast, in: 0...10, step: 0.5)
          Slider("Acid", value: \.acid, in: 0...10, step: 0.5).disabled()
        }
        Text("← and → step a number, and move a slider. Digits are typed into a slider.")
          .foreground(.secondaryText).padding(.top)
      }
      Card("It comes to", note: state.total > 40 ? "euros, no shipping" : "euros, and shipping") {
        BigText(Self.cents(state.total)).foreground(.accent)
        Text("\(state.bags) bags at € \(Self.cents(state.price))").padding(.top)
        Text(state.roast < 4 ? "light, with fruit" : state.roast < 7 ? "medium, with nuts" : "dark")
          .foreground(.secondaryText)
      }
      Card("How it is made", note: "by hand") {
        Form {
          Stepper("Grind", value: \.grind, in: 1...30)
          Slider("Water", value: \.heat, in: 80...100, step: 1)
          Slider("Seconds", value: \.seconds, in: 0...300, step: 10)
        }
        Text("A fine grind is a low number. Too much of all three is bitter.")
          .foreground(.secondaryText).padding(.top)
      }
      Card("The cup", note: Self.taste(state.strength)) {
        BigText("\(Int((100 * state.strength).rounded())) %")
          .foreground(Self.color(state.strength)).padding(.bottom)
        Gauge("Strength", value: state.strength, caption: "").labelsInside()
          .foreground(Self.color(state.strength))
        Text("\(state.seconds / 60) min \(state.seconds % 60) s at \(Int(state.heat)) °C")
          .padding(.top)
      }
    }
  }

  private static func taste(_ strength: Double) -> String {
    strength < 0.4 ? "like tea" : strength < 0.75 ? "balanced" : "bitter"
  }

  private static func color(_ strength: Double) -> Color {
    strength < 0.4 ? .info : strength < 0.75 ? .success : .warning
  }

  private static func cents(_ number: Double) -> String {
    let cents = Int((number * 100).rounded())
    return "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }
}
