import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State {
    var shows = false
    var names = ["Ada", "Grace"]
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Toggle("Show all", isOn: \.shows)
    for name in state.names { Text("Name: \(name)").key(name) }
    ForEach([3, 4], id: \.self) { number in
      Text("row \(number)")
      Button("Delete \(number)") { _ in }
    }
    VStack {
      Text("inner")
    }.key("box")
    TextField("Filter", text: "Grace") { _, _ in }
  }
}

@MainActor
@Suite("Finding elements") struct LocatingTests {
  private func expectSame(_ check: (any ElementQueries) throws -> Void) rethrows {
    try check(tree(Page()))
    try check(TestScreen(Page(), columns: 30, rows: 12))
  }

  @Test("Find elements by role, text and type")
  func byText() throws {
    try expectSame { page in
      let (toggle, inner) = (try page.toggle("Show all"), try page.text("inner"))
      let field = try page.labelled("Filter")
      #expect(toggle.value == "off" && inner.role == .text && field.role == .textField)
      #expect(page.elements(containing: "Grace").map(\.label) == ["Name: Grace", "Filter"])
      #expect(page.elements(containing: "unknown").isEmpty)
      #expect(throws: SearchFailure.self) { try page.labelled("Unknown") }
    }
  }

  @Test("Find the topmost elements with a key")
  func byKey() {
    expectSame { page in
      #expect(page.elements(key: "Grace").map(\.label) == ["Name: Grace"])
      #expect(page.elements(key: 4).map(\.label) == ["row 4", "Delete 4"])
      #expect(page.elements(key: "box").count == 1)
      #expect(page.elements(key: "inner").isEmpty && page.elements(key: 5).isEmpty)
    }
  }

  @Test("Pressing a toggle switches it")
  func toggles() throws {
    let tree = tree(Page())
    try tree.press("Show all")
    #expect(tree.state.shows)
    let screen = TestScreen(Page(), columns: 30, rows: 12)
    try screen.press("Show all")
    #expect(screen.state.shows && screen.text.contains("[x] Show all"))
    try screen.press(screen.toggle("Show all"))
    #expect(!screen.state.shows)
    #expect(throws: SearchFailure.self) { try tree.press(tree.text("inner")) }
  }

  @Test("Typing into a field by its title replaces its text")
  func fields() throws {
    struct Form: Component {
      var initialState: String { "old" }
      func render(state: String) -> Node { TextField("Name", text: \.self) }
    }
    let screen = TestScreen(Form(), columns: 30, rows: 2)
    try screen.type("new", into: "Name")
    #expect(screen.state == "new")
    try screen.type("", into: "Name")
    #expect(screen.state == "" && screen.shows("Name"))
  }

  @Test("A field without a label beside components in forty others is found at once")
  func depth() throws {
    struct Nested: Component {
      let depth: Int
      var initialState: Int { 0 }
      @NodeBuilder<Nested> func render(state: Int) -> Node {
        if depth == 0 { Text("inner") } else { Nested(depth: depth - 1) }
      }
    }
    struct Form: Component {
      var initialState: String { "old" }
      func render(state: String) -> Node {
        VStack {
          Nested(depth: 40)
          TextField("", text: \.self)
        }
      }
    }
    let screen = TestScreen(Form(), columns: 30, rows: 3)
    // Looking twice at each component on each level would take 2⁴⁰ steps.
    #expect(screen.elements(containing: "old").map(\.label) == [""])
  }
}
