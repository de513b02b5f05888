import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Form: Equatable {
  var isLastWanted = false
  var text = String(repeating: "0123456789", count: 3)
}

@MainActor
@Suite("Scroll views in scroll views") struct NestedScrollTests {
  private func nested() -> TestScreen<Still> {
    still(10, 5) {
      ScrollView {
        Text("top")
        ScrollView { ForEach(0..<5, id: \.self) { Text("in \($0)") } }.frame(height: 3)
        ForEach(0..<5, id: \.self) { Text("out \($0)") }
      }
    }
  }

  @Test("The inner one scrolls first, and the outer one at its end")
  func wheel() {
    let screen = nested()
    #expect(screen.text == "top      ▐\nin 0    ▐▐\nin 1    ▐▐\nin 2    ▕▕\nout 0    ▕")
    screen.wheel(.down, column: 1, row: 2)
    #expect(screen.text.hasPrefix("top      ▐\nin 2    ▕▐"))
    screen.wheel(.down, column: 1, row: 2)
    #expect(screen.text.hasPrefix("in 4"))
    screen.wheel(.up, column: 1, row: 0)
    #expect(screen.text.hasPrefix("in 2"))
    screen.wheel(.up, column: 1, row: 4)
    #expect(screen.text.hasPrefix("top      ▐\nin 0    ▐▐"))
  }

  @Test("Keys bubble from the inner to the outer one at its end")
  func keys() {
    let screen = nested()
    #expect(screen.focused?.role == .scrollView)
    screen.press(.pageDown)
    #expect(screen.text.hasPrefix("top      ▐\nin 2    ▕▐"))
    screen.press(.down, .down)
    #expect(screen.text.hasPrefix("in 3"))
    // What has the focus and moves is seen.
    screen.press(.up)
    #expect(screen.text.hasPrefix("in 1"))
    screen.press(.up, .up)
    #expect(screen.text.hasPrefix("top      ▐\nin 0    ▐▐"))
    #expect(screen.unhandled.isEmpty)
  }

  @Test("What gets the focus by Tab is scrolled into view in all of them, and can be left")
  func tab() {
    let screen = still(12, 4) {
      ScrollView {
        Button("a") { _ in }
        ForEach(0..<6, id: \.self) { Text("out \($0)") }
        ScrollView {
          ForEach(0..<4, id: \.self) { Text("in \($0)") }
          Button("b") { _ in }
        }.frame(height: 2)
        ForEach(0..<6, id: \.self) { Text("out \($0)") }
      }
    }
    screen.press(.tab)
    #expect(screen.text.contains("[ b ]"))
    screen.press(.pageUp, .pageUp)
    #expect(!screen.text.contains("[ b ]"))
    #expect(screen.focused?.label == "b")
    screen.press(.shiftTab)
    #expect(screen.text.hasPrefix("[ a ]"))
    screen.press(.shiftTab)
    #expect(screen.text.contains("[ b ]"))
  }

  @Test("What gets the focus by the state is scrolled into view")
  func byState() {
    let screen = TestScreen(
      Fixture(Form()) { _ in
        ScrollView {
          Button("first") { _ in }
          ForEach(0..<9, id: \.self) { Text("line \($0)") }
          Button("last") { _ in }.focused(\.isLastWanted)
        }
      }, columns: 12, rows: 3)
    #expect(screen.text.hasPrefix("[ first ]"))
    screen.change { $0.isLastWanted = true }
    #expect(screen.text.contains("[ last ]"))
  }

  @Test("A click scrolls nothing, even where what is clicked is clipped")
  func click() {
    let screen = still(12, 3) {
      ScrollView {
        ForEach(0..<4, id: \.self) { number in
          Button("b\(number)") { $0 += 1 }.padding(1)
        }
      }
    }
    screen.wheel(.down, column: 0, row: 0)
    screen.press(.up)
    let before = screen.text
    screen.click(column: 2, row: 2)
    #expect(screen.text == before)
    #expect(screen.state == 1)
  }

  @Test("The cursor of a field that is wider than the view stays in view")
  func wideField() {
    let screen = TestScreen(
      Fixture(Form()) { _ in
        ScrollView(.horizontal) { TextField("f", text: \.text).frame(width: 40) }
      }, columns: 10, rows: 3)
    screen.press(.tab)
    screen.press(.home)
    #expect(screen.cursor == CellPoint(column: 0, row: 0))
    for column in 1...20 {
      screen.press(.right)
      #expect(screen.cursor == CellPoint(column: min(column, 9), row: 0))
    }
    screen.wheel(.left, notches: 5, column: 0, row: 0)
    #expect(screen.cursor == nil)
    screen.press(.left)
    #expect(screen.cursor == CellPoint(column: 9, row: 0))
  }
}
