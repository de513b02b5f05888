import Recurse

/// Two fields and two buttons. What was wrong with the last try is said below its field, until that
/// changes.
package struct LoginForm: Component {
  package struct State: Equatable {
    package enum Field { case username, password }
    package var username: String { didSet { forget(.username) } }
    package var password: String { didSet { forget(.password) } }
    /// The field that was wrong at the last try.
    package var wrong: Field?
    package var focus: Field? = .username

    package init(username: String = "", password: String = "", wrong: Field? = nil) {
      self.username = username
      self.password = password
      self.wrong = wrong
    }

    private mutating func forget(_ field: Field) {
      if wrong == field { wrong = nil }
    }

    /// A password is right or wrong only for a name that is known.
    mutating func logIn() -> Bool {
      wrong = username != "Test" ? .username : password != "Test" ? .password : nil
      return wrong == nil
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
  /// Whether there is room for a card with words about the form.
  let isLarge: Bool

  package init(spacing: Int = 2, hasPanel: Bool = false, isLarge: Bool = false) {
    self.spacing = spacing
    self.hasPanel = hasPanel
    self.isLarge = isLarge
  }

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    Center {
      VStack(alignment: .center) {
        if isLarge {
          Text("Quillon").bold().foreground(.accent)
          Text("Log in to see who works here.").foreground(.secondaryText).padding(.bottom)
        }
        // The line below a field is left out first where there is too little room, if it is empty.
        TextField("Username", text: \.username)
          .fieldError(state.wrong == .username ? "Invalid Username!" : nil)
          .focused(\.focus, equals: .username)
          .frame(width: isLarge ? 40 : nil, minHeight: 1)
          .flex(shrink: state.wrong == .username ? 1 : 100)
        SecureField("Password", text: \.password)
          .fieldError(state.wrong == .password ? "Invalid Password!" : nil)
          .focused(\.focus, equals: .password)
          .frame(width: isLarge ? 40 : nil, minHeight: 1)
          .flex(shrink: state.wrong == .password ? 1 : 100)
        HStack(spacing: spacing) {
          Button("Login") { state, emit in
            if state.logIn() { emit(.loggedIn(state.username)) }
          }
          .keyboardShortcut(.defaultAction)
          Button("Signup") { _, emit in emit(.signUp) }
        }
        if isLarge {
          Text("Try the name Test with the password Test.").foreground(.secondaryText)
            .padding(.top)
        }
      }
      .padding(horizontal: isLarge ? 6 : hasPanel ? 2 : 0, vertical: isLarge ? 1 : 0)
      .border(hasPanel ? .rounded : nil, title: "Log in")
      .background(isLarge ? .surface : nil)
      .flex(shrink: 1)
    }
  }
}
