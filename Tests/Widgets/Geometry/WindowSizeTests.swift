import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("The window's size in the environment") struct WindowSizeTests {
  @Test("A reader has it in the first frame, and is rendered alone with each new size")
  func reader() {
    let screen = still(20, 3) {
      Text("before")
      WithEnvironment(\.windowSize) { Text("\($0.columns) by \($0.rows)") }
    }
    #expect(screen.text == "before\n20 by 3")
    _ = screen.takeRecord()
    screen.resize(columns: 21, rows: 3)
    #expect(screen.text == "before\n21 by 3")
    let record = screen.takeRecord()
    #expect(record.update.renders == 0 && record.update.regions == 1 && record.frames == 1)
  }

  @Test("A reader of a class is rendered only when the class changes")
  func classes() {
    let screen = still(59, 15) {
      WithEnvironment(\.horizontalSizeClass) { width in
        WithEnvironment(\.verticalSizeClass) { height in Text("\(width) \(height)") }
      }
    }
    #expect(screen.text == "compact compact")
    screen.resize(columns: 60, rows: 15)
    #expect(screen.text == "regular compact")
    screen.resize(columns: 60, rows: 16)
    #expect(screen.text == "regular regular")
    _ = screen.takeRecord()
    screen.resize(columns: 119, rows: 39)
    #expect(screen.takeRecord().update.regions == 0)
    screen.resize(columns: 120, rows: 39)
    #expect(screen.text == "wide regular")
    screen.resize(columns: 120, rows: 40)
    #expect(screen.text == "wide tall")
  }

  @Test("Classes can be compared")
  func comparison() {
    #expect(HorizontalSizeClass(0) == .compact && HorizontalSizeClass(10_000) == .wide)
    #expect(HorizontalSizeClass.compact < .regular && HorizontalSizeClass.regular < .wide)
    #expect(VerticalSizeClass(0) < VerticalSizeClass(20) && VerticalSizeClass(20) < .tall)
  }
}
