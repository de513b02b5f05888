import Recurse
import RecurseReconciler
import RecurseWidgets
import Testing
import WidgetFixture

@testable import RecurseTesting

private struct Row: Component, Equatable {
  var index: Int
  struct State { var count = 0 }
  var initialState: State { State() }
  func render(state: State) -> Node { Button("\(index): \(state.count)") { $0.count += 1 } }
}

private struct Counter: Component, Equatable {
  struct State { var count = 0 }
  var initialState: State { State() }
  func render(state: State) -> Node { Button("count \(state.count)") { $0.count += 1 } }
}

private struct Oops: Error {}

private struct Choice: Equatable {
  var step = 0
  var focus: String?
  var isDisabled = false
}

@MainActor
@Suite("The focus, when widgets are inserted and removed,") struct FocusSuccessionTests {
  @Test("is on a lazy child that returned to the window, and its keys work")
  func lazyReturn() throws {
    let screen = still(20, 6) {
      VStack { VirtualNode.lazy(count: 10, key: { $0 }) { Row(index: $0) } }
    }
    let stack = try #require(screen.stage.tree.root.children.first?.instance)
    for window in [0..<3, 3..<6, 1..<4] {
      stack.report(window: window)
      screen.stage.present()
    }
    #expect(screen.text == "[ 1: 0 ]\n[ 2: 0 ]\n[ 3: 0 ]")
    screen.press(.tab)
    let label = try #require(screen.focused?.label)
    screen.press(.enter)
    let changed = label.replacing(": 0", with: ": 1")
    #expect(screen.text.contains("[ \(changed) ]"))
    screen.press(.tab, .enter, .tab, .enter)
    #expect(screen.text == "[ 1: 1 ]\n[ 2: 1 ]\n[ 3: 1 ]")
  }

  @Test("moves to what replaces its widget")
  func replacement() async {
    let screen = TestScreen(
      Fixture(Choice()) { state in
        Button("before") { _ in }
        if state.step == 0 {
          Button("one") { $0.step = 1 }
        } else {
          VStack {
            Text("title")
            Button("two") { $0.step = 0 }
          }
        }
        Button("after") { _ in }
      }, columns: 20, rows: 6)
    screen.press(.tab)
    for _ in 0..<3 {
      #expect(screen.focused?.label == "one")
      screen.press(.enter)
      #expect(screen.focused?.label == "two")
      await screen.advance(by: .milliseconds(500))
      screen.press(.enter)
      await screen.advance(by: .milliseconds(500))
    }
  }

  @Test("moves to the fallback of an error boundary and back to its content")
  func boundary() async {
    let screen = still(20, 6) {
      Button("before") { _ in }
      ErrorBoundary {
        Button("fail") { _ in throw Oops() }
      } fallback: { failure in
        Text("failed")
        Button("retry") { _ in failure.retry() }
      }
      Button("after") { _ in }
    }
    screen.press(.tab, .enter)
    #expect(screen.focused?.label == "retry")
    await screen.advance(by: .milliseconds(500))
    screen.press(.enter)
    #expect(screen.focused?.label == "fail")
  }

  @Test("is on the first focusable widget that is inserted where none had it")
  func appearance() {
    let screen = TestScreen(
      Fixture(Choice()) { state in
        Text("loading").onKey(.escape) { $0.step += 1 }
        if state.step == 1 {
          Button("a") { _ in }.focused(\.focus, equals: "a")
          Button("b") { _ in }
        }
      }, columns: 20, rows: 4)
    #expect(screen.focused == nil)
    screen.press(.escape)
    #expect(screen.focused?.label == "a")
    #expect(screen.state.focus == "a")
    screen.change { $0.step = 2 }
    #expect(screen.focused == nil)
    #expect(screen.state.focus == nil)
  }

  @Test("is at the only button from the start, so Enter works at once")
  func start() {
    let screen = still(20, 2) { Counter() }
    screen.press(.enter)
    #expect(screen.text == "[ count 1 ]")
  }

  @Test("can be bound on several elements, and on components")
  func bound() {
    let screen = TestScreen(
      Fixture(Choice(focus: "boundary")) { _ in
        Button("first") { _ in }
        ErrorBoundary {
          Text("text")
          Button("in") { _ in }
        } fallback: { _ in
          Text("failed")
        }.focused(\.focus, equals: "boundary")
        ForEach([1, 2], id: \.self) { number in Button("row \(number)") { _ in } }
          .focused(\.focus, equals: "rows")
        Counter().focused(\.focus, equals: "counter")
      }, columns: 20, rows: 8)
    #expect(screen.focused?.label == "in")
    #expect(screen.state.focus == "boundary")
    screen.press(.tab)
    #expect(screen.focused?.label == "row 1")
    #expect(screen.state.focus == "rows")
    screen.press(.tab)
    #expect(screen.state.focus == "rows")
    screen.press(.tab)
    #expect(screen.state.focus == "counter")
    screen.press(.tab)
    #expect(screen.state.focus == nil)
    screen.change { $0.focus = "rows" }
    #expect(screen.focused?.label == "row 1")
    screen.change { $0.focus = "counter" }
    #expect(screen.focused?.label == "count 0")
  }

  @Test("moves to a widget that was requested while it was disabled, once it is enabled")
  func enabling() {
    let screen = TestScreen(
      Fixture(Choice(focus: "b", isDisabled: true)) { state in
        Button("a") { _ in }
        VStack { Button("b") { _ in }.focused(\.focus, equals: "b") }.disabled(state.isDisabled)
      }, columns: 20, rows: 3)
    #expect(screen.focused?.label == "a")
    screen.change { $0.isDisabled = false }
    #expect(screen.focused?.label == "b")
    #expect(screen.state.focus == "b")
  }

  @Test("may be outside of a component whose default button is pressed")
  func shortcut() {
    let screen = TestScreen(
      Fixture("") { _ in
        TextField("name", text: \.self)
        Counter().keyboardShortcut(.defaultAction)
      }, columns: 20, rows: 3)
    screen.press(.enter)
    #expect(screen.text.contains("count 1"))
  }
}
