import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("A toggle") struct ToggleTests {
  @Test("shows its flag, and toggles it by Space, Enter or a click")
  func turning() throws {
    let screen = TestScreen(
      Fixture(false) { isOn in
        Toggle("Hidden files", isOn: \.self)
        Text(isOn ? "shown" : "not shown")
      }, columns: 20, rows: 2)
    #expect(screen.text == "[ ] Hidden files\nnot shown")
    #expect(screen.style(row: 0, column: 0).attributes == .reverse)
    screen.press(.space)
    #expect(screen.text == "[x] Hidden files\nshown")
    screen.press(.enter)
    #expect(!screen.state)
    screen.click(column: 4, row: 0)
    #expect(screen.state)
    screen.click(column: 18, row: 0)
    #expect(screen.state)
    #expect(screen.all(.toggle, "Hidden files").first?.value == "on")
  }

  @Test("shows the state, also after another value; disabled it is not toggled")
  func state() {
    let screen = TestScreen(
      Fixture(0) { count in
        Toggle("never", isOn: false) { state, isOn in if isOn { state += 1 } }
        Toggle("off", isOn: true) { state, _, _ in state = -9 }.disabled()
      }, columns: 20, rows: 2)
    screen.press(.space, .space, .tab, .space)
    #expect(screen.state == 3)
    #expect(screen.text == "[ ] never\n·x· off")
    screen.click(column: 1, row: 1)
    #expect(screen.state == 3)
  }
}

@MainActor
@Suite("A progress view") struct ProgressViewTests {
  private func bar(_ value: Double, _ total: Double = 1, columns: Int = 4) -> String {
    picture(columns, 1) { ProgressView(value: value, total: total) }
  }

  @Test("fills by halves of a cell, and is full only at the end")
  func halves() {
    #expect((0...4).map { bar(Double($0), 16) } == ["────", "────", "╾───", "╾───", "━───"])
    #expect(bar(0.5) == "━━──")
    #expect(bar(0.999) == "━━━╾")
    #expect(bar(1) == "━━━━")
    #expect(bar(1, columns: 1) == "━")
  }

  @Test("accepts any number")
  func numbers() {
    for (value, total) in [(-1.0, 1.0), (0, 0), (.nan, 1), (1, .nan), (1, -1), (1, .infinity)] {
      #expect(bar(value, total) == "────")
    }
    for (value, total) in [(2.0, 1.0), (1, 0), (.infinity, 1)] {
      #expect(bar(value, total) == "━━━━")
    }
  }

  @Test("is as wide as its stack, expands in a row, and is painted where it grows")
  func room() {
    #expect(
      picture(10, 1) {
        HStack {
          Text("a")
          ProgressView(value: 0.5)
          Text("b")
        }
      } == "a ━━━─── b")
    let screen = TestScreen(
      Fixture(0.5) { ProgressView(value: $0).foreground(.green) }, columns: 8, rows: 1)
    _ = screen.takeRecord()
    screen.change { $0 = 0.501 }
    #expect(screen.takeRecord().cells == 0)
    screen.change { $0 = 0.63 }
    #expect(screen.text == "━━━━━───")
    #expect(screen.takeRecord().cells == 1)
    #expect(screen.style(row: 0, column: 4).description == "green")
    #expect(screen.style(row: 0, column: 5).description == "#767676")
  }
}
