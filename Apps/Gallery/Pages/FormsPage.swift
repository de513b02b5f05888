import Recurse

/// The sign-up of a conference: titles in one column, faults that are shown when they are due, a
/// default button.
package struct FormsPage: GalleryContent {
  package struct State: Equatable {
    package var name = ""
    package var ticket = "Regular"
    package var seats = 1
    package var meal = "Vegan"
    package var wantsShirt = true
    package var signedUp: [String] = []
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
        Button("Clear") { $0 = State(signedUp: $0.signedUp) }
      }
    }
    """

  package init() {}

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    Cards {
      Card("Sign up", note: "Terminals 2027") { form(state) }.card(44, grow: 2)
      Card("Who comes", note: "\(state.signedUp.count) guests") {
        for name in state.signedUp { Text("✓ ").foreground(.success) + Text(name) }
        if state.signedUp.isEmpty {
          Text("Nobody yet. Enter in a field signs up, unless something is wrong.")
            .foreground(.secondaryText)
        }
      }
      .card(28)
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
        Button("Clear") { $0 = State(signedUp: $0.signedUp) }
      }
    }
  }
}

extension FormsPage.State {
  mutating func signUp() {
    signedUp.append(seats > 1 ? "\(name), \(seats) seats" : name)
    name = ""
  }
}
