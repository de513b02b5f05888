import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Two sides; the state says which one is to have the focus. The left one comes late.
private struct Sides: Component {
  enum Side { case left, right }
  enum Lateness: CaseIterable {
    case measured, loaded, loadedDefault, enabled, shown, task, inSheet

    static var later: [Lateness] { [.loaded, .loadedDefault, .enabled, .shown, .task] }
  }

  struct State {
    var focus: Side? = .left
    var rows: [Int] = []
    var isOpen = true
    var value = 0
  }

  let lateness: Lateness
  var initialState = State()

  func render(state: State) -> Node {
    if lateness == .inSheet {
      Text("below").sheet(isPresented: \.isOpen) { sides(state) }
    } else {
      sides(state).onKey(.function(5)) { $0.rows = [1, 2] }
    }
  }

  @NodeBuilder<Self> private func sides(_ state: State) -> Node {
    HStack {
      switch lateness {
      case .measured, .inSheet: GeometryReader { _ in left }
      case .loaded, .loadedDefault:
        VStack { if state.rows.isEmpty { Spinner("Loading") } else { list } }
          .defaultFocus(lateness == .loadedDefault)
          .focused(\.focus, equals: .left)
      case .enabled: left.disabled(state.rows.isEmpty)
      case .shown: left.collapsed(state.rows.isEmpty)
      case .task:
        if !state.rows.isEmpty { left }
      }
      Button("right") { $0.value += 1 }.focused(\.focus, equals: .right)
      Button("other") { $0.value += 10 }
    }
  }

  @NodeBuilder<Self> private var left: Node {
    Button("left") { $0.value += 100 }.focused(\.focus, equals: .left)
  }
  @NodeBuilder<Self> private var list: Node { List(\.rows, id: \.self) { Text("left \($0)") } }
}

/// A field with or without a binding, and later one that the state names from the beginning.
private struct Late: Component {
  enum Field { case first, second }
  struct State {
    var focus: Field? = .second
    var first = ""
    var second = ""
    var third = ""
    var isLoaded = false
  }

  let isBound: Bool
  var isDisabledFirst = false
  var hasThird = false
  var initialState = State()

  func render(state: State) -> Node {
    VStack {
      if isBound {
        field(state).focused(\.focus, equals: .first)
      } else {
        field(state)
      }
      if hasThird { TextField("Third", text: \.third) }
      if state.isLoaded || isDisabledFirst {
        TextField("Second", text: \.second).focused(\.focus, equals: .second)
          .disabled(!state.isLoaded)
      }
    }
    .onKey(.function(5)) { $0.isLoaded = true }
  }

  private func field(_ state: State) -> Node {
    TextField("First", text: \.first).onChange(of: state.first) { state, text in
      guard text == "1234" else { return }
      (state.isLoaded, state.focus) = (true, .second)
    }
  }
}

@MainActor
@Suite("A focus that the state names") struct NamedFocusTests {
  @Test(
    "is there in the first frame, where what it names is measured first",
    arguments: [
      Sides.Lateness.measured, .inSheet,
    ])
  private func measured(lateness: Sides.Lateness) {
    let screen = TestScreen(Sides(lateness: lateness), columns: 40, rows: 6)
    #expect(screen.state.focus == .left)
    #expect(screen.focused?.label == "left")
  }

  @Test("is kept until what it names can have it", arguments: Sides.Lateness.later)
  private func kept(lateness: Sides.Lateness) {
    let screen = TestScreen(Sides(lateness: lateness), columns: 40, rows: 6)
    #expect(screen.focused?.label == "right")
    #expect(screen.state.focus == .left)
    screen.press(.function(5))
    #expect(screen.state.focus == .left)
    let isList = lateness == .loaded || lateness == .loadedDefault
    #expect(screen.focused?.role == (isList ? .list : .button))
    #expect(screen.focused?.label != "right")
  }

  @Test(
    "is given up where a key or a click has moved the focus meanwhile",
    arguments: Sides.Lateness.later)
  private func movedByPerson(lateness: Sides.Lateness) throws {
    let screen = TestScreen(Sides(lateness: lateness), columns: 40, rows: 6)
    screen.press(.tab)
    #expect(screen.focused?.label == "other")
    #expect(screen.state.focus == nil)
    screen.press(.function(5))
    #expect(screen.focused?.label == "other")

    let second = TestScreen(Sides(lateness: lateness), columns: 40, rows: 6)
    try second.click(second.button("right"))
    second.press(.tab, .shiftTab)
    #expect(second.state.focus == .right)
    second.press(.function(5))
    #expect(second.state.focus == .right)
    #expect(second.focused?.label == "right")
  }

  @Test(
    "does not take it from a field in which somebody types",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  private func typed(isBound: Bool, isDisabledFirst: Bool) {
    let screen = TestScreen(
      Late(isBound: isBound, isDisabledFirst: isDisabledFirst), columns: 40, rows: 6)
    screen.type("a")
    screen.change { $0.isLoaded = true }
    screen.type("b")
    #expect(screen.state.first == "ab")
    #expect(screen.state.focus == (isBound ? .first : nil))
  }

  @Test("does not take it from a field that a click or Tab has chosen", arguments: [true, false])
  private func chosen(isBound: Bool) throws {
    let clicked = TestScreen(Late(isBound: isBound), columns: 40, rows: 6)
    clicked.click(column: 10, row: 0)
    clicked.change { $0.isLoaded = true }
    clicked.type("b")
    #expect(clicked.state.first == "b")
    #expect(clicked.state.focus == (isBound ? .first : nil))

    let walked = TestScreen(Late(isBound: isBound, hasThird: true), columns: 40, rows: 6)
    walked.press(.tab)
    walked.change { $0.isLoaded = true }
    walked.type("b")
    #expect(walked.state.third == "b")
    #expect(walked.state.focus == nil)
  }

  @Test("takes it where nobody has typed, or Enter ended that", arguments: [false, true])
  private func entered(types: Bool) {
    let screen = TestScreen(Late(isBound: false), columns: 40, rows: 6)
    if types {
      screen.type("a")
      screen.press(.enter)
    }
    screen.change { $0.isLoaded = true }
    screen.type("b")
    #expect(screen.state.second == "b")
    #expect(screen.state.focus == .second)
  }

  @Test(
    "does not take it from there either where an effect names it, with the field or after it",
    arguments: [false, true])
  private func typedBeforeNamed(isThere: Bool) {
    let screen = TestScreen(Late(isBound: true), columns: 40, rows: 6)
    screen.change { ($0.isLoaded, $0.focus) = (isThere, .first) }
    screen.type("a")
    screen.change { ($0.isLoaded, $0.focus) = (true, .second) }
    screen.type("b")
    #expect((screen.state.first, screen.state.second) == ("ab", ""))
    #expect(screen.state.focus == .first)
    screen.press(.enter)
    screen.change { $0.focus = .second }
    screen.type("c")
    #expect((screen.state.first, screen.state.second) == ("ab", "c"))
  }

  @Test("takes it at once where what is typed asks for it")
  private func advanced() {
    let screen = TestScreen(Late(isBound: true), columns: 40, rows: 6)
    for letter in "12345" { screen.type("\(letter)") }
    #expect((screen.state.first, screen.state.second) == ("1234", "5"))
    #expect(screen.state.focus == .second)
  }

  @Test("is given up where the state names another meanwhile", arguments: Sides.Lateness.later)
  private func movedByState(lateness: Sides.Lateness) {
    let screen = TestScreen(Sides(lateness: lateness), columns: 40, rows: 6)
    screen.change { $0.focus = .right }
    screen.press(.function(5))
    #expect(screen.state.focus == .right)
    #expect(screen.focused?.label == "right")
  }

  @Test("does not stop the keys of what has it meanwhile", arguments: Sides.Lateness.later)
  private func keys(lateness: Sides.Lateness) {
    let screen = TestScreen(Sides(lateness: lateness), columns: 40, rows: 6)
    screen.press(.enter)
    #expect(screen.state.value == 1)
    #expect(screen.state.focus == .left)
  }
}
