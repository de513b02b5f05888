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
    var nameError: String? = "A name has at least two letters."

    mutating func check() {
      nameError = name.count < 2 ? "A name has at least two letters." : nil
    }
  }

  static let source = """
    TextField("Name", text: \\.name).fieldError(state.nameError).frame(maxWidth: 40)
    TextField("City", text: \\.city).frame(maxWidth: 40)
    LabeledContent("Port") { TextField("Port", value: \\.port, format: .number(in: 1...65535)) }
    LabeledContent("Age") { TextField("Age", value: \\.age, format: .number, prompt: "in years") }
    LabeledContent("Price") { TextField("Price", value: \\.price, format: .number.places(2)) }
    SecureField("Password", text: \\.password).frame(maxWidth: 40)
    TextField("Disabled", text: \\.name).frame(maxWidth: 40).disabled()
    Button("Check") { $0.check() }.keyboardShortcut(.defaultAction)
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(spacing: 1) {
      TextField("Name", text: \.name).fieldError(state.nameError).frame(maxWidth: 40)
      TextField("City", text: \.city).frame(maxWidth: 40)
      LabeledContent("Port") { TextField("Port", value: \.port, format: .number(in: 1...65535)) }
      LabeledContent("Age") { TextField("Age", value: \.age, format: .number, prompt: "in years") }
      LabeledContent("Price") { TextField("Price", value: \.price, format: .number.places(2)) }
      SecureField("Password", text: \.password).frame(maxWidth: 40)
      TextField("Disabled", text: \.name).frame(maxWidth: 40).disabled()
      Button("Check") { $0.check() }.keyboardShortcut(.defaultAction)
    }
  }
}
