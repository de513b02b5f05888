import Testing

@Suite("Modifiers of a component", .needsCompiler)
struct ChildFormTests {
  static let orders = [
    ["on", "content", "key"], ["on", "key", "content"], ["content", "on", "key"],
    ["content", "key", "on"], ["key", "on", "content"], ["key", "content", "on"],
  ]

  private static let forms = [
    "on": ".on { state, output in state.last = output }", "content": #".content { Text("x") }"#,
    "key": ".key(state.last)",
  ]

  @Test(".on, .content and .key compose in each of their six orders, modifiers after them")
  func orders() async throws {
    let bodies = Self.orders.map { order in
      "Row()" + order.map { Self.forms[$0]! }.joined() + ".padding().background(.red)"
    }
    try await expectCompiles(
      """
      import Recurse
      struct Row: Component {
        typealias Output = Int
        func render(state: Void) -> Node {
          Content()
          Button("Two") { _, emit in emit(2) }
        }
      }
      struct Parent: Component {
        struct State { var last = 0 }
        var initialState: State { State() }
        func render(state: State) -> Node {
          \(bodies.joined(separator: "\n    "))
          \(bodies[0]).padding(2).onKey(.escape) { $0.last = 0 }
        }
      }
      """)
  }

  @Test("A component without output needs no modifier, and takes .content and .key in both orders")
  func withoutOutput() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Card: Component {
        func render(state: Void) -> Node { Content() }
      }
      struct Parent: Component {
        struct State { var count = 0 }
        var initialState: State { State() }
        func render(state: State) -> Node {
          Card()
          Card().padding().background(.red)
          Card().key(state.count)
          Card().key("a").padding().background(.red)
          Card().content { Button("Add") { $0.count += 1 } }
          Card().content { Text("x") }.padding()
          Card().content { Text("x") }.key(1).padding().background(.red)
          Card().key(1).content { Text("x") }.padding().background(.red)
          Card().padding().key(1)
          Card().onKey(.escape) { $0.count = 0 }
          Card().onAppear { $0.count = 1 }
        }
      }
      """)
  }

  @Test("A child's output is handled by a transition that may emit in turn, or throw")
  func handlers() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Row: Component {
        enum Output { case renamed(String), deleted }
        func render(state: Void) -> Node { Button("Delete") { _, emit in emit(.deleted) } }
      }
      struct Parent: Component {
        struct Refused: Error {}
        enum Output { case changed }
        struct State { var names: [String] = [] }
        var initialState: State { State() }
        func render(state: State) -> Node {
          Row().on { state, output in if case .renamed(let name) = output { state.names = [name] } }
          Row().on { state, _ in state.names.removeAll() }
          Row().on { state, output, emit in
            switch output {
            case .renamed(let name): state.names.append(name)
            case .deleted: emit(.changed)
            }
          }
          Row().on { _, output in
            guard case .deleted = output else { throw Refused() }
          }
          Row().on(update: .immediate) { state, _ in state.names = [] }
        }
      }
      """)
  }
}
