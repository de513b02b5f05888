import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Form: Component {
  struct State: Equatable {
    var first = "", second = "", log: [String] = []
    var focus: Int? = 1
  }
  enum Output { case done }
  var hasButton = true
  var submits = false
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("first", text: \.first).focused(\.focus, equals: 1)
    Text("between")
    if submits {
      TextField("second", text: \.second).onSubmit { $0.log.append("submit") }
    } else {
      TextField("second", text: \.second)
    }
    Button("Other") { $0.log.append("other") }
    if hasButton {
      Button("OK") { state, emit in
        state.log.append("ok")
        emit(.done)
      }.padding().border().padding().keyboardShortcut(.defaultAction)
    }
    TextField("never", text: "") { _, _ in }.disabled()
  }
}

/// Forms in a component with a default button of its own.
private struct Forms: Component {
  var initialState: [String] { [] }
  var inner = Form()

  func render(state: [String]) -> Node {
    inner.on { state, _ in state.append("inner") }
    TextField("outer", text: "") { _, _ in }
    Button("All") { $0.append("all") }.keyboardShortcut(.defaultAction)
  }
}

@MainActor
@Suite("Enter in a field") struct SubmissionTests {
  @Test("moves to the next field of the component, and presses its default button in the last")
  func fields() {
    let screen = TestScreen(Form(), columns: 30, rows: 20)
    screen.press(.enter)
    #expect(screen.focused?.label == "second")
    #expect(screen.state.log == [])
    screen.press(.enter)
    #expect(screen.state.log == ["ok"])
    #expect(screen.focused?.label == "second")
    #expect(screen.outputs.count == 1)
  }

  @Test("runs the field's own submission first")
  func submission() {
    let screen = TestScreen(Form(submits: true), columns: 30, rows: 20)
    screen.press(.enter, .enter)
    #expect(screen.state.log == ["submit"])
    #expect(screen.unhandled.isEmpty)
  }

  @Test("presses the button of the nearest component around that has one")
  func nearest() {
    let own = TestScreen(Forms(), columns: 30, rows: 20)
    own.press(.enter, .enter)
    #expect(own.state == ["inner"])
    let around = TestScreen(Forms(inner: Form(hasButton: false)), columns: 30, rows: 20)
    around.press(.enter, .enter)
    #expect(around.state == ["all"])
    around.press(.shiftTab, .shiftTab)
    #expect(around.focused?.label == "All")
  }

  @Test("bubbles to key handlers where nothing else handles it")
  func unused() {
    let screen = TestScreen(
      Fixture(Draft()) { state in
        VStack {
          TextField("t", text: \.text).focused(\.isFocused)
          Button("off") { $0.text = "never" }.keyboardShortcut(.defaultAction).disabled()
        }.onKey(.enter) { $0.text = "heard" }
      }, columns: 20, rows: 3)
    screen.press(.enter)
    #expect(screen.state.text == "heard")
    let nobody = fieldScreen()
    nobody.press(.enter)
    #expect(nobody.unhandled.count == 1)
  }
}
