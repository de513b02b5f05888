/// The sequences of ``InlineRegion``, which all terminals like xterm have.
extension InlineRegion {
  static let carriageReturn: [UInt8] = [0x0D]
  static let newLine: [UInt8] = [0x0D, 0x0A]
  /// Ends all colors: a terminal clears rows in the present one.
  static let plain = Array("\u{1b}[m".utf8)
  static let clearLine = Array("\u{1b}[K".utf8)
  /// Saves the place of the cursor, to which ncurses returns.
  static let save = Array("\u{1b}7".utf8)
  /// Cuts a row that is too long for the terminal.
  static let cutRows = Array("\u{1b}[?7l".utf8)
  /// Breaks a row that is too long for the terminal.
  static let breakRows = Array("\u{1b}[?7h".utf8)
  /// Asks for the place of the cursor.
  static let askForPlace = Array("\u{1b}[6n".utf8)
  /// Asks for the terminal's name and version.
  static let askForName = Array("\u{1b}[>0q".utf8)

  /// Clears the row of the cursor, which is in its first column, and those below. tmux copies the
  /// screen into its history where it is cleared from its first cell on, so that is left to another
  /// sequence.
  static let clearBelow = plain + clearLine + Array("\u{1b}[C\u{1b}[J\r".utf8)

  static func up(_ count: Int) -> [UInt8] { count > 0 ? Array("\u{1b}[\(count)A".utf8) : [] }
  static func down(_ count: Int) -> [UInt8] { count > 0 ? Array("\u{1b}[\(count)B".utf8) : [] }
  /// Makes sure that the terminal has the rows down to that of the caret. In one that has got
  /// lower, the caret would be in a higher row than the app knows of.
  static func room(forRow row: Int) -> [UInt8] { lineFeeds(row) + up(row) }
  static func insertLines(_ count: Int) -> [UInt8] { Array("\u{1b}[\(count)L".utf8) }
  static func lineFeeds(_ count: Int) -> [UInt8] { Array(repeating: 0x0A, count: max(0, count)) }

  /// The bytes before and after the line feeds that lead to the last row when the app crashes. The
  /// cursor is then in the first column of the row below.
  static let endingBefore = Array("\u{18}\u{1b}[?2026l\u{1b}[?7h\u{1b}[m\r".utf8)
  static let endingAfter = newLine + clearBelow
}

/// A line that is printed above the region.
struct PrintedLine: Equatable {
  /// The bytes, without a line break. They end without colors.
  var bytes: [UInt8]
  /// The rows of the terminal that it takes.
  var rows: Int
}
