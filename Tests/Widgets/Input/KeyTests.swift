import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Heard: Equatable {
  var log: [String] = []
  var text = ""
  var isFocused = true
}

@MainActor
@Suite("Keys") struct KeyTests {
  @Test("go to the focused widget, then bubble outward until they are handled")
  func bubbling() {
    let screen = TestScreen(
      Fixture(Heard()) { _ in
        VStack {
          VStack {
            TextField("t", text: \.text).focused(\.isFocused)
              .onKey(.character("a")) { $0.log.append("never") }
              .onKey(.control("s")) { $0.log.append("field") }
              .onKey(.control("s")) { $0.log.append("never: further out") }
            Text("x").onKey(.control("t")) { $0.log.append("never: beside") }
          }
          .onKey(.control("o")) { $0.log.append("inner") }
          .onKey(.up) { $0.log.append("inner up") }
        }
        .onKey(.control("o")) { $0.log.append("never") }
        .onKey(.control("t")) { $0.log.append("outer") }
      }, columns: 20, rows: 4)
    screen.type("a")
    screen.press(.control("s"), .control("o"), .control("t"), .up)
    screen.press(.control("y"), .function(8))
    #expect(screen.state.text == "a")
    #expect(screen.state.log == ["field", "inner", "outer", "inner up"])
    #expect(screen.unhandled == [.key(KeyEvent(.control("y"))), .key(KeyEvent(.function(8)))])
  }

  @Test("go to all handlers where nothing has the focus, inner ones first")
  func nobodyFocused() {
    let screen = TestScreen(
      Fixture(Heard()) { _ in
        Text("a")
        VStack {
          HStack { Text("b").onKey(.character("k")) { $0.log.append("b") } }
            .onKey(.character("k")) { $0.log.append("never") }
            .onKey(.character("l")) { $0.log.append("l") }
        }
        VStack { Text("c") }.onKey(.character("m")) { $0.log.append("m") }
        Text("d").onKey(.character("n")) { $0.log.append("n") }
      }, columns: 20, rows: 8)
    screen.type("klmnx")
    #expect(screen.state.log == ["b", "l", "m", "n"])
    #expect(screen.unhandled.count == 1)
    let nothing = TestScreen(
      Fixture(Heard()) { _ in VStack {}.onKey(.enter) { $0.log.append("!") } }, columns: 3, rows: 1)
    nothing.press(.enter)
    #expect(nothing.state.log == ["!"])
  }

  @Test("do not reach disabled content")
  func disabled() {
    let screen = TestScreen(
      Fixture(Heard()) { _ in
        VStack { Text("b").onKey(.character("k")) { $0.log.append("never") } }.disabled()
        Text("c").onKey(.character("k")) { $0.log.append("c") }
      }, columns: 20, rows: 8)
    screen.type("k")
    #expect(screen.state.log == ["c"])
  }

  @Test("bubble from components to the handlers of those around, as transitions of their state")
  func components() {
    let screen = TestScreen(
      Fixture(Heard()) { state in
        VStack { Inner() }.onKey(.control("x")) { $0.log.append("outer") }
        Inner().onKey(.function(2)) { $0.log.append("on a component") }
        Text(state.log.joined(separator: " "))
      }, columns: 30, rows: 8)
    screen.press(.enter, .enter, .control("x"), .tab, .function(2))
    #expect(screen.text == "[ 2 ]\n[ 0 ]\nouter on a component")
  }

  private struct Inner: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node { Button("\(state)") { $0 += 1 } }
  }

  @Test("press a button: Space and Enter, when they are pressed")
  func buttons() {
    let screen = TestScreen(
      Fixture(0) { state in
        Button("add") { $0 += 1 }
        Button("never") { $0 += 100 }.disabled()
      }, columns: 20, rows: 2)
    screen.press(.space, .enter)
    screen.send([.key(KeyEvent(.enter, phase: .up)), .key(KeyEvent(.enter, phase: .repeat))])
    #expect(screen.state == 3)
    screen.press(.left, .control("m"))
    #expect(screen.state == 3)
    #expect(screen.unhandled.count == 3)
  }

  @Test("that are released run no transition")
  func releases() {
    let screen = TestScreen(
      Fixture(0) { _ in Text("x").onKey(.character("k")) { $0 += 1 } }, columns: 5, rows: 1)
    screen.send([
      .key(KeyEvent(.character("k"), phase: .up)), .key(KeyEvent(.character("k"))),
      .key(KeyEvent(.tab, phase: .up)),
    ])
    #expect(screen.state == 1)
  }

  @Test("that are dispatched after their widget was removed are dropped")
  func goneInBatch() {
    let screen = TestScreen(
      Fixture(Heard()) { state in
        if state.text.isEmpty {
          VStack {
            TextField("t", text: \.text).focused(\.isFocused).padding().border().padding()
          }.padding()
        } else {
          Text("gone").onKey(.character("b")) { $0.log.append("b") }
        }
      }, columns: 20, rows: 9)
    screen.typeAtOnce("abc")
    #expect(screen.text == "gone")
    #expect(screen.state.text == "a")
    #expect(screen.state.log == ["b"])
  }
}
