import Recurse

/// Two fields and two buttons; wrong credentials turn the fields red.
package struct LoginForm: Component {
  package struct State: Equatable {
    package enum Field { case username, password }
    package var username: String, password: String, rejected: Bool
    package var focus: Field? = .username

    package init(username: String = "", password: String = "", rejected: Bool = false) {
      self.username = username
      self.password = password
      self.rejected = rejected
    }

    mutating func logIn() { rejected = !(username == "Test" && password == "Test") }
  }

  package enum Output: Equatable {
    case loggedIn(String)
    case signUp
  }

  package init() {}

  package var initialState: State { State() }

  package func render(state: State) -> Node {
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
