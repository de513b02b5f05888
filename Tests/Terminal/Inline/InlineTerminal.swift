import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

/// An app's rows below a prompt, with the lines that a person should find above them.
@MainActor
final class InlineTerminal {
  let terminal: EmulatedScreen
  /// The lines above the region, oldest first: those of the shell, and those that were printed.
  private(set) var lines: [String] = []
  private(set) var caret: CellPoint?

  var screen: NcursesScreen { terminal.screen }
  var grid: CellGrid { terminal.grid }
  var emulator: TerminalEmulator { terminal.emulator }
  var region: InlineRegion {
    terminal.screen.region ?? InlineRegion(terminal: grid.size, height: 1)
  }

  /// Begins below some lines of a shell.
  init(
    columns: Int, rows: Int, height: Int, shellLines: Int, term: String = "xterm-256color"
  ) throws {
    terminal = try EmulatedScreen(
      term, columns: columns, rows: rows, presentation: .inline(maxHeight: rows))
    for number in 0..<shellLines {
      lines.append("$ \(number)")
      emulator.feed(Array("$ \(number)\r\n".utf8))
    }
    resize(height: height)
    screen.startRegion(at: emulator.cursor)
  }

  func resize(height: Int) {
    screen.resize(CellSize(columns: screen.size.columns, rows: height))
    grid.resize(screen.size)
  }

  func present(caret: CellPoint? = nil) {
    self.caret = caret
    terminal.present(cursor: caret)
  }

  /// Prints a line with the next frame. With spaces inside it is one that continues in the next
  /// row.
  func print(_ text: String, style: CellStyle = CellStyle()) {
    let glyphs = grid.glyphs.encode(text)
    let line = CellGrid(
      size: CellSize(columns: max(1, glyphs.count), rows: 1), glyphs: grid.glyphs,
      styles: grid.styles)
    line.draw(glyphs[...], at: CellPoint(column: 0, row: 0), style: style)
    screen.print(line)
    lines += rows(of: text)
  }

  /// The rows of the terminal that a line takes.
  private func rows(of text: String) -> [String] {
    let columns = emulator.size.columns
    var rows = [""]
    var used = 0
    for character in text {
      let width = grid.glyphs.width(of: grid.glyphs.encode(String(character))[0])
      if used + width > columns {
        rows.append("")
        used = 0
      }
      rows[rows.count - 1].append(character)
      used += width
    }
    return rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  /// Changes the size of the terminal, which tells the place of its cursor.
  func resize(columns: Int, rows: Int, tellsPlace: Bool = true) {
    emulator.resize(CellSize(columns: columns, rows: rows))
    let before = screen.size
    screen.settle(
      in: emulator.size, at: tellsPlace ? emulator.cursor : nil, reflows: false)
    if screen.size != before { grid.resize(screen.size) }
  }

  /// The number of lines of the history that were found right. A larger terminal takes some back.
  private var checked = 0

  private func firstMistake(above top: Int) -> String? {
    let count = emulator.historyCount
    let start = min(checked, count)
    let above = (start..<count).map(emulator.historyLine) + (0..<top).map(emulator.line)
    checked = count
    if above == Array(lines[start...]) { return nil }
    return "lines from \(start) on: \(above.suffix(12)) for \(lines[start...].suffix(12))"
  }

  /// The first thing on the terminal that a person should not see; `nil` without one.
  func firstMistake() -> String? {
    let region = region
    let top = emulator.cursor.row - region.cursor.row
    if let known = region.top, known != top { return "the region is in row \(top), not \(known)" }
    if let mistake = firstMistake(above: top) { return mistake }
    let blank = Array(top..<(top + region.gap)) + Array((top + region.rows)..<emulator.size.rows)
    for row in blank where !emulator.line(row).isEmpty {
      return "row \(row) has “\(emulator.line(row))”"
    }
    if let difference = terminal.firstDifference() { return difference }
    let place = caret.map { CellPoint(column: $0.column, row: top + region.gap + $0.row) }
    if let place, place != emulator.cursor {
      return "the caret is in \(emulator.cursor), not \(place)"
    }
    return emulator.cursorIsVisible == (caret != nil) ? nil : "the cursor is wrong"
  }
}
