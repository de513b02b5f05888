/// A terminal that shows no picture, only a line of words now and then, for a person who hears it.
///
/// A line ends where the next one begins. Nothing addresses the cursor, so a screen reader finds
/// the lines where it finds those of a shell.
@MainActor
package final class LineScreen: Screen {
  private let terminal: NcursesScreen

  /// The bytes that may wait for a terminal that does not read. Later lines are dropped.
  private static let mostWaiting = 1 << 16

  /// Takes a terminal's screen over, which paints nothing from now on.
  package init(_ terminal: NcursesScreen) {
    self.terminal = terminal
    terminal.isPainted = false
  }

  package var size: CellSize { terminal.size }
  package var isUTF8: Bool { terminal.isUTF8 }

  package func put(
    _ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid
  ) {}

  package func scroll(rows: Range<Int>, by distance: Int) -> Bool { true }

  package func present(cursor: CellPoint?, isShown: Bool) -> FrameReport {
    terminal.present(cursor: nil, isShown: false)
  }

  package func copy(_ text: String) -> Bool { terminal.copy(text) }
  package func ring() { terminal.ring() }
  package func notify(_ text: String) { terminal.notify(text) }
  package func setTitle(_ title: String) { terminal.setTitle(title) }
  package func setProgress(_ percent: Int?) { terminal.setProgress(percent) }

  package func speak(_ line: String) {
    if terminal.output.count < Self.mostWaiting { write(line) }
  }

  /// Writes the rows of a grid as lines: they are the terminal's, and none that has words is
  /// dropped.
  package func print(_ lines: CellGrid) {
    for row in 0..<lines.size.rows {
      let text = lines.glyphs.text(of: lines.row(row).map(\.glyph))
      let words = String(text.reversed().drop { $0 == " " }.reversed())
      if let line = SpokenLine.content(for: words) { write(line) }
    }
  }

  private func write(_ line: String) {
    let text = isUTF8 ? line : Substitute.ascii(for: line)
    terminal.output.append("\(text)\r\n".utf8)
    terminal.output.flush()
  }
}

/// A line for a person who hears an app: plain text, which a screen reader reads from the terminal.
package enum SpokenLine {
  /// The largest number of Unicode scalars of a line.
  package static let mostScalars = 4_096

  /// Returns the text as one line without controls; `nil` if nothing is left of it.
  package static func content(for text: String) -> String? {
    let line = String(text.asOneLine.unicodeScalars.prefix(mostScalars)).terminalSafeLine
    return line.allSatisfy { $0 == " " } ? nil : line
  }
}
