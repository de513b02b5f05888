import Recurse

/// Two fields and two buttons; wrong credentials turn the fields red.
struct LoginForm: Component {
  struct State: Equatable {
    enum Field { case username, password }
    var username = "", password = "", rejected = false
    var focus: Field? = .username

    mutating func logIn() { rejected = !(username == "Test" && password == "Test") }
  }

  enum Output: Equatable { case loggedIn(String), signUp }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Center {
      VStack(alignment: .center, spacing: 1) {
        if state.rejected { Text("Invalid Username!").foreground(.red) }
        TextField("Username", text: \.username)
          .background(state.rejected ? .red : nil).focused(\.focus, equals: .username)
        SecureField("Password", text: \.password)
          .background(state.rejected ? .red : nil).focused(\.focus, equals: .password)
        HStack(spacing: 2) {
          Button("Login") { state, emit in
            state.logIn()
            if !state.rejected { emit(.loggedIn(state.username)) }
          }
          .keyboardShortcut(.defaultAction)
          Button("Signup") { _, emit in emit(.signUp) }
        }
      }
    }
  }
}
