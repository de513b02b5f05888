import Recurse

/// An order: fields for words and values, and what is wrong with them.
struct FieldsPage: GalleryContent {
  struct State: Equatable {
    var name = ""
    var city = "Lisbon"
    var street = "Rua do Norte 7"
    var title = "Short Lines"
    var discount = 10
    var account = "ines"
    var copies = 2
    var age: Int?
    var price = 9.5
    var password = "secret"

    /// The cities that begin with what is typed.
    var cities: [String] {
      ["Lima", "Lisbon", "Liverpool", "Lyon", "Oslo"].filter { !city.isEmpty && $0.hasPrefix(city) }
    }

    var nameError: String? { name.count < 2 ? "A name has at least two letters." : nil }
  }

  static let source = """
    Form {
      TextField("Name", text: \\.name).fieldError(state.nameError)
      TextField("Street", text: \\.street)
      TextField("City", text: \\.city).suggestions(\\.cities)
      TextField("Age", value: \\.age, format: .number(in: 0...120), prompt: "in years")
    }
    Form {
      TextField("Title", text: \\.title)
      TextField("Copies", value: \\.copies, format: .number(in: 1...99))
      TextField("Price", value: \\.price, format: .number.places(2))
      TextField("Discount", value: \\.discount, format: .number(in: 0...50))
      TextField("Sent to", text: \\.name).disabled()
    }
    Form {
      TextField("Account", text: \\.account)
      SecureField("Password", text: \\.password)
      Button("Order") { $0 = State() }.keyboardShortcut(.defaultAction)
    }
    """

  var initialState: State { State() }

  private func summary(_ state: State) -> [(String, String)] {
    let whole = state.price * Double(state.copies)
    let cents = Int((whole * Double(100 - state.discount)).rounded())
    return [
      ("To", state.name.isEmpty ? "nobody yet" : state.name), ("At", state.street),
      ("In", state.city), ("Book", "\(state.copies) × “\(state.title)”"),
      ("Discount", "\(state.discount) %"),
      ("Age", state.age.map { "\($0)" } ?? "not said"),
      ("It costs", "€ \(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"),
    ]
  }

  func render(state: State) -> Node {
    Cards {
      Card("To whom") {
        Form {
          TextField("Name", text: \.name).fieldError(state.nameError)
          TextField("Street", text: \.street)
          TextField("City", text: \.city).suggestions(\.cities)
          TextField("Age", value: \.age, format: .number(in: 0...120), prompt: "in years")
        }
      }
      Card("A book") {
        Form {
          TextField("Title", text: \.title)
          TextField("Copies", value: \.copies, format: .number(in: 1...99))
          TextField("Price", value: \.price, format: .number.places(2))
          TextField("Discount", value: \.discount, format: .number(in: 0...50))
          TextField("Sent to", text: \.name).disabled()
        }
      }
      Card("Your account") {
        Form {
          TextField("Account", text: \.account)
          SecureField("Password", text: \.password)
          Button("Order") { $0 = State() }.keyboardShortcut(.defaultAction)
        }
        Text("↑ and ↓ step a number. Enter orders, unless something is wrong.")
          .foreground(.secondaryText).padding(.top)
      }
      Card("The order", note: "\(state.copies) in all") {
        for (title, value) in summary(state) {
          HStack {
            Text(title).foreground(.secondaryText).lineLimit(1).frame(width: 10)
            Text(value).lineLimit(1)
          }
          .key(title)
        }
        if let error = state.nameError {
          Text("✗ \(error)").foreground(.error).padding(.top)
        } else {
          Text("✓ It can be sent.").foreground(.success).padding(.top)
        }
      }
    }
  }
}
