import RecurseEditor

extension TextDocument {
  /// Returns the selection after another program has written the text. It stays in its line if that
  /// is there, else it goes to the nearest one with its text, else to the one with its number.
  func selection(_ selection: TextSelection, of old: TextDocument) -> TextSelection {
    var new = TextSelection(cursor: place(of: selection.cursor, before: old))
    if !selection.isEmpty { new.anchor = place(of: selection.anchor, before: old) }
    return new
  }

  private func place(of offset: Int, before old: TextDocument) -> Int {
    let number = old.line(at: offset)
    let column = offset - old.offset(ofLine: number)
    let text = old.text(ofLine: number)
    let place = place(of: offset, in: old)
    // An edit of bytes may lead from the end of one line to that of another.
    if let place, self.text(ofLine: line(at: place)) == text { return place }
    let like = line(like: text, near: number)
    if like == nil, let place { return place }
    let line = like ?? min(number, lineCount)
    let start = self.offset(ofLine: line)
    return min(start + column, start + self.text(ofLine: line).utf8.count)
  }

  /// The lines in which the text of one is searched for, on either side.
  private static let reach = 1_000
  /// The bytes of a line that are compared.
  private static let mostBytes = 1_024

  /// Returns the line with a text that is nearest to a number.
  private func line(like text: String, near number: Int) -> Int? {
    let nearest = (0...Self.reach).lazy.flatMap { $0 == 0 ? [number] : [number - $0, number + $0] }
    guard !text.isEmpty else { return nil }
    return nearest.first { (1...lineCount).contains($0) && self.text(ofLine: $0) == text }
  }

  /// Returns the start of a line, without the line break.
  private func text(ofLine number: Int) -> String {
    let start = offset(ofLine: number)
    let end = number < lineCount ? offset(ofLine: number + 1) - 1 : byteCount
    return text(in: start..<min(end, start + Self.mostBytes))
  }
}
