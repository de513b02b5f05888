internal import RecurseTerminal

extension TerminalEmulator {
  /// The rows as text, without trailing blanks.
  public var lines: [String] { (0..<size.rows).map(line) }

  /// The screen as text, without trailing blanks and without empty lines at the bottom.
  public var text: String {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Returns a row as text, without trailing blanks.
  public func line(_ row: Int) -> String {
    var line = ""
    for column in 0..<size.columns { line += cell(row: row, column: column).text }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Returns a Boolean value that indicates whether a row of the screen contains a text.
  public func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The screen in a frame, for messages.
  var picture: String {
    let rule = String(repeating: "─", count: size.columns)
    var picture = "┌\(rule)┐\n"
    for row in 0..<size.rows {
      picture += "│"
      for column in 0..<size.columns { picture += cell(row: row, column: column).text }
      picture += "│\n"
    }
    picture += "└\(rule)┘\n"
    picture += "cursor: row \(cursor.row), column \(cursor.column)"
    picture += cursorIsVisible ? "" : ", hidden"
    if alternateScreenIsActive { picture += "; alternate screen" }
    if !privateModes.isEmpty { picture += "; modes \(privateModes.sorted())" }
    return picture
  }
}
