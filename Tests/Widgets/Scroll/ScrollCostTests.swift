import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("What scrolling costs") struct ScrollCostTests {
  @Test("Scrolling by a line renders nothing, lays out nothing, and paints what can be seen")
  func oneLine() {
    let screen = lines(10_000, columns: 20, rows: 10, isStrict: false)
    _ = screen.takeRecord()
    screen.press(.down)
    let record = screen.takeRecord()
    #expect(record.update.regions == 0)
    #expect(record.laidOut == 0)
    // The scroll view, its content, and ten lines.
    #expect(record.painted == 12)
    #expect(record.frames == 1)
    screen.press(.end)
    screen.drag(from: CellPoint(column: 19, row: 9), to: CellPoint(column: 19, row: 4))
    let far = screen.takeRecord()
    #expect(far.laidOut == 0 && far.update.regions == 0)
    #expect(far.painted <= 12 * 6)
  }

  @Test("The first frame paints what can be seen, of rows and of columns")
  func firstFrame() {
    let column = lines(10_000, columns: 20, rows: 10, isStrict: false)
    #expect(column.takeRecord().painted < 20)
    let row = TestScreen(
      Fixture(0) { _ in
        ScrollView(.horizontal) { ForEach(0..<1000, id: \.self) { Text("\($0 % 10)") } }
      }, columns: 20, rows: 3, isStrict: false)
    #expect(row.takeRecord().painted < 30)
    row.press(.right)
    #expect(row.takeRecord().painted < 30)
  }

  @Test("Many turns of the wheel in one read are one frame")
  func wheel() {
    let screen = lines(1000, columns: 20, rows: 10, isStrict: false)
    _ = screen.takeRecord()
    screen.wheel(.down, notches: 40, column: 0, row: 0)
    let record = screen.takeRecord()
    #expect(record.frames == 1 && record.laidOut == 0 && record.painted == 12)
    #expect(screen.text.hasPrefix("line 120"))
  }

  @Test("A line that changes out of sight paints nothing")
  func outside() {
    let screen = TestScreen(
      Fixture("a") { text in
        ScrollView {
          ForEach(0..<100, id: \.self) { Text("line \($0)") }
          Text(text)
        }
      }, columns: 20, rows: 10, isStrict: false)
    _ = screen.takeRecord()
    screen.change { $0 = "b" }
    #expect(screen.takeRecord().painted == 0)
  }
}
