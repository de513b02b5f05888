import Recurse
import RecurseTesting
import Testing
import WidgetFixture

/// Fields that can come, go and change places.
private struct Fields: Component {
  struct State {
    var names: [String]
    var focus: String?
    var unbound: Set<String> = []
    var disabled: Set<String> = []
  }
  let initialState: State

  init(_ names: String..., focus: String? = nil, unbound: Set<String> = []) {
    initialState = State(names: names, focus: focus, unbound: unbound)
  }

  init(count: Int) { initialState = State(names: (0..<count).map { "\($0)" }) }

  func render(state: State) -> Node {
    VStack {
      ForEach(state.names, id: \.self) { name in
        let field: Node = TextField(name, text: "") { _, _ in }.disabled(
          state.disabled.contains(name))
        if state.unbound.contains(name) {
          field
        } else {
          field.focused(\.focus, equals: name)
        }
      }
    }
    .onKey(.function(1)) { $0.names.reverse() }
    .onKey(.function(2)) { state in state.names.removeAll { $0 == state.focus } }
    .onKey(.function(3)) { $0.focus = $0.names.last }
    .onKey(.function(4)) { $0.focus = nil }
    .onKey(.function(5)) { $0.disabled.insert($0.focus ?? "") }
    .onKey(.function(6)) { $0.names = [] }
    .onKey(.function(7)) { $0.names.removeFirst() }
  }
}

@MainActor
@Suite("The focus") struct FocusTests {
  private func screen(_ fields: Fields) -> TestScreen<Fields> {
    TestScreen(fields, columns: 10, rows: 8)
  }

  @Test("is moved by Tab in tree order, around its ends")
  func tabs() {
    let screen = TestScreen(
      Fixture(0) { _ in
        HStack {
          VStack {
            Button("a") { _ in }
            Text("no")
            Button("b") { _ in }
          }
          Button("never") { _ in }.disabled()
          TextField("c", text: "") { _, _ in }
        }
        Button("d") { _ in }
      }, columns: 60, rows: 5)
    #expect(screen.focused?.label == "a")
    var seen: [String] = []
    for _ in 0..<5 {
      screen.press(.tab)
      seen.append(screen.focused?.label ?? "-")
    }
    #expect(seen == ["b", "c", "d", "a", "b"])
    seen = []
    for _ in 0..<5 {
      screen.press(.shiftTab)
      seen.append(screen.focused?.label ?? "-")
    }
    #expect(seen == ["a", "d", "c", "b", "a"])
    let other = still(20, 2) { Button("only") { _ in } }
    other.press(.shiftTab)
    #expect(other.focused?.label == "only")
    let empty = still(20, 2) { Text("nothing") }
    empty.press(.tab, .shiftTab)
    #expect(empty.focused == nil)
    #expect(empty.unhandled.count == 2)
  }

  @Test("is first where the state requests it, else on the first focusable widget")
  func initial() {
    #expect(screen(Fields("a", "b", focus: "b")).focused?.label == "b")
    let first = screen(Fields("a", "b"))
    #expect(first.focused?.label == "a")
    #expect(first.state.focus == "a")
    #expect(screen(Fields("a", "b", focus: "c")).focused?.label == "a")
  }

  @Test("is bound both ways: writing the state moves it, Tab writes the state")
  func binding() {
    let screen = screen(Fields("a", "b", "c", focus: "a"))
    screen.press(.function(3))
    #expect(screen.focused?.label == "c")
    #expect(screen.state.focus == "c")
    screen.press(.tab)
    #expect(screen.state.focus == "a")
    screen.press(.shiftTab)
    #expect(screen.state.focus == "c")
  }

  @Test("on a widget without a binding is nil in the state, and writing nil moves no focus")
  func unbound() {
    let screen = screen(Fields("a", "b", "c", focus: "a", unbound: ["b"]))
    screen.press(.tab)
    #expect(screen.focused?.label == "b")
    #expect(screen.state.focus == nil)
    screen.press(.tab)
    #expect(screen.state.focus == "c")
    screen.press(.function(4))
    #expect(screen.focused?.label == "c")
    #expect(screen.state.focus == nil)
    screen.press(.function(3))
    #expect(screen.focused?.label == "c")
    #expect(screen.state.focus == "c")
  }

  @Test("can be bound to a flag")
  func flags() {
    let screen = fieldScreen()
    #expect(screen.focused?.label == "Title")
    #expect(screen.state.isFocused)
    let two = TestScreen(
      Fixture(Draft(isFocused: false)) { _ in
        Button("a") { _ in }
        TextField("b", text: \.text).focused(\.isFocused).onKey(.escape) { _ in }
      }, columns: 20, rows: 3)
    #expect(two.focused?.label == "a")
    #expect(!two.state.isFocused)
    two.press(.tab)
    #expect(two.state.isFocused)
    two.press(.tab)
    #expect(!two.state.isFocused)
  }

  @Test("changes every binding around it, except those that it does not leave")
  func nestedBindings() {
    struct Form: Equatable {
      var field: Field?, isInForm = false, isInName = false, text = ""
      // Not Sendable.
      final class Token {}
      struct Field: Hashable {
        let name: String
        let token: Token? = nil
        static func == (left: Field, right: Field) -> Bool { left.name == right.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
      }
    }
    let screen = TestScreen(
      Fixture(Form()) { _ in
        Button("before") { _ in }
        VStack {
          TextField("name", text: \.text).focused(\.field, equals: .init(name: "name"))
            .focused(\.isInName)
          TextField("mail", text: \.text).focused(\.field, equals: .init(name: "mail"))
        }.focused(\.isInForm)
          .onKey(.function(1)) { $0.field = .init(name: "mail") }
          .onKey(.function(2)) { $0.isInName = true }
      }, columns: 20, rows: 4)
    func state() -> String {
      "\(screen.state.field?.name ?? "-") \(screen.state.isInForm) \(screen.state.isInName)"
    }
    #expect(state() == "- false false")
    screen.press(.tab)
    #expect(state() == "name true true")
    screen.press(.tab)
    #expect(state() == "mail true false")
    screen.press(.function(2))
    #expect(screen.focused?.label == "name")
    #expect(state() == "name true true")
    screen.press(.function(1))
    #expect(screen.focused?.label == "mail")
    #expect(state() == "mail true false")
    screen.press(.tab)
    #expect(state() == "- false false")
  }

  @Test("can be bound on content in containers")
  func boxes() {
    let screen = TestScreen(
      Fixture(Draft()) { _ in
        Button("a") { _ in }
        TextField("b", text: \.text).background(.red).padding().border().padding()
          .focused(\.isFocused)
      }, columns: 20, rows: 9)
    #expect(screen.focused?.label == "b")
    screen.press(.tab)
    #expect(!screen.state.isFocused)
  }

  @Test("follows the key when rows are reordered")
  func moving() {
    let screen = screen(Fields("a", "b", "c", focus: "a"))
    screen.press(.function(1))
    #expect(screen.text == "c\nb\na")
    #expect(screen.focused?.label == "a")
    #expect(screen.cursor == CellPoint(column: 0, row: 2))
  }

  @Test("moves to the next widget when its own is removed, else to the previous", arguments: 1...5)
  func removing(count: Int) {
    for removed in 0..<count {
      let screen = screen(Fields(count: count))
      for _ in 0..<removed { screen.press(.tab) }
      #expect(screen.focused?.label == "\(removed)")
      screen.press(.function(2))
      let left = (0..<count).filter { $0 != removed }
      let expected = left.first { $0 > removed } ?? left.last
      #expect(screen.focused?.label == expected.map { "\($0)" })
      #expect(screen.state.focus == expected.map { "\($0)" })
      #expect(screen.elements.count == count)
    }
  }

  @Test("moves to the nearest widget that stays when several are removed at once", arguments: 1...5)
  func removingSeveral(count: Int) {
    for focused in 0..<count {
      for kept in 0..<(1 << count) {
        let names = (0..<count).map { "\($0)" }
        let screen = TestScreen(
          Fixture(true) { isWhole in
            ForEach(names.filter { isWhole || kept & 1 << Int($0)! != 0 }, id: \.self) { name in
              Button(name) { _ in }
            }
            Text("end").onKey(.escape) { $0 = false }
          }, columns: 20, rows: 8)
        for _ in 0..<focused { screen.press(.tab) }
        screen.change { $0 = false }
        let left = (0..<count).filter { kept & 1 << $0 != 0 }
        let expected =
          left.first { $0 == focused } ?? left.first { $0 > focused } ?? left.last
        #expect(screen.focused?.label == expected.map { "\($0)" })
      }
    }
  }

  @Test("that is lost or moves to a widget without a binding leaves nil in the state")
  func leaving() {
    let none = screen(Fields("a", "b", focus: "a"))
    none.press(.function(6))
    #expect(none.focused == nil)
    #expect(none.state.focus == nil)
    let unbound = screen(Fields("a", "b", focus: "a", unbound: ["b"]))
    unbound.press(.function(7))
    #expect(unbound.focused?.label == "b")
    #expect(unbound.state.focus == nil)
  }

  @Test("stays on a widget that is disabled, itself or by a parent, which handles no key")
  func disabling() {
    let screen = screen(Fields("a", "b", "c", focus: "b"))
    screen.press(.function(5))
    #expect(screen.focused?.label == "b")
    #expect(screen.state.focus == "b")
    screen.press(.tab)
    #expect(screen.focused?.label == "c")
    let around = TestScreen(
      Fixture(Draft()) { state in
        VStack { TextField("in", text: \.text).focused(\.isFocused) }
          .disabled(state.text == "x")
        Button("out") { _ in }
      }, columns: 20, rows: 3)
    around.type("x")
    #expect(around.focused?.label == "in")
    #expect(around.state.isFocused)
    around.type("y")
    #expect(around.state.text == "x")
    #expect(around.unhandled.count == 1)
  }

  @Test("is seen on a button without colour")
  func picture() {
    let screen = still(8, 1) { Button("go") { _ in } }
    #expect(
      screen.styledText == """
        [ go ]
        -----
        aaaaaa
        -----
        a: reverse
        """)
  }

  @Test("costs no render where the state has the value already")
  func costs() {
    let screen = screen(Fields("a", "b", "c", focus: "a"))
    #expect(screen.takeRecord().update.renders == 1)
    screen.press(.function(3))
    // The transition of the key, and nothing after it.
    #expect(screen.takeRecord().update.renders == 1)
    screen.press(.tab)
    #expect(screen.takeRecord().update.renders == 1)
  }
}
