import Testing

@Suite("First examples of the documentation", .needsCompiler)
struct FirstExampleTests {
  @Test("The counter compiles")
  func counter() async throws {
    try await expectCompiles(
      """
      import Recurse

      @main struct Counter: App {
        var initialState: Int { 0 }

        func render(state: Int) -> Node {
          VStack {
            Text("Count: \\(state)").bold()
            Button("Add one") { $0 += 1 }
          }
        }
      }
      """)
  }

  @Test("The login form compiles")
  func loginForm() async throws {
    try await expectCompiles(
      """
      import Recurse

      struct LoginForm: Component {
        struct State: Equatable {
          enum Field { case username, password }
          var username = "", password = "", rejected = false
          var focus: Field? = .username
          mutating func logIn() { rejected = !(username == "Test" && password == "Test") }
        }
        enum Output { case loggedIn(String), signUp }
        var initialState: State { State() }

        func render(state: State) -> Node {
          Center {
            VStack(spacing: 1) {
              if state.rejected { Text("Invalid username!").foreground(.red) }
              TextField("Username", text: \\.username).background(state.rejected ? .red : nil).focused(\\.focus, equals: .username)
              SecureField("Password", text: \\.password).background(state.rejected ? .red : nil).focused(\\.focus, equals: .password)
              HStack {
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
      """)
  }

  @Test("The list of users compiles")
  func userList() async throws {
    try await expectCompiles(
      """
      import Recurse

      struct User: Identifiable {
        let id: Int
        var name: String
      }

      struct UserRow: Component {
        enum Output { case renamed(String), deleted }
        struct State { var draft = "" }
        let user: User
        var initialState: State { State(draft: user.name) }
        func render(state: State) -> Node {
          TextField("Name", text: \\.draft).onSubmit { state, emit in emit(.renamed(state.draft)) }
          Button("Delete") { _, emit in emit(.deleted) }
        }
      }

      struct UserList: Component {
        struct State { var users: [User] }
        let initialState: State
        func render(state: State) -> Node {
          Button("Add Item") { $0.users.append(User(id: $0.users.count, name: "Another User!")) }
          ForEach(state.users) { user in
            UserRow(user: user)
              .on { state, output in if case .renamed(let name) = output { state.users[id: user.id]?.name = name } }
          }
          ForEach(state.users) { user in
            UserRow(user: user).on { state, output in
              switch output {
              case .renamed(let name): state.users[id: user.id]?.name = name
              case .deleted: state.users.removeAll { $0.id == user.id }
              }
            }
            .padding()
          }
        }
      }

      @main struct Users: App {
        func render(state: Void) -> Node {
          UserList(initialState: .init(users: [User(id: 1, name: "Ada")]))
        }
      }
      """)
  }
}
