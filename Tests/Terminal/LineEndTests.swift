import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

/// A screen that draws light lines one pixel too long, to the right and downwards, and blocks to
/// both sides, as xterm does.
@MainActor
private final class LongLineScreen: Screen {
  let size: CellSize
  private var glyphs: [CellPoint: UInt32] = [:]
  /// The pixels in a cell that the lines of others have left.
  private var pixels: [CellPoint: Set<CellPoint>] = [:]
  private var repainted: [CellPoint] = []

  init(size: CellSize) { self.size = size }

  func put(_ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid) {
    for (index, cell) in cells.enumerated() {
      let place = CellPoint(column: column + index, row: row)
      guard glyphs[place] != cell.glyph.rawValue else { continue }
      glyphs[place] = cell.glyph.rawValue
      pixels[place] = nil
      for end in ends(of: cell.glyph.rawValue, at: place) { pixels[end, default: []].insert(place) }
    }
  }

  func repaint(row: Int, columns: Range<Int>) {
    repainted += columns.map { CellPoint(column: $0, row: row) }
  }

  func present(cursor: CellPoint?, isShown: Bool) -> FrameReport {
    for place in repainted { pixels[place] = nil }
    repainted = []
    return FrameReport()
  }

  private func ends(of glyph: UInt32, at place: CellPoint) -> [CellPoint] {
    guard let scalar = Unicode.Scalar(glyph) else { return [] }
    let right = CellPoint(column: place.column + 1, row: place.row)
    let below = CellPoint(column: place.column, row: place.row + 1)
    let left = CellPoint(column: place.column - 1, row: place.row)
    return ("─┐┘┤┬┴┼▀▄█▌".unicodeScalars.contains(scalar) ? [left] : [])
      + ("─┌└├┬┴┼▀▄█▐".unicodeScalars.contains(scalar) ? [right] : [])
      + ("│┌┐├┤┬┼".unicodeScalars.contains(scalar) ? [below] : [])
  }

  /// The cells that show a pixel of a line that is gone.
  var stains: [CellPoint] {
    pixels.filter { place, lines in
      lines.contains { line in !ends(of: glyphs[line] ?? 0x20, at: line).contains(place) }
    }
    .keys.filter { $0.column >= 0 && $0.column < size.columns && $0.row < size.rows }
  }
}

@MainActor @Suite("The end of a line in the cell beside it") struct LineEndTests {
  @Test("is gone when the line goes, in random frames")
  func law() {
    var dice = SplitMix64(seed: 40)
    let size = CellSize(columns: 7, rows: 4)
    let screen = LongLineScreen(size: size)
    let grid = CellGrid(size: size)
    let signs = Array("  ──││┌┐└┘├┤┬┴┼xy漢█▀▄▌▐")
    for frame in 0..<2_000 {
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        grid.draw(
          grid.glyphs.encode(String(signs.randomElement(using: &dice) ?? " "))[...],
          at: CellPoint(
            column: Int.random(in: 0..<6, using: &dice), row: Int.random(in: 0..<4, using: &dice)),
          style: CellStyle())
      }
      grid.flush(to: screen)
      screen.present(cursor: nil)
      #expect(screen.stains.isEmpty, "frame \(frame)")
    }
  }

  @Test("is sent again by ncurses although it has not changed, and nothing else is")
  func bytes() throws {
    let screen = try EmulatedScreen()
    screen.draw("ä─ö│ü漢")
    screen.draw("éèêçßñ", row: 1)
    screen.present()
    screen.draw(" ", column: 1)
    screen.draw(" ", column: 3)
    screen.present()
    let sent = String(decoding: screen.bytes, as: UTF8.self).unicodeScalars.filter {
      $0.value > 0x7F
    }
    #expect(String(String.UnicodeScalarView(sent)) == "äöç")
    #expect(screen.firstDifference() == nil)
  }

  @Test("is gone too when a block shrinks between two letters")
  func block() throws {
    let screen = try EmulatedScreen()
    screen.draw("ä██ö")
    screen.draw("éçèê", row: 1)
    screen.present()
    screen.draw("▃▃", column: 1)
    screen.present()
    let sent = String(decoding: screen.bytes, as: UTF8.self).unicodeScalars.filter {
      $0.value > 0x7F
    }
    #expect(String(String.UnicodeScalarView(sent)) == "ä▃▃ö")
    #expect(screen.firstDifference() == nil)
  }

  @Test("is sent again with the whole of a wide glyph")
  func wide() throws {
    let screen = try EmulatedScreen()
    screen.draw("─漢a│")
    screen.draw("abc漢", row: 1)
    screen.present()
    screen.draw(" ")
    screen.draw(" ", column: 4)
    screen.present()
    let sent = String(decoding: screen.bytes, as: UTF8.self)
    #expect(sent.split(separator: "漢", omittingEmptySubsequences: false).count == 3)
    #expect(screen.firstDifference() == nil)
  }

  @Test("is sent again in the rows of an app that has a gap above them")
  func gap() throws {
    let inline = try InlineTerminal(columns: 12, rows: 10, height: 2, shellLines: 4)
    inline.present()
    // The rows have moved up, as where a terminal breaks lines anew.
    inline.screen.settle(
      in: inline.emulator.size, at: CellPoint(column: 0, row: 2), reflows: false)
    #expect(inline.region.gap == 2)
    inline.terminal.draw("─ö")
    inline.present()
    inline.terminal.draw(" ")
    inline.present()
    let sent = String(decoding: inline.terminal.bytes, as: UTF8.self)
    #expect(sent.contains("ö"))
  }
}
