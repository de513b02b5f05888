import Recurse

/// Two fields and two buttons. A field with wrong input is red until it changes, or the
/// next try.
package struct LoginForm: Component {
  package struct State: Equatable {
    package enum Field { case username, password }
    package var username: String { didSet { usernameValid = true } }
    package var password: String { didSet { passwordValid = true } }
    package var usernameValid: Bool
    package var passwordValid: Bool
    package var focus: Field? = .username

    package init(
      username: String = "", password: String = "", usernameValid: Bool = true,
      passwordValid: Bool = true
    ) {
      self.username = username
      self.password = password
      self.usernameValid = usernameValid
      self.passwordValid = passwordValid
    }

    /// Each field is right or wrong for itself. What was wrong with the last try is forgotten.
    mutating func logIn() -> Bool {
      usernameValid = username == "Test"
      passwordValid = password == "Test"
      return usernameValid && passwordValid
    }

    /// The message, in a line that is there without a message too.
    var message: String {
      usernameValid ? passwordValid ? "" : "Invalid Password!" : "Invalid Username!"
    }
  }

  package enum Output: Equatable {
    case loggedIn(String)
    case signUp
  }

  /// The free cells between the buttons.
  let spacing: Int
  /// Whether there is room for a border.
  let hasPanel: Bool

  package init(spacing: Int = 2, hasPanel: Bool = false) {
    self.spacing = spacing
    self.hasPanel = hasPanel
  }

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    Center {
      VStack(alignment: .center) {
        TextField("Username", text: \.username)
          .background(state.usernameValid ? nil : .error).focused(\.focus, equals: .username)
        // A line that is dropped first if there is too little space.
        Text("").flex(shrink: 1)
        SecureField("Password", text: \.password)
          .background(state.passwordValid ? nil : .error).focused(\.focus, equals: .password)
        Text(state.message).foreground(.error)
        HStack(spacing: spacing) {
          Button("Login") { state, emit in
            if state.logIn() { emit(.loggedIn(state.username)) }
          }
          .keyboardShortcut(.defaultAction)
          Button("Signup") { _, emit in emit(.signUp) }
        }
      }
      .padding(horizontal: hasPanel ? 2 : 0)
      .border(hasPanel ? .rounded : nil, title: "Log in")
      .flex(shrink: 1)
    }
  }
}
