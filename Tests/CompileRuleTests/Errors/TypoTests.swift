import Testing

@Suite("An error is reported where it is", .needsCompiler)
struct TypoTests {
  @Test("A handler's typo three levels down is reported at its line, and nowhere else")
  func handler() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        struct State { var name = ""; mutating func submit() {} }
        var initialState: State { State() }
        func render(state: State) -> Node {
          VStack {
            HStack {
              Center {
                TextField("Name", text: \\.name)
                Button("Send") { $0.sumbit() } // error: has no member 'sumbit'
                Text("Name: \\(state.name)").bold()
              }
            }
          }
        }
      }
      """)
  }

  @Test("A key path's typo three levels down is reported at its line, and nowhere else")
  func keyPath() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        struct State { var name = "" }
        var initialState: State { State() }
        func render(state: State) -> Node {
          VStack {
            HStack {
              Center {
                TextField("Name", text: \\.nmae) // error: has no member 'nmae'
                Button("Send") { $0.name = "" }
              }
            }
          }
        }
      }
      """)
  }

  @Test("A modifier's typo three levels down is reported at its line, and nowhere else")
  func modifier() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        func render(state: Void) -> Node {
          VStack {
            HStack {
              Center {
                Text("Name").blod() // error: has no member 'blod'
                Spacer()
              }
            }
          }
        }
      }
      """)
  }

  @Test(
    "A read of the state that is not there, in an if three levels down, is reported at its line")
  func condition() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        struct State { var isOpen = false }
        var initialState: State { State() }
        func render(state: State) -> Node {
          VStack {
            HStack {
              if state.isOpne { // error: has no member 'isOpne'
                Text("Open")
              }
              Button("Open") { $0.isOpen = true }
            }
          }
        }
      }
      """)
  }

  @Test("A wrong argument three levels down is reported at its line, and nowhere else")
  func argument() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        struct State { var count = 0 }
        var initialState: State { State() }
        func render(state: State) -> Node {
          VStack {
            HStack {
              Center {
                Text(state.count) // error: cannot convert value of type 'Int'
                Button("Add") { $0.count += 1 }
              }
            }
          }
        }
      }
      """)
  }

  @Test("An output that does not exist is reported where it is emitted")
  func output() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        enum Output { case saved }
        func render(state: Void) -> Node {
          VStack {
            HStack {
              Button("Save") { _, emit in emit(.svaed) } // error: member 'svaed'
            }
          }
        }
      }
      """)
  }
}
