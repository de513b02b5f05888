import Recurse

/// The sign-up of a conference: titles in one column, faults that are shown when they are due, a
/// default button; and beside it what comes of it.
package struct FormsPage: GalleryContent {
  package struct State: Equatable {
    package var name = ""
    package var ticket = "Regular"
    package var seats = 1
    package var meal = "Vegan"
    package var wantsShirt = true
    package var signedUp: [String] = []
    /// The number of seats that are taken.
    package var taken = 41

    /// The price of the seats, in euros.
    var price: Int { seats * (ticket == "Student" ? 45 : 120) + (wantsShirt ? 19 : 0) }
  }

  static let source = """
    Form {
      Section("You") {
        TextField("Name", text: \\.name)
          .fieldError(state.name.isEmpty ? "A name is needed." : nil)
        Picker("Ticket", selection: \\.ticket, options: ["Regular", "Student"]) { Text($0) }
        Stepper("Seats", value: \\.seats, in: 1...8)
      }
      Section("Lunch") {
        Picker("Meal", selection: \\.meal, options: ["Vegan", "Fish"], style: .radioGroup) {
          Text($0)
        }
        Toggle("A shirt", isOn: \\.wantsShirt)
      } footer: {
        Text("Shirts are made to order.").foreground(.secondaryText)
      }
      HStack {
        Button("Sign up") { $0.signUp() }.keyboardShortcut(.defaultAction)
        Button("Clear") { $0 = State(signedUp: $0.signedUp, taken: $0.taken) }
      }
    }
    """

  package init() {}

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    Cards {
      Card("Sign up", note: "Terminals 2027") { form(state) }
      VStack(alignment: .stretch, spacing: 1) {
        Card("It comes to", note: "in euros") {
          BigText("\(state.price)").foreground(.accent)
          row("\(state.seats) \(state.seats > 1 ? "seats" : "seat")", state.ticket).padding(.top)
          row("Lunch", state.meal)
          row("Shirt", state.wantsShirt ? "19" : "none")
        }
        Card("Who comes", note: "\(state.signedUp.count) guests") { guests(state) }
          .flex(grow: 1)
      }
      Card("The hall", note: "\(Hall.rows * Hall.columns - state.taken) seats are free") {
        Hall(taken: state.taken, chosen: state.seats)
      }
    }
  }

  @NodeBuilder<Self>
  private func guests(_ state: State) -> Node {
    for name in state.signedUp { Text("✓ ").foreground(.success) + Text(name) }
    if state.signedUp.isEmpty {
      Text("Nobody yet. Enter in a field signs up, unless something is wrong.")
        .foreground(.secondaryText)
    }
  }

  private func row(_ name: String, _ value: String) -> Node {
    HStack {
      Text(name).foreground(.secondaryText).lineLimit(1)
      Spacer()
      Text(value).lineLimit(1)
    }
  }

  private func form(_ state: State) -> Node {
    Form {
      Section("You") {
        TextField("Name", text: \.name)
          .fieldError(state.name.isEmpty ? "A name is needed." : nil)
        Picker("Ticket", selection: \.ticket, options: ["Regular", "Student"]) { Text($0) }
        Stepper("Seats", value: \.seats, in: 1...8)
      }
      Section("Lunch") {
        Picker("Meal", selection: \.meal, options: ["Vegan", "Fish"], style: .radioGroup) {
          Text($0)
        }
        Toggle("A shirt", isOn: \.wantsShirt)
      } footer: {
        Text("Shirts are made to order.").foreground(.secondaryText)
      }
      HStack {
        Button("Sign up") { $0.signUp() }.keyboardShortcut(.defaultAction)
        Button("Clear") { $0 = State(signedUp: $0.signedUp, taken: $0.taken) }
      }
    }
  }
}

extension FormsPage.State {
  mutating func signUp() {
    signedUp.append(seats > 1 ? "\(name), \(seats) seats" : name)
    taken = min(taken + seats, Hall.rows * Hall.columns - 8)
    name = ""
  }
}
