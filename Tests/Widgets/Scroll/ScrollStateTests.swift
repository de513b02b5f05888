import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Log: Equatable {
  var lines = 10
  var scroll = ScrollPosition()
  var anchor: Alignment?
  var changes = 0
  var isAnchored = true

  /// The key that is first in view; setting it scrolls there.
  var position: Int? {
    get { scroll.viewID(type: Int.self) }
    set { if let newValue { scroll.scroll(to: newValue, anchor: anchor) } }
  }
}

@MainActor
@Suite("Scroll views and the state") struct ScrollStateTests {
  private func log(_ state: Log, rows: Int = 4) -> TestScreen<Fixture<Log>> {
    TestScreen(
      Fixture(state) { state in
        ScrollView {
          ForEach(0..<state.lines, id: \.self) { Text("line \($0)") }
        }
        .defaultScrollAnchor(state.isAnchored ? .bottom : nil)
      }, columns: 10, rows: rows)
  }

  private func bound(_ state: Log, anchor: Alignment? = nil) -> TestScreen<Fixture<Log>> {
    var state = state
    state.anchor = anchor
    return TestScreen(
      Fixture(state) { state in
        ScrollView {
          Text("header")
          ForEach(0..<state.lines, id: \.self) { Text("line \($0)") }
        }
        .scrollPosition(\.scroll)
        .border()
      }, columns: 12, rows: 6)
  }

  private func first<State>(_ screen: TestScreen<Fixture<State>>, row: Int = 0) -> String {
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows[row].split { " │▕▐".contains($0) }.joined(separator: " ")
  }

  @Test("A log begins at its end, and follows what is added while it is there")
  func log() {
    let screen = log(Log())
    #expect(first(screen) == "line 6")
    screen.change { $0.lines = 30 }
    #expect(first(screen) == "line 26")
    screen.press(.up)
    screen.change { $0.lines = 40 }
    #expect(first(screen) == "line 25")
    screen.press(.end)
    screen.change { $0.lines = 41 }
    #expect(first(screen) == "line 37")
    screen.resize(columns: 10, rows: 6)
    #expect(first(screen) == "line 35")
    screen.change { $0.lines = 2 }
    screen.change { $0.lines = 20 }
    #expect(first(screen) == "line 14")
  }

  @Test("An empty log follows its first lines; the thumb and the wheel leave the end and return")
  func emptyLog() {
    var state = Log()
    state.lines = 0
    let screen = log(state)
    for count in 1...12 { screen.change { $0.lines = count } }
    #expect(first(screen) == "line 8")
    screen.wheel(.up, column: 0, row: 0)
    screen.change { $0.lines = 13 }
    #expect(first(screen) == "line 5")
    screen.drag(from: CellPoint(column: 9, row: 2), to: CellPoint(column: 9, row: 3))
    screen.change { $0.lines = 20 }
    #expect(first(screen) == "line 16")
  }

  @Test("Without an anchor the offset stays at the beginning")
  func noAnchor() {
    var state = Log()
    state.isAnchored = false
    let screen = log(state)
    screen.press(.end)
    screen.change { $0.lines = 30 }
    #expect(first(screen) == "line 6")
  }

  @Test("An anchor applies from a container around, but not through another scroll view")
  func anchorAround() {
    let screen = TestScreen(
      Fixture(0) { _ in
        ScrollView {
          ScrollView { ForEach(0..<9, id: \.self) { Text("in \($0)") } }.frame(height: 3)
          ForEach(0..<9, id: \.self) { Text("out \($0)") }
        }
        .padding(1).border().padding(1).defaultScrollAnchor(.bottom)
      }, columns: 20, rows: 12)
    #expect(screen.text.contains("out 8"))
    screen.press(.shiftTab, .pageUp, .pageUp, .pageUp)
    screen.wheel(.up, notches: 9, column: 5, row: 5)
    #expect(screen.text.contains("in 0"))
  }

  @Test("Writing a key scrolls to its child, as little as needed")
  func writing() {
    var state = Log()
    state.lines = 20
    state.position = 9
    let screen = bound(state)
    #expect(first(screen, row: 4) == "line 9")
    screen.change { $0.position = 7 }
    #expect(first(screen, row: 4) == "line 9")
    screen.change { $0.position = 2 }
    #expect(first(screen, row: 1) == "line 2")
    screen.change { $0.position = 500 }
    #expect(first(screen, row: 1) == "line 2")
    screen.change { $0.position = nil }
    #expect(first(screen, row: 1) == "line 2")
  }

  @Test("An anchor positions the child in the viewport")
  func anchors() {
    var state = Log()
    state.lines = 30
    let top = bound(state, anchor: .top)
    top.change { $0.position = 9 }
    #expect(first(top, row: 1) == "line 9")
    let bottom = bound(state, anchor: .bottom)
    bottom.change { $0.position = 9 }
    #expect(first(bottom, row: 4) == "line 9")
    top.change { $0.position = 29 }
    #expect(first(top, row: 4) == "line 29")
    let center = bound(state, anchor: .center)
    center.change { $0.position = 9 }
    #expect(["line 8", "line 7"].contains(first(center, row: 1)))
  }

  @Test("When a person scrolls, the uppermost key is written, which moves nothing")
  func reading() {
    var state = Log()
    state.lines = 20
    let screen = bound(state)
    #expect(screen.state.position == nil)
    screen.wheel(.down, column: 3, row: 3)
    #expect(screen.state.position == 2)
    #expect(first(screen, row: 1) == "line 2")
    screen.press(.home)
    #expect(screen.state.position == 0)
    screen.press(.down)
    #expect(screen.state.position == 0)
    #expect(first(screen, row: 1) == "line 0")
    // What the state writes by itself is shown again.
    screen.press(.end)
    screen.change { $0.position = 0 }
    #expect(first(screen, row: 1) == "line 0")
  }

  @Test("A child that is inserted with the key that is written is found")
  func addedChild() {
    let screen = bound(Log())
    screen.change {
      $0.lines = 50
      $0.position = 49
    }
    #expect(first(screen, row: 4) == "line 49")
  }

  @Test("Any key is found: of a component, in a stack, by .key")
  func keys() {
    let screen = TestScreen(
      Fixture(ScrollPosition()) { _ in
        ScrollView {
          VStack {
            ForEach(0..<9, id: \.self) { Text("line \($0)") }
            Label(text: "target").key("here")
          }
        }.scrollPosition(\.self)
      }, columns: 10, rows: 3)
    screen.change { $0.scroll(to: "here") }
    #expect(first(screen, row: 2) == "target")
  }
}
