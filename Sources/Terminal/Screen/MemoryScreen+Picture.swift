extension MemoryScreen {
  /// The lines, without trailing spaces and without empty lines at the bottom.
  public var text: String {
    var lines = (0..<size.rows).map { line($0) }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Returns one line.
  ///
  /// - Parameter isTrimmed: whether trailing spaces are omitted.
  public func line(_ row: Int, isTrimmed: Bool = true) -> String {
    var end = (row + 1) * size.columns
    if isTrimmed {
      while end > row * size.columns, cells[end - 1].glyph == .space { end -= 1 }
    }
    return glyphs.text(of: cells[(row * size.columns)..<end].lazy.map(\.glyph))
  }

  /// The lines, then a letter for the style of each cell, then the styles of the letters, for
  /// review in a diff.
  ///
  /// ```
  /// Name: Ada
  /// -----
  /// aaaaa bbb
  /// -----
  /// a: bold
  /// b: red on #101010
  /// ```
  public var styledText: String {
    var letters: [StyleID: Character] = [.plain: " "]
    var legend: [String] = []
    var lines: [String] = []
    for row in 0..<size.rows {
      var line = ""
      for cell in cells[(row * size.columns)..<((row + 1) * size.columns)] {
        if letters[cell.style] == nil {
          let letter = MemoryScreen.letter(legend.count)
          letters[cell.style] = letter
          legend.append("\(letter): \(styles[cell.style])")
        }
        line.append(letters[cell.style] ?? "?")
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    if legend.isEmpty { return text }
    while lines.last == "" { lines.removeLast() }
    return ([text, "-----"] + lines + ["-----"] + legend).joined(separator: "\n")
  }

  private static func letter(_ index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    if index < letters.count { return letters[index] }
    // Latin letters with marks, `Ā` to `ɏ`: 336 letters of one column.
    let scalar = UInt32(0x100 + index - letters.count)
    return scalar < 0x250 ? Character(Unicode.Scalar(scalar) ?? "*") : "*"
  }
}
