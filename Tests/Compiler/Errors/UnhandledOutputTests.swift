import Testing

@Suite("A component that emits needs a handler of its output", .needsCompiler)
struct UnhandledOutputTests {
  /// A component with an output, and a component that renders it.
  private func parent(_ body: String) -> String {
    """
    import Recurse
    struct Row: Component {
      enum Output { case deleted }
      func render(state: Void) -> Node { Button("Delete") { _, emit in emit(.deleted) } }
    }
    struct Parent: Component {
      func render(state: Void) -> Node {
        VStack {
          Text("Rows")
          \(body)
          Spacer()
        }
      }
    }
    """
  }

  @Test(
    "A missing .on is an error at its line that says what to attach",
    arguments: [
      "Row()", "Row().key(1)", #"Row().content { Text("x") }"#, "Row().padding()",
      "Row().key(1).padding()",
    ])
  func missing(row: String) async throws {
    try await expectCompiles(parent("\(row) // error: attach .on { state, output in … }"))
  }

  @Test(
    "An .on behind another modifier is an error at its line that says where to put it",
    arguments: ["Row().padding()", "Row().key(1).bold()", "Row().padding().bold()"])
  func late(row: String) async throws {
    try await expectCompiles(
      parent("\(row).on { state, output in } // error: to the component itself, before"))
  }

  @Test("A missing .on is an error in a body of one component")
  func alone() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Row: Component {
        enum Output { case deleted }
        func render(state: Void) -> Node { Button("Delete") { _, emit in emit(.deleted) } }
      }
      struct Parent: Component {
        func render(state: Void) -> Node {
          Row() // error: attach .on { state, output in … }
        }
      }
      """)
  }

  @Test("A missing .on is an error in a ForEach")
  func row() async throws {
    try await expectCompiles(
      parent(
        """
        ForEach(0..<3, id: \\.self) { _ in
              Row() // error: attach .on { state, output in … }
            }
        """))
  }
}
