import Testing

@Suite("A component that emits needs a handler of its output", .needsCompiler)
struct UnhandledOutputTests {
  /// A component with an output, and the body of one that places it.
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

  @Test("Without .on it is an error at its line that says what to attach")
  func bare() async throws {
    try await expectCompiles(parent("Row() // error: attach .on { state, output in … }"))
  }

  @Test("With .key alone it is an error at its line that says what to attach")
  func keyed() async throws {
    try await expectCompiles(parent("Row().key(1) // error: attach .on { state, output in … }"))
  }

  @Test("With .content alone it is an error at its line that says what to attach")
  func content() async throws {
    try await expectCompiles(
      parent(#"Row().content { Text("x") } // error: attach .on { state, output in … }"#))
  }

  @Test("With a modifier before .on it is an error at its line that says what to attach")
  func modified() async throws {
    try await expectCompiles(parent("Row().padding() // error: attach .on { state, output in … }"))
  }

  @Test("With .key and a modifier before .on it is an error at its line that says what to attach")
  func keyedAndModified() async throws {
    try await expectCompiles(
      parent("Row().key(1).padding() // error: attach .on { state, output in … }"))
  }

  @Test("Alone in a body it is an error at its line that says what to attach")
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

  @Test("In a ForEach it is an error at its line that says what to attach")
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
