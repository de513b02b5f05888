import Recurse

struct FormExample: Component {
  struct State {
    var name = ""
    var seats = 2
    var isAdmin = false
  }
  enum Output { case saved }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Form {
      Section("Account") {
        TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "A name is needed" : nil)
        Stepper("Seats", value: \.seats, in: 1...9)
        Toggle("Admin", isOn: \.isAdmin)
        LabeledContent("Plan", value: "Team")
      }
      Button("Save") { _, emit in emit(.saved) }.keyboardShortcut(.defaultAction)
    }
  }
}
