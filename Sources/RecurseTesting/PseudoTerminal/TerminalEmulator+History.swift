internal import CEmulator
internal import RecurseTerminal

extension TerminalEmulator {
  /// The number of lines in the terminal's history: those that have left the screen at its top.
  public var historyCount: Int { Int(emulator_history_count(emulator)) }

  /// The text of the history, oldest line first, without spaces at the ends of lines.
  ///
  /// The alternate screen has no history.
  public var history: [String] { (0..<historyCount).map(historyLine) }

  /// Returns a line of the history, without spaces at its end. Lines count from 0, the oldest.
  public func historyLine(_ line: Int) -> String {
    guard line >= 0, line < historyCount else {
      fatalError("a history of \(historyCount) lines has none at \(line)")
    }
    var text = ""
    for column in 0..<emulator_history_columns(emulator, Int32(line)) {
      var cell = emulator_cell()
      emulator_history_cell_at(emulator, Int32(line), column, &cell)
      text += EmulatedCell(cell).text
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
