import Recurse

/// Fields, and what is wrong with their values.
struct FieldsPage: GalleryContent {
  struct State: Equatable {
    var name = ""
    var city = "Lisbon"
    var password = "secret"
    var port = 8080
    var age: Int?
    var price = 9.5

    /// The cities that begin with what is typed.
    var cities: [String] {
      ["Lima", "Lisbon", "Liverpool", "Lyon", "Oslo"].filter { !city.isEmpty && $0.hasPrefix(city) }
    }

    var nameError: String? { name.count < 2 ? "A name has at least two letters." : nil }
  }

  static let source = """
    Form {
      VStack(spacing: 1) {
        TextField("Name", text: \\.name).fieldError(state.nameError)
        TextField("City", text: \\.city).suggestions(\\.cities)
        TextField("Port", value: \\.port, format: .number(in: 1...65535))
        TextField("Age", value: \\.age, format: .number, prompt: "in years")
        TextField("Price", value: \\.price, format: .number.places(2))
        SecureField("Password", text: \\.password)
        TextField("Disabled", text: \\.name).disabled()
        Button("Save") { $0 = State() }.keyboardShortcut(.defaultAction)
      }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Form {
      VStack(spacing: 1) {
        TextField("Name", text: \.name).fieldError(state.nameError)
        TextField("City", text: \.city).suggestions(\.cities)
        TextField("Port", value: \.port, format: .number(in: 1...65535))
        TextField("Age", value: \.age, format: .number, prompt: "in years")
        TextField("Price", value: \.price, format: .number.places(2))
        SecureField("Password", text: \.password)
        TextField("Disabled", text: \.name).disabled()
        Button("Save") { $0 = State() }.keyboardShortcut(.defaultAction)
      }
    }
  }
}
