import Recurse

struct TextFieldExample: Component {
  struct State {
    var name = "Ada"
    var password = "secret"
    var port = 8080
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Grid {
      GridRow {
        Text("Name")
        TextField("Name", text: \.name).characterLimit(20)
      }
      GridRow {
        Text("Password")
        SecureField("Password", text: \.password)
      }
      GridRow {
        Text("Port")
        TextField("Port", value: \.port, format: .number(in: 1...65535))
      }
    }
  }
}
