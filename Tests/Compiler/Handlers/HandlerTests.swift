import Testing

@Suite("Forms of a handler", .needsCompiler)
struct HandlerTests {
  @Test("A handler edits the state, may emit, may take a value, and may throw")
  func forms() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        struct Refused: Error {}
        enum Output { case saved(String), closed }
        struct State {
          enum Field { case name, secret }
          var name = "", secret = "", focus: Field?, isSearching = false
          mutating func check() throws { if name.isEmpty { throw Refused() } }
        }
        var initialState: State { State() }
        func close(_ state: inout State) { state.name = "" }
        func render(state: State) -> Node {
          Button("Clear") { $0.name = "" }
          Button("Clear") { state in state.name = ""; state.secret = "" }
          Button("Check") { try $0.check() }
          Button("Refuse") { _ in throw Refused() }
          Button("Close", close)
          Button("Save") { state, emit in emit(.saved(state.name)) }
          Button("Save and close") { state, emit in
            try state.check()
            emit(.saved(state.name))
            emit(.closed)
          }
          Button("Now", update: .immediate) { $0.name = "" }.keyboardShortcut(.defaultAction)
          TextField("Name", text: \\.name).focused(\\.focus, equals: .name)
          SecureField("Secret", text: \\.secret).focused(\\.focus, equals: .secret)
          TextField("Search", text: \\.name).focused(\\.isSearching).onSubmit { try $0.check() }
          TextField("Name", text: state.name) { $0.name = $1 }
          TextField("Name", text: state.name) { state, text in
            state.name = text
            try state.check()
          }
          Text("x").onKey(.control("s")) { state, emit in emit(.saved(state.name)) }
          VStack { Text("x") }.onKey(.escape) { _, emit in emit(.closed) }.onAppear { $0.name = "" }
          Text(state.name).onChange(of: state.name) { $0.secret = $1 }
        }
      }
      """)
  }

  @Test("A sender takes the same forms")
  func sender() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        struct Refused: Error {}
        enum Output { case done }
        struct State { var name = "" }
        var initialState: State { State() }
        func load() async throws -> String { "x" }
        func render(state: State) -> Node {
          Text(state.name)
            .task { form in
              let name = try await load()
              form.send { $0.name = name }
            }
            .task(id: state.name) { form in try await form.clock.sleep(for: .seconds(1)) }
        }
        func effects(state: State) -> [Effect] {
          if state.name.isEmpty {
            .task(id: "load") { form in
              form.send { $0.name = "x" }
              form.send { state, emit in
                state.name = ""
                emit(.done)
              }
              form.send { _ in throw Refused() }
              form.send { state, emit in
                guard state.name.isEmpty else { throw Refused() }
                emit(.done)
              }
              form.send(update: .silent) { $0.name = "y" }
            }
          }
          .every(.seconds(1), id: "tick") { $0.name += "." }
          .values(of: AsyncStream<Int> { $0.finish() }, id: "numbers") { $0.name = "\\($1)" }
        }
      }
      """)
  }

  @Test("An error in a handler is reported at its line")
  func mistakes() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        struct State { var name = "" }
        var initialState: State { State() }
        func render(state: State) -> Node {
          VStack {
            Button("Clear") { _ in state.name = "" } // error: 'state' is a 'let' constant
          }
        }
      }
      """)
  }
}
