import RecurseTesting
import Testing

@testable import RecurseTerminal

@Suite("Pairs of colors keep their numbers while they are visible") @MainActor
struct PairTableTests {
  private func expect(
    _ table: inout PairTable, foreground: Int32, background: Int32, frame: UInt32,
    is wanted: PairTable.Assignment, location: SourceLocation = #_sourceLocation
  ) {
    let answer = table.number(foreground: foreground, background: background, frame: frame)
    #expect(answer == wanted, sourceLocation: location)
  }

  @Test("The terminal's default colors are number 0, every other pair has one number")
  func numbers() {
    var table = PairTable(capacity: 4)
    expect(&table, foreground: -1, background: -1, frame: 1, is: .known(0))
    expect(&table, foreground: 1, background: -1, frame: 1, is: .fresh(1))
    expect(&table, foreground: -1, background: 1, frame: 1, is: .fresh(2))
    expect(&table, foreground: 1, background: -1, frame: 1, is: .known(1))
  }

  @Test("A full table frees the numbers that neither a cell nor this frame uses")
  func reclaim() {
    var table = PairTable(capacity: 4)
    for color in 1...3 {
      _ = table.number(foreground: Int32(color), background: -1, frame: UInt32(color))
    }
    expect(&table, foreground: 9, background: -1, frame: 3, is: .full)
    // Number 1 is visible, 3 belongs to this frame: only 2 is free.
    let hasRoom = table.reclaim(live: [0, 1, 0, 0], frame: 3)
    #expect(hasRoom)
    expect(&table, foreground: 9, background: -1, frame: 3, is: .fresh(2))
    expect(&table, foreground: 1, background: -1, frame: 3, is: .known(1))
    expect(&table, foreground: 2, background: -1, frame: 3, is: .full)
    let hasRoomAgain = table.reclaim(live: [0, 1, 1, 1], frame: 4)
    #expect(!hasRoomAgain)
  }

  @Test("More pairs than the terminal has, over many frames: no cell changes its color")
  func eviction() throws {
    // The console has 8 colors and 64 pairs, and there are 81 combinations.
    let terminal = try EmulatedScreen("linux", columns: 9, rows: 9, environment: [:])
    defer { terminal.screen.close() }
    func color(_ number: Int) -> Color? { number == 8 ? nil : .indexed(UInt8(number)) }
    var shown: [CellPoint: CellStyle] = [:]
    for step in 0..<400 {
      // Six rows at most, so that there are never more than 54 pairs on the screen.
      let point = CellPoint(column: step % 9, row: step / 9 % 6)
      let style = CellStyle(
        foreground: color(step * 7 % 9), background: color((step * 5 + step / 9) % 9))
      guard style.foreground != style.background else { continue }
      // A style without a background would keep the one that the cell has.
      terminal.grid.fill(
        CellRect(column: point.column, row: point.row, columns: 1, rows: 1), style: CellStyle())
      terminal.draw("x", row: point.row, column: point.column, style: style)
      terminal.present()
      shown[point] = style
      let wrong = shown.filter { point, style in
        terminal.emulator.cell(row: point.row, column: point.column).style != style
      }
      #expect(wrong.isEmpty)
      guard wrong.isEmpty else { return }
    }
  }
}
