import RecurseCore

/// Two fields and a button.
struct FormScreen: Component {
  struct State {
    enum Field { case user, password, login }
    var user = ""
    var password = ""
    private(set) var status = "idle"
    private(set) var keys = 0
    private var focused: Field? = .user

    /// The element with the focus, which a key moves.
    var focus: Field? {
      get { focused }
      set {
        focused = newValue
        if newValue != nil { keys += 1 }
      }
    }

    mutating func edit(_ field: WritableKeyPath<State, String>, _ text: String) {
      self[keyPath: field] = text
      keys += 1
    }

    mutating func submit() {
      status = "submitted \(user)/\(password)"
      (user, password, focused) = ("", "", .user)
      keys += 1
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Text("W6 form")
      HStack(spacing: 0) {
        Text("user: ")
        TextField("", text: state.user) { $0.edit(\.user, $1) }
          .focused(\.focus, equals: .user)
          .underline(false)
          .frame(width: 40)
      }
      HStack(spacing: 0) {
        Text("pass: ")
        TextField("", text: state.password) { $0.edit(\.password, $1) }
          .focused(\.focus, equals: .password)
          .underline(false)
          .frame(width: 40)
      }
      Button("Login") { $0.submit() }.focused(\.focus, equals: .login)
      Text("status: \(state.status)")
      Spacer()
      Text("seq=\(state.keys)")
    }
    .frame(maxHeight: .infinity)
  }
}
